import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInputError } from '../../src/error.ts';
import { readRecord, replayRecord, saveRecord } from '../../src/record/index.ts';
import { recordSchema } from '../../src/zod/index.ts';
import { alter, alteration, type Json } from './alter.ts';

const number = (min: number, max: number) => fc.integer({ min, max });
const hex = fc.tuple(number(1, 6), number(1, 6)).map(([column, row]) => `0${column}0${row}`);
const words = fc.uniqueArray(fc.constantFrom('woods', 'light-infantry', 'constructor'), { maxLength: 2 });
const counter = fc.constantFrom('a', 'b');
const side = fc.constantFrom('blue', 'red');
const put = { add: words, remove: words };
const facing = fc.oneof(fc.record({ side: number(0, 5) }), fc.record({ vertex: number(0, 5) }));
const kind = <K extends string, T extends object>(change: K, fields: { [N in keyof T]: fc.Arbitrary<T[N]> }) =>
  fc.record({ change: fc.constant(change), ...fields });

const change = fc.oneof(
  kind('state', { counter, ...put }),
  kind('mark', { counter, ...put }),
  kind('move', { counter, hex }),
  kind('move', { counter }),
  kind('face', { counter, facing }),
  kind('steps', { counter, left: number(0, 99) }),
  kind('strength', { counter, left: number(0, 9) }),
  kind('formation', { formation: fc.constant('Garde'), side, ...put }),
  kind('side', { side, ...put }),
  kind('turn', { number: number(0, 9), phase: fc.constant('combat'), active: side }),
  kind('table', { edition: fc.constant('2016'), readings: fc.constant({ zoc: 'all' }) }),
  kind('unit', { unit: fc.record({ id: fc.constantFrom('a', 'b', 'c'), side, arm: fc.constant('foot'), hex }) }),
  kind('ground', {
    hexes: fc.array(fc.record({ hex, terrains: words }), { maxLength: 2 }),
    hexsides: fc.array(fc.record({ hexside: hex.map((name) => `${name}/0`), features: words }), { maxLength: 2 }),
    unpainted: fc.array(hex, { maxLength: 2 }),
  }),
);
const changes = fc.array(change, { maxLength: 3 });
const faces = fc.array(number(1, 10), { maxLength: 3 });
const answers = fc.constantFrom({ 'recoil-to.a': '0504' }, {});
const ask = fc.record({
  action: fc.constant('shock'),
  side,
  parts: fc.constant([{ counter: 'a', as: 'attacks' }]),
  targets: fc.array(hex, { minLength: 1, maxLength: 2 }),
  answers,
});

const entry = fc.oneof(
  fc.record({
    entry: fc.constant('action'),
    ask,
    outcome: fc.constantFrom(
      { row: '', fates: { a: 'hold' } },
      { row: '0-to-4', fates: {}, bears: { attacker: { steps: 2 } } },
    ),
    thrown: fc.oneof(
      fc.record({ by: fc.constant('hand'), faces }),
      fc.record({ by: fc.constant('seed'), faces, seed: fc.constant('s-1') }),
      fc.record({
        by: fc.constant('seed'),
        faces: fc.tuple(number(1, 10), number(1, 10)),
        seed: fc.constant('s-1'),
        byHand: number(0, 2),
      }),
      fc.record({ by: fc.constant('secrets'), faces, number: number(1, 9) }),
    ),
    headline: fc.constantFrom('', '+1_60/100'),
    changes,
  }),
  fc.record({ entry: fc.constant('march'), counter, to: hex, cost: fc.constantFrom(0.5, 3), changes }),
  fc.record({ entry: fc.constant('hand'), changes }),
  fc.record({ entry: fc.constant('note'), text: fc.string({ minLength: 1, maxLength: 9 }) }),
);

const hash = fc.constantFrom('0'.repeat(64), 'af'.repeat(32));
const letters = fc.tuple(hash, ask, answers).map(([seal, asked, answered]) => [
  { letter: 'join', from: 'blue', at: 0, seal, hash: seal },
  { letter: 'join', from: 'red', at: 0, seal, hash: seal },
  { letter: 'ask', from: 'blue', at: 0, seal, ask: asked },
  { letter: 'secret', from: 'red', at: 0, seal, secret: seal, hash: seal, answers: answered },
  { letter: 'secret', from: 'blue', at: 0, seal, secret: seal, hash: seal },
]);

