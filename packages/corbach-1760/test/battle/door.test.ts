import {
  type ActionAsk,
  applyMarch,
  applyOutcome,
  askMarch,
  findMarches,
  getCounter,
  isUnpriced,
  listActions,
  listReach,
  prepareAction,
  runAction,
} from '@coup-doeil/core/battle';
import { formatPlaceId, isRefusal, run } from '@coup-doeil/core/game';
import { formatHex, parseHex } from '@coup-doeil/hex';
import { describe, expect, test } from 'vitest';
import type { CorbachBoard } from '../../src/battle/types.ts';
import { calculator as march } from '../../src/calculators/march.ts';
import { meta } from '../../src/meta.ts';
import { guns, horse, open, type Unit, unit } from './fixture.ts';

const attack = (parts: readonly string[], target: string, more: Partial<ActionAsk> = {}): ActionAsk => ({
  action: 'combat',
  side: 'french',
  parts: parts.map((counter) => ({ counter, as: 'attacks' })),
  targets: [target],
  ...more,
});

const fire = (counter: string, target: string, more: Partial<ActionAsk> = {}): ActionAsk => ({
  action: 'fire',
  side: 'french',
  parts: [{ counter, as: 'fires' }],
  targets: [target],
  ...more,
});

/** The total of an action, what refuses it, or that it has no price. */
const answerOf = (board: CorbachBoard, asked: ActionAsk): number | string | null => {
  const result = runAction(board, asked);
  if (isUnpriced(result)) return 'unpriced';
  if (isRefusal(result)) return formatPlaceId(result.refused.cite);
  return result.report.answer?.total ?? null;
};

const readyOf = (board: CorbachBoard, asked: ActionAsk) => {
  const ready = prepareAction(board, asked);
  if (isRefusal(ready) || isUnpriced(ready)) throw new Error(JSON.stringify(ready));
  return ready;
};

const inputOf = (board: CorbachBoard, asked: ActionAsk) => readyOf(board, asked).input as Record<string, unknown>;

const zoneOf = (board: CorbachBoard, side: string): string[] =>
  [...board.zones(side).holders.keys()].map((hex) => formatHex(board.ground.grid, hex)).sort();

describe('zones', () => {
  test('of infantry are its two front hexes, of cavalry four; read otherwise all six; of a commander none', () => {
    expect(zoneOf(open([unit('a', '0505', 'french')]), 'french')).toEqual(['0504', '0604']);
    expect(zoneOf(open([horse('a', '0505', 'french')]), 'french')).toEqual(['0404', '0504', '0604', '0605']);
    expect(zoneOf(open([unit('a', '0505', 'french')], {}, { zoc: 'six' }), 'french')).toHaveLength(6);
    expect(zoneOf(open([unit('a', '0505', 'french', { arm: 'commander', ratings: {} })]), 'french')).toEqual([]);
    expect(zoneOf(open([unit('a', '0505', 'french', { facing: undefined })]), 'french')).toHaveLength(6);
    const chefs = ['p', 'q'].map((id) => unit(id, '0505', 'french', { arm: 'commander', ratings: {} }));
    expect(zoneOf(open(chefs, {}, { 'lone-leader': 'unit' }), 'french')).toHaveLength(6);
    const led = open([...chefs, unit('a', '0505', 'french')], {}, { 'lone-leader': 'unit' });
    expect(zoneOf(led, 'french')).toEqual(['0504', '0604']);
    const routed = [unit('a', '0505', 'french', { state: ['routed'] })];
    expect(zoneOf(open(routed), 'french')).toHaveLength(2);
    expect(zoneOf(open(routed, {}, { 'zone-holders': 'steady' }), 'french')).toEqual([]);
  });

  test('stop at a stream, a slope and a village; not at the bridge that a road makes of the stream', () => {
    const stream = (road?: string) => ({
      hexsides: [{ hexside: '0504/0505', features: ['stream'], ...(road ? { road } : {}) }],
    });
    const units = [unit('a', '0505', 'french')];
    expect(zoneOf(open(units, stream()), 'french')).toEqual(['0604']);
    expect(zoneOf(open(units, stream('road')), 'french')).toEqual(['0504', '0604']);
    expect(zoneOf(open(units, stream('road'), { 'zone-bridge': 'stopped' }), 'french')).toEqual(['0604']);
    const village = { hexes: [{ hex: '0504', terrains: ['village'] }] };
    expect(zoneOf(open(units, village), 'french')).toEqual(['0604']);
    // Out of a village infantry has its flanks for front.
    const own = { hexes: [{ hex: '0505', terrains: ['village'] }] };
    expect(zoneOf(open(units, own), 'french')).toEqual(['0404', '0504', '0604', '0605']);
    expect(zoneOf(open(units, own, { 'zone-village': 'both' }), 'french')).toEqual([]);
  });
});

