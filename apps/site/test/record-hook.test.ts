/* The battle on a board's page and those that the device keeps, without a page. */
import { addEntry, type BattleRecord, createRecord, createSecret, joinMail, saveRecord } from '@coup-doeil/core/record';
import { PREFIX } from '../src/board/kept/any-kept.ts';
import { type RecordState, useRecord } from '../src/board/kept/use-record.ts';
import { makeLink } from '../src/board/share/share.ts';
import { openBoards } from './boards.ts';
import { drawHook, type Hooked, standInForPage } from './hooks.ts';
import { createStorage, withGlobals } from './no-page.ts';
import { expect, test } from './site.ts';

const openFirst = async () => {
  const [first] = await openBoards();
  if (!first) throw new Error('no game with a board');
  const { door, document } = first.board;
  return { door, document, record: createRecord(document, 'seed') };
};
const note = (record: BattleRecord, text: string): BattleRecord => addEntry(record, { entry: 'note', text });

interface Page extends Hooked<RecordState> {
  readonly record: BattleRecord;
  readonly location: { hash: string };
  pass(time: number): Promise<void>;
  fire(kind: string, event?: object): Promise<void>;
  /** What is kept under an id. */
  kept(id: string): { readonly revision: number; readonly record: string } | undefined;
}

/** Opens a board's page, and does something there. */
const onPage = async (act: (page: Page) => Promise<void>, storage = createStorage(), hash = ''): Promise<void> => {
  const { door, record } = await openFirst();
  const location = { hash };
  const { globals, pass, fire, listens } = standInForPage({ localStorage: storage, location });
  await withGlobals(globals, async () => {
    // The script that keeps battles is there.
    await import('../src/board/kept/shelf.ts');
    const part = await drawHook(() => useRecord('game', door, () => record));
    await act({
      ...part,
      record,
      location,
      pass: (time) => part.act(() => pass(time)),
      fire: (kind, event) => part.act(() => fire(kind, event)),
      kept: (id) => JSON.parse(storage.getItem(PREFIX + id) ?? 'null') ?? undefined,
    });
    part.close();
    expect(listens(), 'a page that is closed listens to nothing').toEqual([]);
  });
};

/** Waits for what comes from a link. */
const until = async (page: Page, holds: (now: RecordState) => boolean): Promise<void> => {
  for (let i = 0; i < 100 && !holds(page.now()); i++) await page.act(() => undefined);
};

const texts = ({ entries }: BattleRecord): readonly string[] =>
  entries.flatMap((entry) => (entry.entry === 'note' ? [entry.text] : []));

test('a battle is on the page alone until it has a name; then each change is kept a moment later', async () => {
  const storage = createStorage();
  await onPage(async (page) => {
    expect(page.now()).toMatchObject({ record: page.record, battles: [] });
    expect([page.now().head, page.now().secret, page.now().refused, page.now().failure]).toEqual(
      Array(4).fill(undefined),
    );
    await page.act(({ change }) => change(note(page.record, 'one')));
    await page.pass(1000);
    await page.fire('pagehide');
    expect(texts(page.now().record)).toEqual(['one']);
    expect(storage).toHaveLength(0);

    await page.act(({ keepAs }) => keepAs('Été'));
    const { head } = page.now();
    expect(head).toMatchObject({ name: 'Été', game: 'game', revision: 1 });
    expect(page.now().battles).toEqual([head]);
    const id = head?.id ?? '';
    expect(id).not.toBe('');
    // Nothing changed: nothing is kept again.
    await page.pass(1000);
    await page.fire('pagehide');
    expect(page.kept(id)?.revision).toBe(1);

    await page.act(({ change }) => change(note(page.now().record, 'two')));
    await page.pass(299);
    expect(page.kept(id)?.revision).toBe(1);
    await page.act(({ change }) => change(note(page.now().record, 'three')));
    await page.pass(299);
    expect(page.kept(id)?.revision).toBe(1);
    await page.pass(1);
    expect(page.kept(id)?.revision).toBe(2);
    expect(page.now().head?.revision).toBe(2);
    expect(page.now().battles).toEqual([page.now().head]);
    // A page that goes away waits for nothing.
    await page.act(({ change }) => change(note(page.now().record, 'four')));
    await page.fire('pagehide');
    expect(page.kept(id)).toMatchObject({ revision: 3, record: saveRecord(page.now().record) });
    expect(texts(page.now().record)).toEqual(['one', 'two', 'three', 'four']);
  }, storage);
  // The next page lists it, and begins anew.
  await onPage(async (page) => {
    expect(page.now().record).toBe(page.record);
    expect(page.now().battles).toMatchObject([{ name: 'Été', revision: 3 }]);
    const [{ id } = { id: '' }] = page.now().battles;
    await page.act(({ open }) => open('none'));
    expect(page.now().record).toBe(page.record);
    await page.act(({ open }) => open(id));
    expect(texts(page.now().record)).toHaveLength(4);
    expect(page.now().head).toMatchObject({ id, revision: 3 });
    await page.act(({ remove }) => remove('another'));
    expect(page.now().head).toMatchObject({ id, revision: 3 });
    await page.act(({ remove }) => remove(id));
    expect(page.now()).toMatchObject({ head: undefined, battles: [] });
    expect(texts(page.now().record)).toHaveLength(4);
    expect(storage).toHaveLength(0);
  }, storage);
});

