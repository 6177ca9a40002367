import {
  type ActionAsk,
  applyOutcome,
  changeBoard,
  getCounter,
  listFollowUps,
  openBoard,
  prepareAction,
  readOutcome,
  runAction,
} from '@coup-doeil/core/battle';
import { checkAsk, computeAnswer, isRefusal, listEnds } from '@coup-doeil/core/game';
import { formatHex } from '@coup-doeil/hex';
import { describe, expect, test } from 'vitest';
import { battle } from '../../src/battle.ts';
import { fireBy, foot, guns, open, shockBy, type Unit } from './fixture.ts';

type Board = ReturnType<typeof open>;
type Fates = Readonly<Record<string, string>>;

const pair = (more: Partial<Unit> = {}) => [
  foot('a', '0505', 'blue'),
  foot('d', '0504', 'red', { facing: { side: 3 }, ...more }),
];
const hexOf = (board: Board, id: string) => {
  const { hex } = getCounter(board, id);
  return hex < 0 ? 'off' : formatHex(board.ground.grid, hex);
};

/** The board after an outcome, its questions answered. */
const play = (board: Board, ask: ActionAsk, row: string, fates: Fates, answers: Record<string, string> = {}) => {
  const answered = { ...ask, answers: { ...ask.answers, ...answers } };
  const after = applyOutcome(board, answered, { row, fates });
  const next = changeBoard(board, after.changes);
  return { after, next, follow: listFollowUps(board, answered, { row, fates }, next) };
};

