import { createHash } from 'node:crypto';
import { parseHex } from '@coup-doeil/hex';
import { describe, expect, test } from 'vitest';
import { applyMarch, findMarches, getCounter, openBoard } from '../../src/battle/index.ts';
import { isInputError } from '../../src/error.ts';
import {
  type ActionEntry,
  addEntry,
  askThrow,
  type BattleRecord,
  checkMail,
  checkRecord,
  createRecord,
  createSecret,
  endMove,
  findThrowSeed,
  getMailState,
  joinMail,
  type Letter,
  loadRecord,
  openThrow,
  type RecordEntry,
  replayRecord,
  revealSecret,
  rollFaces,
  type Secret,
  saveRecord,
  writeAction,
} from '../../src/record/index.ts';
import { field, foot } from '../battle/skirmish.ts';
import { skirmish } from '../fixture/skirmish.ts';

const start = field([foot('a', '0505'), foot('b', '0606'), foot('d', '0504', 'red', { ratings: { rating: 2 } })], {
  sides: [{ side: 'blue', name: 'Bleus', state: [] }],
});
const ask = { action: 'fight', side: 'blue', parts: [{ counter: 'a', as: 'plain' }], targets: ['0504'] };

/** What stands between two devices: a file. */
const send = (record: BattleRecord): BattleRecord => loadRecord(saveRecord(record));

/** Two devices, each with its secret, and the file that goes between them. */
const createTable = () => {
  let record = createRecord(start, 'seed');
  const secrets: Record<string, Secret> = { blue: createSecret('blue'), red: createSecret('red') };
  const write = async (
    side: string,
    letter: (record: BattleRecord, secret: Secret) => Promise<{ record: BattleRecord; secret: Secret }>,
  ): Promise<void> => {
    const secret = secrets[side];
    if (!secret) throw new Error(side);
    const written = await letter(send(record), secret);
    record = send(written.record);
    secrets[side] = written.secret;
  };
  return {
    secrets,
    write,
    get record() {
      return record;
    },
    set record(next) {
      record = next;
    },
  };
};

const act = async (record: BattleRecord): Promise<BattleRecord> => {
  const board = openBoard(skirmish, replayRecord(record));
  const { throws } = getMailState(record);
  const last = throws.at(-1);
  const seed = await findThrowSeed(record);
  const open = last && openThrow(board, last.ask);
  if (!open || seed === undefined) throw new Error('no throw');
  const faces = rollFaces(open, seed);
  return addEntry(record, writeAction(board, last.ask, { by: 'secrets', number: last.number, faces }).entry);
};

/** Blue joins, red joins, blue fights, red answers, blue passes. */
const playTurn = async () => {
  const table = createTable();
  await table.write('blue', joinMail);
  await table.write('red', joinMail);
  await table.write('blue', (record, secret) => askThrow(record, secret, ask));
  await table.write('red', (record, secret) => revealSecret(record, secret, { from: 'rear' }));
  await table.write('blue', revealSecret);
  table.record = await act(table.record);
  await table.write('blue', endMove);
  return table;
};

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('a throw from both secrets', () => {
  test('is made letter by letter, and the file says whose move it is', async () => {
    const table = createTable();
    const next = () => getMailState(table.record).next;
    expect(next()).toEqual({ side: null, does: 'join' });
    await table.write('blue', joinMail);
    expect(next()).toEqual({ side: null, does: 'join' });
    await table.write('red', joinMail);
    expect(next()).toEqual({ side: 'blue', does: 'move' });
    await table.write('blue', (record, secret) => askThrow(record, secret, ask));
    expect(next()).toEqual({ side: 'red', does: 'secret' });
    expect(await findThrowSeed(table.record)).toBeUndefined();
    await table.write('red', revealSecret);
    expect(next()).toEqual({ side: 'blue', does: 'secret' });
    expect(await findThrowSeed(table.record)).toBeUndefined();
    await table.write('blue', revealSecret);
    expect(next()).toEqual({ side: 'blue', does: 'move' });
    table.record = await act(table.record);
    await table.write('blue', endMove);
    expect(next()).toEqual({ side: 'red', does: 'move' });
    for (const side of ['blue', 'red'])
      expect(await checkRecord(skirmish, table.record, table.secrets[side])).toEqual([]);
    expect(await checkRecord(skirmish, table.record)).toEqual([]);
  });
  test('its hashes are those that anybody can work out', async () => {
    const { record } = await playTurn();
    const letters = record.mail?.letters ?? [];
    const [blue, red] = letters.flatMap((letter) => (letter.letter === 'join' ? letter.hash : []));
    const [redSecret, blueSecret] = letters.flatMap((letter) => (letter.letter === 'secret' ? letter.secret : []));
    expect(sha(`["coup-doeil/hash","blue",1,"${blueSecret}"]`)).toBe(blue);
    expect(sha(`["coup-doeil/hash","red",1,"${redSecret}"]`)).toBe(red);
    expect(await findThrowSeed(record)).toBe(sha(`["coup-doeil/dice",1,"${blueSecret}","${redSecret}"]`));
  });
  test('what the other side chose stands in the ask', async () => {
    const { record } = await playTurn();
    expect(getMailState(record).throws[0]?.ask.answers).toEqual({ from: 'rear' });
    expect(record.entries[0]).toMatchObject({
      ask: { answers: { from: 'rear' } },
      thrown: { by: 'secrets', number: 1 },
    });
  });
});

