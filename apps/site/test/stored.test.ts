import type { Report } from '@coup-doeil/core/game';
import {
  NO_RULINGS,
  openingUnder,
  playsBy,
  readingsUnder,
  recallRulings,
  storeRulings,
} from '../src/calculator/readings/rulings.ts';
import { withEdit, withEdition, withGiven, withInput, withReading } from '../src/calculator/state/asked.ts';
import { isList, isRecord, isStored, isStrings, recall, store } from '../src/calculator/state/storage.ts';
import { defaultAsked, openingOf, reportOn } from '../src/calculator/state/subject.ts';
import { createStorage, withStorage } from './no-page.ts';
import { expect, test } from './site.ts';
import { subject } from './toy.ts';

const isText = (value: unknown): value is string => typeof value === 'string';
const NAME = 'coup-doeil/key';

test('a value is stored under its name with the version of its form, and comes back if it is valid', async () => {
  const storage = createStorage();
  await withStorage(storage, () => {
    expect(isStored('key')).toBe(false);
    expect(recall('key', isText, 'none')).toBe('none');
    expect(store('key', 'kept')).toBe(true);
    expect(JSON.parse(storage.getItem(NAME) ?? '')).toEqual({ version: 1, value: 'kept' });
    expect(isStored('key')).toBe(true);
    expect(recall('key', isText, 'none')).toBe('kept');
    expect(recall('other', isText, 'none')).toBe('none');
    expect(store('key', 7)).toBe(true);
    expect(recall('key', isText, 'none')).toBe('none');
    // Another tab may clear it.
    storage.clear();
    expect(isStored('key')).toBe(false);
  });
});

test('what another version stored, and what is damaged, is not read; a newer version’s is not written over', async () => {
  const stored: readonly (readonly [text: string, isThere: boolean, isWritten: boolean])[] = [
    ['{"version":0,"value":"old"}', true, true],
    ['{"version":2,"value":"new"}', true, false],
    ['{"version":"2","value":"new"}', true, true],
    ['{"version":"1","value":"text"}', true, true],
    ['{"value":"bare"}', true, true],
    ['{"version":1}', false, true],
    ['["value"]', false, true],
    ['{"version":1,', false, true],
    ['null', false, true],
    ['7', false, true],
    ['"value"', false, true],
    ['', false, true],
  ];
  for (const [text, isThere, isWritten] of stored) {
    const storage = createStorage();
    storage.setItem(NAME, text);
    await withStorage(storage, () => {
      expect(recall('key', isText, 'none'), text).toBe('none');
      expect(isStored('key'), text).toBe(isThere);
      expect(store('key', 'mine'), text).toBe(isWritten);
      // What was not written is there as long as the page is open.
      expect(recall('key', isText, 'none'), text).toBe('mine');
      if (!isWritten) expect(storage.getItem(NAME)).toBe(text);
      // The next page has none of it.
      storage.clear();
      expect(store('key', 'mine')).toBe(true);
    });
  }
});

test('what the browser refuses is remembered while the page is open, and stored once it can be', async () => {
  await withStorage(undefined, () => {
    expect(isStored('key')).toBe(false);
    expect(recall('key', isText, 'none')).toBe('none');
    expect(store('key', 'mine')).toBe(false);
    expect(isStored('key')).toBe(true);
    expect(recall('key', isText, 'none')).toBe('mine');
    expect(recall('key', isRecord, {})).toEqual({});
  });
  const full = createStorage(80);
  await withStorage(full, () => {
    expect(store('key', 'x'.repeat(80))).toBe(false);
    expect(full).toHaveLength(0);
    expect(recall('key', isText, 'none')).toHaveLength(80);
    expect(store('key', 'short')).toBe(true);
    full.clear();
    // It is the browser's again.
    expect(recall('key', isText, 'none')).toBe('none');
  });
});

test('a list, a record and texts are known from what only looks like them', () => {
  const kinds: readonly (readonly [value: unknown, isList: boolean, isRecord: boolean, isStrings: boolean])[] = [
    [[], true, false, false],
    [['a', 'b'], true, false, false],
    [['a', 7], false, false, false],
    [[7], false, false, false],
    [{}, false, true, true],
    [{ a: 'b' }, false, true, true],
    [{ a: 'b', c: 7 }, false, true, false],
    [{ a: 7 }, false, true, false],
    [{ length: 0 }, false, true, false],
    [null, false, false, false],
    ['a', false, false, false],
    [7, false, false, false],
    [undefined, false, false, false],
  ];
  for (const [value, ...is] of kinds)
    expect([isList(isText)(value), isRecord(value), isStrings(value)], JSON.stringify(value)).toEqual(is);
});

const first = defaultAsked(subject);

test('a page begins with nothing said: the newest printing, each reading as it is by default', () => {
  const plain = {
    edition: 'second',
    readings: { slopes: 'no', night: 'same' },
    input: { hexes: 1, ground: 'open', uphill: false },
  };
  expect(first).toEqual(plain);
  const { asked, report } = openingOf(subject);
  expect(asked).toEqual(plain);
  expect(report).toMatchObject({ game: 'toy', version: '1.2.3', calculator: 'march', answer: { total: 2 } });
});

