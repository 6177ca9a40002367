/* The state of a calculator page, its address and its links, without a page. */
import { loadLinks } from '../src/calculator/links/load.ts';
import { openingOf } from '../src/calculator/state/subject.ts';
import { type CalculatorState, useCalculator } from '../src/calculator/state/use-calculator.ts';
import { drawHook, type Hooked, standInForPage } from './hooks.ts';
import { createStorage, withGlobals } from './no-page.ts';
import { expect, test } from './site.ts';
import { subject } from './toy.ts';

interface FakeLink {
  readonly href: string;
  readonly target: string;
}

/** Something on a page that was touched, in a link or not. */
class FakeElement {
  readonly link: FakeLink | null;

  constructor(link: FakeLink | null) {
    this.link = link;
  }
  closest(selector: string): FakeLink | null {
    return selector === 'a' ? this.link : null;
  }
}

interface Page extends Hooked<CalculatorState> {
  readonly storage: Storage;
  readonly pushed: readonly string[];
  readonly location: { search: string };
  /** Lets time pass, in milliseconds. */
  pass(time: number): Promise<void>;
  fire(kind: string, event: object): Promise<void>;
  listens(): readonly string[];
}

/** Opens a calculator's page by a link, and does something there. */
const onPage = async (search: string, act: (page: Page) => Promise<void>, storage = createStorage()): Promise<void> => {
  await loadLinks();
  const pushed: string[] = [];
  const location = { search, pathname: '/en/toy/calculators/march/', assign: () => undefined };
  const { globals, pass, fire, listens } = standInForPage({
    localStorage: storage,
    location,
    document: { querySelectorAll: () => [] },
    Element: FakeElement,
    history: {
      pushState: (_state: unknown, _title: string, query: string) => {
        pushed.push(query);
        location.search = query;
      },
    },
  });
  await withGlobals(globals, async () => {
    const part = await drawHook(() => useCalculator(subject, opening));
    await act({
      ...part,
      storage,
      pushed,
      location,
      listens,
      pass: (time) => part.act(() => pass(time)),
      fire: (kind, event) => part.act(() => fire(kind, event)),
    });
    part.close();
    expect(listens(), 'a page that is closed listens to nothing').toEqual([]);
  });
};

const hexesOf = (query = ''): string | null => new URLSearchParams(query).get('hexes');
const opening = openingOf(subject);
const first = opening.asked;
const hexes = (page: Page): unknown => (page.now().asked.input as { readonly hexes: number }).hexes;

test('a page opens its link, and tells what was said of it until something changes', async () => {
  await onPage('?hexes=3&ground=hill&v=1.0&was=7&seed=valmy&wrong=1', async (page) => {
    expect(page.now().asked).toEqual({ ...first, input: { hexes: 3, ground: 'hill', uphill: false } });
    expect(page.now().report.answer?.total).toBe(6);
    expect(page.now()).toMatchObject({
      changed: true,
      seed: 'valmy',
      canUndo: false,
      storageFailed: false,
      example: '',
    });
    expect(page.now().notice).toMatchObject({ was: '7', faults: [{ field: 'wrong' }] });
    // The address was not the reader's doing.
    await page.pass(1000);
    expect(page.pushed).toEqual([]);
    await page.act(({ edit }) => edit('hexes', 4));
    expect(page.now().notice).toMatchObject({ was: null, faults: [] });
    expect(page.now().seed).toBe('valmy');
  });
});

