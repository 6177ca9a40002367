import type { Entry } from '../../chart/cell.ts';
import type { Chart } from '../../chart/chart.ts';
import { isRefusal, type Refusal } from '../../game/calculator.ts';
import type { Value } from '../../game/field.ts';
import { addLines, type Claim } from '../../game/lines.ts';
import type { Place, Tally } from '../../game/tally.ts';
import { followCell, readFigure, refuseMissing, refusePrinted } from './cells.ts';
import { type Given, getChart, type SheetContext, type SheetLine } from './charts.ts';
import { type Asked, rowsOf } from './fields.ts';

/** A line that holds here, once it is known which lines set which aside. */
export interface Settled {
  readonly asked: Asked;
  readonly line: SheetLine;
  readonly isCounted: boolean;
  readonly value: number;
  /** Where its figure stands: the line itself, or a cell of another chart. */
  readonly place: Place;
  /** Tells it as it was settled. */
  tell(tally: Tally): void;
}

/** What the rung of a ladder brings, and where that stands. */
export interface RungFigure {
  readonly value: number;
  readonly place: Place;
}

interface Told {
  readonly isCounted: boolean;
  readonly value: number;
  readonly place: Place;
  readonly tells: ((tally: Tally) => void)[];
}

/** Keeps what is told, claim by claim, so that each can be told to the sum that it belongs to. */
class Collector implements Tally {
  readonly total = 0;
  readonly told: Told[] = [];
  add(place: Place, value: number, label?: () => Entry['label']): void {
    this.told.push({ isCounted: true, value, place, tells: [(tally) => tally.add(place, value, label)] });
  }
  set(): void {}
  ignore(place: Place, value: number, by: Place, label?: () => Entry['label']): void {
    this.told.push({ isCounted: false, value, place, tells: [(tally) => tally.ignore(place, value, by, label)] });
  }
  light(place: Place): void {
    this.told.at(-1)?.tells.push((tally) => tally.light(place));
  }
  within(): Tally {
    return this;
  }
}

/** A claim whose line is a sheet’s own. */
type SheetClaim = Claim & { readonly line: SheetLine };

const tellAll =
  (tells: Told['tells']) =>
  (tally: Tally): void => {
    for (const tell of tells) tell(tally);
  };

const settle = (claims: readonly (readonly [Asked, SheetClaim])[]): Settled[] => {
  const collector = new Collector();
  addLines(
    collector,
    claims.map(([, claim]) => claim),
  );
  return claims.flatMap(([asked, { line }], i) => {
    const told = collector.told[i];
    if (!told) return [];
    const { tells, ...settled } = told;
    return [{ asked, line, ...settled, tell: tellAll(tells) }];
  });
};

/** The rows chosen; `none` is no row, unless one that may be chosen is called so. */
const rowsChosen = (grid: Chart, { terms }: SheetLine, value: Value): string[] =>
  [value]
    .flat()
    .map(String)
    .filter((row) => row !== 'none' || rowsOf(grid, terms.of).includes(row));

/** The claims of a line whose figure is looked up: one for each row chosen. */
const lookUp = (context: SheetContext, given: Given, asked: Asked, line: SheetLine): SheetClaim[] | Refusal => {
  const { chart, column } = asked.lookup ?? { chart: '', column: '' };
  const grid = getChart(context.charts, chart, 'grid');
  const claims: SheetClaim[] = [];
  for (const row of rowsChosen(grid, line, given[asked.field] ?? null)) {
    const cell = followCell(grid, row, column);
    if (!cell) return refuseMissing(grid);
    const value = readFigure(cell.printed, context.charts);
    if (value === null) return refusePrinted(cell);
    claims.push({ line, value, place: cell });
  }
  return claims;
};

/** Whether a line holds as this table reads the sheet: `when` names a reading and one of its options. */
const isRead = ({ terms }: SheetLine, context: SheetContext): boolean => {
  if (terms.when === undefined) return true;
  const [reading = '', option] = String(terms.when).split('=');
  return context.reading(reading) === option;
};

/** What a line claims: nothing where it does not hold. */
const claim = (
  context: SheetContext,
  given: Given,
  asked: Asked,
  rungs: ReadonlyMap<string, RungFigure>,
): SheetClaim[] | Refusal => {
  const lines = getChart(context.charts, asked.chart, 'modifiers');
  // A printing may lack the line.
  if (!lines.rows.some(({ id }) => id === asked.line)) return [];
  const line = lines.line(asked.line);
  const value = given[asked.field];
  const holds = (claims: SheetClaim[]): SheetClaim[] => (claims.length > 0 && isRead(line, context) ? claims : []);
  if (asked.ladder !== undefined) {
    const rung = rungs.get(asked.ladder);
    return rung ? holds([{ ...rung, line }]) : [];
  }
  if (asked.lookup) {
    const claims = lookUp(context, given, asked, line);
    return isRefusal(claims) ? claims : holds(claims);
  }
  if (line.terms.choice !== undefined) return value === asked.line ? holds([{ line }]) : [];
  if (typeof value === 'boolean') return value ? holds([{ line }]) : [];
  const number = Number(value);
  if (line.kind === 'count') return number === 0 ? [] : holds([{ line, times: number }]);
  return number === 0 ? [] : holds([{ line, value: number }]);
};

/** Every line that holds here, in the sheet’s order; or why there is no answer. */
export const settleLines = (
  context: SheetContext,
  given: Given,
  lines: readonly Asked[],
  rungs: ReadonlyMap<string, RungFigure>,
): readonly Settled[] | Refusal => {
  const claims: (readonly [Asked, SheetClaim])[] = [];
  for (const asked of lines) {
    const own = claim(context, given, asked, rungs);
    if (isRefusal(own)) return own;
    claims.push(...own.map((each) => [asked, each] as const));
  }
  return settle(claims);
};