describe('what an outcome changes', () => {
  const board = open(pair());
  const shock = shockBy(['a'], '0504');
  test('D and R turn the counter over; the attacker is marked', () => {
    const { next } = play(board, shock, '0-to-4', { a: 'disordered', d: 'hold' });
    const a = getCounter(next, 'a');
    // The back: strength 4, cohesion 5.
    expect([a.state, a.strength, a.cohesion, a.marks]).toEqual(['disordered', 4, 5, ['attacked']]);
    expect(getCounter(next, 'd')).toMatchObject({ state: 'good-order', strength: 5 });
  });
  test('disordered again is a mark of its own', () => {
    const tired = open([foot('a', '0505', 'blue', { state: ['disordered'] }), ...pair().slice(1)]);
    const { next } = play(tired, shock, '0-to-4', { a: 'disordered-again', d: 'hold' });
    expect(getCounter(next, 'a')).toMatchObject({ state: 'disordered', marks: ['attacked', 'disordered-again'] });
  });
  test('a recoil asks its owner where to: any hex that it may enter, no enemy there', () => {
    const { after, next } = play(board, shock, '5-to-9', { a: 'hold', d: 'recoils' });
    expect(after.questions).toMatchObject([{ id: 'recoil-to.d', side: 'red', counter: 'd', hexes: true }]);
    expect(after.questions[0]?.options.map(({ id }) => id).sort()).toEqual(['0403', '0404', '0503', '0603', '0604']);
    expect(hexOf(next, 'd')).toBe('0504');
    const moved = play(board, shock, '5-to-9', { a: 'hold', d: 'recoils' }, { 'recoil-to.d': '0503' });
    expect([hexOf(moved.next, 'd'), getCounter(moved.next, 'd').facing]).toEqual(['0503', 3]);
    expect(() => play(board, shock, '5-to-9', { a: 'hold', d: 'recoils' }, { 'recoil-to.d': '0909' })).toThrowError(
      expect.objectContaining({ field: 'answers.recoil-to.d' }),
    );
  });
  test('or a rear hex alone, as the table reads it', () => {
    const rear = open(pair(), {}, { readings: { 'recoil-hexes': 'rear' } });
    const { after } = play(rear, shock, '5-to-9', { a: 'hold', d: 'recoils' });
    // It faces south: north, north-east and north-west lie behind.
    expect(after.questions[0]?.options.map(({ id }) => id).sort()).toEqual(['0403', '0503', '0603']);
  });
  test('where no hex is open, what becomes of it is a choice of its own', () => {
    const lake = ['0503', '0403', '0404', '0603', '0604'].map((hex) => ({ hex, terrains: ['water'] }));
    const shut = open(pair(), { hexes: lake });
    const { after, next } = play(shut, shock, '5-to-9', { a: 'hold', d: 'recoils' });
    expect(after.questions).toMatchObject([
      { id: 'nowhere-to-go.d', options: [{ id: 'stays' }, { id: 'eliminated' }] },
    ]);
    expect(hexOf(next, 'd')).toBe('0504');
    const gone = play(shut, shock, '5-to-9', { a: 'hold', d: 'recoils' }, { 'nowhere-to-go.d': 'eliminated' });
    expect(gone.next.byId.has('d')).toBe(false);
  });
  test('a rout stays until moved by hand, or leaves at once', () => {
    const fire = fireBy('g', '0504');
    const units = [guns('g', '0506', 'blue', { strength: 8 }), ...pair()];
    const stays = play(open(units), fire, 'rout', { d: 'routed' });
    expect([hexOf(stays.next, 'd'), stays.after.facts.map(({ id }) => id)]).toEqual(['0504', ['rout']]);
    expect([getCounter(stays.next, 'd').state, getCounter(stays.next, 'g').marks]).toEqual(['routed', ['fired']]);
    const leaves = play(open(units, {}, { readings: { 'rout-moves': 'at-once' } }), fire, 'rout', {
      d: 'routed',
    });
    expect([hexOf(leaves.next, 'd'), leaves.after.facts]).toEqual(['off', []]);
  });
  test('a square that is struck stays one until the player says, or not', () => {
    const square = pair({ state: ['square'] });
    expect(getCounter(play(open(square), shock, '10-or-more', { d: 'recoils-disordered' }).next, 'd').square).toBe(
      true,
    );
    const ends = open(square, {}, { readings: { 'square-broken': 'ends' } });
    expect(getCounter(play(ends, shock, '10-or-more', { d: 'recoils-disordered' }).next, 'd').square).toBe(false);
    // One that holds is not struck; and of who stands in none no square is taken.
    expect(getCounter(play(ends, shock, '5-to-9', { d: 'hold' }).next, 'd').square).toBe(true);
    const struck = play(ends, shock, '0-to-4', { a: 'disordered', d: 'hold' });
    expect(struck.after.changes).not.toContainEqual(expect.objectContaining({ remove: ['square'] }));
  });
  test('who routs as it recoils is in rout as well', () => {
    const fates = { a: 'recoils-routed', d: 'hold' };
    const tired = [foot('a', '0505', 'blue', { state: ['disordered'] }), ...pair().slice(1)];
    const routs = { 'disordered-again': 'routs' };
    const { after, next } = play(open(tired, {}, { readings: routs }), shock, '0-to-4', fates);
    expect(after.facts).toMatchObject([{ id: 'rout', value: 'a', label: { en: 'In rout: moved by hand' } }]);
    expect(getCounter(next, 'a').state).toBe('routed');
    const leaves = open(tired, {}, { readings: { ...routs, 'rout-moves': 'at-once' } });
    expect(hexOf(play(leaves, shock, '0-to-4', fates).next, 'a')).toBe('off');
  });
  test('no result moves a general: who stays in the hex left is told', () => {
    const units = [
      ...pair(),
      foot('g', '0504', 'red', { arm: 'general', strength: undefined, ratings: {}, back: undefined }),
    ];
    const { after, next } = play(open(units), shock, '5-to-9', { d: 'recoils' }, { 'recoil-to.d': '0503' });
    expect(after.facts).toMatchObject([
      {
        id: 'general-stays',
        value: 'g',
        label: { en: 'No result moves a general', fr: 'Aucun résultat ne déplace un général' },
      },
    ]);
    expect(hexOf(next, 'g')).toBe('0504');
  });
  test('a row that the table does not have moves nobody, and nothing follows it: who acted is marked', () => {
    const { after, follow } = play(board, shock, 'no-row', { a: 'hold', d: 'hold' });
    expect(after).toEqual({
      changes: [{ change: 'mark', counter: 'a', add: ['attacked'], remove: [] }],
      questions: [],
      facts: [],
    });
    expect(follow).toEqual([]);
  });
  test('a refused action changes nothing', () => {
    expect(applyOutcome(board, shockBy(['a'], '0909'), { row: '5-to-9', fates: {} })).toEqual({
      changes: [],
      questions: [],
      facts: [],
    });
  });
});

