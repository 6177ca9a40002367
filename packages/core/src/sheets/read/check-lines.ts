import type { Row } from '../../chart/chart.ts';
import type { Readings } from '../../game/reading.ts';
import { type Text, t } from '../../text/index.ts';
import { checkColumn } from './check-columns.ts';
import { addRowProblem, findBuilt, type Printed } from './printed.ts';
import type { Built } from './recipes.ts';

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

const checkLookup = (printed: Printed, lines: Built, { id, terms }: Row): void => {
  const { chart, column, of, on } = terms;
  const addProblem = (text: Text): void =>
    addRowProblem(printed.problems, lines, id, { column: 'kind', text, given: `${chart}.${column}` });
  const target = findBuilt(printed, chart);
  const isLadder = target?.listed.kind === 'ladder';
  const isKnown = isLadder
    ? column === 'value'
    : target?.listed.kind === 'grid' && target.built.columns.some((own) => own.id === column);
  if (!target || !isKnown) {
    // A chart with mistakes of its own is not blamed on the line.
    if (!printed.problems.has(`${chart}.csv`)) addProblem(WANTS_LOOKUP);
    return;
  }
  const groups = target.built.groups.map((group) => group.id);
  const own = Array.isArray(of) ? of : [];
  const isStray = own.some((group) => !groups.includes(group)) || (own.length === 0 && groups.length > 1);
  if (!isLadder && isStray) addProblem(WANTS_GROUPS(groups.join(', ')));
  else
    checkColumn(printed, {
      chart: target,
      column: String(column),
      as: on === 'attack' || on === 'defence' ? 'any' : 'whole',
      ...(own.length > 0 ? { groups: own } : {}),
    });
};

/** The lines of a chart that look their figure up name a column that is there, and groups where the rows stand in some. */
export const checkLookups = (printed: Printed, lines: Built): void => {
  for (const row of lines.built.rows) if (row.line?.kind === 'lookup') checkLookup(printed, lines, row);
};

const NO_READING = t(
  'readings.csv has no such reading and option',
  'readings.csv n’a pas cette lecture et cette option',
);

/** A line that holds under an option names one that is there. */
export const checkConditions = ({ charts, problems }: Printed, readings: Readings): void => {
  for (const chart of charts)
    for (const { id, terms } of chart.built.rows) {
      if (typeof terms.when !== 'string') continue;
      const [reading = '', option = ''] = terms.when.split('=');
      if (!Object.hasOwn(readings[reading]?.options ?? {}, option))
        addRowProblem(problems, chart, id, { column: 'when', text: NO_READING, given: terms.when });
    }
};
