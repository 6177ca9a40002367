import { splitCell } from '../../chart/cell.ts';
import type { Readings } from '../../game/reading.ts';
import { type Text, t } from '../../text/index.ts';
import { findAsRow, followCell, readFigure } from '../make/cells.ts';
import type { Charts } from '../make/charts.ts';
import type { Plan, TablePlan } from '../make/plan.ts';
import type { Problems } from '../problem.ts';
import { checkResults } from './check-results.ts';
import type { Built } from './plans.ts';
import { findBuilt, type Printed, refuseCell } from './printed.ts';

const WANTS_FIGURE = t(
  'a figure is looked up here: it should be one, a dash, “as …” another row, or a symbol of key.csv',
  'on cherche ici un nombre\u202f: il en faut un, un tiret, «\u202fcomme …\u202f» une autre ligne, ou une abréviation de key.csv',
);
const NO_ROW = t(
  'it points at no other row that has a figure here',
  'elle ne renvoie à aucune autre ligne qui ait ici un nombre',
);

const isSymbol = (printed: string, charts: Charts): boolean =>
  (charts.key?.rows ?? []).some(({ symbol }) => symbol?.en === printed || symbol?.fr === printed);

/** Every cell that a figure is looked up in is one, leads to one, or is a symbol that the key explains. */
const checkColumn = (printed: Printed, chart: Built, column: string, groups?: readonly string[]): void => {
  for (const { id, cells, group } of chart.built.rows) {
    const own = cells[column];
    if (!own || (groups && !groups.includes(group ?? ''))) continue;
    const cell = followCell(chart.built, id, column);
    if (findAsRow(chart.built, own.printed) !== undefined && !cell) refuseCell(printed, chart, id, column, NO_ROW);
    else if (cell && readFigure(cell.printed, printed.byId) === null && !isSymbol(cell.printed, printed.byId))
      refuseCell(printed, chart, id, column, WANTS_FIGURE);
  }
};

const WANTS_LOOKUP = t(
  'a lookup names a column of a grid here, or ladder.value',
  'une recherche nomme une colonne d’une grille d’ici, ou rapport.value',
);
const WANTS_GROUPS = (groups: string): Text =>
  t(
    'this grid has groups: say which of them it is looked up in, of {groups}',
    'cette grille a des groupes\u202f: dites dans lequel chercher, of {groups}',
    { groups },
  );

/** The lines of a chart that look their figure up name a column that is there, and groups where the rows stand in some. */
const checkLookups = (printed: Printed, lines: Built): void => {
  for (const row of lines.built.rows) {
    const { chart, column, of } = row.terms;
    if (row.line?.kind !== 'lookup') continue;
    const line = lines.lineOf.get(row.id);
    const refuse = (text: Text): void =>
      printed.problems.add({
        file: lines.sheet.file,
        ...(line === undefined ? {} : { line }),
        column: 'kind',
        text,
        given: `${chart}.${column}`,
      });
    const target = findBuilt(printed, chart);
    const isKnown =
      target?.listed.kind === 'ladder'
        ? column === 'value'
        : target?.listed.kind === 'grid' && target.built.columns.some(({ id }) => id === column);
    if (!target || !isKnown) {
      // A chart with mistakes of its own is not blamed on the line.
      if (!printed.problems.has(`${chart}.csv`)) refuse(WANTS_LOOKUP);
      continue;
    }
    const groups = target.built.groups.map(({ id }) => id);
    const own = Array.isArray(of) ? of : [];
    if (
      target.listed.kind === 'grid' &&
      (own.some((group) => !groups.includes(group)) || (own.length === 0 && groups.length > 1))
    )
      refuse(WANTS_GROUPS(groups.join(', ')));
    else checkColumn(printed, target, String(column), own.length > 0 ? own : undefined);
  }
};

const WANTS_COLUMN = t(
  'it should name a column of the table, as its neighbours do',
  'il faut nommer une colonne de la table, comme ses voisins',
);

const checkPlan = (printed: Printed, plan: TablePlan): void => {
  const table = findBuilt(printed, plan.table);
  const naming = typeof plan.columns === 'object' ? findBuilt(printed, plan.columns.ladder) : undefined;
  for (const { id, cells } of naming?.built.rows ?? []) {
    const name = cells.value?.printed ?? '';
    const isColumn = table?.built.columns.some((column) =>
      [column.id, column.label.en, column.label.fr].includes(name),
    );
    if (naming && !isColumn) refuseCell(printed, naming, id, 'value', WANTS_COLUMN);
  }
  for (const id of plan.ladders) {
    const ladder = findBuilt(printed, id);
    if (ladder) checkColumn(printed, ladder, 'value');
  }
  const isPool = plan.dice.startsWith('pool ');
  for (const { id } of isPool && table ? table.built.columns : []) if (table) checkColumn(printed, table, id);
  const results = isPool ? (plan.readOn === undefined ? undefined : findBuilt(printed, plan.readOn)) : table;
  if (results) checkResults(printed, results);
};

const UNUSED_MARK = t('no chart bears this mark', 'aucune table ne porte cet appel');

/** Every note’s mark is on some chart: else a cell was typed without it. */
const checkNotes = ({ charts, problems }: Printed, notes: Built): void => {
  const marks = new Set(
    charts.flatMap(({ sheet, listed }) =>
      listed.kind === 'notes'
        ? []
        : sheet.rows.flatMap(({ cells }) => [...cells.values()].flatMap((cell) => splitCell(cell).marks)),
    ),
  );
  for (const row of notes.built.rows) {
    const mark = row.cells.mark?.printed ?? '';
    const line = notes.lineOf.get(row.id);
    if (!marks.has(mark))
      problems.add({
        file: notes.sheet.file,
        ...(line === undefined ? {} : { line }),
        column: 'mark',
        text: UNUSED_MARK,
        given: mark,
      });
  }
};

/** What only several sheets together show. */
export const checkPrinting = (printed: Printed, plans: readonly Plan[]): void => {
  for (const chart of printed.charts) {
    if (chart.listed.kind === 'modifiers') checkLookups(printed, chart);
    if (chart.listed.kind === 'notes') checkNotes(printed, chart);
  }
  for (const plan of plans) {
    if (plan.kind === 'table') checkPlan(printed, plan);
    const grid = plan.kind === 'march' ? findBuilt(printed, plan.grid) : undefined;
    if (plan.kind === 'march' && grid)
      for (const column of plan.columns) {
        const groups = [plan.entered, plan.crossed, plan.followed].filter(
          (group) => group !== undefined && group !== '',
        ) as string[];
        checkColumn(printed, grid, column, groups.length > 0 ? groups : undefined);
      }
  }
};

const NO_READING = t(
  'readings.csv has no such reading and option',
  'readings.csv n’a pas cette lecture et cette option',
);

/** A line that holds under an option names one that is there. */
export const checkConditions = (built: readonly Built[], readings: Readings, problems: Problems): void => {
  for (const { built: chart, sheet, lineOf } of built)
    for (const { id, terms } of chart.rows) {
      if (terms.when === undefined) continue;
      const [reading = '', option = ''] = String(terms.when).split('=');
      const line = lineOf.get(id);
      if (!Object.hasOwn(readings[reading]?.options ?? {}, option))
        problems.add({
          file: sheet.file,
          ...(line === undefined ? {} : { line }),
          column: 'when',
          text: NO_READING,
          given: String(terms.when),
        });
    }
};
