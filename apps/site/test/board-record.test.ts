/* A battle kept, shared and played by mail: the parts by themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { readBattlefield, saveBattlefield } from '@coup-doeil/core/battle';
import { isInputError } from '@coup-doeil/core/game';
import { addEntry, createRecord, createSecret, joinMail, replayRecord, saveRecord } from '@coup-doeil/core/record';
import {
  type KeptBattle,
  keepBattle,
  listBattles,
  openBattle,
  removeBattle,
  type Shelf,
} from '../src/board/kept/battles.ts';
import { packText, unpackText } from '../src/board/share/pack.ts';
import { tellBad } from '../src/board/share/SharePanel.tsx';
import { MOST_LINK, makeLink, openBattleFile, openHash, openText } from '../src/board/share/share.ts';
import { games } from './calculators.ts';
import { expect, test } from './site.ts';

const start = readBattlefield({
  format: 'coup-doeil/battlefield',
  version: 2,
  grid: { columns: 9, rows: 9, orientation: 'flat', shifted: 'even' },
  units: [
    { id: 'a', side: 'blue', arm: 'foot', name: 'Vieille Garde', hex: '0505' },
    { id: 'b', side: 'red', arm: 'foot', hex: '0303' },
  ],
});
const noted = addEntry(createRecord(start, 'seed'), { entry: 'note', text: 'Été <b>1809</b>' });
/** An action of which a player rolled the first die, and the program the other. */
const record = addEntry(noted, {
  entry: 'action',
  ask: { action: 'fight', side: 'blue', parts: [{ counter: 'a', as: 'attacks' }], targets: ['0303'] },
  outcome: { row: 'shaken', fates: { b: 'hold' } },
  thrown: { by: 'seed', seed: 'seed-1', byHand: 1, faces: [6, 2] },
  headline: '0',
  changes: [],
});
const ADDRESS = 'https://example.org/en/game/board/';
const hashOf = (link: string): string => link.slice(link.indexOf('#'));

const tellFault = async (act: () => Promise<unknown> | unknown): Promise<string> => {
  try {
    await act();
  } catch (error) {
    if (isInputError(error)) return tellBad(error, 'en');
    throw error;
  }
  return 'nothing was refused';
};