describe('a march', () => {
  test('costs what the calculator says, way by way', () => {
    const board = open([unit('a', '0505', 'french'), unit('b', '0503', 'allied')], {
      hexes: [
        { hex: '0604', terrains: ['woods'], level: 1 },
        { hex: '0405', terrains: ['village'], road: 'road' },
        { hex: '0505', terrains: ['clear'], road: 'road' },
      ],
      hexsides: [
        { hexside: '0405/0505', features: ['stream'], road: 'road' },
        { hexside: '0505/0605', features: ['slope'] },
        { hexside: '0506/0605', features: ['stream'] },
      ],
    });
    const counter = getCounter(board, 'a');
    const { arrivals } = findMarches(board, counter);
    expect(arrivals.size).toBeGreaterThan(20);
    for (const arrival of arrivals.values()) {
      if (arrival.hex === counter.hex) continue;
      const { calculator: _, ...ask } = askMarch(board, counter, arrival);
      const result = run(meta, march, ask as never);
      expect(result.ok && result.report.answer?.total).toBe(arrival.cost / 2);
    }
    const at = (hex: string) => arrivals.get(parseHex(board.ground.grid, hex));
    // By the sheet: the road 1, all else lifted; a slope +1 and disorganised.
    expect(at('0405')).toMatchObject({ cost: 2, mode: 0 });
    expect(at('0605')?.cost).toBe(4);
    const slope = [...arrivals.values()].find((arrival) => arrival.hex === parseHex(board.ground.grid, '0605'));
    expect(slope && applyMarch(board, counter, slope)).toEqual([
      { change: 'move', counter: 'a', hex: '0605' },
      { change: 'state', counter: 'a', add: ['disorganised'], remove: ['good-order'] },
      { change: 'mark', counter: 'a', add: ['moved'], remove: [] },
    ]);
  });

  test('up two levels owes a test; three are refused', () => {
    const climb = (level: number) =>
      open([unit('a', '0505', 'french')], { hexes: [{ hex: '0504', terrains: ['clear'], level }] });
    const arrive = (board: CorbachBoard) =>
      findMarches(board, getCounter(board, 'a'), 1).arrivals.get(parseHex(board.ground.grid, '0504'));
    expect(arrive(climb(3))).toBeUndefined();
    const two = findMarches(climb(2), getCounter(climb(2), 'a'), 3).arrivals.get(
      parseHex(climb(2).ground.grid, '0504'),
    );
    expect(two && applyMarch(climb(2), getCounter(climb(2), 'a'), two)).toContainEqual({
      change: 'mark',
      counter: 'a',
      add: ['morale-test'],
      remove: [],
    });
    // Where the table leaves open what test it is, it is not called one of morale.
    const bare = { hexes: [{ hex: '0504', terrains: ['clear'], level: 2 }] };
    const left = open([unit('a', '0505', 'french')], bare, { 'climb-test': 'open' });
    const { hexes } = listReach(left, 'a');
    expect(hexes.find(({ hex }) => hex === '0504')?.adds).toEqual(['unprinted-test', 'moved']);
  });
});

