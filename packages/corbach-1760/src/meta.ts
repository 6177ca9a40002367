import type { Meta } from '@coup-doeil/core/game';
import { same, t } from '@coup-doeil/core/text';

/** What readers need to list the game: its names, printings, charts and calculators. */
export const meta: Meta<'corbach-1760'> = {
  id: 'corbach-1760',
  title: same('Corbach 1760'),
  publisher: 'VaeVictis, Cérigo Éditions',
  period: t('1760, Seven Years War', '1760, guerre de Sept Ans'),
  about: t(
    'The battle of Corbach; the sheet of VaeVictis 142.',
    'La bataille de Corbach\u202f; la feuille de VaeVictis 142.',
  ),
  dice: ['d6', 'd10'],
  printings: [{ id: '142', year: null, label: same('VaeVictis 142') }],
  languages: ['en', 'fr'],
  stage: 'verified',
  version: '0.1.0',
  charts: [
    { id: 'terrain', title: t('Terrain effects', 'Effets du terrain') },
    { id: 'artillery', title: t('Artillery table', 'Table d’artillerie') },
    { id: 'artillery-modifiers', title: t('Artillery modifiers', 'Modificateurs d’artillerie') },
    { id: 'sequence', title: t('Sequence of play', 'Séquence de jeu') },
    { id: 'combat', title: t('Combat results', 'Table de combat') },
    { id: 'combat-modifiers', title: t('Combat modifiers', 'Modificateurs de combat') },
    { id: 'ratio', title: t('Strength ratio', 'Rapport de force') },
    { id: 'key', title: t('Key', 'Légende') },
    { id: 'notes', title: t('Notes', 'Notes') },
  ],
  calculators: [
    { id: 'march', title: t('March', 'Marche') },
    { id: 'fire', title: t('Artillery fire', 'Tir d’artillerie') },
    { id: 'combat', title: t('Combat', 'Combat') },
    { id: 'morale', title: t('Morale test', 'Test de moral') },
    { id: 'zone', title: t('Zone of control', 'Zone de contrôle') },
    { id: 'ratio', title: t('Strength ratio', 'Rapport de force') },
    { id: 'rally-phase', title: t('Rally phase', 'Phase de ralliement') },
    { id: 'turn', title: t('Turn', 'Tour de jeu'), walk: true },
  ],
};