test('several throws of both sides, one after another, agree for both devices and for anybody', async () => {
  const table = createTable();
  await table.write('blue', joinMail);
  await table.write('red', joinMail);
  const redAsk = { ...ask, side: 'red', parts: [{ counter: 'd', as: 'plain' }], targets: ['0505'] };
  const seeds = new Set<string | undefined>();
  for (const [side, other, asked, throws] of [
    ['blue', 'red', ask, 2],
    ['red', 'blue', redAsk, 3],
    ['blue', 'red', ask, 1],
  ] as const) {
    for (let i = 0; i < throws; i++) {
      await table.write(side, (record, secret) => askThrow(record, secret, asked));
      await table.write(other, revealSecret);
      await table.write(side, revealSecret);
      seeds.add(await findThrowSeed(table.record));
      table.record = await act(table.record);
      // Nobody is hurt for long: the next throw is asked on the board as it was.
      const { document } = openBoard(skirmish, replayRecord(table.record));
      const healed = start.units.map((unit) => ({ change: 'unit', unit }) as const);
      expect(document.units.length).toBeGreaterThan(0);
      table.record = addEntry(table.record, { entry: 'hand', changes: healed });
    }
    await table.write(side, endMove);
  }
  expect(seeds.size).toBe(6);
  expect(getMailState(table.record)).toMatchObject({ mover: 'red', next: { side: 'red', does: 'move' }, at: 12 });
  for (const secret of [undefined, table.secrets.blue, table.secrets.red])
    expect(await checkRecord(skirmish, send(table.record), secret)).toEqual([]);
});

const refusalOf = async (act: () => Promise<unknown>): Promise<unknown> => {
  try {
    await act();
  } catch (error) {
    if (isInputError(error)) return { field: error.field, allowed: error.allowed };
    throw error;
  }
  return 'nothing was refused';
};
const UNTAMPERED = { rule: 'untampered' };
const places = async (record: BattleRecord, own?: Secret) =>
  (await checkRecord(skirmish, record, own)).map(({ place }) => place);

/** The record with other letters. */
const withLetters = (record: BattleRecord, change: (letters: Letter[]) => Letter[]): BattleRecord => ({
  ...record,
  mail: { letters: change([...(record.mail?.letters ?? [])]) },
});
/** The record with another first entry. */
const withAction = (record: BattleRecord, change: (entry: ActionEntry) => RecordEntry): BattleRecord => {
  const [first, ...others] = record.entries;
  if (first?.entry !== 'action') throw new Error('no action');
  return { ...record, entries: [change(first), ...others] };
};

