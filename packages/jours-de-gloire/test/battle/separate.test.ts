import { listActions, openBoard } from '@coup-doeil/core/battle';
import { computePlan, isTooMany, type Plan } from '@coup-doeil/core/plan';
import { createJointDoor, sortLists } from '@coup-doeil/kit/twin';
import { expect, test } from 'vitest';
import { battle } from '../../src/battle.ts';
import { foot, open, shockBy } from './fixture.ts';
import { randomBattle } from './random-battle.ts';

const joint = createJointDoor(battle);

const TABLES: readonly Record<string, string>[] = [
  {},
  { 'rout-moves': 'at-once' },
  { 'recoil-hexes': 'rear', 'square-broken': 'ends' },
  { 'each-tests': 'once' },
  { 'who-suffers': 'once', 'attack-arc': 'any' },
];

test.each(Array.from({ length: 10 }, (_, i) => i + 1))(
  'battle %i: fates one by one come to what they do together',
  (seed) => {
    const document = randomBattle(seed);
    const readings = TABLES[seed % TABLES.length] ?? {};
    const [board, slow] = [battle, joint].map((door) => openBoard(door, document, { readings }));
    if (!board || !slow) throw new Error('no board');
    const asks = board.sides.flatMap((side) =>
      listActions(board, side)
        .flatMap(({ sets }) => sets.slice(0, 2).map(({ ask }) => ask))
        .slice(0, 4),
    );
    expect(asks.length).toBeGreaterThan(0);
    for (const [i, ask] of asks.entries()) {
      const next = asks[(i + 1) % asks.length] ?? ask;
      const plan: Plan = {
        steps: [
          { id: 'first', action: ask },
          { id: 'next', action: next },
          { id: 'again', action: ask, when: [{ check: 'came', step: 'first', as: 'failed' }] },
        ],
        goals: [{ check: 'empty', hex: ask.targets[0] ?? '' }],
      };
      const [fast, answer] = [computePlan(board, plan), computePlan(slow, plan)];
      expect(isTooMany(answer)).toBe(false);
      expect(sortLists(fast)).toEqual(sortLists(answer));
    }
  },
);

test('who arrives in a hex is put on top of who stands there, as its facing shows', () => {
  const red = (id: string, hex: string, side: number) => foot(id, hex, 'red', { facing: { side } });
  const units = [
    foot('a', '0505', 'blue', { strength: 9 }),
    foot('c', '0603', 'blue', { facing: { side: 5 } }),
    red('d', '0504', 5),
    red('e', '0504', 2),
    red('f', '0503', 3),
  ];
  const document = open(units).document;
  const steps = [
    { id: 'first', action: shockBy(['a'], '0504') },
    { id: 'second', action: shockBy(['c'], '0503') },
  ];
  const answers = [battle, joint].map((door) => computePlan(openBoard(door, document), { steps }));
  expect(sortLists(answers[0])).toEqual(sortLists(answers[1]));
  // Who came last shows the attacker its front, who came before it its rear: the table then reads other rows.
  const moved = answers.flatMap((answer) =>
    isTooMany(answer)
      ? []
      : answer.ends.filter(({ counters }) => counters.filter(({ hex }) => hex === '0503').length > 1),
  );
  expect(moved.length).toBeGreaterThan(2);
});
