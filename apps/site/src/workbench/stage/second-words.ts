import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said of the stages, and of the second entry. */
export const secondWords = {
  stages: t('Stages', 'Étapes'),
  duties: t('Stage and duties', 'Étape et devoirs'),
  draft: t('Draft', 'Ébauche'),
  checked: t('Checked', 'Vérifié'),
  verified: t('Verified', 'Éprouvé'),
  typed: t('Typed once', 'Tapé une fois'),
  cells: t('{n} cells, all sheets', '{n} cellules, toutes feuilles'),
  mended: t('Mended', 'Corrigé'),
  left: t('{n} left', 'reste {n}'),
  nothingLeft: t('nothing left', 'plus rien'),
  again: t('Typed again, blind', 'Retapé à l’aveugle'),
  againOf: t(
    '{n} of {of} cells; the first entry stays covered',
    '{n} cellules sur {of}\u202f; la première saisie reste couverte',
  ),
  differ: t('{n} cells differ', '{n} cellules diffèrent'),
  ruling: t('One printed example', 'Un exemple imprimé'),
  rulingHow: t('its answer, worked by hand', 'sa réponse, calculée à la main'),
  languages: t('French and English', 'Français et anglais'),
  languagesHow: t('needed only to be checked', 'pas avant d’être vérifié'),
  begin: t('Begin', 'Commencer'),
  goOn: t('Go on', 'Continuer'),
  addIt: t('Add', 'Ajouter'),
  title: t('{sheet}, a second time', '{sheet}, une seconde fois'),
  how: t(
    'Type the sheet again from the paper, with the first entry covered. Compare when you are done.',
    'Retapez la feuille d’après le papier, la première saisie étant couverte. Comparez à la fin.',
  ),
  compare: t('Compare', 'Comparer'),
  leave: t('Back to the first entry', 'Revenir à la première saisie'),
  same: t('Both entries say the same, cell by cell.', 'Les deux saisies disent la même chose, cellule par cellule.'),
  cell: t('Cell', 'Cellule'),
  first: t('First', 'Première'),
  second: t('Second', 'Seconde'),
  keepFirst: t('The first is right', 'La première est juste'),
  keepSecond: t('The second is right', 'La seconde est juste'),
  covered: t('The first entry is covered.', 'La première saisie est couverte.'),
  empty: t('empty', 'vide'),
} satisfies Readonly<Record<string, Said>>;
