import type { BattleSide } from '../../game/field.ts';
import { bothOf, toSlug } from '../parse/name.ts';
import type { Charts } from './charts.ts';
import { type Fate, UNHARMED } from './fates.ts';
import { type Meaning, type PrintedSymbol, parseSymbols } from './symbols.ts';

/** A test that a result calls for. */
export interface Trial {
  /** As `results.csv` says it: `2d6 <= Morale / Moral`. */
  readonly test: string;
  readonly pass: Fate;
  readonly fail: Fate;
}

/** What a cell does to a side: its fate, or the two of a test. */
export interface Effect {
  readonly fate: Fate;
  readonly trial?: Trial;
}

/** What a cell does to both. */
export type Effects = Readonly<Record<BattleSide, Effect>>;

/** Whether a cell prints that nothing happens. */
export const isNothing = (printed: string): boolean => /^[-–—.]?$/.test(printed);

/** A cell as symbols: one for each side where a stroke parts it in two; `null` where it holds what nothing explains. */
const parseCell = (printed: string, charts: Charts): readonly PrintedSymbol[] | null => {
  if (isNothing(printed)) return [];
  const symbols = parseSymbols(printed, charts);
  const halves = printed.split('/');
  if (symbols || halves.length !== 2) return symbols;
  const [attacker, defender] = halves.map((half, i) =>
    isNothing(half.trim()) ? [] : parseSymbols(half.trim(), charts, i === 0 ? 'attacker' : 'defender'),
  );
  return attacker && defender ? [...attacker, ...defender] : null;
};

/** The symbols that a cell is made of, as their own rows print them. */
export const listSymbols = (printed: string, charts: Charts): readonly string[] =>
  (parseCell(printed, charts) ?? []).map(({ meaning }) => meaning.symbol);

const EFFECTS = ['steps', 'retreat', 'state', 'test'];

const hitsSides = (
  { meaning: { terms }, half }: PrintedSymbol,
  column: BattleSide | undefined,
): readonly BattleSide[] => {
  if (terms.whom === 'both') return ['attacker', 'defender'];
  if (terms.whom === 'attacker' || terms.whom === 'defender') return [terms.whom];
  const side = half ?? column;
  return side ? [side] : [];
};

/** Cells that come up together, each with the side that its column is about. */
export type ResultCells = readonly (readonly [printed: string, column?: BattleSide | undefined])[];

/** The symbols of some cells, each with the sides that it strikes. */
const listStrokes = (cells: ResultCells, charts: Charts) =>
  cells.flatMap(([printed, column]) =>
    (parseCell(printed, charts) ?? []).map((symbol) => ({ symbol, sides: hitsSides(symbol, column) })),
  );

/** What is wrong with a cell of results: a symbol that nothing explains, or one that strikes nobody in particular. */
export const checkResult = (cell: ResultCells[number], charts: Charts): 'unknown' | 'nobody' | null => {
  if (!parseCell(cell[0], charts)) return 'unknown';
  const does = ({ meaning: { terms } }: PrintedSymbol) => EFFECTS.some((name) => terms[name] !== undefined);
  return listStrokes([cell], charts).some(({ symbol, sides }) => does(symbol) && sides.length === 0) ? 'nobody' : null;
};

/** Whether cells that come up together call for two tests of one side. */
export const hasTwoTests = (cells: ResultCells, charts: Charts): boolean => {
  const tests = listStrokes(cells, charts).filter(({ symbol }) => symbol.meaning.terms.test !== undefined);
  return (['attacker', 'defender'] as const).some(
    (side) => tests.filter(({ sides }) => sides.includes(side)).length > 1,
  );
};

const amount = (term: unknown, number: number): number => (term === '#' ? number : Number(term ?? 0));

const strike = (fate: Fate, { terms }: Meaning, number: number): Fate => ({
  steps: fate.steps + (terms.steps === 'all' ? 0 : amount(terms.steps, number)),
  isEliminated: fate.isEliminated || terms.steps === 'all',
  retreat: fate.retreat + amount(terms.retreat, number),
  states: [...new Set([...fate.states, ...(typeof terms.state === 'string' ? [toSlug(bothOf(terms.state).en)] : [])])],
});

/** What some symbols do to a side, one after another; one of them may call for a test. */
const combine = (symbols: readonly PrintedSymbol[], charts: Charts): Effect => {
  const fate = symbols.reduce((sofar, { meaning, number }) => strike(sofar, meaning, number), UNHARMED);
  const tested = symbols.find(({ meaning: { terms } }) => typeof terms.test === 'string');
  if (!tested) return { fate };
  const follow = (name: 'pass' | 'fail'): Fate => {
    const symbol = tested.meaning.terms[name];
    const next = typeof symbol === 'string' ? parseCell(symbol, charts) : null;
    return (next ?? []).reduce((sofar, { meaning, number }) => strike(sofar, meaning, number || tested.number), fate);
  };
  return { fate, trial: { test: String(tested.meaning.terms.test), pass: follow('pass'), fail: follow('fail') } };
};

/** What cells that come up together do to each side. */
export const readEffects = (cells: ResultCells, charts: Charts): Effects => {
  const symbols = listStrokes(cells, charts);
  const on = (side: BattleSide): Effect =>
    combine(
      symbols.filter(({ sides }) => sides.includes(side)).map(({ symbol }) => symbol),
      charts,
    );
  return { attacker: on('attacker'), defender: on('defender') };
};
