import { type Text, t, type What } from '@coup-doeil/core/chart';
import type { Stage } from '@coup-doeil/core/game';

/** What the command itself says, in both languages. What belongs to a game comes from the game. */
export const WORDS = {
  broken: t(
    'marked as a game, but it cannot be loaded; is it built?',
    'marqué comme un jeu, mais impossible à charger\u202f; est-il construit\u202f?',
  ),
  total: t('Total', 'Total'),
  working: t('The working', 'Le calcul'),
  lit: t('Lit on the charts', 'Éclairé sur les tables'),
  odds: t('Odds', 'Chances'),
  table: t('On the die', 'Au dé'),
  facts: t('What follows', 'Ce qui suit'),
  readings: t('Readings', 'Lectures'),
  refused: t('Not allowed', 'Interdit'),
  incomplete: t(
    'The sheet is silent on a part of this: the total is not the whole of it.',
    'La feuille se tait sur une partie\u202f: ce total n’est pas complet.',
  ),
  ignored: t('set aside by', 'écarté par'),
  decisive: t('decides', 'décide'),
  under: t('under', 'avec'),
  changes: t('What would change it', 'Ce qui changerait'),
  mattered: t('What did not matter', 'Ce qui n’a pas compté'),
  thrown: t('Thrown', 'Lancé'),
  outcome: t('What came of it', 'Ce qu’il en advient'),
  seed: t('Seed', 'Graine'),
  link: t('The same on the site', 'Le même sur le site'),
  printings: t('Printings', 'Éditions'),
  noDifference: t('No difference.', 'Aucune différence.'),
  removed: t('taken out', 'retirée'),
  added: t('added', 'ajoutée'),
  none: t('none', 'rien'),
  fields: t('Fields', 'Champs'),
  example: t('A worked example', 'Un exemple'),
  stage: t('Stage', 'Étape'),
  charts: t('Charts', 'Tables'),
  calculators: t('Calculators', 'Calculs'),
} as const;

/** How far a game is proved. */
export const STAGE_WORDS: Readonly<Record<Stage, Text>> = {
  draft: t('draft', 'ébauche'),
  checked: t('checked', 'vérifié'),
  verified: t('verified', 'éprouvé'),
};

/** What differs between two printings. */
export const WHAT_WORDS: Readonly<Record<What, Text>> = {
  cell: t('figure', 'chiffre'),
  name: t('name', 'nom'),
  condition: t('when it counts', 'quand elle compte'),
  term: t('what it does', 'ce qu’elle fait'),
  reference: t('rule number', 'numéro de règle'),
};
