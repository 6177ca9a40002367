import type { ActionAsk } from '../battle/action-rules.ts';
import type { Battlefield, BattleUnit } from '../battle/battlefield.ts';
import type { Change } from '../battle/change.ts';
import { memoise } from '../game/once.ts';

/** What a later step or a goal asks of a step that was carried out. */
export interface StepMemory {
  readonly row: string;
  /** Whether the calculator’s measure came out; `null` where it has none. */
  readonly succeeded: boolean | null;
}

/** What the game offers once a step is done, as a later step of the plan asks it. */
export interface Offer {
  readonly ask: ActionAsk;
  readonly changes: readonly Change[];
}

/** One state that a plan can come to, and in how many ways. Equal states are one. */
export interface State {
  readonly document: Battlefield;
  /** By step, as far as it is still asked for. */
  readonly memory: Readonly<Record<string, StepMemory>>;
  /** By the step that takes it up. */
  readonly offers: Readonly<Record<string, Offer>>;
  ways: bigint;
}

const sorted = (words: readonly string[]): string => words.toSorted().join();

// A unit is a new object when it changes, and the same one until then.
const formatUnit = memoise(({ id, hex, state, marks, facing, steps, strength }: BattleUnit): string =>
  JSON.stringify([id, hex ?? '', sorted(state), sorted(marks), facing ?? null, steps ?? null, strength ?? null]),
);
const formatEntries = memoise((entries: Battlefield['formations'] | Battlefield['sides']): string =>
  JSON.stringify(entries.map((entry) => ({ ...entry, state: entry.state.toSorted() }))),
);

/** What tells states apart: every counter, its place in its stack, formations, sides, and what is remembered. */
export const formatState = ({ document, memory, offers }: Omit<State, 'ways'>): string => {
  const heights = new Map<string, number>();
  const units = document.units.map((unit) => {
    const { hex } = unit;
    if (hex === undefined) return formatUnit(unit);
    const above = heights.get(hex) ?? 0;
    heights.set(hex, above + 1);
    // Where nobody else stands, the place in the list is of no matter.
    return `${formatUnit(unit)}${above}`;
  });
  return [
    units.sort().join(';'),
    formatEntries(document.formations),
    formatEntries(document.sides),
    JSON.stringify([document.turn ?? null, memory, offers]),
  ].join('\n');
};

/** The states after a step, their ways all out of one number. */
export interface Mixture {
  of: bigint;
  readonly states: Map<string, State>;
}

/** Adds a state; one that is there already has more ways. */
export const addState = ({ states }: Mixture, state: State): void => {
  const key = formatState(state);
  const known = states.get(key);
  if (known) known.ways += state.ways;
  else states.set(key, state);
};
