import type { Meta } from '@coup-doeil/core/game';
import { same, t } from '@coup-doeil/core/text';

/** What readers need to list the game: its names, printings, charts and calculators. */
export const meta: Meta<'jours-de-gloire'> = {
  id: 'jours-de-gloire',
  title: same('Jours de Gloire'),
  publisher: 'VaeVictis, Cérigo Éditions',
  period: t('1796 to 1815', '1796 à 1815'),
  about: t(
    'Napoleonic battles; the sheets of 2016 and 2006.',
    'Batailles napoléoniennes\u202f; les feuilles de 2016 et de 2006.',
  ),
  dice: ['d10'],
  printings: [
    { id: '2016', year: 2016, label: same('2016') },
    { id: '2006', year: 2006, label: same('2006') },
  ],
  languages: ['en', 'fr'],
  stage: 'verified',
  version: '0.1.0',
  charts: [
    { id: 'terrain', title: t('Terrain effects', 'Table des terrains') },
    { id: 'key', title: t('Key', 'Abréviations') },
    { id: 'notes', title: t('Notes', 'Notes') },
    { id: 'shock-modifiers', title: t('Shock and charge modifiers', 'Modificateurs de choc et de charge') },
    { id: 'fire-modifiers', title: t('Fire modifiers', 'Modificateurs de tir') },
    { id: 'shock', title: t('Shock and charge table', 'Table de choc et charge') },
    { id: 'odds', title: t('Odds table', 'Table des ratios') },
    { id: 'fire', title: t('Fire table', 'Table de tir') },
  ],
  calculators: [
    { id: 'shock', title: t('Shock and charge', 'Choc et charge') },
    { id: 'fire', title: t('Artillery fire', 'Tir d’artillerie') },
    { id: 'march', title: t('March', 'Marche') },
    { id: 'charge', title: t('May it charge?', 'Peut-elle charger\u202f?') },
    { id: 'cohesion', title: t('Cohesion test', 'Test de cohésion') },
    { id: 'odds', title: t('Odds', 'Rapport de force') },
  ],
};
