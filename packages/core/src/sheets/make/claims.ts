import type { Entry } from '../../chart/cell.ts';
import type { Chart } from '../../chart/chart.ts';
import { pairItems } from '../../chart/pair-up.ts';
import { isRefusal, type Refusal } from '../../game/calculator.ts';
import type { Value } from '../../game/field.ts';
import { addLines, type Claim } from '../../game/lines.ts';
import type { Place, Tally } from '../../game/tally.ts';
import type { Asked } from './ask-lines.ts';
import { followCell, readFigure, refuseMissing, refusePrinted } from './cells.ts';
import { type Given, getChart, type SheetContext, type SheetLine } from './charts.ts';
import { rowsOf } from './line-fields.ts';

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

/** What became of a claim, and how that is told. */
interface Verdict {
  readonly isCounted: boolean;
  readonly value: number;
  readonly place: Place;
  readonly tells: ((tally: Tally) => void)[];
}

/** Keeps what is told, claim by claim, so that each can be told to the sum that it belongs to. */
class Collector implements Pick<Tally, 'add' | 'ignore' | 'light'> {
  readonly entries: Verdict[] = [];
  add(place: Place, value: number, label?: () => Entry['label']): void {
    this.entries.push({ isCounted: true, value, place, tells: [(tally) => tally.add(place, value, label)] });
  }
  ignore(place: Place, value: number, by: Place, label?: () => Entry['label']): void {
    this.entries.push({ isCounted: false, value, place, tells: [(tally) => tally.ignore(place, value, by, label)] });
  }
  light(place: Place): void {
    this.entries.at(-1)?.tells.push((tally) => tally.light(place));
  }
}

/** A claim whose line is a sheet’s own. */
type SheetClaim = Claim & { readonly line: SheetLine };

/** A claim, and the line as it was asked for. */
export interface AskedClaim {
  readonly asked: Asked;
  readonly claim: SheetClaim;
}

const tellAll =
  (tells: Verdict['tells']) =>
  (tally: Tally): void => {
    for (const tell of tells) tell(tally);
  };

/** Which of some claims count, as their charts have it; a line that looks its figure up on a ladder takes that of its rung. */
export const settleClaims = (
  claims: readonly AskedClaim[],
  rungs: ReadonlyMap<string, RungFigure>,
): readonly Settled[] => {
  const collector = new Collector();
  addLines(
    collector,
    claims.map(({ asked, claim }) => ({ ...claim, ...rungs.get(asked.ladder ?? '') })),
  );
  return pairItems(claims, collector.entries).map(([{ asked, claim }, { tells, ...settled }]) => ({
    asked,
    line: claim.line,
    ...settled,
    tell: tellAll(tells),
  }));
};

/** The rows chosen; `none` is no row, unless one that may be chosen is called so. */
const rowsChosen = (grid: Chart, { terms }: SheetLine, value: Value): string[] =>
  [value]
    .flat()
    .map(String)
    .filter((row) => row !== 'none' || rowsOf(grid, terms.of).includes(row));

/** The claims of a line whose figure is looked up: one for each row chosen. */
const lookUp = (
  context: SheetContext,
  { chart, column }: NonNullable<Asked['lookup']>,
  chosen: Value,
  line: SheetLine,
): SheetClaim[] | Refusal => {
  const grid = getChart(context.charts, chart, 'grid');
  const claims: SheetClaim[] = [];
  for (const row of rowsChosen(grid, line, chosen)) {
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

/** What a line claims: nothing where it does not hold. The figure of a ladder comes later, with the strengths. */
const claimLine = (context: SheetContext, given: Given, asked: Asked): SheetClaim[] | Refusal => {
  const lines = getChart(context.charts, asked.chart, 'modifiers');
  // A printing may lack the line.
  if (!lines.rows.some(({ id }) => id === asked.line)) return [];
  const line = lines.line(asked.line);
  const value = given[asked.field];
  if (asked.ladder !== undefined) return [{ line, value: 0 }];
  if (asked.lookup) return lookUp(context, asked.lookup, value as Value, line);
  if (line.terms.choice !== undefined) return value === asked.line ? [{ line }] : [];
  if (typeof value === 'boolean') return value ? [{ line }] : [];
  const number = Number(value);
  if (number === 0) return [];
  return [line.kind === 'count' ? { line, times: number } : { line, value: number }];
};

/** Every line that holds here, in the sheet’s order; or why there is no answer. */
export const listClaims = (
  context: SheetContext,
  given: Given,
  lines: readonly Asked[],
): readonly AskedClaim[] | Refusal => {
  const claims: AskedClaim[] = [];
  for (const asked of lines) {
    const own = claimLine(context, given, asked);
    if (isRefusal(own)) return own;
    claims.push(...own.filter(({ line }) => isRead(line, context)).map((claim) => ({ asked, claim })));
  }
  return claims;
};