describe('a combat', () => {
  const ground = {
    hexes: [{ hex: '0504', terrains: ['village'], level: 1 }],
    hexsides: [{ hexside: '0504/0505', features: ['stream'] }],
  };

  test('is read off the map: strengths, ground, hexside, level, what the defender turns', () => {
    const board = open([unit('a', '0505', 'french'), unit('b', '0504', 'allied', { facing: { vertex: 2 } })], ground);
    expect(inputOf(board, attack(['a'], '0504'))).toMatchObject({
      attackers: [
        {
          arm: 'infantry',
          kind: 'line',
          strength: 4,
          from: 'front',
          hexsides: ['stream'],
          level: 1,
          state: 'good-order',
        },
      ],
      defenders: [{ strength: 4, kind: 'line', marchColumn: false }],
      hex: 'village',
      road: 'none',
      attackerCommander: false,
    });
    // Turned the other way it is taken in the rear.
    const turned = open([unit('a', '0505', 'french'), unit('b', '0504', 'allied')]);
    expect(inputOf(turned, attack(['a'], '0504'))).toMatchObject({ attackers: [{ from: 'rear' }] });
  });

  test('counts commanders in the hexes, demoralised formations, stacks that were rearranged', () => {
    const units = [
      unit('a', '0505', 'french', { formation: 'I', marks: ['reordered'] }),
      unit('a2', '0505', 'french', { formation: 'II' }),
      unit('chef', '0505', 'french', { arm: 'commander', ratings: {} }),
      unit('b', '0504', 'allied'),
    ];
    const formations = { formations: [{ formation: 'I', side: 'french', state: ['demoralised'] }] };
    const both = attack(['a', 'a2'], '0504');
    expect(inputOf(open(units, formations), both)).toMatchObject({
      attackerCommander: true,
      defenderCommander: false,
      attackerChangedOrder: true,
      attackerDemoralised: true,
    });
    expect(inputOf(open(units, formations, { 'demoralised-mix': 'all' }), both)).toMatchObject({
      attackerDemoralised: false,
    });
    const asked = open(units, formations, { 'commander-present': 'command' });
    expect(readyOf(asked, both).questions.map(({ id }) => id)).toEqual(['attacker-commander', 'defender-commander']);
    expect(inputOf(asked, { ...both, answers: { 'defender-commander': 'yes' } })).toMatchObject({
      attackerCommander: false,
      defenderCommander: true,
    });
    expect(inputOf(asked, { ...both, answers: { 'attacker-commander': 'yes' } })).toMatchObject({
      attackerCommander: true,
      defenderCommander: false,
    });
  });

  test('of stacks of which the top one fights is one against one, commanders apart', () => {
    const units = [
      unit('chef', '0505', 'french', { arm: 'commander', ratings: {} }),
      unit('a', '0505', 'french'),
      unit('b', '0504', 'allied', { strength: 3 }),
      unit('b2', '0504', 'allied', { strength: 5 }),
    ];
    const defenders = (readings = {}) => inputOf(open(units, {}, readings), attack(['a'], '0504')).defenders;
    expect(defenders()).toMatchObject([{ strength: 3 }, { strength: 5 }]);
    expect(defenders({ 'stack-fights': 'top' })).toMatchObject([{ strength: 3 }]);
    expect(defenders({ 'stack-fights': 'top' })).toHaveLength(1);
  });

  test('refuses who may not attack, each with its reason', () => {
    const b = unit('b', '0504', 'allied');
    const answer = (attacker: Unit, readings = {}, more = {}) =>
      answerOf(open([attacker, b], more, readings), attack([attacker.id], '0504'));
    expect(answer(unit('a', '0507', 'french'))).toBe('sequence.combats');
    expect(answer(unit('a', '0505', 'french', { arm: 'commander', ratings: {} }))).toBe('sequence.combats');
    expect(answer(unit('a', '0505', 'french', { state: ['routed'] }))).toBe('sequence.combats');
    expect(answer(unit('a', '0505', 'french', { facing: { vertex: 3 } }))).toBe('combat-modifiers.flank.value');
    expect(typeof answer(unit('a', '0505', 'french', { facing: { vertex: 3 } }), { 'attack-arc': 'any' })).toBe(
      'number',
    );
    const stack = open([unit('top', '0505', 'french'), unit('a', '0505', 'french'), b], {}, { 'stack-fights': 'top' });
    expect(answerOf(stack, attack(['a'], '0504'))).toBe('combat-modifiers.changed-order.value');
    expect(typeof answerOf(stack, attack(['top'], '0504'))).toBe('number');
    expect(answerOf(open([unit('a', '0505', 'french')]), attack(['a'], '0504'))).toBe('sequence.combats');
  });

  test('has artillery only when it is added, unless it is read as others', () => {
    const units = [unit('a', '0505', 'french'), guns('g', '0505', 'french'), unit('b', '0504', 'allied')];
    const parts = (readings = {}) =>
      listActions(open(units, {}, readings), 'french')
        .filter(({ action }) => action === 'combat')
        .flatMap(({ sets }) => sets.flatMap(({ ask }) => ask.parts.map(({ counter }) => counter)));
    expect(parts()).not.toContain('g');
    expect(parts({ 'artillery-in-combat': 'both' })).toContain('g');
    expect(typeof answerOf(open(units), attack(['a', 'g'], '0504'))).toBe('number');
  });

  test('says what it does not know: facings, routed defenders, levels, unpainted hexes', () => {
    const facts = (units: readonly Unit[], more = {}, readings = {}) =>
      readyOf(open(units, more, readings), attack(['a'], '0504')).facts.map(({ id, incomplete }) => [
        id,
        incomplete ?? false,
      ]);
    const a = unit('a', '0505', 'french');
    expect(facts([a, unit('b', '0504', 'allied', { facing: undefined })])).toEqual([['facing-unknown', true]]);
    const routed = unit('b', '0504', 'allied', { state: ['routed'] });
    expect(facts([a, routed])).toEqual([['routed-defends', true]]);
    expect(facts([a, routed], {}, { 'routed-defends': 'disorganised' })).toEqual([]);
    expect(
      facts([a, unit('b', '0504', 'allied')], { hexes: [{ hex: '0504', terrains: ['clear'], level: 3 }] }),
    ).toEqual([['levels', true]]);
  });

  test('asks for the heavies’ bonus', () => {
    const heavy = (traits: readonly string[]) =>
      open([horse('h', '0505', 'french', { traits }), horse('b', '0504', 'allied')]);
    const asked = attack(['h'], '0504');
    expect(readyOf(heavy(['heavy']), asked).questions.map(({ id, options }) => [id, options[0]?.id])).toEqual([
      ['bonus.h', 'no'],
    ]);
    expect(inputOf(heavy(['heavy', 'bonus']), asked)).toMatchObject({ attackers: [{ bonus: true }] });
    expect(inputOf(heavy(['heavy']), { ...asked, answers: { 'bonus.h': 'yes' } })).toMatchObject({
      attackers: [{ bonus: true }],
    });
  });
});

