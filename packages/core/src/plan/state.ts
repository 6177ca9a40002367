import type { ActionAsk } from '../battle/action-rules.ts';
import { applyChanges } from '../battle/apply-changes.ts';
import type { Battlefield } from '../battle/battlefield.ts';
import type { Change } from '../battle/change.ts';
import { memoise } from '../game/once.ts';
import { withVersion } from './number-units.ts';
import type { Start } from './test-check.ts';

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

/** The counters of a state. */
export interface Standing {
  readonly document: Battlefield;
  /** By place the version of each unit that something befell: what tells equal ones apart. */
  readonly versions: readonly number[];
}

/** One state that a plan can come to, and in how many ways. Equal states are one. */
export interface State extends Standing {
  /** By step, as far as it is still asked for. */
  readonly memory: Readonly<Record<string, StepMemory>>;
  /** By the step that takes it up. */
  readonly offers: Readonly<Record<string, Offer>>;
  ways: bigint;
}

/** The counters after some changes, in order. */
export const changeStanding = (
  { numberUnit }: Pick<Start, 'numberUnit'>,
  standing: Standing,
  changes: readonly Change[],
): Standing => {
  if (changes.length === 0) return standing;
  const document = applyChanges(standing.document, changes);
  const changed = new Set(changes.flatMap((change) => ('counter' in change ? [change.counter] : [])));
  let { versions } = standing;
  for (const id of changed)
    versions = withVersion(
      versions,
      numberUnit(
        id,
        document.units.find((unit) => unit.id === id),
      ),
    );
  return { document, versions };
};

const formatEntries = memoise((entries: Battlefield['formations'] | Battlefield['sides']): string =>
  JSON.stringify(entries.map((entry) => ({ ...entry, state: entry.state.toSorted() }))),
);
const formatTurn = memoise((turn: NonNullable<Battlefield['turn']>): string => JSON.stringify(turn));

/** The stacks that do not stand in the order of the start, each by its hex. */
const formatStacks = ({ units }: Pick<Battlefield, 'units'>, { orders }: Pick<Start, 'orders'>): string => {
  const stacks = new Map<string, number[]>();
  for (const { id, hex } of units) {
    if (hex === undefined) continue;
    const order = orders.get(id) ?? 0;
    const stack = stacks.get(hex);
    if (stack) stack.push(order);
    else stacks.set(hex, [order]);
  }
  const moved = [...stacks].filter(([, stack]) => stack.some((order, i) => order < (stack[i - 1] ?? 0)));
  return moved
    .map(([hex, stack]) => `${hex}:${stack}`)
    .sort()
    .join(';');
};

const hasNames = (names: object): boolean => {
  for (const _ in names) return true;
  return false;
};

/** What tells states apart: every counter, formations, sides, what is remembered; and the order of stacks, where it matters. */
const formatState = (start: Start, state: State, isLast: boolean): string => {
  const { document, versions, memory, offers } = state;
  let length = versions.length;
  while (length > 0 && versions[length - 1] === 0) length -= 1;
  const parts = [
    (length < versions.length ? versions.slice(0, length) : versions).join(),
    formatEntries(document.formations),
    formatEntries(document.sides),
    document.turn ? formatTurn(document.turn) : '',
  ];
  if (!isLast) parts.push(formatStacks(document, start));
  if (hasNames(memory) || hasNames(offers)) parts.push(JSON.stringify([memory, offers]));
  return parts.join('\n');
};

/** The states after a step, their ways all out of one number. */
export interface Mixture {
  of: bigint;
  readonly states: Map<string, State>;
  /** Nothing follows: who lies on whom in a stack is of no matter. */
  readonly isLast: boolean;
}

/** Adds a state; one that is there already has more ways. */
export const addState = ({ states, isLast }: Mixture, start: Start, state: State): void => {
  const key = formatState(start, state, isLast);
  const known = states.get(key);
  if (known) known.ways += state.ways;
  else states.set(key, state);
};
