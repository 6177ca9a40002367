import type { What } from '@coup-doeil/core/chart';
import type { Stage } from '@coup-doeil/core/game';
import { type Text, t } from '@coup-doeil/core/text';

/** The command's own words, in both languages. What belongs to a game comes from the game. */
export const WORDS = {
  working: t('The working', 'Le calcul'),
  lit: t('Lit on the charts', 'Éclairé sur les tables'),
  odds: t('Odds', 'Chances'),
  table: t('On the die', 'Au dé'),
  facts: t('What follows', 'Ce qui suit'),
  readings: t('Readings', 'Lectures'),
  decisive: t('decides', 'décide'),
  otherReadings: t('Under other readings', 'Selon d’autres lectures'),
  under: t('under', 'avec'),
  decisions: t('What would change it', 'Ce qui changerait la réponse'),
  given: t('If the ground or the enemy were different', 'Si le terrain ou l’ennemi changeait'),
  mattered: t('What did not matter', 'Ce qui n’a pas compté'),
  thrown: t('Thrown', 'Lancé'),
  outcome: t('What came of it', 'Ce qui en résulte'),
  seed: t('Seed', 'Graine aléatoire'),
  link: t('The same on the site', 'La même chose sur le site'),
  printings: t('Printings', 'Éditions'),
  noDifference: t('No difference.', 'Aucune différence.'),
  fields: t('Fields', 'Champs'),
  example: t('A worked example', 'Un exemple'),
  stage: t('Stage', 'État'),
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
