import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answer,
  bindCalculator,
  type Calculator,
  checkAsk,
  defineGame,
  InputError,
  loadCalls,
  type Result,
  run,
  whatIf,
} from '../../src/game/index.ts';
import { roll } from '../../src/game/roll.ts';
import { t } from '../../src/text/index.ts';
import { anyFight, fight, GAME } from '../fixture/fight.ts';

const DOORS: Readonly<Record<string, (ask: never) => Result<unknown>>> = {
  run: (ask) => run(GAME, anyFight, ask),
  answer: (ask) => answer(GAME, anyFight, ask),
  whatIf: (ask) => whatIf(GAME, anyFight, ask),
  roll: (ask) => roll(GAME, anyFight, ask, 'seed'),
};
const faultOf = (result: Result<unknown>) => {
  if (result.ok) throw new Error('it is answered');
  const { code, field, allowed, given } = result.error;
  return { code, field, allowed, given };
};
const throwing = (): never => {
  throw new TypeError('read');
};
const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};
class Side {
  readonly strength = 3;
}

describe.each(Object.entries(DOORS))('%s', (_, ask) => {
  const open = (given: unknown) => ask(given as never);
  const NAMES = ['edition', 'readings', 'input'];

  it.each(['attackers', 'inputs', 'Input', 'game', '__proto__'])('refuses an ask with %s', (name) => {
    const given: unknown = JSON.parse(`{"${name}":[{"strength":3}]}`);
    expect(faultOf(open(given))).toEqual({
      code: 'unknown-name',
      field: 'ask',
      allowed: NAMES,
      given: name,
    });
  });

  it('refuses names that are symbols', () => {
    expect(faultOf(open({ input: {}, [Symbol('edition')]: '1' }))).toMatchObject({
      code: 'unknown-name',
      field: 'ask',
      given: 'Symbol(edition)',
    });
    expect(faultOf(open({ input: { [Symbol('ground')]: 'wood' } }))).toMatchObject({
      code: 'unknown-field',
      field: 'Symbol(ground)',
    });
    expect(faultOf(open({ readings: { [Symbol('odds')]: 'up' } }))).toMatchObject({
      code: 'unknown-name',
      field: 'readings',
      given: 'Symbol(odds)',
    });
  });

  it.each([
    ['a text', '{"input":{}}', '{"input":{}}'],
    ['a promise', Promise.resolve({}), 'Promise'],
    ['a map', new Map(), 'Map'],
    ['a date', new Date(0), 'Date'],
    ['an instance', new Side(), 'Side'],
    ['a list', [{}], { list: 1 }],
    ['a function', () => ({}), 'Function'],
    ['null', null, null],
    ['nothing', undefined, null],
    ['a number', 3, 3],
  ])('refuses %s, as an ask, an input, a field or readings', (_, value, given) => {
    const rule = { rule: 'plain-data' };
    expect(faultOf(open(value))).toEqual({ code: 'plain-data', field: 'ask', allowed: rule, given });
    // What is not said is at its default; anything else in its place is no input.
    if (value === undefined) return;
    expect(faultOf(open({ input: value }))).toMatchObject({ code: 'group', field: 'input', given });
    expect(faultOf(open({ input: { defender: value } }))).toMatchObject({ code: 'group', field: 'defender', given });
    expect(faultOf(open({ readings: value }))).toMatchObject({ code: 'readings', field: 'readings', given });
    expect(faultOf(open({ edition: value }))).toMatchObject({ code: 'edition', field: 'edition', given });
  });

  it('refuses what throws when it is read', () => {
    const trap = new Proxy({}, { ownKeys: throwing, getPrototypeOf: throwing, get: throwing, has: throwing });
    const getter = (name: string) => Object.defineProperty({}, name, { get: throwing, enumerable: true });
    const hostile = [revoked(), trap, getter('input'), getter('defender'), getter('constructor'), [revoked()]];
    for (const value of hostile) {
      for (const asked of [value, { input: value }, { input: { attackers: value } }, { input: { defender: value } }])
        expect(open(asked).ok).toBe(false);
      expect(open({ readings: value }).ok).toBe(false);
      expect(open({ edition: value }).ok).toBe(false);
    }
    expect(faultOf(open(revoked()))).toMatchObject({ code: 'unreadable', field: 'ask' });
    expect(faultOf(open({ readings: revoked() }))).toMatchObject({ code: 'unreadable', field: 'readings' });
    expect(faultOf(open({ input: revoked() }))).toMatchObject({ code: 'unreadable', field: 'input' });
  });

  it('reads a list that changes under its eyes once', () => {
    let reads = 0;
    const attackers = new Proxy([{}], {
      get: (list, name) => (name === 'length' && reads++ > 0 ? 1e9 : Reflect.get(list, name)),
    });
    expect(open({ input: { attackers } }).ok).toBe(true);
    const endless = new Proxy([{}], { get: (list, name) => (name === 'length' ? 'many' : Reflect.get(list, name)) });
    expect(faultOf(open({ input: { attackers: endless } })).field).toBe('attackers');
  });

  it('takes plain data of any origin', () => {
    const bare = Object.assign(Object.create(null), { input: Object.assign(Object.create(null), { ground: 'wood' }) });
    const asks = [{ input: { ground: 'wood' } }, bare, structuredClone({ input: { ground: 'wood' } })];
    for (const asked of asks) expect(open(asked)).toMatchObject({ ok: true, report: { input: { ground: 'wood' } } });
    // A checked ask is an ask.
    expect(open(checkAsk(anyFight, { input: { ground: 'wood' } })).ok).toBe(true);
    // What is there and says nothing is at its default.
    expect(open({ input: undefined, edition: undefined, readings: { 'who-checks': undefined } }).ok).toBe(true);
  });

  it('gives an error that is one', () => {
    const result = open({ input: { ground: 'sea' } });
    if (result.ok) throw new Error('it is answered');
    expect(result.error).toBeInstanceOf(InputError);
    expect(result.error.stack).toContain('InputError');
    expect(JSON.parse(JSON.stringify(result))).toMatchObject({
      ok: false,
      error: { code: 'choice', field: 'ground', allowed: ['open', 'wood', 'lake'], given: 'sea' },
    });
  });

  it('answers plain data with known names alone', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withMap: true, withSet: true, withDate: true }), (raw) => {
        for (const asked of [raw, { input: raw }, { readings: raw }, { edition: raw }]) {
          const result = open(asked);
          expect(JSON.stringify(result)).toContain('"ok"');
          if (!result.ok) continue;
          const plain: unknown = JSON.parse(JSON.stringify(asked));
          expect(Object.keys(plain as object).every((name) => NAMES.includes(name))).toBe(true);
          expect(open(plain)).toEqual(result);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('a calculator', () => {
  it('answers for its own game alone', () => {
    const own: Calculator = { ...anyFight, game: 'skirmish' };
    expect(run(GAME, own, {}).ok).toBe(true);
    expect(faultOf(run({ id: 'ambush', version: '1' }, own, {}))).toEqual({
      code: 'game',
      field: 'game',
      allowed: ['skirmish'],
      given: 'ambush',
    });
  });
});

describe('a bound calculator', () => {
  const call = bindCalculator(GAME, fight);

  it('asks what `run` asks', () => {
    expect(call()).toEqual(run(GAME, fight, {}));
    const input = { ground: 'wood', from: 'flank', attackers: [{ strength: 4 }] } as const;
    const table = { edition: '1999', readings: { 'flank-in-wood': 'lost' } } as const;
    expect(call(input, table)).toEqual(run(GAME, fight, { input, ...table }));
  });

  it.each([
    ['a promise', Promise.resolve({}), 'plain-data', 'table'],
    ['a printing alone', '1999', 'plain-data', 'table'],
    ['null', null, 'plain-data', 'table'],
    ['an input', { input: {} }, 'unknown-name', 'table'],
    ['what cannot be read', revoked(), 'unreadable', 'table'],
  ])('refuses %s as the table', (_, table, code, field) => {
    expect(faultOf(call({}, table as object))).toMatchObject({ code, field });
  });

  it.each([[null], [Promise.resolve({})], ['{}'], [[]]])('refuses %j as the input', (input) => {
    expect(faultOf(call(input as object)).field).toBe('input');
  });

  it('lets a fault of the calculator itself be seen', () => {
    const broken: Calculator = { ...anyFight, answer: throwing };
    expect(() => bindCalculator(GAME, broken)()).toThrow(TypeError);
  });
});

describe('a game as a value', () => {
  const meta = { ...GAME, title: t('', '') };
  const game = defineGame({
    meta: meta as never,
    sources: [],
    readings: {},
    silences: [],
    charts: async () => ({}),
    calculators: { fight: async () => fight },
  });

  it('has a function for each calculator', async () => {
    const asked = [{ ground: 'wood' }, { edition: '1999' }] as const;
    expect(await game.fight(...asked)).toEqual(bindCalculator(GAME, fight)(...asked));
    expect((await loadCalls(game)).fight(...asked)).toEqual(await game.fight(...asked));
  });

  it('keeps its own parts, whatever a calculator is called', () => {
    // @ts-expect-error No calculator may go by the name of another part of a game.
    const odd = defineGame({ ...game, calculators: { meta: async () => fight } });
    expect(odd.meta).toBe(meta);
  });
});
