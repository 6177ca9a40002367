import { computePlan, isTooMany, type Plan } from '@coup-doeil/core/plan';
import { describe, expect, test } from 'vitest';
import { fireBy, foot, guns, open, shockBy } from './fixture.ts';
import { ALL, type Chain, throwEverything } from './slow-plan.ts';

type Choice = Parameters<typeof open>[2];

/** The ends of a plan by what the twin calls them, out of as many ways as the twin has. */
const endsOf = (board: ReturnType<typeof open>, plan: Plan): Map<string, bigint> => {
  const answer = computePlan(board, plan);
  if (isTooMany(answer)) throw new Error('too many');
  const ends = new Map<string, bigint>();
  let sum = 0n;
  for (const { ways, counters } of answer.ends) {
    sum += ways;
    const changed = new Map(counters.map((end) => [end.counter, end]));
    const units = board.document.units.map((unit) => {
      const { hex, state, marks } = changed.get(unit.id) ?? { ...unit, hex: unit.hex ?? null };
      return `${unit.id}:${hex ?? undefined}:${[...state].sort().join('+')}:${[...marks].sort().join('+')}`;
    });
    const key = units.sort().concat(units.length.toString()).join(' ');
    expect((ways * ALL) % answer.of).toBe(0n);
    ends.set(key, (ends.get(key) ?? 0n) + (ways * ALL) / answer.of);
  }
  expect(sum).toBe(answer.of);
  return ends;
};

const sorted = (ends: Map<string, bigint>) => [...ends].sort(([a], [b]) => (a < b ? -1 : 1));

const units = [
  foot('a', '0505', 'blue'),
  foot('b', '0405', 'blue', { facing: { side: 1 }, strength: 6 }),
  guns('g', '0506', 'blue', { strength: 8 }),
  guns('h', '0507', 'blue', { strength: 6 }),
  foot('d', '0504', 'red', { facing: { side: 3 } }),
];
const some = (...ids: readonly string[]) => units.filter(({ id }) => ids.includes(id));

const first = shockBy(['a'], '0504');
const counter = { id: 'counter', follow: { step: 'first', id: 'counter-shock' } };
const chains: readonly (readonly [name: string, ids: readonly string[], plan: Plan, chain: Chain])[] = [
  [
    'a shock, then the counter-shock',
    ['a', 'd'],
    { steps: [{ id: 'first', action: first }, counter] },
    (_, came) => [first, came[0]?.follow[0] ?? null, null][came.length] ?? null,
  ],
  [
    'a fire, then the shock',
    ['a', 'g', 'd'],
    {
      steps: [
        { id: 'guns', action: fireBy('g', '0504') },
        { id: 'first', action: first },
      ],
    },
    (_, came) => [fireBy('g', '0504'), first][came.length] ?? null,
  ],
  [
    'two fires, then the shock',
    ['a', 'g', 'h', 'd'],
    {
      steps: [
        { id: 'guns', action: fireBy('g', '0504') },
        { id: 'more', action: fireBy('h', '0504') },
        { id: 'first', action: first },
      ],
    },
    (_, came) => [fireBy('g', '0504'), fireBy('h', '0504'), first][came.length] ?? null,
  ],
  [
    'a second attack only if the first failed',
    ['a', 'b', 'd'],
    {
      steps: [
        { id: 'first', action: first },
        { id: 'second', action: shockBy(['b'], '0504'), when: [{ check: 'came', step: 'first', as: 'failed' }] },
      ],
    },
    (_, came) => {
      if (came.length === 0) return first;
      return came.length === 1 && !came[0]?.recoiled ? shockBy(['b'], '0504') : null;
    },
  ],
];
const tables: readonly (readonly [name: string, choice: Choice])[] = [
  ['by default', {}],
  ['a rout leaves at once', { readings: { 'rout-moves': 'at-once' } }],
  ['recoils to the rear, tests on the front', { readings: { 'recoil-hexes': 'rear', 'test-face': 'front' } }],
  ['the older printing', { edition: '2006' }],
];

describe.each(chains)('%s', (_, ids, plan, chain) => {
  test.each(tables)('%s: every sequence of dice, to the last way', (_name, choice) => {
    const board = open(some(...ids), {}, choice);
    const slow = throwEverything(board, chain);
    expect([...slow.values()].reduce((sum, n) => sum + n, 0n)).toBe(ALL);
    expect(slow.size).toBeGreaterThan(2);
    expect(sorted(endsOf(board, plan))).toEqual(sorted(slow));
  });
});