test('a battle goes through a link and back, with its log', async () => {
  const made = await makeLink(ADDRESS, record);
  expect(made?.holds).toBe('record');
  expect(made?.link).toMatch(/^https:\/\/example\.org\/en\/game\/board\/#r1=[\w-]+$/);
  const opened = await openHash(hashOf(made?.link ?? ''));
  expect(opened && saveRecord(opened)).toBe(saveRecord(record));
});

test('links of every earlier day open as they did', async () => {
  const folder = new URL('with-games/old-links/', import.meta.url);
  const names = readdirSync(folder);
  expect(names.length).toBeGreaterThanOrEqual(3);
  for (const name of names) {
    const { link, text } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    const opened = await openHash(link);
    expect(opened && saveRecord(opened), name).toBe(text);
  }
});

test('a log that is too long for a link stays out of it, and a battlefield that is too large has none', async () => {
  const noise = (from: number): string =>
    Array.from({ length: 800 }, (_, i) => Math.imul(i + from, 2654435761) >>> 0).join(' ');
  const long = [1, 1001, 2001].reduce((before, from) => addEntry(before, { entry: 'note', text: noise(from) }), record);
  const made = await makeLink(ADDRESS, long);
  expect(made?.holds).toBe('battlefield');
  expect(made?.link.length).toBeLessThanOrEqual(MOST_LINK);
  const opened = await openHash(hashOf(made?.link ?? ''));
  expect(opened && saveBattlefield(replayRecord(opened))).toBe(saveBattlefield(replayRecord(record)));
  expect(opened?.entries).toEqual([]);
  const units = Array.from({ length: 900 }, (_, i) => ({
    id: `u${Math.imul(i + 1, 2654435761) >>> 0}`,
    side: 'blue',
    arm: 'foot',
    name: String(Math.imul(i + 7, 40503) >>> 0),
  }));
  expect(await makeLink(ADDRESS, createRecord(readBattlefield({ ...start, units })))).toBeUndefined();
});

test('ready battles of every game fit into a link', async () => {
  for (const { battles = {} } of await games())
    for (const [id, load] of Object.entries(battles))
      expect((await makeLink(ADDRESS, createRecord(readBattlefield(await load()))))?.holds, id).toBe('record');
});

test('a battle by mail is no link with its letters', async () => {
  const { record: joined } = await joinMail(record, createSecret('blue'));
  expect((await makeLink(ADDRESS, joined))?.holds).toBe('battlefield');
});

test('a bad link is one clear line', async () => {
  const { link } = (await makeLink(ADDRESS, record)) ?? { link: '' };
  const hash = hashOf(link);
  expect(await openHash('')).toBeUndefined();
  expect(await openHash('#map')).toBeUndefined();
  expect(await openHash('#r9=abc')).toBeUndefined();
  const damaged = 'link: nothing was given; allowed: a whole link, as it was copied.';
  expect(await tellFault(() => openHash(`${hash.slice(0, -9)}`))).toBe(damaged);
  expect(await tellFault(() => openHash(`${hash}!`))).toBe(damaged);
  expect(await tellFault(() => openHash('#r1=A'))).toBe(damaged);
  expect(await tellFault(() => openHash(`#r1=${'A'.repeat(200_001)}`))).toBe(
    'link: nothing was given; allowed: text of at most 200000 letters.',
  );
  expect(await tellFault(async () => openHash(`#r1=${await packText('no json')}`))).toBe(
    'link: nothing was given; allowed: JSON.',
  );
  expect(await tellFault(async () => openHash(`#r1=${await packText('{"format":"x"}')}`))).toBe(
    'format: given “x”; allowed: coup-doeil/record.',
  );
  expect(
    await tellFault(async () => openHash(`#b1=${await packText(saveBattlefield(start).replace('"foot"', '7'))}`)),
  ).toBe('units.0.arm: given 7; allowed: a word in small letters, as light-infantry.');
});

test('what unpacks to more than is allowed is cut off, and never held', async () => {
  const bomb = deflateRawSync(Buffer.alloc(100_000_000, 32)).toString('base64url');
  expect(bomb.length).toBeLessThan(200_000);
  const before = performance.now();
  expect(await tellFault(() => unpackText(bomb))).toBe(
    'link: nothing was given; allowed: text of at most 2000000 letters.',
  );
  expect(performance.now() - before).toBeLessThan(5000);
  expect(await unpackText(await packText('a'.repeat(1000)), 1000)).toHaveLength(1000);
  expect(await tellFault(async () => unpackText(await packText('a'.repeat(1001)), 1000))).toContain('1000');
});

test('files of records and of battlefields open, others are one clear line', async () => {
  const file = (text: string, size = text.length) => ({ size, text: async () => text });
  expect(saveRecord(await openBattleFile(file(saveRecord(record))))).toBe(saveRecord(record));
  expect((await openBattleFile(file(saveBattlefield(start)))).start).toEqual(start);
  expect(openText(saveBattlefield(start).replace('coup-doeil/', 'aide-de-camp/')).start).toEqual(start);
  expect(await tellFault(() => openBattleFile(file('', 20_000_001)))).toBe(
    'file: given 20000001; allowed: text of at most 20000000 letters.',
  );
  expect(await tellFault(() => openBattleFile(file('<html>')))).toBe('file: nothing was given; allowed: JSON.');
  expect(await tellFault(() => openBattleFile(file('[]')))).toBe(
    'document: given a list of 0; allowed: format, version, start, entries, at, seed, drawn, mail, plan.',
  );
});

/** A storage with room for so many letters. */
const createShelf = (room = Number.POSITIVE_INFINITY): Shelf & { readonly items: Map<string, string> } => {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    key: (i) => [...items.keys()][i] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => {
      if (key.length + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
  };
};
const battle: KeptBattle = { id: 'one', name: 'Été', game: 'game', when: '', revision: 0, record };

test('a battle is kept, listed, opened and removed', () => {
  const shelf = createShelf();
  const secret = { ...createSecret('blue'), letters: 2, digest: 'd' };
  const outcome = keepBattle(shelf, { ...battle, secret }, '2026-01-01T10:00:00Z');
  expect(outcome).toMatchObject({ kept: { revision: 1, when: '2026-01-01T10:00:00Z' } });
  keepBattle(shelf, { ...battle, id: 'two', name: 'Later' }, '2026-01-02T10:00:00Z');
  shelf.setItem('coup-doeil:lamp', 'dark');
  expect(listBattles(shelf).map((one) => 'name' in one && one.name)).toEqual(['Later', 'Été']);
  const opened = openBattle(shelf, 'one');
  expect(opened?.secret).toEqual(secret);
  expect(opened && saveRecord(opened.record)).toBe(saveRecord(record));
  removeBattle(shelf, 'one');
  expect(openBattle(shelf, 'one')).toBeUndefined();
  expect([...shelf.items.keys()]).toEqual(['coup-doeil:battle:two', 'coup-doeil:lamp']);
});

test('two tabs never overwrite one another silently', () => {
  const shelf = createShelf();
  const first = keepBattle(shelf, battle, '1');
  if (!('kept' in first)) throw new Error('refused');
  // Both have seen revision 1.
  expect(keepBattle(shelf, first.kept, '2')).toMatchObject({ kept: { revision: 2 } });
  const text = shelf.items.get('coup-doeil:battle:one');
  expect(keepBattle(shelf, first.kept, '3')).toEqual({ refused: 'other-tab' });
  expect(shelf.items.get('coup-doeil:battle:one')).toBe(text);
  removeBattle(shelf, 'one');
  expect(keepBattle(shelf, first.kept, '4')).toEqual({ refused: 'other-tab' });
});

test('a full storage is said, and what was kept before stays', () => {
  const shelf = createShelf(2000);
  const first = keepBattle(shelf, battle, '1');
  if (!('kept' in first)) throw new Error('refused');
  const before = shelf.items.get('coup-doeil:battle:one');
  const larger = addEntry(record, { entry: 'note', text: 'x'.repeat(3000) });
  expect(keepBattle(shelf, { ...first.kept, record: larger }, '2')).toEqual({ refused: 'full' });
  expect(shelf.items.get('coup-doeil:battle:one')).toBe(before);
  const closed: Shelf = {
    ...createShelf(),
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(keepBattle(closed, battle, '1')).toEqual({ refused: 'full' });
});

test('what was kept by any version opens; what cannot be read is listed as such, and stays', () => {
  const shelf = createShelf();
  const put = (id: string, data: unknown) =>
    shelf.setItem(`coup-doeil:battle:${id}`, typeof data === 'string' ? data : JSON.stringify(data));
  const first = { version: 1, name: 'Old', game: 'game', when: '2026-01-01', revision: 3, record: saveRecord(record) };
  put('old', first);
  put('newer', { ...first, version: 2 });
  put('text', 'not json');
  put('broken', { ...first, record: '{}' });
  put('none', { ...first, record: 7, secret: { side: 'blue' } });
  expect(openBattle(shelf, 'old')).toMatchObject({ name: 'Old', revision: 3 });
  for (const id of ['newer', 'text', 'broken', 'none']) expect(openBattle(shelf, id), id).toBeUndefined();
  expect(listBattles(shelf).flatMap((one) => ('damaged' in one ? [one.id] : []))).toEqual(['newer', 'text']);
  expect(keepBattle(shelf, { ...battle, id: 'newer' }, '1')).toEqual({ refused: 'other-tab' });
  expect(shelf.length).toBe(5);
});