test('an address that says nothing opens by the house rules, as long as they are kept', async () => {
  const storage = createStorage();
  storage.setItem(
    'coup-doeil/rulings/toy',
    JSON.stringify({ version: 1, value: { name: 'The club', readings: { slopes: 'yes' } } }),
  );
  for (const search of ['', '?'])
    await onPage(
      search,
      async (page) => {
        expect(page.now().asked.readings).toEqual({ slopes: 'yes', night: 'same' });
        expect(page.now()).toMatchObject({
          played: true,
          table: 'The club',
          seed: '',
          notice: { was: null, faults: [] },
        });
        await page.act(({ setReading }) => setReading('slopes', 'no'));
        expect(page.now()).toMatchObject({ played: false, table: '', rulings: { name: 'The club' } });
        expect(page.now().asked.readings).toEqual({ slopes: 'no', night: 'same' });
      },
      storage,
    );
  await onPage('', async (page) => {
    expect(page.now()).toMatchObject({ asked: first, changed: false, played: true, table: '' });
    expect(page.now().report).toMatchObject({ answer: { total: 2 } });
  });
});

test('the address follows four tenths of a second after the last change, a step of the history for each rest', async () => {
  await onPage('', async (page) => {
    await page.act(({ edit }) => edit('hexes', 2));
    await page.pass(399);
    await page.act(({ edit }) => edit('hexes', 3));
    await page.pass(399);
    expect(page.pushed).toEqual([]);
    await page.pass(1);
    expect(page.pushed.map(hexesOf)).toEqual(['3']);
    await page.pass(1000);
    expect(page.pushed).toHaveLength(1);
    await page.act(({ setEdition }) => setEdition('first'));
    await page.pass(400);
    expect(new URLSearchParams(page.pushed[1]).get('edition')).toBe('first');
    // The browser goes back: what it brings is no change of the reader's, and cannot be undone.
    page.location.search = '?hexes=7';
    await page.fire('popstate', {});
    expect(hexes(page)).toBe(7);
    expect(page.now().canUndo).toBe(false);
    await page.pass(1000);
    expect(page.pushed).toHaveLength(2);
  });
});

test('the address is there before a link is followed', async () => {
  const link = new FakeElement({ href: '/en/', target: '' });
  for (const kind of ['pointerdown', 'focusin'])
    await onPage('', async (page) => {
      await page.fire(kind, { target: link });
      expect(page.pushed).toEqual([]);
      await page.act(({ edit }) => edit('hexes', 2));
      await page.fire(kind, { target: new FakeElement(null) });
      await page.fire(kind, { target: { closest: () => link } });
      expect(page.pushed).toEqual([]);
      await page.fire(kind, { target: link });
      expect(page.pushed.map(hexesOf)).toEqual(['2']);
    });
  await onPage('', async (page) => {
    await page.act(({ edit }) => edit('hexes', 2));
    // What writes the address is there: the link is the browser's.
    const preventDefault = () => {
      throw new Error('the link is not followed');
    };
    await page.fire('click', { target: link, preventDefault });
    await page.fire('click', { target: null, preventDefault });
    expect(page.listens()).toEqual(expect.arrayContaining(['popstate', 'pointerdown', 'focusin', 'click']));
    expect(page.listens()).toHaveLength(4);
  });
});

test('each change can be undone, the last hundred of them; what changes nothing is no step', async () => {
  await onPage('', async (page) => {
    await page.act(({ undo }) => undo());
    expect(page.now().asked).toEqual(first);
    await page.act(({ change }) => change((before) => before));
    expect(page.now()).toMatchObject({ canUndo: false, changed: false });
    // Several before anything is drawn again: each goes on from the one before it.
    await page.act(({ edit }) => {
      edit('hexes', 2);
      edit('hexes', (before) => Number(before) + 3);
    });
    expect(hexes(page)).toBe(5);
    await page.act(({ undo }) => undo());
    expect(hexes(page)).toBe(2);
    expect(page.now().canUndo).toBe(true);
    await page.act(({ undo }) => undo());
    expect(page.now()).toMatchObject({ asked: first, canUndo: false });
    await page.act(({ edit }) => edit('hexes', 4));
    await page.act(({ undo }) => undo());
    await page.act(({ edit }) => edit('hexes', 6));
    await page.pass(400);
    await page.act(({ undo }) => undo());
    await page.pass(400);
    expect(page.pushed.map(hexesOf)).toEqual(['6', null]);

    for (let i = 0; i < 101; i++) page.now().edit('hexes', i % 2 === 0 ? 8 : 9);
    await page.act(() => undefined);
    for (let i = 0; i < 99; i++) await page.act(({ undo }) => undo());
    expect(page.now().canUndo).toBe(true);
    await page.act(({ undo }) => undo());
    expect(page.now().canUndo).toBe(false);
    expect(hexes(page)).toBe(8);
  });
});