describe('a fire', () => {
  const target = unit('b', '0502', 'allied');

  test('is of one battery, its range and ground off the map', () => {
    const board = open([guns('g', '0505', 'french', { traits: ['twelve-pounder'] }), target]);
    expect(inputOf(board, fire('g', '0502'))).toMatchObject({
      range: 3,
      twelvePounder: true,
      from: 'rear',
      hex: 'clear',
      light: false,
    });
    const two = {
      ...fire('g', '0502'),
      parts: [
        { counter: 'g', as: 'fires' },
        { counter: 'g2', as: 'fires' },
      ],
    };
    expect(answerOf(open([guns('g', '0505', 'french'), guns('g2', '0505', 'french'), target]), two)).toBe(
      'sequence.artillery-fire',
    );
  });

  test('refuses who may not fire, and what may not be fired at', () => {
    expect(answerOf(open([unit('a', '0505', 'french'), target]), fire('a', '0502'))).toBe('sequence.artillery-fire');
    expect(answerOf(open([guns('g', '0505', 'french', { state: ['routed'] }), target]), fire('g', '0502'))).toBe(
      'sequence.artillery-fire',
    );
    expect(answerOf(open([guns('g', '0505', 'french')]), fire('g', '0502'))).toBe('sequence.artillery-fire');
    const after = [guns('g', '0505', 'french'), unit('a', '0808', 'french', { marks: ['attacked'] }), target];
    expect(answerOf(open(after), fire('g', '0502'))).toBe('sequence.artillery-fire');
    expect(
      typeof answerOf(open([guns('g', '0505', 'french', { state: ['disorganised'] }), target]), fire('g', '0502')),
    ).toBe('number');
  });

  test('in reaction is at a unit that has moved, over a front hexside', () => {
    const turn = { turn: { active: 'allied' } };
    const moved = { ...target, marks: ['moved'] };
    const battery = (vertex: number) => guns('g', '0505', 'french', { facing: { vertex } });
    expect(answerOf(open([battery(0), target], turn), fire('g', '0502'))).toBe('sequence.reaction-fire');
    expect(typeof answerOf(open([battery(0), moved], turn), fire('g', '0502'))).toBe('number');
    expect(answerOf(open([battery(3), moved], turn), fire('g', '0502'))).toBe('sequence.reaction-fire');
    expect(typeof answerOf(open([battery(3), moved], turn, { 'fire-arc': 'any' }), fire('g', '0502'))).toBe('number');
    const foot = open([unit('g', '0505', 'french'), moved], turn, { 'reaction-firers': 'others' });
    expect(answerOf(foot, fire('g', '0502'))).toBe('unpriced');
  });

  test('in its own turn turns first, and stays so', () => {
    const board = open([guns('g', '0505', 'french', { facing: { vertex: 3 } }), target]);
    const [question] = readyOf(board, fire('g', '0502')).questions.filter(({ id }) => id === 'turn-to.g');
    // North lies in front of who looks to the corners on either side of it: 5 and 0.
    expect(question?.options.map(({ id }) => id)).toEqual(['0', '5']);
    const { changes } = applyOutcome(
      board,
      { ...fire('g', '0502'), answers: { 'turn-to.g': '5' } },
      { row: '1', fates: { b: 'holds' } },
    );
    expect(changes).toContainEqual({ change: 'face', counter: 'g', facing: { vertex: 5 } });
    // Read as facing a side it turns to one of the three whose front has north in it.
    const sides = open([guns('g', '0505', 'french', { facing: { side: 3 } }), target], {}, { facing: 'hexside' });
    const asked = { ...fire('g', '0502'), answers: { 'turn-to.g': '1' } };
    expect(applyOutcome(sides, asked, { row: '1', fates: { b: 'holds' } }).changes).toContainEqual({
      change: 'face',
      counter: 'g',
      facing: { side: 1 },
    });
  });

  test('asks what blocks, or goes by what usually does', () => {
    const units = [guns('g', '0505', 'french'), target];
    expect(readyOf(open(units), fire('g', '0502')).questions.map(({ id }) => id)).toEqual(['line-of-sight']);
    const next = open([guns('g', '0503', 'french'), target]);
    expect(readyOf(next, fire('g', '0502')).questions).toEqual([]);
    expect(answerOf(open(units), fire('g', '0502', { answers: { 'line-of-sight': 'blocked' } }))).toBe(
      'artillery-modifiers',
    );
    const woods = { hexes: [{ hex: '0504', terrains: ['woods'] }] };
    expect(answerOf(open(units, woods, { 'line-of-sight': 'usual' }), fire('g', '0502'))).toBe('artillery-modifiers');
    const usual = open(units, {}, { 'line-of-sight': 'usual' });
    expect(typeof answerOf(usual, fire('g', '0502'))).toBe('number');
    expect(readyOf(usual, fire('g', '0502')).questions).toEqual([]);
  });

  test.each([2, 4])('along a hexside enters by the worse side for it, or the better one (facing %i)', (vertex) => {
    // From 0504 and 0604 at once: one of them lies in front of the target, the other on its flank, which is +2.
    const units = [guns('g', '0505', 'french'), unit('b', '0603', 'allied', { facing: { vertex } })];
    const from = (readings = {}) => inputOf(open(units, {}, readings), fire('g', '0603')).from;
    expect([from(), from({ 'spine-entry': 'better' })]).toEqual(['front', 'flank']);
  });

  test('along a hexside is blocked by both of its hexes, or by either, as it is read', () => {
    const along = (terrains: readonly [string, string], sight: string) => {
      const units = [guns('g', '0505', 'french'), { ...target, hex: '0603' }];
      const hexes = ['0504', '0604'].map((hex, i) => ({ hex, terrains: [terrains[i] ?? 'clear'] }));
      return answerOf(open(units, { hexes }, { 'line-of-sight': 'usual', 'spine-sight': sight }), fire('g', '0603'));
    };
    expect(typeof along(['woods', 'clear'], 'both')).toBe('number');
    expect(along(['woods', 'woods'], 'both')).toBe('artillery-modifiers');
    expect(along(['woods', 'clear'], 'one')).toBe('artillery-modifiers');
    expect(along(['clear', 'village'], 'one')).toBe('artillery-modifiers');
    expect(typeof along(['clear', 'clear'], 'one')).toBe('number');
  });

  test('at a stack goes by its light units and its flanks as it is read', () => {
    const stack = [
      guns('g', '0505', 'french'),
      unit('b', '0502', 'allied', { traits: ['light'], facing: { vertex: 3 } }),
      unit('c', '0502', 'allied', { facing: { vertex: 1 } }),
    ];
    expect(inputOf(open(stack), fire('g', '0502'))).toMatchObject({ light: false });
    expect(inputOf(open(stack, {}, { 'light-target': 'any' }), fire('g', '0502'))).toMatchObject({ light: true });
    // From the south: b looks there; c shows its flank.
    const from = (readings = {}) => inputOf(open(stack, {}, readings), fire('g', '0502')).from;
    expect([from(), from({ 'fire-flank': 'all' })]).toEqual(['flank', 'front']);
  });
});