test('every end of the dice becomes an outcome by counter, and the board after it can be read', () => {
  const board = open([
    foot('a', '0505', 'blue'),
    foot('b', '0404', 'blue', { facing: { side: 2 } }),
    ...pair().slice(1),
  ]);
  const ask = shockBy(['a', 'b'], '0504');
  const ready = prepareAction(board, ask);
  if (!('input' in ready)) throw new Error('refused');
  const shock = battle.calculators.shock;
  const answer = shock && computeAnswer(shock, checkAsk(shock, { input: ready.input }));
  if (!answer || isRefusal(answer) || !answer.branches) throw new Error('no dice');
  const { of, ends } = listEnds(answer.branches);
  let ways = 0n;
  for (const end of ends) {
    ways += end.ways;
    const fates = Object.fromEntries(
      end.branch.parties.flatMap(({ units }) =>
        units.map(({ unit, pass, fail, test }) => [unit, test === null || end.passed[test] ? pass : fail]),
      ),
    );
    const outcome = readOutcome(ready, { branch: end.branch, fates, outcome: {} });
    expect(Object.keys(outcome.fates).sort()).toEqual(['a', 'b', 'd']);
    const after = applyOutcome(board, ask, outcome);
    const first = Object.fromEntries(after.questions.map(({ id, options }) => [id, options[0]?.id ?? '']));
    const changes = applyOutcome(board, { ...ask, answers: first }, outcome).changes;
    expect(openBoard(battle, changeBoard(board, changes).document).counters).toHaveLength(3);
  }
  expect(ways).toBe(of);
});

describe('what may follow a shock', () => {
  const below = 'minus-1-or-less';
  // 2 to 5 is 1/3: −3; clear ground +1: below 0 with a die of 0 or 1.
  const weak = [foot('a', '0505', 'blue', { strength: 2 }), ...pair().slice(1)];
  test('below 0 a counter-shock: sides swapped, from the board as it is', () => {
    const { follow } = play(open(weak), shockBy(['a'], '0504'), below, { a: 'disordered', d: 'hold' });
    expect(follow).toMatchObject([
      {
        id: 'counter-shock',
        side: 'red',
        asks: [{ side: 'red', parts: [{ counter: 'd', as: 'attacks' }], targets: ['0505'] }],
      },
    ]);
  });
  test('also against an attacker that recoiled into another hex beside; nobody is met who is gone', () => {
    const back = (to: string) =>
      play(open(weak), shockBy(['a'], '0504'), below, { a: 'recoils-disordered', d: 'hold' }, { 'recoil-to.a': to })
        .follow[0];
    expect(back('0506')).toMatchObject({ asks: [], facts: [{ id: 'counter-shock' }] });
    // It faces south with its sides: 0404 and 0604 lie south-west and south-east of 0504.
    for (const hex of ['0404', '0604']) expect(back(hex)).toMatchObject({ asks: [{ targets: [hex] }] });
  });
  test('not against who left the map in rout; in the first hex of the map too', () => {
    const gone = open(weak, {}, { readings: { 'rout-moves': 'at-once' } });
    const { follow } = play(gone, shockBy(['a'], '0504'), below, { a: 'routed', d: 'hold' });
    expect(follow).toMatchObject([{ asks: [], facts: [{ id: 'counter-shock' }] }]);
    const corner = [foot('a', '0101', 'blue', { strength: 2, facing: { side: 3 } }), foot('d', '0102', 'red')];
    expect(play(open(corner), shockBy(['a'], '0102'), below, { a: 'disordered', d: 'hold' }).follow).toMatchObject([
      { asks: [{ targets: ['0101'] }] },
    ]);
  });
  test('routed cavalry makes none, and pursues nobody', () => {
    const horse = foot('d', '0504', 'red', { arm: 'cavalry', state: ['routed'], facing: { side: 3 } });
    // Its back has 4 and a cohesion of 5. 1 to 4: −4; clear +1; routed +2.
    const { follow } = play(
      open([foot('a', '0505', 'blue', { strength: 1, ratings: { cohesion: 5 } }), horse]),
      shockBy(['a'], '0504'),
      below,
      {
        a: 'hold',
        d: 'hold',
      },
    );
    expect(follow).toMatchObject([{ id: 'counter-shock', asks: [], facts: [{ id: 'counter-shock' }] }]);
  });
  test('or is told, as the table reads it', () => {
    const told = open(weak, {}, { readings: { 'counter-shock': 'told' } });
    const { follow } = play(told, shockBy(['a'], '0504'), below, { a: 'hold', d: 'hold' });
    expect(follow).toMatchObject([{ id: 'counter-shock', asks: [], facts: [{ value: 'by-hand' }] }]);
  });
});

