/* Battles that the device keeps: what is damaged, what another tab does, what goes by mail. */
import { isInputError } from '@coup-doeil/core/game';
import { addEntry, type BattleRecord, createRecord, createSecret, joinMail, saveRecord } from '@coup-doeil/core/record';
import { hasKept, PREFIX, watchBattles } from '../src/board/kept/any-kept.ts';
import {
  getShelf,
  type KeptHead,
  keepBattle,
  listBattles,
  openBattle,
  removeBattle,
} from '../src/board/kept/battles.ts';
import {
  keepPageBattle,
  listGameBattles,
  openKeptBattle,
  readShared,
  removeKeptBattle,
} from '../src/board/kept/shelf.ts';
import { openBoards } from './boards.ts';
import { createStorage, withStorage } from './no-page.ts';
import { expect, test } from './site.ts';

const openFirst = async () => {
  const [first] = await openBoards();
  if (!first) throw new Error('no game with a board');
  const { door, document } = first.board;
  return { door, record: createRecord(document, 'seed'), document };
};
const head: KeptHead = { id: 'one', name: 'Été', game: 'game', when: '2026-01-01', revision: 0 };
const put = (storage: Storage, id: string, data: unknown) => storage.setItem(PREFIX + id, JSON.stringify(data));

test('where the browser gives no storage nothing is kept, and nothing breaks', async () => {
  const { record } = await openFirst();
  await withStorage(undefined, () => {
    const shelf = getShelf();
    expect([shelf.length, shelf.key(0), shelf.getItem('a')]).toEqual([0, null, null]);
    expect(listBattles(shelf)).toEqual([]);
    expect(openBattle(shelf, 'one')).toBeUndefined();
    expect(keepBattle(shelf, { ...head, record }, '1')).toEqual({ refused: 'full' });
    expect(() => shelf.setItem('a', 'b')).toThrow(expect.objectContaining({ name: 'SecurityError' }));
    expect(() => removeBattle(shelf, 'one')).not.toThrow();
    expect(hasKept()).toBe(false);
  });
});

test('what is kept stands under one name, in a form that later versions can tell', async () => {
  const { record } = await openFirst();
  const storage = createStorage();
  const secret = { ...createSecret('blue'), letters: 1, digest: 'd' };
  await withStorage(storage, () => {
    expect(hasKept()).toBe(false);
    storage.setItem('coup-doeil:lamp', 'coup-doeil:battle:');
    expect(hasKept()).toBe(false);
    keepBattle(getShelf(), { ...head, secret, record }, '2026-02-03');
    expect(hasKept()).toBe(true);
  });
  expect(JSON.parse(storage.getItem('coup-doeil:battle:one') ?? '')).toEqual({
    version: 1,
    name: 'Été',
    game: 'game',
    when: '2026-02-03',
    revision: 1,
    secret,
    record: saveRecord(record),
  });
});

test('a battle whose head is damaged is listed with its text, and neither opens nor is written over', async () => {
  const { record } = await openFirst();
  const whole = { version: 1, name: 'N', game: 'game', when: '2026', revision: 0, record: saveRecord(record) };
  const damaged: readonly unknown[] = [
    ...[0, -1, 2, '1', null].map((version) => ({ ...whole, version })),
    ...[7, null, undefined, ['N']].flatMap((value) => [
      { ...whole, name: value },
      { ...whole, game: value },
      { ...whole, when: value },
    ]),
    ...['0', 0.5, null, 2 ** 60].map((revision) => ({ ...whole, revision })),
    ...[[whole], 'text', 7, null, true],
  ];
  for (const data of damaged) {
    const storage = createStorage();
    put(storage, 'one', data);
    const text = JSON.stringify(data);
    expect(listBattles(storage), text).toEqual([{ id: 'one', damaged: text }]);
    expect(openBattle(storage, 'one'), text).toBeUndefined();
    expect(keepBattle(storage, { ...head, record }, '1'), text).toEqual({ refused: 'other-tab' });
    expect(storage.getItem(`${PREFIX}one`)).toBe(text);
  }
  const storage = createStorage();
  put(storage, 'one', whole);
  expect(openBattle(storage, 'one')).toMatchObject({ id: 'one', name: 'N', game: 'game', when: '2026', revision: 0 });
  expect(openBattle(storage, 'one')).not.toHaveProperty('secret');
});

