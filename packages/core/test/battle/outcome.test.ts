import { describe, expect, test } from 'vitest';
import {
  type ActionRules,
  type After,
  applyOutcome,
  applyUnitEffects,
  type BattleDoor,
  changeBoard,
  type EffectRules,
  findEnd,
  listEntries,
  listFollowUps,
  loadResults,
  openBoard,
  prepareAction,
  type ReadyAction,
  readOutcome,
} from '../../src/battle/index.ts';
import type { UnitEffect } from '../../src/game/index.ts';
import { t } from '../../src/text/index.ts';
import { faultOf } from '../fault.ts';
import { type Skirmish, skirmish } from '../fixture/skirmish.ts';
import { field, foot, open } from './skirmish.ts';

const units = [
  foot('a', '0505'),
  foot('b', '0505', 'blue', { strength: 2 }),
  foot('d', '0504', 'red', { ratings: { rating: 2, move: 3 } }),
];
const board = open(units, { hexes: [{ hex: '0605', terrains: ['lake'] }] });
const ask = {
  action: 'fight',
  side: 'blue',
  parts: [
    { counter: 'a', as: 'plain' },
    { counter: 'b', as: 'plain' },
  ],
  targets: ['0504'],
};
const ready = (() => {
  const made = prepareAction(board, ask);
  if ('input' in made) return made;
  throw new Error('refused');
})();

const rules: EffectRules<Skirmish> = {
  set: (_, { id }, field) => (field === 'order' ? [{ change: 'state', counter: id, add: ['shaken'], remove: [] }] : []),
  retreats: listEntries,
  loseStep: (_, { id, strength }, before) => {
    const left = strength - before - 1;
    return left > 0
      ? { changes: [{ change: 'strength', counter: id, left }], gone: false }
      : { changes: [{ change: 'eliminate', counter: id }], gone: true };
  },
};

const CHOICE = { id: 'any', question: t('Which?', 'Laquelle\u202f?') };
const apply = (
  effects: readonly UnitEffect[],
  answers: Readonly<Record<string, string>> = {},
  by = rules,
  of: ReadyAction = ready,
) => applyUnitEffects(board, by, { ready: of, answer: (id) => answers[id] }, effects);
const BOTH = ['attackers.1', 'attackers.2'];

describe('effects become changes', () => {
  test('orders, marks, the dead; a counter that is out bears nothing more', () => {
    const { changes, questions } = apply([
      { units: ['attackers.1'], effect: { kind: 'set', field: 'order', value: 'shaken' } },
      { units: ['attackers.1'], effect: { kind: 'set', field: 'weather', value: 'rain' } },
      { units: ['attackers.1'], effect: { kind: 'turn', face: 'back' } },
      { units: ['defender'], effect: { kind: 'mark', mark: 'moved', label: CHOICE.question } },
      { units: ['defender'], effect: { kind: 'eliminate' } },
      { units: ['defender'], effect: { kind: 'leave', hexes: 1 } },
      { units: ['nobody'], effect: { kind: 'eliminate' } },
    ]);
    expect(changes).toEqual([
      { change: 'state', counter: 'a', add: ['shaken'], remove: [] },
      { change: 'mark', counter: 'd', add: ['moved'], remove: [] },
      { change: 'eliminate', counter: 'd' },
    ]);
    expect(questions).toEqual([]);
  });
  test('back two hexes: a question for each step, from where the last one led', () => {
    const back: UnitEffect[] = [{ units: ['defender'], effect: { kind: 'leave', hexes: 2 }, choice: CHOICE }];
    const first = apply(back);
    expect(first.changes).toEqual([]);
    expect(first.questions).toMatchObject([
      { id: 'recoil-to.d', side: 'red', hexes: true, label: { en: 'd: Which?' } },
    ]);
    // Not 0505, where enemies stand.
    expect(first.questions[0]?.options.map(({ id }) => id).sort()).toEqual(['0403', '0404', '0503', '0603', '0604']);
    const second = apply(back, { 'recoil-to.d': '0503' });
    expect(second.questions.map(({ id }) => id)).toEqual(['recoil-to.d', 'recoil-to.d.2']);
    expect(second.questions[1]?.options.map(({ id }) => id)).toContain('0502');
    const done = apply(back, { 'recoil-to.d': '0503', 'recoil-to.d.2': '0502' });
    expect(done.changes).toEqual([
      { change: 'move', counter: 'd', hex: '0503' },
      { change: 'move', counter: 'd', hex: '0502' },
    ]);
    expect(faultOf(() => apply(back, { 'recoil-to.d': '0909' }))).toMatchObject({
      code: 'choice',
      field: 'answers.recoil-to.d',
    });
  });
  test('nowhere to go: a choice of its own', () => {
    const shut = { ...rules, retreats: () => [] };
    const back: UnitEffect[] = [{ units: ['defender'], effect: { kind: 'leave', hexes: 1 } }];
    expect(apply(back, {}, shut)).toMatchObject({ changes: [], questions: [{ id: 'nowhere-to-go.d' }] });
    expect(apply(back, { 'nowhere-to-go.d': 'stays' }, shut).changes).toEqual([]);
    expect(apply(back, { 'nowhere-to-go.d': 'eliminated' }, shut).changes).toEqual([
      { change: 'eliminate', counter: 'd' },
    ]);
  });
  test('steps that a side shares out: asked anew for each, until nobody is left', () => {
    const lose = (steps: number): UnitEffect[] => [{ units: BOTH, effect: { kind: 'lose', steps }, choice: CHOICE }];
    expect(apply(lose(1)).questions).toMatchObject([
      { id: 'who-loses.blue.1', label: { en: 'Which?' }, options: [{ id: 'a' }, { id: 'b' }] },
    ]);
    // The strongest first, whoever stands first in the input.
    const turned = apply([{ units: BOTH.toReversed(), effect: { kind: 'lose', steps: 1 }, choice: CHOICE }]);
    expect(turned.questions[0]?.options.map(({ id }) => id)).toEqual(['a', 'b']);
    const boss = open([...units, foot('boss', '0505', 'blue', { arm: 'leader', strength: undefined })]);
    const roles = ['boss', 'b'].map((counter, i) => ({ path: `attackers.${i + 1}`, counter }));
    const led = applyUnitEffects(boss, rules, { ready: { ...ready, roles }, answer: () => undefined }, lose(1));
    expect(led.questions[0]?.options.map(({ id }) => id)).toEqual(['b', 'boss']);
    const two = apply(lose(3), { 'who-loses.blue.1': 'b', 'who-loses.blue.2': 'b' });
    // B has two steps: gone with the second; then A alone is left, and nobody need be asked.
    expect(two.questions.map(({ id }) => id)).toEqual(['who-loses.blue.1', 'who-loses.blue.2']);
    expect(two.questions[0]?.label.en).toBe('Which? (1)');
    expect(two.changes).toEqual([
      { change: 'strength', counter: 'b', left: 1 },
      { change: 'eliminate', counter: 'b' },
      { change: 'strength', counter: 'a', left: 2 },
    ]);
    const all = apply([{ units: ['defender'], effect: { kind: 'lose', steps: 9 } }]);
    expect(all.changes.at(-1)).toEqual({ change: 'eliminate', counter: 'd' });
    expect(all.changes).toHaveLength(3);
    const { loseStep: _, ...without } = rules;
    expect(apply([{ units: ['defender'], effect: { kind: 'lose', steps: 1 } }], {}, without).changes).toEqual([]);
  });
});