const totalOf = ({ answer }: Report): number | null | undefined => answer?.total;

test('each change makes a new state that is whole and valid', () => {
  const hill = withInput(subject, first, { hexes: 3, ground: 'hill', uphill: true });
  expect(hill).toEqual({ ...first, input: { hexes: 3, ground: 'hill', uphill: true } });
  // It is not uphill any more.
  const open = withEdit(subject, hill, 'ground', 'open');
  expect(open.input).toEqual({ hexes: 3, ground: 'open', uphill: false });
  expect(hill.input).toMatchObject({ ground: 'hill', uphill: true });
  expect(withInput(subject, hill, { hexes: 3, ground: 'open', uphill: true })).toEqual(open);
  expect(withEdit(subject, hill, 'hexes', (before) => Number(before) + 1).input).toMatchObject({ hexes: 4 });
  const steep = withReading(subject, withReading(subject, hill, 'night', 'slower'), 'slopes', 'yes');
  expect(steep).toEqual({ ...hill, readings: { night: 'slower', slopes: 'yes' } });
  expect(totalOf(reportOn(subject, steep))).toBe(10);
  const older = withEdition(subject, steep, 'first');
  expect(older).toEqual({ ...steep, edition: 'first' });
  // What is given says all that it says: the rest is at its default, and the table plays on as it did.
  expect(withGiven(subject, older, { hexes: 5 })).toEqual({
    ...older,
    input: { hexes: 5, ground: 'open', uphill: false },
  });
  expect(reportOn(subject, withGiven(subject, older, { ground: 'lake' }))).toMatchObject({ answer: null });
  for (const wrong of [
    () => withEdit(subject, first, 'hexes', 10),
    () => withReading(subject, first, 'slopes', 'perhaps'),
    () => withReading(subject, first, 'weather', 'no'),
    () => withEdition(subject, first, 'third'),
    () => withGiven(subject, first, { hexes: 10 }),
    () => withInput(subject, first, { hexes: 10, ground: 'open', uphill: false }),
  ])
    expect(wrong).toThrow(expect.objectContaining({ name: 'InputError' }));
});

const GAME = subject.game.id;

test('a table keeps its house rules by game; what is no profile is none', async () => {
  const storage = createStorage();
  const rulings = { name: 'The club', readings: { slopes: 'yes', elsewhere: 'odd' } };
  const keep = (value: unknown) => storage.setItem(`coup-doeil/rulings/${GAME}`, JSON.stringify({ version: 1, value }));
  expect(NO_RULINGS).toEqual({ name: '', readings: {} });
  await withStorage(storage, () => {
    expect(recallRulings(GAME)).toEqual(NO_RULINGS);
    expect(storeRulings(GAME, rulings)).toBe(true);
    expect(recallRulings(GAME)).toEqual(rulings);
    expect(recallRulings('another')).toEqual(NO_RULINGS);
    const damaged: readonly unknown[] = [
      { ...rulings, name: 7 },
      { name: 'The club' },
      { readings: {} },
      { ...rulings, readings: { slopes: 7 } },
      { ...rulings, readings: ['yes'] },
      [rulings],
      'The club',
      null,
    ];
    for (const value of damaged) {
      keep(value);
      expect(recallRulings(GAME), JSON.stringify(value)).toEqual(NO_RULINGS);
    }
  });
  await withStorage(undefined, () => expect(storeRulings('refused', rulings)).toBe(false));
});

test('house rules decide what they speak of and the calculator has; the rest is as it is by default', () => {
  const readings = { slopes: 'yes', night: 'darker', weather: 'no', toString: 'x', constructor: 'y' };
  const club = { name: 'The club', readings };
  const own = { slopes: 'yes', night: 'same' };
  expect(readingsUnder(subject, club)).toEqual(own);
  expect(readingsUnder(subject, { name: 'x', readings: { night: 'toString' } })).toEqual({
    slopes: 'no',
    night: 'same',
  });
  expect(openingUnder(subject, club)).toEqual({ ...first, readings: own });
  expect(openingUnder(subject, NO_RULINGS)).toEqual(first);
});

test('an answer is by the house rules while every reading is, and no longer', () => {
  const club = { name: 'The club', readings: { slopes: 'yes', elsewhere: 'odd' } };
  const opened = openingUnder(subject, club);
  expect(playsBy(subject, opened, club)).toBe(true);
  expect(playsBy(subject, first, club)).toBe(false);
  // A reading that the table does not speak of is played as it is by default.
  expect(playsBy(subject, withReading(subject, opened, 'night', 'slower'), club)).toBe(false);
  expect(playsBy(subject, withReading(subject, first, 'slopes', 'yes'), club)).toBe(true);
  expect(playsBy(subject, first, NO_RULINGS)).toBe(true);
  expect(playsBy(subject, opened, NO_RULINGS)).toBe(false);
});