describe('an attacker', () => {
  test('cannot have a second question answered by the secret of a throw: the device goes on from its last letter', async () => {
    const table = createTable();
    await table.write('blue', joinMail);
    await table.write('red', joinMail);
    const before = table.record;
    await table.write('blue', (record, secret) => askThrow(record, secret, ask));
    await table.write('red', revealSecret);
    // Blue knows both secrets now, and asks anew in an older file.
    const other = { ...createTable().secrets.blue, ...table.secrets.blue, letters: 0, digest: '' } as Secret;
    const again = await askThrow(before, other, { ...ask, parts: [{ counter: 'b', as: 'plain' }], targets: ['0504'] });
    const { red } = table.secrets;
    if (!red) throw new Error('red');
    expect(await refusalOf(() => revealSecret(again.record, red))).toEqual({
      field: 'mail.letters',
      allowed: UNTAMPERED,
    });
  });
  test('cannot change what was asked once the other secret is shown, before showing its own or after', async () => {
    const table = createTable();
    await table.write('blue', joinMail);
    await table.write('red', joinMail);
    await table.write('blue', (record, secret) => askThrow(record, secret, ask));
    await table.write('red', revealSecret);
    const changed = withLetters(table.record, (letters) =>
      letters.map((letter) =>
        letter.letter === 'ask' ? { ...letter, ask: { ...ask, parts: [{ counter: 'a', as: 'hard' }] } } : letter,
      ),
    );
    expect(await places(changed, table.secrets.red)).toContain('mail.letters.3.seal');
    expect(await places(changed, table.secrets.blue)).toContain('mail.letters.2.seal');
  });
  test('cannot show another secret than that of its hash, nor the hash of the other side as its own', async () => {
    const { record } = await playTurn();
    const swapped = withLetters(record, (letters) =>
      letters.map((letter, i) => (i === 4 && letter.letter === 'secret' ? { ...letter, secret: sha('luck') } : letter)),
    );
    expect(await places(swapped)).toContain('mail.letters.4.secret');
    const mirror = withLetters(record, (letters) => {
      const [blue] = letters;
      return letters.map((letter, i) =>
        i === 1 && blue && 'hash' in blue && 'hash' in letter ? { ...letter, hash: blue.hash } : letter,
      );
    });
    expect(await places(mirror)).toContain('mail.letters.3.secret');
  });
  test('cannot enter other dice, another outcome, other changes or another way of dice', async () => {
    const { record } = await playTurn();
    const thrownOf = ({ thrown: { faces } }: ActionEntry) => faces.map((face) => (face === 6 ? 5 : face + 1));
    const cases: (readonly [string, (entry: ActionEntry) => RecordEntry])[] = [
      ['entries.0.thrown.faces', (entry) => ({ ...entry, thrown: { ...entry.thrown, faces: thrownOf(entry) } })],
      ['entries.0.outcome', (entry) => ({ ...entry, outcome: { ...entry.outcome, row: 'other' } })],
      ['entries.0.headline', (entry) => ({ ...entry, headline: '+9' })],
      ['entries.0.changes', (entry) => ({ ...entry, changes: [{ change: 'steps', counter: 'd', left: 1 }] })],
      ['entries.0.entry', (entry) => ({ ...entry, thrown: { by: 'hand', faces: entry.thrown.faces } })],
      ['entries.0.entry', (entry) => ({ ...entry, thrown: { ...entry.thrown, by: 'secrets', number: 2 } })],
      ['entries.0.entry', () => ({ entry: 'note', text: 'Never mind.' })],
      ['entries.0.ask', (entry) => ({ ...entry, ask: { ...entry.ask, answers: {} } })],
      ['entries.0.ask', (entry) => ({ ...entry, ask: { ...entry.ask, parts: [{ counter: 'a', as: 'hard' }] } })],
      ['entries.0.ask', (entry) => ({ ...entry, ask: { ...entry.ask, parts: [{ counter: 'b', as: 'plain' }] } })],
    ];
    for (const [place, change] of cases) expect(await places(withAction(record, change))).toContain(place);
  });
  test('cannot leave a throw out that both have seen, nor throw by itself once both have joined', async () => {
    const table = await playTurn();
    const none = withLetters(table.record, (letters) =>
      letters.map((letter, i) => (i === 5 ? { ...letter, at: 0 } : letter)),
    );
    expect(await refusalOf(() => checkMail(none))).toMatchObject({ field: 'mail.letters.5.at' });
    const board = openBoard(skirmish, replayRecord(table.record));
    const own = writeAction(board, { ...ask, targets: ['0504'] }, { by: 'hand', faces: [1] }).entry;
    expect(await places(addEntry(table.record, own))).toEqual(['entries.1.thrown.by']);
    const again = { ...own, thrown: { by: 'secrets', number: 1, faces: [1] } } as const;
    expect(await places(addEntry(table.record, again))).toEqual(['entries.1.thrown.number']);
    const renamed = await checkMail(
      withLetters(table.record, (letters) =>
        letters.map((letter, i) => (i === 0 ? { ...letter, seal: sha('x') } : letter)),
      ),
    );
    expect(renamed.map(({ text }) => text.en)).toContain(
      'Letter 1: Bleus sealed something else; the battle up to here, or the letter, was changed since.',
    );
  });
  test('cannot answer for the other side in its own ask', async () => {
    const table = createTable();
    await table.write('blue', joinMail);
    await table.write('red', joinMail);
    await table.write('blue', (record, secret) => askThrow(record, secret, { ...ask, answers: { from: 'rear' } }));
    await table.write('red', revealSecret);
    await table.write('blue', revealSecret);
    table.record = await act(table.record);
    expect(await places(table.record)).toEqual(['entries.0.ask.answers']);
  });
  test('cannot answer for the other side in a letter', async () => {
    const table = createTable();
    await table.write('red', joinMail);
    await table.write('blue', joinMail);
    const redAsk = { ...ask, side: 'red', parts: [{ counter: 'd', as: 'plain' }], targets: ['0505'] };
    await table.write('red', (record, secret) => askThrow(record, secret, redAsk));
    await table.write('blue', (record, secret) => revealSecret(record, secret, { weather: 'fine' }));
    await table.write('red', revealSecret);
    table.record = await act(table.record);
    expect(await places(table.record)).toEqual(['entries.0.ask.answers']);
  });
  test('cannot write out of turn, twice, or for a side that is not there', async () => {
    const table = createTable();
    const { blue, red } = table.secrets;
    if (!blue || !red) throw new Error('sides');
    expect(await refusalOf(() => revealSecret(table.record, blue))).toEqual({ field: 'secret', allowed: [] });
    expect(await refusalOf(() => endMove(table.record, blue))).toMatchObject({ field: 'mail.letters.0.letter' });
    await table.write('blue', joinMail);
    const { blue: joined } = table.secrets;
    expect(await refusalOf(() => joinMail(table.record, joined ?? blue))).toMatchObject({
      field: 'mail.letters.1.from',
    });
    await table.write('red', joinMail);
    expect(await refusalOf(() => askThrow(table.record, red, ask))).toMatchObject({ field: 'mail.letters.2.from' });
    expect(await refusalOf(() => revealSecret(table.record, red))).toMatchObject({ field: 'secret' });
    expect(await refusalOf(() => joinMail(table.record, createSecret('white')))).toMatchObject({
      field: 'mail.letters.2.letter',
    });
  });
  test('cannot take over a side with a secret of its own', async () => {
    const { record } = await playTurn();
    const stranger = createSecret('red');
    expect(await refusalOf(() => endMove(record, stranger))).toEqual({
      field: 'mail.letters.1.hash',
      allowed: UNTAMPERED,
    });
  });
});