test('a secret that is not whole is left out, and its battle opens', async () => {
  const { record } = await openFirst();
  const storage = createStorage();
  const secret = { side: 'blue', key: 'k', letters: 2, digest: 'd' };
  const whole = { version: 1, name: 'N', game: 'game', when: '2026', revision: 0, record: saveRecord(record) };
  put(storage, 'one', { ...whole, secret: { ...secret, more: 'x' } });
  expect(openBattle(storage, 'one')?.secret).toEqual(secret);
  const broken: readonly unknown[] = [
    ...['side', 'key', 'digest', 'letters'].flatMap((name) => [
      { ...secret, [name]: null },
      { ...secret, [name]: name === 'letters' ? '2' : 2 },
    ]),
    ...[null, 'secret', [secret], 7],
  ];
  for (const data of broken) {
    put(storage, 'one', { ...whole, secret: data });
    const opened = openBattle(storage, 'one');
    expect(opened?.name, JSON.stringify(data)).toBe('N');
    expect(opened, JSON.stringify(data)).not.toHaveProperty('secret');
  }
});

test('the battle kept last stands first, damaged ones last, and nothing else of the device among them', () => {
  const storage = createStorage();
  storage.setItem('other', '{}');
  storage.setItem(`x${PREFIX}three`, '{}');
  const whole = { version: 1, name: 'N', game: 'game', revision: 1 };
  put(storage, 'second', { ...whole, when: '2026-01-02' });
  storage.setItem(`${PREFIX}bad`, 'text');
  put(storage, 'first', { ...whole, when: '2026-01-03' });
  put(storage, 'third', { ...whole, when: '2026-01-01' });
  expect(listBattles(storage)).toEqual([
    { id: 'first', name: 'N', game: 'game', when: '2026-01-03', revision: 1 },
    { id: 'second', name: 'N', game: 'game', when: '2026-01-02', revision: 1 },
    { id: 'third', name: 'N', game: 'game', when: '2026-01-01', revision: 1 },
    { id: 'bad', damaged: 'text' },
  ]);
});

test('another tab’s battles are told by their ids, and no other change', () => {
  const listeners = new Set<(event: { readonly key: string | null }) => void>();
  const told: string[] = [];
  // A border: Node has no window whose storage changes.
  const target = {
    addEventListener: (kind: string, listen: never) => kind === 'storage' && listeners.add(listen),
    removeEventListener: (kind: string, listen: never) => kind === 'storage' && listeners.delete(listen),
  } as unknown as Window;
  const end = watchBattles(target, (id) => told.push(id));
  const change = (key: string | null) => {
    for (const listen of listeners) listen({ key });
  };
  for (const key of [`${PREFIX}one`, 'coup-doeil/last', `x${PREFIX}two`, null, PREFIX]) change(key);
  expect(told).toEqual(['one', '', '']);
  end();
  change(`${PREFIX}one`);
  expect(told).toHaveLength(3);
});

