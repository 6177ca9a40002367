/** The words of a page that compares two printings, given their names. */
import { t } from '@coup-doeil/core/chart';
export const makeWords = (from: string, to: string) => ({
  title: t('{from} and {to}', '{from} et {to}', { from, to }),
  sub: t(
    'What changed between the two printings, found by comparing them, and what it means.',
    'Ce qui a changé d’une édition à l’autre, trouvé en les comparant, et ce que cela veut dire.',
  ),
  /** By what the changes do. */
  weights: {
    plays: t('What plays differently', 'Ce qui se joue autrement'),
    says: t(
      'Changed, but no calculator here answers differently',
      'Changé, mais aucun calcul d’ici ne répond autrement',
    ),
    names: t('Names, headings and rule numbers', 'Noms, rubriques et numéros de règle'),
  },
  where: t('Where', 'Où'),
  what: t('What', 'Quoi'),
  means: t('What it means', 'Ce que cela veut dire'),
  nothing: t('nothing', 'rien'),
  after: t(':', '\u202f:'),
  becomes: t('becomes', 'devient'),
  answers: t('At the table', 'À la table'),
  answersSub: t(
    'Examples of the calculators that come out differently.',
    'Les exemples des calculs qui donnent autre chose.',
  ),
  none: t(
    'Every example comes out the same by both printings.',
    'Tous les exemples donnent la même chose avec les deux éditions.',
  ),
  same: t('Printed alike in both', 'Imprimées pareil dans les deux'),
  situation: t('Situation', 'Situation'),
});
