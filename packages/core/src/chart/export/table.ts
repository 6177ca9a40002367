import type { Language } from '../../text.ts';
import { joinCell } from '../cell.ts';
import type { Chart, Row } from '../chart.ts';
import { type Speller, speller } from './spell.ts';

export interface TableOptions {
  readonly language?: Language;
  /** The game's key: its symbols are then printed as the language prints them. */
  readonly key?: Chart;
}

/** What CSV and Markdown print: the rows of the sheet, those that only the house says left out. */
export interface Table {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

type Teller = (row: Row, language: Language, spell: Speller) => string;

const printedHead = (head: string, language: Language): string =>
  language === 'fr' ? head.replace(' to ', ' à ') : head;
const name: Teller = ({ head, label, marks }, language) =>
  joinCell({ printed: head === undefined ? label[language] : printedHead(head, language), marks });
const meaning: Teller = ({ label }, language) => label[language];
const rules: Teller = (row) => row.rules.join(' ');

/** The columns beside the chart's own, in the layout of a second entry. */
const columnsOf = (chart: Chart): (readonly [head: string, tell: Teller])[] => {
  const cells = chart.columns.map(({ id }): [string, Teller] => [
    id,
    ({ cells: { [id]: cell } }, _, spell) => (cell ? joinCell({ ...cell, printed: spell(cell.printed) }) : ''),
  ]);
  const groups = new Map(chart.groups.map(({ id, label }) => [id, label]));
  const group: Teller = (row, language) => groups.get(row.group ?? '')?.[language] ?? '';
  const own = (): (readonly [string, Teller])[] => {
    if (chart.kind === 'notes')
      return [
        ['row', ({ cells }) => cells.mark?.printed ?? ''],
        ['about', meaning],
      ];
    if (chart.kind === 'key')
      return [
        ['row', (row, language) => row.symbol?.[language] ?? ''],
        ['meaning', meaning],
      ];
    return [['row', name], ...(chart.kind === 'modifiers' ? [['group', group] as const] : []), ...cells];
  };
  const cited = chart.rows.some((row) => row.rules.length > 0);
  return [...own(), ...(cited ? [['rules', rules] as const] : [])];
};

export const tableOf = (chart: Chart, { language = 'en', key }: TableOptions): Table => {
  const columns = columnsOf(chart);
  const spell = speller(key, language);
  return {
    heads: columns.map(([head]) => head),
    rows: chart.rows
      .filter(({ unprinted }) => !unprinted)
      .map((row) => columns.map(([, tell]) => tell(row, language, spell))),
  };
};