describe('a record without mail', () => {
  const board = openBoard(skirmish, start);
  const throwOf = (seed: string) => {
    const open = openThrow(board, ask);
    if (!open) throw new Error('barred');
    return writeAction(board, ask, { by: 'seed', seed, faces: rollFaces(open, seed) }).entry;
  };
  const record = { ...createRecord(start, 'k'), drawn: 2 };
  test('is checked too: seeds that it drew, each once, and their dice', async () => {
    const first = throwOf('k-1');
    expect(await places(addEntry(record, first))).toEqual([]);
    const bySecrets = { ...first, thrown: { by: 'secrets', number: 1, faces: first.thrown.faces } } as const;
    expect(await places(addEntry(record, bySecrets))).toEqual(['entries.0.thrown.number']);
    const idle = { ...first, changes: [] };
    const twice = addEntry(addEntry({ ...record, start }, idle), idle);
    expect((await places(twice)).filter((place) => place.endsWith('seed'))).toEqual(['entries.1.thrown.seed']);
    for (const seed of ['k-3', 'k-0', 'other-1', 'k-1.0'])
      expect(await places(addEntry(record, { ...first, thrown: { ...first.thrown, by: 'seed', seed } }))).toEqual([
        'entries.0.thrown.seed',
      ]);
  });
  test('actions and marches that the rules bar, and a battle that cannot go on', async () => {
    const far = { ...throwOf('k-1'), ask: { ...ask, targets: ['0909'] } };
    expect(await places(addEntry(record, far))).toEqual(['entries.0.ask']);
    const nobody = { ...throwOf('k-1'), ask: { ...ask, parts: [{ counter: 'x', as: 'plain' }] } };
    expect(await places(addEntry(record, nobody))).toEqual(['entries.0.parts.0.counter']);
    const march = { entry: 'march', counter: 'b', to: '0707', changes: [] } as const;
    expect(await places(addEntry(record, march))).toEqual(['entries.0.changes']);
    expect(await places(addEntry(record, { ...march, to: '0909' }))).toEqual(['entries.0.to']);
    const arrival = findMarches(board, getCounter(board, 'b')).arrivals.get(parseHex(board.ground.grid, '0707'));
    const changes = arrival ? applyMarch(board, getCounter(board, 'b'), arrival) : [];
    expect(await places(addEntry(record, { ...march, changes }))).toEqual([]);
    expect(await places(addEntry(record, { ...march, changes, cost: 1 }))).toEqual([]);
    expect(await places(addEntry(record, { ...march, changes, cost: 2 }))).toEqual(['entries.0.changes']);
    const mixed = { entry: 'hand', changes: [{ change: 'move', counter: 'd', hex: '0505' }] } as const;
    expect(await places(addEntry(addEntry(record, mixed), { entry: 'note', text: 'x' }))).toEqual([
      'entries.0.changes',
    ]);
  });
  test('an action without a table is what a player said', async () => {
    const shaken = field([foot('s', '0101', 'blue', { state: ['shaken'] })]);
    const rally = { action: 'rally', side: 'blue', parts: [{ counter: 's', as: 'tries' }], targets: ['0101'] };
    const { entry } = writeAction(
      openBoard(skirmish, shaken),
      rally,
      { by: 'hand', faces: [] },
      { fates: { s: 'rallied' } },
    );
    expect(await places(addEntry(createRecord(shaken), entry))).toEqual([]);
    expect(await findThrowSeed(createRecord(shaken))).toBeUndefined();
  });
});

