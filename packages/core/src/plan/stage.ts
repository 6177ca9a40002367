import type { BoardFact, Question } from '../battle/action-rules.ts';
import { countThrows } from '../game/fold-odds.ts';
import { countPasses } from '../game/unit-odds.ts';
import type { Text } from '../text/index.ts';
import { commonMultiple, type Fraction, reduce } from './fraction.ts';
import type { Performance, Stop } from './perform.ts';
import type { Mixture } from './state.ts';

/** A choice of a player that came up in a step, and how it was taken. */
export interface StageChoice {
  readonly question: string;
  readonly side: string;
  readonly label: Text;
  /** What was taken, in one state or another. */
  readonly taken: Question['options'];
  /** The plan says so wherever it came up; else the default was taken: the first option. */
  readonly given: boolean;
}

/** What became of one step. All chances are those of the plan as a whole: done, skipped and stopped together are 1. */
export interface Stage {
  readonly step: string;
  /** It is carried out. */
  readonly done: Fraction;
  /** A condition does not hold. */
  readonly skipped: Fraction;
  /** It cannot go on, by reason. */
  readonly stopped: readonly (Stop & { readonly chance: Fraction })[];
  /** It is carried out and comes out so on its table. */
  readonly rows: readonly { readonly row: string; readonly chance: Fraction }[];
  /** It is carried out and its calculator’s measure comes out. */
  readonly measure: { readonly label: Text; readonly chance: Fraction } | null;
  /** By counter the chances of its fates. */
  readonly fates: readonly { readonly counter: string; readonly fate: string; readonly chance: Fraction }[];
  readonly choices: readonly StageChoice[];
  /** What the board says beside it, in one state or another. */
  readonly facts: readonly BoardFact[];
  readonly incomplete: boolean;
  /** The sheet has no odds for it: what follows is conditional on what the plan says came of it. */
  readonly fork: boolean;
}

/** A stage as it is worked out, state by state. */
export interface StageTally {
  readonly before: bigint;
  /** The states after it, with the ways that all tallies are out of. */
  readonly next: Mixture;
  readonly ways: Map<string, bigint>;
  readonly stops: Map<string, Stop>;
  readonly choices: Map<string, StageChoice>;
  readonly facts: Map<string, BoardFact>;
  label: Text | null;
  incomplete: boolean;
  fork: boolean;
}

export const startTally = (of: bigint, isLast: boolean): StageTally => ({
  before: of,
  next: { of, states: new Map(), isLast },
  ways: new Map(),
  stops: new Map(),
  choices: new Map(),
  facts: new Map(),
  label: null,
  incomplete: false,
  fork: false,
});

const add = ({ ways }: StageTally, name: string, n: bigint): void => {
  ways.set(name, (ways.get(name) ?? 0n) + n);
};

/** Ways that can be shared out in so many: everything counted so far is multiplied where that needs it. */
export const shareOut = ({ before, next, ways }: StageTally, of: bigint): bigint => {
  const share = next.of / before;
  if (share % of === 0n) return share / of;
  const wider = commonMultiple(share, of);
  const factor = wider / share;
  if (factor > 1n) {
    next.of *= factor;
    for (const [name, n] of ways) ways.set(name, n * factor);
    for (const state of next.states.values()) state.ways *= factor;
  }
  return wider / of;
};

export const countSkip = (tally: StageTally, ways: bigint): void => add(tally, 'skipped', ways * shareOut(tally, 1n));

export const countStop = (tally: StageTally, stop: Stop, ways: bigint): void => {
  const name = `stop ${JSON.stringify([stop.why, stop.reason, stop.cite ?? null])}`;
  tally.stops.set(name, stop);
  add(tally, name, ways * shareOut(tally, 1n));
};

export const countDone = (tally: StageTally, ways: bigint): void => add(tally, 'done', ways * shareOut(tally, 1n));

/** Rows, fates and measure of an action, folded from its branches and not multiplied out. */
export const countAction = (tally: StageTally, performance: Performance, ways: bigint): void => {
  const { branches, calculator, done, measure, unprinted } = performance;
  countDone(tally, ways);
  for (const fact of performance.facts) tally.facts.set(JSON.stringify(fact), fact);
  tally.incomplete ||= performance.incomplete;
  if (measure && calculator.measure) {
    tally.label = calculator.measure.label;
    add(tally, 'measure', ways * BigInt(measure.ways) * shareOut(tally, BigInt(measure.of)));
  }
  if (!branches) {
    tally.fork = true;
    const all = ways * shareOut(tally, 1n);
    for (const [counter, fate] of Object.entries(unprinted.fates)) add(tally, `fate ${counter} ${fate}`, all);
    return;
  }
  const throws = BigInt(countThrows(branches.dice));
  for (const { id, ways: rowWays, tests, parties } of branches.rows) {
    add(tally, `row ${id}`, ways * BigInt(rowWays) * shareOut(tally, throws));
    const units = new Map(parties.flatMap((party) => party.units.map((unit) => [unit.unit, unit] as const)));
    for (const { path, counter } of done.ready.roles) {
      const unit = units.get(path);
      if (!unit) continue;
      const test = unit.test === null ? undefined : tests[unit.test];
      const faces = test ? test.die.faces.length : 1;
      const passes = test ? countPasses(test) : 1;
      const each = () => ways * BigInt(rowWays) * shareOut(tally, throws * BigInt(faces));
      if (passes > 0) add(tally, `fate ${counter} ${unit.pass}`, BigInt(passes) * each());
      if (passes < faces) add(tally, `fate ${counter} ${unit.fail}`, BigInt(faces - passes) * each());
    }
  }
};

/** Remembers a question that came up, and what was taken. */
export const noteChoice = (
  { choices }: StageTally,
  { id: question, side, label, options }: Question,
  option: string,
  given: boolean,
): void => {
  const known = choices.get(question) ?? { question, side, label, taken: [], given };
  const isNew = known.taken.every(({ id }) => id !== option);
  choices.set(question, {
    ...known,
    taken: isNew ? [...known.taken, ...options.filter(({ id }) => id === option)] : known.taken,
    given: known.given && given,
  });
};

/** A stage as it is told, once all states are counted. */
export const readTally = (tally: StageTally, step: string): Stage => {
  const { ways, next, stops, choices, facts, label, incomplete, fork } = tally;
  const chanceOf = (name: string): Fraction => reduce(ways.get(name) ?? 0n, next.of);
  const listOf = (kind: string): (readonly [name: string, chance: Fraction])[] =>
    [...ways.keys()].flatMap((name) =>
      name.startsWith(`${kind} `) ? [[name.slice(kind.length + 1), chanceOf(name)]] : [],
    );
  return {
    step,
    done: chanceOf('done'),
    skipped: chanceOf('skipped'),
    stopped: [...stops].map(([name, stop]) => ({ ...stop, chance: chanceOf(name) })),
    rows: listOf('row').map(([row, chance]) => ({ row, chance })),
    measure: label && { label, chance: chanceOf('measure') },
    fates: listOf('fate').map(([name, chance]) => {
      const [counter = '', fate = ''] = name.split(' ');
      return { counter, fate, chance };
    }),
    choices: [...choices.values()],
    facts: [...facts.values()],
    incomplete,
    fork,
  };
};
