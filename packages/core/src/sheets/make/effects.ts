import type { BattleSide } from '../../game/field.ts';
import { memoise } from '../../game/once.ts';
import { bothOf, symbolForm, toSlug } from '../line.ts';
import { type Charts, findChart } from './charts.ts';
import { type Fate, UNHARMED } from './fates.ts';

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

/** What results and keys say of a symbol. */
interface Meaning {
  readonly form: RegExp;
  readonly terms: Readonly<Record<string, unknown>>;
}

/** A symbol where it stands in a cell, with the number printed in the place of its `#`. */
interface Printed {
  readonly meaning: Meaning;
  readonly number: number;
  /** The side that its half of the cell is about. */
  readonly half?: BattleSide;
}

const listMeanings = memoise((charts: Charts): readonly Meaning[] => {
  const symbols = ['results', 'key'].flatMap((id) => findChart(charts, id, 'key')?.symbols ?? []);
  const forms = symbols.flatMap(({ symbol, terms = {} }) =>
    [...new Set([symbol.en, symbol.fr])].map((text) => ({ text, terms })),
  );
  // The longest first: `DR` before `D`.
  return [...forms]
    .sort((a, b) => b.text.length - a.text.length)
    .map(({ text, terms }) => ({ form: new RegExp(symbolForm(text), 'y'), terms }));
});

const BETWEEN = /[\s,;+&·.-]+/y;

/** The symbols of a text, one after another; `null` where something is none. */
const parseSymbols = (text: string, meanings: readonly Meaning[], half?: BattleSide): Printed[] | null => {
  const symbols: Printed[] = [];
  let at = 0;
  while (at < text.length) {
    const symbol = findSymbol(text, at, meanings);
    BETWEEN.lastIndex = at;
    const [match] = symbol?.match ?? BETWEEN.exec(text) ?? [];
    if (match === undefined) return null;
    if (symbol)
      symbols.push({ meaning: symbol.meaning, number: Number(symbol.match[1] ?? 0), ...(half ? { half } : {}) });
    at += match.length;
  }
  return symbols;
};

/** The longest symbol that stands at a place of a text. */
const findSymbol = (
  text: string,
  at: number,
  meanings: readonly Meaning[],
): { readonly match: RegExpExecArray; readonly meaning: Meaning } | null => {
  for (const meaning of meanings) {
    meaning.form.lastIndex = at;
    const match = meaning.form.exec(text);
    if (match && match[0] !== '') return { match, meaning };
  }
  return null;
};

/** Whether a cell prints that nothing happens. */
export const isNothing = (printed: string): boolean => /^[-–—.]?$/.test(printed);

/** A cell as symbols: one for each side where a stroke parts it in two; `null` where it holds what nothing explains. */
const parseCell = (printed: string, charts: Charts): readonly Printed[] | null => {
  const meanings = listMeanings(charts);
  if (isNothing(printed)) return [];
  const symbols = parseSymbols(printed, meanings);
  const halves = printed.split('/');
  if (symbols || halves.length !== 2) return symbols;
  const [attacker, defender] = halves.map((half, i) =>
    isNothing(half.trim()) ? [] : parseSymbols(half.trim(), meanings, i === 0 ? 'attacker' : 'defender'),
  );
  return attacker && defender ? [...attacker, ...defender] : null;
};

const EFFECTS = ['steps', 'retreat', 'state', 'test'];

const hitsSides = ({ meaning: { terms }, half }: Printed, column: BattleSide | undefined): readonly BattleSide[] => {
  if (terms.whom === 'both') return ['attacker', 'defender'];
  if (terms.whom === 'attacker' || terms.whom === 'defender') return [terms.whom];
  const side = half ?? column;
  return side ? [side] : [];
};

/** What is wrong with a cell of results: a symbol that nothing explains, or one that strikes nobody in particular. */
export const checkResult = (
  printed: string,
  charts: Charts,
  column: BattleSide | undefined,
): 'unknown' | 'nobody' | 'tests' | null => {
  const symbols = parseCell(printed, charts);
  if (!symbols) return 'unknown';
  const isFor = (symbol: Printed) => hitsSides(symbol, column);
  const does = ({ meaning: { terms } }: Printed) => EFFECTS.some((name) => terms[name] !== undefined);
  if (symbols.some((symbol) => does(symbol) && isFor(symbol).length === 0)) return 'nobody';
  const tests = (side: BattleSide) =>
    symbols.filter((symbol) => symbol.meaning.terms.test !== undefined && isFor(symbol).includes(side));
  return tests('attacker').length > 1 || tests('defender').length > 1 ? 'tests' : null;
};

const amount = (term: unknown, number: number): number => (term === '#' ? number : Number(term ?? 0));

const strike = (fate: Fate, { terms }: Meaning, number: number): Fate => ({
  steps: fate.steps + (terms.steps === 'all' ? 0 : amount(terms.steps, number)),
  isEliminated: fate.isEliminated || terms.steps === 'all',
  retreat: fate.retreat + amount(terms.retreat, number),
  states: [...new Set([...fate.states, ...(typeof terms.state === 'string' ? [toSlug(bothOf(terms.state).en)] : [])])],
});

/** What some symbols do to a side, one after another; one of them may call for a test. */
const combine = (symbols: readonly Printed[], charts: Charts): Effect => {
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

/** What the cells of a row do, each with the side that its column is about. */
export const readEffects = (
  cells: readonly (readonly [printed: string, column?: BattleSide | undefined])[],
  charts: Charts,
): Effects => {
  const symbols = cells.flatMap(([printed, column]) =>
    (parseCell(printed, charts) ?? []).map((symbol) => ({ symbol, sides: hitsSides(symbol, column) })),
  );
  const on = (side: BattleSide): Effect =>
    combine(
      symbols.filter(({ sides }) => sides.includes(side)).map(({ symbol }) => symbol),
      charts,
    );
  return { attacker: on('attacker'), defender: on('defender') };
};
