import type { CsvRule } from '../chart/import/csv-rule.ts';
import { t } from '../text/index.ts';
import type { RuleTexts } from './errors.ts';

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
};