describe('after', () => {
  const done = (
    board: CorbachBoard,
    asked: ActionAsk,
    row: string,
    fates: Readonly<Record<string, string>>,
    bears = {},
  ) => applyOutcome(board, asked, { row, fates, bears });
  const a = unit('a', '0505', 'french');

  const strong = unit('a', '0505', 'french', { strength: 16 });
  /** Row 8 by the sheet: 1D-R1 for the defender. */
  const struck = (defender: Partial<Unit>, answers = {}, readings = {}, attacker = strong) => {
    const board = open([attacker, unit('b', '0504', 'allied', defender)], {}, readings);
    return done(board, attack(['a'], '0504', { answers }), '8', { a: 'holds', b: 'disorganised' });
  };

  test('a combat disorganises by combat, takes a step, and drives back', () => {
    const { changes, questions } = struck({});
    expect(changes).toEqual([
      { change: 'mark', counter: 'a', add: ['attacked'], remove: [] },
      { change: 'state', counter: 'b', add: ['disorganised'], remove: ['good-order'] },
      { change: 'state', counter: 'b', add: ['disorganised-by-combat'], remove: [] },
      { change: 'strength', counter: 'b', left: 3 },
    ]);
    expect(questions).toMatchObject([{ id: 'recoil-to.b', hexes: true }]);
    expect(questions[0]?.options.map(({ id }) => id).sort()).toEqual(['0403', '0404', '0503', '0603', '0604']);
    expect(struck({}, { 'recoil-to.b': '0503' }).changes).toContainEqual({ change: 'move', counter: 'b', hex: '0503' });
  });

  test('a routed defender loses steps and retreats, and stays routed', () => {
    expect(struck({ state: ['routed'] }).changes).toEqual([
      { change: 'mark', counter: 'a', add: ['attacked'], remove: [] },
      { change: 'strength', counter: 'b', left: 3 },
    ]);
    expect(struck({ state: ['routed'] }).questions).toMatchObject([{ id: 'recoil-to.b' }]);
  });

  test('a step is what the faces in the file say, else a point of strength, or its player’s to change', () => {
    const steps = (defender: Partial<Unit>, readings = {}) => struck(defender, {}, readings).changes.slice(3);
    expect(steps({ back: { strength: 2, ratings: { morale: 3 } } })).toEqual([
      { change: 'state', counter: 'b', add: ['reduced'], remove: [] },
    ]);
    expect(steps({ back: { strength: 4, ratings: { morale: 4 } }, state: ['reduced'] })).toEqual([
      { change: 'eliminate', counter: 'b' },
    ]);
    expect(struck({ strength: 1 }, {}, {}, unit('a', '0505', 'french')).changes.slice(3)).toEqual([
      { change: 'eliminate', counter: 'b' },
    ]);
    expect(steps({}, { 'step-is': 'hand' })).toEqual([]);
    // Whose player keeps count is not gone: it retreats.
    expect(struck({}, {}, { 'step-is': 'hand' }).questions).toMatchObject([{ id: 'recoil-to.b' }]);
  });

  test('an outcome of no row marks who took part, and does no more', () => {
    const board = open([strong, unit('b', '0504', 'allied')]);
    expect(done(board, attack(['a'], '0504'), '', {})).toEqual({
      changes: [{ change: 'mark', counter: 'a', add: ['attacked'], remove: [] }],
      questions: [],
      facts: [],
    });
  });

  test('a retreat into rear hexes alone, where it is read so', () => {
    // It looks to the south: behind it lie the hexes to the north and the north-west.
    const { questions } = struck({ facing: { vertex: 2 } }, {}, { 'recoil-hexes': 'rear' });
    expect(questions[0]?.options.map(({ id }) => id).sort()).toEqual(['0403', '0503']);
  });

  test('a fire disorganises without a combat', () => {
    const board = open([guns('g', '0505', 'french', { traits: ['twelve-pounder'] }), unit('b', '0504', 'allied')]);
    // Row 6 by the sheet: D.
    const { changes } = done(board, fire('g', '0504'), '6', { b: 'disorganised' });
    expect(changes).toEqual([
      { change: 'mark', counter: 'g', add: ['fired'], remove: [] },
      { change: 'state', counter: 'b', add: ['disorganised'], remove: ['good-order'] },
    ]);
  });

  test('a rally is of one unit that is in disorder or routs', () => {
    const rally = (counters: readonly string[], state: readonly string[] = []) => {
      const board = open([unit('a', '0505', 'french', { state: [...state] }), unit('b', '0505', 'french')]);
      const parts = counters.map((counter) => ({ counter, as: 'rallies' }));
      return answerOf(board, { action: 'rally', side: 'french', parts, targets: ['0505'] });
    };
    expect(rally(['a'])).toBe('sequence.rally');
    expect(rally(['a', 'b'], ['routed'])).toBe('sequence.rally');
    expect(rally(['a'], ['routed'])).toBeNull();
  });

  test('a rally is a fork: who rallies is in good order', () => {
    const board = open([unit('a', '0505', 'french', { state: ['routed'] })]);
    const asked: ActionAsk = {
      action: 'rally',
      side: 'french',
      parts: [{ counter: 'a', as: 'rallies' }],
      targets: ['0505'],
    };
    expect(inputOf(board, asked)).toEqual({ units: [{ state: 'routed', inEnemyZone: false }] });
    expect(done(board, asked, '', { a: 'rallied' }).changes).toMatchObject([
      { change: 'state', counter: 'a', add: [] },
    ]);
    expect(done(board, asked, '', { a: 'unrallied' }).changes).toEqual([]);
    const shaken = open([
      unit('a', '0505', 'french', { state: ['disorganised'] }),
      unit('b', '0504', 'allied', { facing: { vertex: 2 } }),
    ]);
    expect(inputOf(shaken, asked)).toEqual({ units: [{ state: 'disorganised', inEnemyZone: true }] });
    expect(answerOf(open([a]), asked)).toBe('sequence.rally');
  });
});
