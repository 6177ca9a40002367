import type { Chart } from '../chart/chart.ts';
import type { CheckedAsk } from './ask.ts';
import {
  type Answer,
  type Calculator,
  type Context,
  type Fact,
  isRefusal,
  type Measure,
  type Odds,
  type Refusal,
} from './calculator.ts';
import type { Value } from './field.ts';
import type { Ways } from './odds-list.ts';
import { memoise, memoiseById, once } from './once.ts';
import { compareWays } from './same-brief.ts';
import { formatPlaceId, silentTally, type Tally } from './tally.ts';
import { isSameValue } from './value.ts';

/** What the rules of a calculator are given. */
export type ContextOf<C extends Calculator> = Parameters<C['answer']>[0];

/**
 * The context for one call of a calculator's rules: the charts of a printing, the readings chosen, and the tally to tell.
 * `consulted` gathers the readings that are asked for; `unfolded` where the branches are enough.
 */
export const createContext = <C extends Calculator>(
  calculator: C,
  asked: CheckedAsk<C>,
  tally: Tally,
  consulted?: Set<string>,
  unfolded = false,
): ContextOf<C> => {
  const context: Context<Readonly<Record<string, Chart>>> = {
    edition: asked.edition,
    charts: calculator.charts[asked.edition] ?? {},
    tally,
    unfolded,
    reading: (id) => {
      consulted?.add(id);
      // The profile was filled from this very calculator's readings.
      return asked.readings[id] as never;
    },
  };
  // Its charts are those of this very calculator.
  return context as ContextOf<C>;
};

/** The answer alone: no labels, no working. What searches, neighbours and enumerations use. */
export const computeAnswer = (calculator: Calculator, asked: CheckedAsk): Answer | Refusal =>
  calculator.answer(createContext(calculator, asked, silentTally()), asked.input);

/** The answer with its branches, of which no odds are folded. */
export const computeUnfolded = (calculator: Calculator, asked: CheckedAsk): Answer | Refusal =>
  calculator.answer(createContext(calculator, asked, silentTally(), undefined, true), asked.input);

/** The answer with its branches, of which no odds are folded; and the same in short. */
export const computeMeasured = (
  calculator: Calculator,
  asked: CheckedAsk,
): { readonly result: Answer | Refusal; readonly brief: Brief } => {
  const result = computeUnfolded(calculator, asked);
  return { result, brief: createBrief(calculator, result) };
};

/** The answer in short alone. */
export const computeBrief = (calculator: Calculator, asked: CheckedAsk): Brief =>
  computeMeasured(calculator, asked).brief;

/** An answer in short: enough to compare two of them. */
export interface Brief {
  readonly total: number | null;
  /** Free of language, for links: the total and the measure, or what was refused. */
  readonly headline: string;
  readonly refused: Refusal['refused'] | null;
  readonly measure: Ways | null;
  /** What it says in words, where no total or measure does: all, or what leads beside a total; of a reading's options, what sets them apart. */
  readonly facts: readonly Fact[];
}

// Which outcomes a measure counts is asked over and over for the same few ids.
const countsOf = memoise((measure: Measure) => memoiseById((id) => measure.counts(id)));

/** Whether an outcome is one that the measure counts; `null` where the calculator has no measure. */
export const countsMeasure = (
  { measure }: Pick<Calculator, 'measure'>,
  outcome: Readonly<Record<string, string>>,
): boolean | null => {
  const id = measure && outcome[measure.list];
  return measure && id !== undefined ? countsOf(measure)(id) : null;
};

/** The chance of the outcomes that a calculator’s measure counts; `null` where there is none. */
export const measureAnswer = (
  { measure, odds, measureBranches }: Pick<Calculator, 'measure' | 'odds' | 'measureBranches'>,
  result: Answer,
): Ways | null => {
  if (!measure) return null;
  const counts = countsOf(measure);
  const about = odds?.[measure.list];
  if (result.branches && about && measureBranches) return measureBranches(result.branches, about, counts) ?? null;
  const folded = result.odds?.[measure.list];
  if (!folded) return null;
  let ways = 0;
  for (const [id, n] of folded.ways) if (counts(id)) ways += n;
  return { ways, of: folded.of };
};

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

const headlineOf = ({ total, facts = [] }: Answer, measure: Ways | null): string => {
  const chance = measure ? `${measure.ways}/${measure.of}` : '';
  if (total !== null) return chance ? `${signed(total)}_${chance}` : signed(total);
  return chance || facts.map(({ value }) => String(value)).join('_');
};

/** An answer or a refusal in short, with its headline and its measure. */
export const createBrief = (calculator: Calculator, result: Answer | Refusal): Brief => {
  if (isRefusal(result)) {
    const { refused } = result;
    return { total: null, headline: `refused_${formatPlaceId(refused.cite)}`, refused, measure: null, facts: [] };
  }
  const { total } = result;
  const measure = measureAnswer(calculator, result);
  const facts = measure ? [] : (result.facts ?? []).filter(({ id }) => total === null || id === calculator.leadFact);
  return { total, headline: headlineOf(result, measure), refused: null, measure, facts };
};

const isSameOdds = (a: Odds, b: Odds): boolean => {
  if (a.ways.length !== b.ways.length) return false;
  const getOthers = once(() => new Map(b.ways));
  return a.ways.every(([id, ways], i) => {
    const [otherId, otherWays] = b.ways[i] ?? [];
    // Mostly they stand in the same order.
    const other = otherId === id ? otherWays : getOthers().get(id);
    // The same chance out of more dice is the same.
    return other !== undefined && compareWays({ ways, of: a.of }, { ways: other, of: b.of }) === 0;
  });
};

/** Whether two answers leave the same to the dice: then all their odds are the same, and none need be folded to see it. */
export const isSameDice = (a: Answer, b: Answer): boolean =>
  a.branches !== undefined && isSameValue(a.branches, b.branches);

const isSameChances = (a: Answer, b: Answer): boolean => {
  if (isSameDice(a, b)) return true;
  const [odds, others] = [a.odds ?? {}, b.odds ?? {}];
  const lists = Object.entries(odds);
  if (lists.length !== Object.keys(others).length) return false;
  return lists.every(([name, list]) => {
    const other = others[name];
    return other !== undefined && isSameOdds(list, other);
  });
};

/** What facts say, their words aside. */
const factValues = (facts: readonly Fact[] = []): Value => facts.map(({ id, value }) => [id, value]);

/** Whether two answers are the same in everything that could differ but their words. */
export const isSameAnswer = (a: Answer | Refusal, b: Answer | Refusal): boolean => {
  if (isRefusal(a)) {
    if (!isRefusal(b) || formatPlaceId(a.refused.cite) !== formatPlaceId(b.refused.cite)) return false;
    return isSameValue(a.refused.reason, b.refused.reason);
  }
  return (
    !isRefusal(b) &&
    a.total === b.total &&
    (a.incomplete ?? false) === (b.incomplete ?? false) &&
    isSameValue(factValues(a.facts), factValues(b.facts)) &&
    isSameChances(a, b)
  );
};