describe('breakthrough and pursuit', () => {
  // 15 to 5 is 3/1: +3; clear +1: from a die of 6 the defender is driven off.
  const strong = [
    foot('a', '0505', 'blue', { strength: 10 }),
    foot('h', '0505', 'blue', { arm: 'cavalry', strength: 5 }),
    foot('d', '0504', 'red', { facing: { side: 3 } }),
    foot('e', '0503', 'red', { facing: { side: 3 } }),
  ];
  const fates = { a: 'hold', h: 'hold', d: 'recoils-disordered' };
  test('10 and more: a new shock by attackers of the first, from where they stand or from the hex left; a pursuit is told', () => {
    const { follow } = play(open(strong), shockBy(['a', 'h'], '0504'), '10-or-more', fates, { 'recoil-to.d': '0604' });
    expect(follow.map(({ id, side }) => [id, side])).toEqual([
      ['breakthrough', 'blue'],
      ['breakthrough-entering', 'blue'],
      ['pursuit', 'blue'],
    ]);
    // They face north. 0604 lies north-east of 0505, and south-east of 0504, behind them; 0503 lies north of that.
    expect(follow[0]?.asks.map(({ targets }) => targets[0])).toEqual(['0604']);
    expect(follow[1]?.asks.map(({ targets }) => targets[0])).toEqual(['0503']);
    expect(follow[1]?.changes).toEqual([
      { change: 'move', counter: 'a', hex: '0504' },
      { change: 'move', counter: 'h', hex: '0504' },
    ]);
    expect(follow[2]).toMatchObject({ asks: [], facts: [{ id: 'pursuit', value: 'by-hand' }] });
  });
  test('the hex is entered only where it is empty; a told breakthrough has no asks', () => {
    const held = play(open(strong), shockBy(['a', 'h'], '0504'), '10-or-more', fates);
    expect(held.follow.map(({ id }) => id)).toEqual(['breakthrough', 'pursuit']);
    const told = open(strong, {}, { readings: { breakthrough: 'told', pursuit: 'charge' } });
    const { follow } = play(told, shockBy(['a', 'h'], '0504'), '10-or-more', fates, { 'recoil-to.d': '0604' });
    expect(follow[0]).toMatchObject({ asks: [], facts: [{ value: 'by-hand' }] });
    expect(follow[1]?.asks).toMatchObject([{ parts: [{ counter: 'h', as: 'charges' }], targets: ['0604'] }]);
  });
  test('without cavalry there is no pursuit', () => {
    const onFoot = strong.filter(({ id }) => id !== 'h');
    expect(play(open(onFoot), shockBy(['a'], '0504'), '5-to-9', { a: 'hold', d: 'recoils' }).follow).toEqual([]);
  });
  test('0 to 4: the defender’s cavalry after a counter-charge, if any attacker, or all, went back', () => {
    const horse = [
      foot('a', '0505', 'blue'),
      foot('b', '0505', 'blue'),
      foot('d', '0504', 'red', { arm: 'cavalry', facing: { side: 3 } }),
    ];
    const after = (fate: string, charge: string, when = 'any', other = 'disordered') =>
      play(
        open(horse, {}, { readings: { 'pursuit-when': when } }),
        shockBy(['a', 'b'], '0504'),
        '0-to-4',
        { a: fate, b: other, d: 'hold' },
        { 'counter-charge': charge, 'recoil-to.a': '0506', 'recoil-to.b': '0506' },
      ).follow.map(({ id, side }) => [id, side]);
    expect(after('recoils-disordered', 'yes')).toEqual([['pursuit', 'red']]);
    expect(after('recoils-disordered', 'no')).toEqual([]);
    // Who routs is out of the fight as well.
    expect(after('routed', 'yes')).toEqual([['pursuit', 'red']]);
    expect(after('disordered', 'yes')).toEqual([]);
    expect(after('recoils-disordered', 'yes', 'all')).toEqual([]);
    expect(after('recoils-disordered', 'yes', 'all', 'recoils-disordered')).toEqual([['pursuit', 'red']]);
  });
});

test('a report of the counter-shock is worked out afresh from the board', () => {
  const board = open(pair(), {
    hexsides: [{ hexside: '0504/0505', features: ['stream'] }],
    hexes: [{ hex: '0504', terrains: ['village'] }],
  });
  const { next, follow } = play(board, shockBy(['a'], '0504'), 'minus-1-or-less', { a: 'disordered', d: 'hold' });
  const ask = follow[0]?.asks[0];
  if (!ask) throw new Error('nothing follows');
  const told = runAction(next, ask);
  // 5 to 4 is 1/1: 0; cohesion 6 to 5: +1; clear +1; stream −1; out of the village −1.
  expect('report' in told && told.report.answer?.total).toBe(0);
});
