import type { Meta } from '@coup-doeil/core/game';
import { t } from '@coup-doeil/core/text';

/** What readers need to list the game: its names, printings, charts and calculators. */
export const meta: Meta<'seven-years-war'> = {
  id: 'seven-years-war',
  title: t('Seven Years War chart', 'Table de la guerre de Sept Ans'),
  publisher: 'Not named',
  period: t('1756 to 1763', '1756 à 1763'),
  about: t(
    'A French player’s sheet, read as one for the first Prussia’s Glory; it has no combat results table.',
    'Une feuille de joueur française, prise pour celle du premier Prussia’s Glory\u202f; elle n’a pas de table de combat.',
  ),
  dice: ['d6'],
  printings: [{ id: 'sheet', year: null, label: t('the sheet, undated', 'la feuille, sans date') }],
  languages: ['en', 'fr'],
  stage: 'verified',
  version: '0.1.0',
  charts: [
    { id: 'terrain-hexes', title: t('Terrain: hexes', 'Terrain\u202f: hex') },
    { id: 'terrain-hexsides', title: t('Terrain: hexsides', 'Terrain\u202f: bords d’hex') },
    { id: 'zone-exit', title: t('Leaving an enemy zone of control', 'Sortir d’une zone de contrôle ennemie') },
    { id: 'combat-sequence', title: t('Sequence of a combat', 'Séquence d’un combat') },
    {
      id: 'rally',
      title: t('Rally modifiers, to the unit’s morale', 'Ralliement\u202f: ce qui modifie le moral de l’unité'),
    },
    { id: 'notes', title: t('Notes and principles', 'Notes et principes') },
    { id: 'deep-charge', title: t('Deep charges', 'Charges profondes') },
    { id: 'morale-effects', title: t('What morale does in combat', 'Ce que le moral fait au combat') },
    { id: 'key', title: t('Signs and abbreviations', 'Signes et abréviations') },
  ],
  calculators: [
    { id: 'march', title: t('March', 'Marche') },
    { id: 'attack-terrain', title: t('Terrain of an attack', 'Terrain d’une attaque') },
    { id: 'water', title: t('Type of water', 'Type d’eau') },
    { id: 'rally', title: t('Rally', 'Ralliement') },
    { id: 'deep-charge', title: t('Deep charge', 'Charge profonde') },
    { id: 'morale-effect', title: t('Morale in combat', 'Le moral au combat') },
    { id: 'combat-steps', title: t('Steps of a combat', 'Étapes d’un combat'), walk: true },
  ],
};