describe('outcomes', () => {
  test('by counter and back', () => {
    const end = findEnd(board, { ready, outcome: { row: 'hit', fates: { d: 'lost' } } });
    expect(end).toMatchObject({ branch: { id: 'hit' }, fates: { defender: 'lost' } });
    expect(end && readOutcome(ready, end)).toEqual({ row: 'hit', fates: { d: 'lost' } });
    expect(findEnd(board, { ready, outcome: { row: 'nothing-such', fates: {} } })).toBe(undefined);
    const lake = { ...ready, input: { ...(ready.input as object), ground: 'lake' } };
    expect(findEnd(board, { ready: lake, outcome: { row: 'hit', fates: {} } })).toBe(undefined);
    const rally = { ...ready, calculator: 'rally', input: { rating: 3 } };
    expect(findEnd(board, { ready: rally, outcome: { row: 'hit', fates: {} } })).toBe(undefined);
  });
  test('change the board, and say what may follow', () => {
    const [fight] = skirmish.actions;
    const following: ActionRules<Skirmish> = {
      ...(fight as ActionRules<Skirmish>),
      after: (_, { outcome }) => ({
        changes: [{ change: 'eliminate', counter: outcome.row }],
        questions: [],
        facts: [],
      }),
      follow: (after, { side }) => [
        { id: 'on', label: CHOICE.question, side, changes: [], asks: after.byId.has('d') ? [ask] : [], facts: [] },
      ],
    };
    const door: BattleDoor<Skirmish> = { ...skirmish, actions: [following] };
    const own = openBoard(door, field(units));
    const { changes } = applyOutcome(own, ask, { row: 'd', fates: {} });
    const after = changeBoard(own, changes);
    expect(after.byId.has('d')).toBe(false);
    expect(listFollowUps(own, ask, { row: 'd', fates: {} }, after)).toMatchObject([
      { id: 'on', side: 'blue', asks: [] },
    ]);
  });
  test('may be loaded later, and are asked of no door before that', async () => {
    const after = (): After => ({ changes: [{ change: 'eliminate', counter: 'd' }], questions: [], facts: [] });
    const early: BattleDoor<Skirmish> = { ...skirmish, results: async () => ({ fight: { after } }) };
    const outcome = { row: 'hit', fates: {} };
    const own = openBoard(early, field(units));
    expect(() => applyOutcome(own, ask, outcome)).toThrow('loadResults');
    expect(() => listFollowUps(own, ask, outcome, own)).toThrow('loadResults');
    const whole = openBoard(await loadResults(early), field(units));
    expect(applyOutcome(whole, ask, outcome).changes).toEqual([{ change: 'eliminate', counter: 'd' }]);
    expect(await loadResults(skirmish)).toBe(skirmish);
  });
  test('of an action that has no such rules, or is refused, are nothing', () => {
    const nothing = { changes: [], questions: [], facts: [] };
    expect(applyOutcome(board, ask, { row: 'hit', fates: {} })).toEqual(nothing);
    expect(listFollowUps(board, ask, { row: 'hit', fates: {} }, board)).toEqual([]);
    const refused = { ...ask, targets: ['0909'] };
    expect(applyOutcome(board, refused, { row: 'hit', fates: {} })).toEqual(nothing);
    expect(listFollowUps(board, refused, { row: 'hit', fates: {} }, board)).toEqual([]);
  });
});