const check = fc.oneof(
  fc.record({ check: fc.constant('empty'), hex }),
  fc.record({ check: fc.constant('held'), hex, side, not: fc.constant(true) }),
  fc.record({ check: fc.constantFrom('stands'), counter }),
  fc.record({ check: fc.constant('has'), counter, word: fc.constant('routed') }),
  fc.record({ check: fc.constant('any'), side, word: fc.constant('routed'), least: number(1, 3) }),
  fc.record({ check: fc.constant('losses'), side, most: number(0, 3) }),
  fc.record({ check: fc.constant('came'), step: fc.constant('guns'), as: fc.constantFrom('done', 'failed') }),
  fc.record({ check: fc.constant('row'), step: fc.constant('guns'), rows: fc.constant(['0-to-4']) }),
);
const when = fc.array(check, { maxLength: 2 });
const step = fc.oneof(
  fc.record({ id: fc.constant('guns'), action: ask, fates: fc.constant({ a: 'hold' }), when }),
  fc.record({ id: fc.constant('way'), march: fc.record({ counter, to: hex }) }),
  fc.record({
    id: fc.constant('next'),
    follow: fc.record({
      step: fc.constant('guns'),
      id: fc.constant('counter-shock'),
      targets: fc.array(hex, { maxLength: 2 }),
      counters: fc.constant(['b']),
      answers,
    }),
  }),
);
const plan = fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 3 }), goals: when });

const start = {
  format: 'coup-doeil/battlefield',
  version: 2,
  grid: { columns: 6, rows: 6, orientation: 'flat', shifted: 'odd' },
  hexes: [{ hex: '0303', terrains: ['woods'] }],
  units: [
    { id: 'a', side: 'blue', arm: 'foot', hex: '0101' },
    { id: 'b', side: 'red', arm: 'foot', hex: '0202' },
  ],
};

/** Records that are sound. */
const sound = fc
  .record({
    entries: fc.array(entry, { maxLength: 4 }),
    mail: fc.option(letters, { nil: undefined }),
    drawn: number(0, 9),
    plan: fc.option(plan, { nil: undefined }),
  })
  .map(({ entries, mail, drawn, plan: planned }) => ({
    format: 'coup-doeil/record',
    version: 1,
    start,
    entries,
    at: entries.length,
    seed: 's',
    drawn,
    ...(mail && { mail: { letters: mail } }),
    ...(planned && { plan: planned }),
  }));

const read = (given: unknown) => {
  try {
    return { value: readRecord(given), place: '' };
  } catch (error) {
    if (isInputError(error)) return { value: undefined, place: error.field };
    throw error;
  }
};

describe('the zod schema of records, and the reader written by hand', () => {
  it('give the same for sound records, which save and replay to the same', () => {
    fc.assert(
      fc.property(sound, (record) => {
        const { value, place } = read(record);
        expect(place).toBe('');
        expect(recordSchema.parse(record)).toEqual(value);
        if (!value) return;
        const again = readRecord(JSON.parse(saveRecord(value)));
        expect(again).toEqual(value);
        expect(replayRecord(again)).toEqual(replayRecord(value));
      }),
      { numRuns: 500, seed: 1809 },
    );
  });

  it('accept and refuse the same 4,000 altered records', () => {
    const seen = { accepted: 0, refused: 0 };
    const altered = fc.tuple(sound, alteration).map(([record, { value, ...how }]) => {
      const copy: Json = JSON.parse(JSON.stringify(record));
      alter(copy, { ...how, value: structuredClone(value) });
      return copy;
    });
    fc.assert(
      fc.property(altered, (record) => {
        const { value, place } = read(record);
        const { data } = recordSchema.safeParse(record);
        expect([data, place]).toEqual([value, place]);
        seen[value ? 'accepted' : 'refused'] += 1;
      }),
      { numRuns: 4000, seed: 1809 },
    );
    expect(seen.accepted).toBeGreaterThan(200);
    expect(seen.refused).toBeGreaterThan(1000);
  });
});
