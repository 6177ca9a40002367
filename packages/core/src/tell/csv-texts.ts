import type { CsvRule } from '../chart/import/csv-rule.ts';
import { t } from '../text/index.ts';
import type { RuleTexts } from './errors.ts';

const WHAT = {
  name: t('the name', 'le nom'),
  note: t('the note', 'la note'),
  meaning: t('the meaning', 'le sens'),
  title: t('the title', 'le titre'),
} as const;
const IN = { en: t('in English', 'en anglais'), fr: t('in French', 'en français') } as const;

/** What each rule of a CSV file allows, in words. */
export const CSV_TEXTS: RuleTexts<CsvRule> = {
  'csv-quoted-cell': () =>
    t(
      'a cell, in quotes where it holds a quote, a comma or a line end',
      'une cellule, entre guillemets droits si elle contient un guillemet, une virgule ou une fin de ligne',
    ),
  'csv-head': () => t('a first line with the names of the columns', 'une première ligne avec les noms des colonnes'),
  'csv-column-names': () =>
    t(
      'a name of its own for every column, a comma between them',
      'un nom propre à chaque colonne, séparés par des virgules',
    ),
  'csv-cell-count': ({ count, columns }) =>
    count === 1
      ? t('1 cell ({columns})', '1 cellule ({columns})', { columns })
      : t('{count} cells ({columns})', '{count} cellules ({columns})', { count, columns }),
  'csv-columns': ({ columns }) => t('the columns {columns}', 'les colonnes {columns}', { columns }),
  'csv-cell-column': () => t('at least one column of cells', 'au moins une colonne de cellules'),
  'csv-lines': () => t('at least one line under the head', 'au moins une ligne sous l’en-tête'),
  'csv-id': () => t('an id such as dry-lake', 'un identifiant comme dry-lake'),
  'csv-own-id': ({ taken }) =>
    t('an id of its own: {taken} is taken', 'un identifiant à soi\u202f: {taken} est pris', { taken }),
  'csv-column-id': () =>
    t('a column id such as fire, of its own', 'un identifiant de colonne comme fire, propre à elle'),
  'csv-no-bar': () => t('a cell without a bar', 'une cellule sans barre'),
  'csv-text': ({ what, language }) =>
    t('{what} {language}', '{what} {language}', { what: WHAT[what], language: IN[language] }),
  'csv-group': () => t('a group such as Firer / Tireur', 'un groupe comme Firer / Tireur'),
  'csv-symbol': () => t('a symbol such as NE', 'un symbole comme NE'),
  'csv-noted-mark': ({ mark }) =>
    t('marks of notes, and [{mark}] has none', 'des appels de note, et [{mark}] n’a pas de note', { mark }),
  'csv-mark': () =>
    t(
      'one letter, one digit, *, ** or #, without its brackets',
      'une lettre, un chiffre, *, ** ou #, sans ses crochets',
    ),
  'csv-line-ids': ({ ids }) =>
    t('ids of lines in this file: {ids}', 'des identifiants de lignes de ce fichier\u202f: {ids}', { ids }),
  'csv-line-kind': ({ kinds }) =>
    t('{kinds}; a lookup may name chart.column', '{kinds}\u202f; lookup peut nommer tableau.colonne', { kinds }),
  'csv-figure': () =>
    t(
      'a figure such as +1 (kinds difference and lookup take theirs from elsewhere)',
      'un nombre comme +1 (les genres difference et lookup prennent le leur ailleurs)',
    ),
  'csv-end': () => t('a whole number, or nothing for no end', 'un nombre entier, ou rien s’il n’y a pas de fin'),
  'csv-at-least': ({ least }) => t('{least} or more', '{least} ou plus', { least }),
  'csv-closed-range': () => t('a range with an end', 'un intervalle qui ait une borne'),
  'csv-next': ({ from, line }) =>
    from === null
      ? t('nothing, as line {line} has no end', 'rien, puisque la ligne {line} n’a pas de fin', { line })
      : t('{from}, where line {line} ends', '{from}, où finit la ligne {line}', { from, line }),
  'csv-ratio': () => t('a ratio such as 4/1 +, 3/2, 1.5/1, 1/4 -', 'un rapport comme 4/1 +, 3/2, 1.5/1, 1/4 -'),
  'csv-own-ratio': () => t('a ratio of its own', 'un rapport qui n’ait pas encore servi'),
  'csv-document-id': () =>
    t('an id of its own, such as 004 or series-rules', 'un identifiant à soi, comme 004 ou series-rules'),
  'csv-year': () => t('a year, or nothing', 'une année, ou rien'),
  'csv-languages': () => t('en, fr or both, a space between them', 'en, fr ou les deux, séparés par une espace'),
};
