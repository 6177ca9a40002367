import type { Battlefield, BattleUnit } from '../battle/battlefield.ts';
import { item } from '../battle/check.ts';
import { memoise, memoiseById } from '../game/once.ts';
import { type Fraction, reduce } from './fraction.ts';
import type { Mixture } from './state.ts';
import { countLost, type Start } from './test-check.ts';

/** A counter as an end leaves it. */
export interface CounterEnd {
  readonly counter: string;
  /** Out of the battle for good. */
  readonly gone: boolean;
  /** The hex it stands in; `null` off the map. */
  readonly hex: string | null;
  readonly state: readonly string[];
  readonly marks: readonly string[];
  readonly steps: number | null;
  readonly strength: number | null;
}

/** One end of a plan: the counters that something befell in one end or another, in so many ways. */
export interface PlanEnd {
  readonly ways: bigint;
  readonly counters: readonly CounterEnd[];
}

/** The ends of one counter, whatever becomes of the others. */
export interface CounterEnds {
  readonly counter: string;
  readonly ends: readonly (CounterEnd & { readonly chance: Fraction })[];
}

/** What a side loses on average. */
export interface SideLosses {
  readonly side: string;
  readonly eliminated: Fraction;
  /** Steps, or points of strength where the document counts no steps. */
  readonly steps: Fraction;
  /** By state how many counters more than at the start have it: disordered, routed. */
  readonly states: Readonly<Record<string, Fraction>>;
}

interface Described {
  readonly end: CounterEnd;
  /** What tells ends of one counter apart. */
  readonly key: string;
}

const describeUnit = ({ id, hex, state, marks, steps, strength }: BattleUnit): CounterEnd => ({
  counter: id,
  gone: false,
  hex: hex ?? null,
  state: state.toSorted(),
  marks: marks.toSorted(),
  steps: steps ?? null,
  strength: strength ?? null,
});

const describeGone = (counter: string): CounterEnd => ({
  counter,
  gone: true,
  hex: null,
  state: [],
  marks: [],
  steps: null,
  strength: null,
});

/** Describes units and counters that are gone; equal ends are one object with a short key. */
const createDescriber = () => {
  const known = new Map<string, Described>();
  const describe = (end: CounterEnd): Described => {
    const text = JSON.stringify(end);
    const described = known.get(text) ?? { end, key: `${known.size}` };
    known.set(text, described);
    return described;
  };
  // A unit is a new object when it changes, and the same one until then.
  const ofUnit = memoise((unit: BattleUnit) => describe(describeUnit(unit)));
  const ofGone = memoiseById((id) => describe(describeGone(id)));
  return (id: string, unit: BattleUnit | undefined): Described => (unit ? ofUnit(unit) : ofGone(id));
};

const indexUnits = ({ units }: Pick<Battlefield, 'units'>): ReadonlyMap<string, BattleUnit> =>
  new Map(units.map((unit) => [unit.id, unit]));

/** Adds up ways by key, the most likely first. */
const mergeBy = <T>(entries: Iterable<{ readonly of: T; readonly key: string; readonly ways: bigint }>) => {
  const merged = new Map<string, { readonly of: T; ways: bigint }>();
  for (const { of, key, ways } of entries) {
    const known = merged.get(key);
    if (known) known.ways += ways;
    else merged.set(key, { of, ways });
  }
  return [...merged.values()].sort((a, b) => Number(a.ways < b.ways) - Number(a.ways > b.ways));
};

/** The ends of a plan, and those of each counter: of the counters that one end or another leaves other than they were. */
export const describeEnds = (
  { units }: Start,
  { of, states }: Mixture,
): { readonly ends: readonly PlanEnd[]; readonly counters: readonly CounterEnds[] } => {
  const all = [...states.values()].map(({ document, ways }) => ({ now: indexUnits(document), ways }));
  const ids = [...units.keys()].filter((id) => all.some(({ now }) => now.get(id) !== units.get(id)));
  const describe = createDescriber();
  const ends = mergeBy(
    all.map(({ now, ways }) => {
      const counters = ids.map((id) => describe(id, now.get(id)));
      return { of: counters, key: counters.map(({ key }) => key).join(), ways };
    }),
  );
  const endsOf = (i: number) =>
    mergeBy(ends.map(({ of: counters, ways }) => ({ of: item(counters, i).end, key: item(counters, i).key, ways })));
  return {
    ends: ends.map(({ of: counters, ways }) => ({ ways, counters: counters.map(({ end }) => end) })),
    counters: ids.map((counter, i) => ({
      counter,
      ends: endsOf(i).map(({ of: end, ways }) => ({ ...end, chance: reduce(ways, of) })),
    })),
  };
};

/** What each side loses on average. */
export const averageLosses = (
  start: Start,
  { of, states }: Mixture,
  palette: { readonly states: Readonly<Record<string, unknown>> },
): SideLosses[] => {
  const { units } = start;
  const words = Object.keys(palette.states);
  return [...new Set([...units.values()].map(({ side }) => side))].map((side) => {
    let eliminated = 0n;
    let steps = 0n;
    const having = new Map(words.map((word) => [word, 0n]));
    for (const { document, ways } of states.values()) {
      const now = indexUnits(document);
      for (const before of units.values()) {
        if (before.side !== side) continue;
        const unit = now.get(before.id);
        if (unit === before) continue;
        if (!unit) eliminated += ways;
        const lost = countLost(start, before, unit);
        if (lost !== 0) steps += ways * BigInt(lost);
        for (const [word, n] of having) {
          const more = Number(unit?.state.includes(word) ?? false) - Number(before.state.includes(word));
          if (more !== 0) having.set(word, n + ways * BigInt(more));
        }
      }
    }
    return {
      side,
      eliminated: reduce(eliminated, of),
      steps: reduce(steps, of),
      states: Object.fromEntries([...having].map(([word, n]) => [word, reduce(n, of)])),
    };
  });
};
