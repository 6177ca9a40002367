import { type Text, t } from '../../text/index.ts';
import { findAsRow, followCell, readFigure } from '../make/cells.ts';
import type { Charts } from '../make/charts.ts';
import { addCellProblem, type Printed } from './printed.ts';
import type { Built } from './recipes.ts';

const WANTS_FIGURE = t(
  'a figure is looked up here: it should be one, a dash, “as …” another row, or a symbol of key.csv',
  'on cherche ici un nombre\u202f: il en faut un, un tiret, «\u202fcomme …\u202f» une autre ligne, ou une abréviation de key.csv',
);
const WANTS_WHOLE = t(
  'it is added to dice or columns, and no sheet says how a part is rounded: it should be a whole number',
  'il s’ajoute à des dés ou à des colonnes, et rien ne dit comment arrondir\u202f: il faut un nombre entier',
);
const NO_ROW = t(
  'it points at no other row that has a figure here',
  'elle ne renvoie à aucune autre ligne qui ait ici un nombre',
);

const isSymbol = (printed: string, charts: Charts): boolean =>
  (charts.key?.rows ?? []).some(({ symbol }) => symbol?.en === printed || symbol?.fr === printed);

const MOST_COST = 99;
const WANTS_COST = t('it is a cost: it should be from 0 to {most}', 'c’est un coût\u202f: il faut de 0 à {most}', {
  most: MOST_COST,
});

const checkFigure = (figure: number, as: Looked['as']): Text | null => {
  if (as === 'whole' && !Number.isInteger(figure)) return WANTS_WHOLE;
  return as === 'cost' && (figure < 0 || figure > MOST_COST) ? WANTS_COST : null;
};

/** What is wrong with what stands where a figure is looked up; a key with mistakes of its own is asked for nothing. */
const findMistake = ({ byId, problems }: Printed, text: string, as: Looked['as']): Text | null => {
  const figure = readFigure(text, byId);
  if (figure !== null) return checkFigure(figure, as);
  return problems.has('key.csv') || isSymbol(text, byId) ? null : WANTS_FIGURE;
};

/** A column that figures are looked up in. */
export interface Looked {
  readonly chart: Built;
  readonly column: string;
  /** The groups whose rows are looked up; all rows where none is said. */
  readonly groups?: readonly string[];
  /** What its figures are: whole numbers to be added up, parts of a number too, or costs. */
  readonly as: 'whole' | 'any' | 'cost';
}

/** Every cell that a figure is looked up in is one, leads to one, or is a symbol that the key explains. */
export const checkColumn = (printed: Printed, { chart, column, groups, as }: Looked): void => {
  for (const { id, cells, group } of chart.built.rows) {
    const own = cells[column];
    if (!own || (groups && !groups.includes(group ?? ''))) continue;
    const cell = followCell(chart.built, id, column);
    const leadsNowhere = findAsRow(chart.built, own.printed) !== undefined && !cell;
    const mistake = leadsNowhere ? NO_ROW : cell && findMistake(printed, cell.printed, as);
    if (mistake) addCellProblem(printed, chart, id, column, mistake);
  }
};