test('six answers stay pinned, the newest first, each once', async () => {
  await onPage('', async (page) => {
    const pinned = () => page.now().pins.map(({ asked }) => (asked.input as { readonly hexes: number }).hexes);
    expect(pinned()).toEqual([]);
    const pinAt = async (n: number) => {
      await page.act(({ edit }) => edit('hexes', n));
      await page.act(({ pin }) => pin());
    };
    for (const n of [2, 3, 4]) await pinAt(n);
    expect(pinned()).toEqual([4, 3, 2]);
    expect(page.now().pins[0]).toMatchObject({ report: { answer: { total: 8 } } });
    expect(hexesOf(page.now().pins[0]?.query)).toBe('4');
    await pinAt(3);
    expect(pinned()).toEqual([3, 4, 2]);
    for (const n of [5, 6, 7, 8]) await pinAt(n);
    expect(pinned()).toEqual([8, 7, 6, 5, 3, 4]);
    await page.act(({ removePin, pins }) => pins[1] && removePin(pins[1]));
    expect(pinned()).toEqual([8, 6, 5, 3, 4]);
    await page.act(({ openPin, pins }) => pins[3] && openPin(pins[3]));
    expect(hexes(page)).toBe(3);
    await page.act(({ undo }) => undo());
    expect(hexes(page)).toBe(8);
  });
});

test('a page starts from an example, and bears its name until something changes', async () => {
  await onPage('', async (page) => {
    await page.act(({ startFrom }) => startFrom('none of them'));
    expect(page.now()).toMatchObject({ asked: first, example: '', canUndo: false });
    await page.act(({ startFrom }) => startFrom('up'));
    expect(page.now().asked.input).toEqual({ hexes: 3, ground: 'hill', uphill: true });
    expect(page.now().example).toBe('up');
    await page.act(({ edit }) => edit('hexes', 4));
    expect(page.now().example).toBe('');
    await page.act(({ undo }) => undo());
    expect(page.now().example).toBe('up');
  });
});

test('house rules are kept and played by at once; a storage that refuses them is told', async () => {
  const club = { name: 'The club', readings: { night: 'slower' } };
  await onPage('', async (page) => {
    await page.act(({ setReading }) => setReading('slopes', 'yes'));
    await page.act(({ keepRulings }) => keepRulings(club));
    expect(page.now()).toMatchObject({ rulings: club, played: true, table: 'The club', storageFailed: false });
    expect(page.now().asked.readings).toEqual({ slopes: 'no', night: 'slower' });
    expect(JSON.parse(page.storage.getItem('coup-doeil/rulings/toy') ?? '')).toEqual({ version: 1, value: club });
    await page.act(({ onStorage }) => onStorage(false));
    expect(page.now().storageFailed).toBe(true);
    await page.act(({ onStorage }) => onStorage(true));
    expect(page.now().storageFailed).toBe(false);
    await page.act(({ undo }) => undo());
    expect(page.now().asked.readings).toEqual({ slopes: 'yes', night: 'same' });
  });
  await onPage(
    '',
    async (page) => {
      await page.act(({ keepRulings }) => keepRulings(club));
      expect(page.now()).toMatchObject({ rulings: club, table: 'The club', storageFailed: true });
    },
    createStorage(10),
  );
  // It is stored once it can be.
  await onPage('', async (page) => {
    await page.act(({ keepRulings }) => keepRulings({ name: '', readings: {} }));
    expect(page.now().storageFailed).toBe(false);
  });
});