test('a battle taken away while the list is made breaks nothing; those of one moment stay as they are stored', () => {
  const whole = { version: 1, name: 'N', game: 'game', when: '2026', revision: 1 };
  const storage = createStorage();
  for (const id of ['b', 'c', 'a']) put(storage, id, whole);
  expect(listBattles(storage).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  const gone = { ...getShelf(), length: 2, key: (i: number) => [`${PREFIX}a`][i] ?? null, getItem: () => null };
  expect(listBattles(gone)).toEqual([{ id: 'a', damaged: '' }]);
});

test('a record that cannot be saved is a fault of its own, and not a full storage', async () => {
  const { record } = await openFirst();
  const storage = createStorage();
  expect(() => keepBattle(storage, { ...head, record: { ...record, at: -1 } }, '1')).toThrow(
    expect.objectContaining({ name: 'InputError' }),
  );
  expect(storage).toHaveLength(0);
});

test('a page keeps its battle once it has a name, and lists those of its game', async () => {
  const { door, record } = await openFirst();
  const storage = createStorage();
  await withStorage(storage, () => {
    expect(keepPageBattle({ record, secret: undefined, head: undefined })).toBeUndefined();
    expect(storage).toHaveLength(0);
    const began = new Date().toISOString();
    const outcome = keepPageBattle({ record, secret: undefined, head });
    if (!outcome || !('battle' in outcome)) throw new Error('refused');
    const { battle } = outcome;
    expect(battle).toEqual({ record, secret: undefined, head: { ...head, revision: 1, when: battle.head?.when } });
    expect((battle.head?.when ?? '') >= began).toBe(true);
    expect(JSON.parse(storage.getItem(`${PREFIX}one`) ?? '')).not.toHaveProperty('secret');
    expect(keepPageBattle({ record, secret: undefined, head })).toEqual({ refused: 'other-tab' });
    const secret = createSecret('blue');
    expect(keepPageBattle({ ...battle, secret })).toMatchObject({ battle: { secret, head: { revision: 2 } } });
    expect(openKeptBattle(door, 'one')?.secret).toEqual(secret);

    keepPageBattle({ record, secret: undefined, head: { ...head, id: 'two', game: 'another' } });
    storage.setItem(`${PREFIX}bad`, 'text');
    expect(listGameBattles('game').map(({ id }) => id)).toEqual(['one', 'bad']);
    expect(listGameBattles('another').map(({ id }) => id)).toEqual(['two', 'bad']);
    removeKeptBattle('one');
    expect(listGameBattles('game').map(({ id }) => id)).toEqual(['bad']);
    expect(openKeptBattle(door, 'one')).toBeUndefined();
  });
});

test('a kept battle opens where the game has its words; a fault of the program is not hidden', async () => {
  const { door, record, document } = await openFirst();
  const balloons = { ...document, units: document.units.map((unit) => ({ ...unit, arm: 'balloon' })) };
  const broken = {
    ...door,
    readCounter: (): never => {
      throw new TypeError('broken');
    },
  };
  const storage = createStorage();
  await withStorage(storage, async () => {
    keepPageBattle({ record, secret: undefined, head });
    keepPageBattle({ record: createRecord(balloons), secret: undefined, head: { ...head, id: 'two' } });
    const opened = openKeptBattle(door, 'one');
    expect(opened?.head).toMatchObject({ id: 'one', name: 'Été', revision: 1 });
    expect(opened?.head).not.toHaveProperty('record');
    expect(opened && saveRecord(opened.record)).toBe(saveRecord(record));
    expect(openKeptBattle(door, 'two')).toBeUndefined();
    expect(() => openKeptBattle(broken, 'one')).toThrow(TypeError);
    expect(await readShared(door, createRecord(balloons)).catch(isInputError)).toBe(true);
    expect(await readShared(door, record)).toEqual({ record, secret: undefined, head: undefined });
  });
});

test('a battle by mail finds its own copy again, the one that wrote the last letter', async () => {
  const { door, record, document } = await openFirst();
  const [blue = '', red = ''] = [...new Set(document.units.map(({ side }) => side))];
  const joined = await joinMail(record, createSecret(blue));
  const answered = await joinMail(joined.record, createSecret(red));
  const storage = createStorage();
  const keep = (id: string, from: BattleRecord, secret = joined.secret) =>
    keepPageBattle({ record: from, secret, head: { ...head, id } });
  await withStorage(storage, async () => {
    // Nothing of it is kept here: it can be looked at.
    expect(await readShared(door, answered.record)).toEqual({
      record: answered.record,
      secret: undefined,
      head: undefined,
    });
    // Another battle of the same side, one that never joined, one without a secret, and one that is damaged.
    const other = await joinMail(record, createSecret(blue));
    keep('other', other.record, other.secret);
    keep('never', record, createSecret(blue));
    keepPageBattle({ record: joined.record, secret: undefined, head: { ...head, id: 'open' } });
    storage.setItem(`${PREFIX}bad`, 'text');
    expect(await readShared(door, answered.record)).toMatchObject({ secret: undefined, head: undefined });
    // An older copy, from before its letter, and the copy that wrote it.
    keep('older', joined.record, { ...joined.secret, letters: 0, digest: '' });
    keep('own', joined.record);
    keep('oldest', joined.record, { ...joined.secret, letters: 0, digest: '' });
    const found = await readShared(door, answered.record);
    expect(found.record).toBe(answered.record);
    expect(found.secret).toEqual(joined.secret);
    expect(found.head).toMatchObject({ id: 'own', revision: 1 });
    // The other side's copy knows its own side.
    keep('theirs', answered.record, answered.secret);
    expect((await readShared(door, answered.record)).head?.id).toBe('theirs');
  });
  // Somebody else took up the same challenge: what is kept of one game is none of the other's.
  const another = await joinMail(joined.record, createSecret(red));
  await withStorage(createStorage(), async () => {
    keep('theirs', answered.record, answered.secret);
    expect(await readShared(door, another.record)).toMatchObject({ secret: undefined, head: undefined });
    expect(await readShared(door, answered.record)).toMatchObject({ secret: answered.secret, head: { id: 'theirs' } });
  });
});

test('a battle by mail that was changed on its way does not take the place of what is kept', async () => {
  const { door, record, document } = await openFirst();
  const [blue = ''] = document.units.map(({ side }) => side);
  const noted = addEntry(record, { entry: 'note', text: 'as it was' });
  const joined = await joinMail(noted, createSecret(blue));
  await withStorage(createStorage(), async () => {
    keepPageBattle({ ...joined, head });
    expect((await readShared(door, joined.record)).head?.id).toBe('one');
    const changed = { ...joined.record, entries: [{ entry: 'note', text: 'as it never was' } as const] };
    expect(await readShared(door, changed)).toEqual({ record: changed, secret: joined.secret, head: undefined });
  });
});