test('what another tab does with this battle is said, and not written over', async () => {
  for (const key of ['own', null]) {
    await onPage(async (page) => {
      await page.act(({ keepAs }) => keepAs('Été'));
      const id = page.now().head?.id ?? '';
      await page.fire('storage', { key: `${PREFIX}another` });
      await page.fire('storage', { key: 'coup-doeil/last' });
      expect(page.now().refused).toBeUndefined();
      await page.fire('storage', { key: key === 'own' ? PREFIX + id : null });
      expect(page.now().refused).toBe('other-tab');
      await page.act(({ change }) => change(note(page.now().record, 'mine')));
      await page.pass(1000);
      expect(page.kept(id)?.revision).toBe(1);
      expect(texts(page.now().record)).toEqual(['mine']);
      // Under another name it is kept.
      await page.act(({ keepAs }) => keepAs('Mine'));
      expect(page.now().refused).toBeUndefined();
      expect(page.now().head).toMatchObject({ name: 'Mine', revision: 1 });
      expect(page.now().battles).toHaveLength(2);
    });
  }
  await onPage(async (page) => {
    await page.fire('storage', { key: null });
    await page.fire('storage', { key: PREFIX });
    expect(page.now().refused).toBeUndefined();
  });
});

test('what is kept elsewhere comes into the list at once', async () => {
  const storage = createStorage();
  await onPage(async (page) => {
    storage.setItem(`${PREFIX}x`, JSON.stringify({ version: 1, name: 'X', game: 'game', when: '2026', revision: 1 }));
    storage.setItem(`${PREFIX}y`, JSON.stringify({ version: 1, name: 'Y', game: 'other', when: '2026', revision: 1 }));
    expect(page.now().battles).toEqual([]);
    await page.fire('storage', { key: `${PREFIX}x` });
    expect(page.now().battles).toMatchObject([{ id: 'x' }]);
  }, storage);
});

test('a storage without room is said; the battle stays on the page, and is kept once there is room', async () => {
  const full = createStorage(10);
  await onPage(async (page) => {
    await page.act(({ change }) => change(note(page.record, 'one')));
    await page.act(({ keepAs }) => keepAs('Été'));
    expect(page.now()).toMatchObject({ refused: 'full', head: undefined, battles: [] });
    expect(texts(page.now().record)).toEqual(['one']);
  }, full);
  const storage = createStorage();
  const setItem = storage.setItem.bind(storage);
  let hasRoom = true;
  Object.defineProperty(storage, 'setItem', {
    value: (key: string, value: string) => {
      if (!hasRoom) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, value);
    },
  });
  await onPage(async (page) => {
    await page.act(({ keepAs }) => keepAs('Été'));
    const id = page.now().head?.id ?? '';
    hasRoom = false;
    await page.act(({ change }) => change(note(page.now().record, 'two')));
    await page.pass(300);
    expect(page.now().refused).toBe('full');
    expect(texts(page.now().record)).toEqual(['two']);
    expect(page.kept(id)?.revision).toBe(1);
    hasRoom = true;
    await page.pass(300);
    expect(page.now().refused).toBeUndefined();
    expect(page.kept(id)).toMatchObject({ revision: 2, record: saveRecord(page.now().record) });
  }, storage);
});

test('a battle comes out of the link of the page; a bad link is told until a good one comes', async () => {
  const { record } = await openFirst();
  const sent = note(record, 'sent');
  const { link = '' } = (await makeLink('', sent)) ?? {};
  const storage = createStorage();
  await onPage(
    async (page) => {
      await until(page, (now) => texts(now.record).length > 0);
      expect(texts(page.now().record)).toEqual(['sent']);
      expect(page.now()).toMatchObject({ head: undefined, failure: undefined });
      expect(storage).toHaveLength(0);
      page.location.hash = '#r1=bad';
      await page.fire('hashchange');
      await until(page, (now) => now.failure !== undefined);
      expect(page.now().failure).toMatchObject({ name: 'InputError', code: 'damaged' });
      expect(texts(page.now().record)).toEqual(['sent']);
      // Something else of the page.
      page.location.hash = '#map';
      await page.fire('hashchange');
      await until(page, (now) => now.failure === undefined);
      expect(page.now().failure).toBeUndefined();
      expect(texts(page.now().record)).toEqual(['sent']);
    },
    storage,
    link,
  );
});

test('a letter by mail stands once it is kept with its secret, and comes back with it', async () => {
  const { document } = await openFirst();
  const [side = ''] = document.units.map((unit) => unit.side);
  const storage = createStorage();
  await onPage(async (page) => {
    const written = await joinMail(page.record, createSecret(side));
    await page.act(({ write }) => write(written, 'By mail'));
    expect(page.now()).toMatchObject({ secret: written.secret, head: { name: 'By mail', revision: 1 } });
    expect(page.now().record.mail?.letters).toHaveLength(1);
    // What is planned is kept with the same secret, under the same name.
    await page.act(({ change }) => change({ ...written.record, plan: { steps: [] } }));
    expect(page.now().secret).toEqual(written.secret);
    await page.act(({ write }) => write(written, 'Another name'));
    expect(page.now().head).toMatchObject({ name: 'By mail', revision: 2 });
    // A copy is to be looked at.
    await page.act(({ keepAs }) => keepAs('Copy'));
    expect(page.now()).toMatchObject({ secret: undefined, head: { name: 'Copy' } });
    await page.act(({ openShared }) => openShared(written.record));
    expect(page.now()).toMatchObject({ secret: written.secret, head: { name: 'By mail', revision: 3 } });
  }, storage);
  await onPage(async (page) => {
    const written = await joinMail(page.record, createSecret(side));
    await page.act(({ write }) => write(written, 'By mail'));
    expect(page.now()).toMatchObject({ refused: 'full', secret: undefined, head: undefined });
    expect(page.now().record).toBe(page.record);
  }, createStorage(10));
});