describe('whoever changes the file is found out', () => {
  /** Every place of some data: its path. */
  const listPlaces = (data: unknown, path: readonly string[] = []): string[][] =>
    typeof data === 'object' && data !== null
      ? Object.entries(data).flatMap(([name, inner]) => [[...path, name], ...listPlaces(inner, [...path, name])])
      : [];
  const changed = (value: unknown): unknown => {
    if (typeof value === 'number') return value === 0 ? 1 : value - 1;
    if (typeof value === 'string') return /^[0-9a-f]{64}$/.test(value) ? sha(value) : value === 'a' ? 'b' : `${value}x`;
    return Array.isArray(value) ? value.slice(1) : {};
  };
  const spoil = (record: BattleRecord, path: readonly string[]): unknown => {
    const data: unknown = JSON.parse(saveRecord(record));
    const inside = path.slice(0, -1).reduce((at, name) => Reflect.get(Object(at), name), data);
    const last = path.at(-1) ?? '';
    Reflect.set(Object(inside), last, changed(Reflect.get(Object(inside), last)));
    return data;
  };

  test('at every place that a letter of red has sealed', async () => {
    const table = await playTurn();
    // Red goes on and asks: its seal covers all before.
    const redAsk = { ...ask, side: 'red', parts: [{ counter: 'd', as: 'plain' }], targets: ['0505'] };
    await table.write('red', (record, secret) => askThrow(record, secret, redAsk));
    const { record, secrets } = table;
    const missed: string[] = [];
    let tried = 0;
    for (const path of listPlaces(JSON.parse(saveRecord(record)))) {
      // Where a reader stands in the record, and the seed of throws by the program, are nobody's promise.
      if (['at', 'seed', 'drawn'].includes(path[0] ?? '') && path.length === 1) continue;
      const data = spoil(record, path);
      if (JSON.stringify(data) === JSON.stringify(JSON.parse(saveRecord(record)))) continue;
      tried += 1;
      let read: BattleRecord;
      try {
        read = loadRecord(JSON.stringify(data));
      } catch {
        continue;
      }
      if (saveRecord(read) === saveRecord(record)) continue;
      if ((await checkMail(read, secrets.red)).length === 0) missed.push(path.join('.'));
    }
    expect(missed).toEqual([]);
    expect(tried).toBeGreaterThan(120);
  });
});
