/* Units kept by name and their file, without a page: what is not theirs, what a spreadsheet does, each limit on either side. */
import { t } from '@coup-doeil/core/chart';
import { choice, flag, group, list, optionalNumber, unit, wholeNumber } from '@coup-doeil/core/game';
import { fitUnit, type MyUnit, makeUnit, recallUnits, storeUnits } from '../src/calculator/units/my-units.ts';
import { formatUnitsCsv, parseUnitsCsv } from '../src/calculator/units/units-csv.ts';
import { createStorage, withStorage } from './no-page.ts';
import { expect, test } from './site.ts';

const label = t('Field', 'Champ');
const fields = {
  strength: wholeNumber({ label, min: 1, max: 9, default: 4 }),
  rating: optionalNumber({ label, min: 0, max: 6 }),
  arm: choice({ label, options: { foot: label, horse: label }, default: 'foot' }),
  charges: flag({ label, when: { arm: 'horse' } }),
};
const field = unit({ label, fields });
const defaults = { strength: 4, rating: null, arm: 'foot', charges: false };
const fit = (says: MyUnit['says']) => fitUnit(field, { name: 'A', says });

test('a unit keeps its single values, and nothing of what it stands among', () => {
  const value = { strength: 3, arm: 'foot', charges: false, rating: null, steps: ['a'], ground: { hex: 'wood' } };
  expect(makeUnit('Old Guard', value)).toEqual({
    name: 'Old Guard',
    says: { strength: 3, arm: 'foot', charges: false, rating: null },
  });
  for (const value of [null, 'foot', 7, ['foot']]) expect(makeUnit('A', value)).toEqual({ name: 'A', says: {} });
});

test('units come back from the device as they were kept; a list with anything else in it is none', async () => {
  const unit = { name: 'A', says: { strength: 3, arm: 'foot', charges: true, rating: null } };
  const storage = createStorage();
  const keep = (value: unknown) => storage.setItem('coup-doeil/units/game', JSON.stringify({ version: 1, value }));
  await withStorage(storage, () => {
    expect(recallUnits('game')).toEqual([]);
    expect(storeUnits('game', [unit, { name: '', says: {} }])).toBe(true);
    expect(recallUnits('game')).toEqual([unit, { name: '', says: {} }]);
    expect(recallUnits('another')).toEqual([]);
    const damaged: readonly unknown[] = [
      null,
      'unit',
      [unit],
      { ...unit, name: 7 },
      { name: 'A' },
      { says: {} },
      { ...unit, says: ['foot'] },
      { ...unit, says: null },
      { ...unit, says: { strength: 3, arm: ['foot'] } },
      { ...unit, says: { arm: { foot: true } } },
    ];
    for (const value of damaged) {
      keep([unit, value]);
      expect(recallUnits('game'), JSON.stringify(value)).toEqual([]);
    }
    keep({ 0: unit });
    expect(recallUnits('game')).toEqual([]);
    keep([unit]);
    expect(recallUnits('game')).toEqual([unit]);
  });
  await withStorage(undefined, () => expect(storeUnits('refused', [unit])).toBe(false));
});

test('a kept unit fits a list by what is valid there; the rest is at its default', () => {
  expect(fit({ strength: 9, rating: 6, arm: 'horse', charges: true })).toEqual({
    strength: 9,
    rating: 6,
    arm: 'horse',
    charges: true,
  });
  expect(fit({})).toEqual(defaults);
  for (const says of [
    { strength: 10 },
    { strength: 0 },
    { strength: '3' },
    { strength: null },
    { strength: 'none' },
    { rating: 7 },
    { rating: null },
    // As a file writes what is left unsaid.
    { rating: 'none' },
    { arm: 'none' },
    { arm: 'balloon' },
    { arm: null },
    { charges: 'yes' },
    { toString: 'x', constructor: 3, elan: 4 },
    // It is no horse: it cannot charge.
    { charges: true },
  ] as readonly MyUnit['says'][])
    expect(fit(says), JSON.stringify(says)).toEqual(defaults);
  // One wrong value spoils no other, whatever order they stand in.
  expect(fit({ charges: true, strength: 10, rating: 2, arm: 'horse' })).toEqual({
    strength: 4,
    rating: 2,
    arm: 'horse',
    charges: true,
  });
});

test('what is left unsaid is so where a figure may be; the option of a choice may bear the same name', () => {
  const works = choice({ label, options: { none: label, redoubt: label }, default: 'redoubt' });
  const field = unit({
    label,
    fields: { rating: { label, kind: 'whole', min: 0, max: 6, default: 3, optional: true }, works },
  });
  const fit = (says: MyUnit['says']) => fitUnit(field, { name: 'A', says });
  expect(fit({})).toEqual({ rating: 3, works: 'redoubt' });
  expect(fit({ rating: null, works: null })).toEqual({ rating: null, works: 'redoubt' });
  expect(fit({ rating: 'none', works: 'none' })).toEqual({ rating: null, works: 'none' });
  expect(fit({ rating: 'redoubt', works: '3' })).toEqual({ rating: 3, works: 'redoubt' });
});

test('a unit fits where units are, and into nothing else', () => {
  const says = { name: 'A', says: { strength: 3 } };
  expect(fitUnit(group({ label, fields }), says)).toEqual({ ...defaults, strength: 3 });
  for (const other of [fields.strength, fields.arm, fields.charges, list({ label, of: field, max: 3 })])
    expect(fitUnit(other, says)).toBeNull();
});

const csv = (...lines: readonly string[]): string => lines.join('\n');

test('a file has a column for whatever any unit says, and a cell is empty where one says nothing of it', () => {
  expect(
    formatUnitsCsv([
      { name: 'A', says: { strength: 3, charges: true } },
      { name: 'B', says: { rating: null, strength: -2, charges: false, arm: 'foot' } },
    ])
      .trimEnd()
      .split(/\r?\n/),
  ).toEqual(['name,strength,charges,rating,arm', 'A,3,true,,', 'B,-2,false,none,foot']);
  expect(formatUnitsCsv([]).trimEnd()).toBe('name');
});

test('what a spreadsheet would run stands behind an apostrophe, and comes back without it', () => {
  const names = ['=1+1', '+x', '-5 of the 3rd', '@x', "'=x", "''-x", "'quoted'", "L'Épée", "L'=Épée", 'a=b', 'A-', '5'];
  const units = names.map((name) => ({ name, says: { arm: name === '5' ? 'foot' : name } }));
  const text = formatUnitsCsv(units);
  const cells = text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(','))
    .slice(1);
  expect(cells.map(([name]) => name)).toEqual([
    "'=1+1",
    "'+x",
    "'-5 of the 3rd",
    "'@x",
    "''=x",
    "'''-x",
    "'quoted'",
    "L'Épée",
    "L'=Épée",
    'a=b',
    'A-',
    '5',
  ]);
  for (const [name, arm] of cells.slice(0, -1)) expect(arm).toBe(name);
  expect(parseUnitsCsv(text)).toEqual({ units });
});

test('a cell is a figure, yes or no, or a word', () => {
  const cells: readonly (readonly [cell: string, value: unknown])[] = [
    ['3', 3],
    ['-3', -3],
    ['0', 0],
    ['123456789', 123_456_789],
    ['true', true],
    ['false', false],
    ['none', 'none'],
    ['foot', 'foot'],
    // Longer than any figure, and nothing that a unit is rated by.
    ['1234567890', '1234567890'],
    ['3.5', '3.5'],
    ['3 steps', '3 steps'],
    ['x3', 'x3'],
    ['--3', '--3'],
    ['truely', 'truely'],
    ["'-x", '-x'],
    ["'-3", '-3'],
  ];
  for (const [cell, value] of cells)
    expect(parseUnitsCsv(csv('name,what', `A,${cell}`)), cell).toEqual({
      units: [{ name: 'A', says: { what: value } }],
    });
  expect(parseUnitsCsv(csv('name,a,b', 'A,,3'))).toEqual({ units: [{ name: 'A', says: { b: 3 } }] });
  expect(parseUnitsCsv('name')).toEqual({ units: [] });
});

test('names are at most 80 characters, units at most 500, and each has a name of its own', () => {
  const many = (count: number) => csv('name', ...Array.from({ length: count }, (_, i) => `u${i}`));
  const problemOf = (text: string) => {
    const read = parseUnitsCsv(text);
    return 'problem' in read ? read.problem : undefined;
  };
  const longest = 'x'.repeat(80);
  expect(parseUnitsCsv(csv('name', longest))).toEqual({ units: [{ name: longest, says: {} }] });
  expect(problemOf(many(500))).toBeUndefined();
  const at = { file: 'units.csv', column: 'name' };
  const broken: readonly (readonly [text: string, line: number, said: string])[] = [
    [many(501), 1, '500'],
    [csv('name', 'A', `${longest}x`), 3, '80'],
    [csv('name,strength', ',3'), 2, 'own'],
    [csv('name,strength', 'A,1', 'B,2', ',3'), 4, 'own'],
    [csv('name,strength', 'A,1', 'B,2', 'A,3'), 4, 'own'],
    // The same name, once it is read.
    [csv('name', '=A', "'=A"), 3, 'own'],
    [csv('strength,name', '3,A'), 1, 'first column'],
    [csv('Name', 'A'), 1, 'first column'],
  ];
  for (const [text, line, said] of broken) {
    expect(problemOf(text), text.slice(0, 40)).toMatchObject({ ...at, line });
    expect(problemOf(text)?.text.en).toContain(said);
  }
  expect(problemOf(csv('strength,name', '3,A'))).toMatchObject({ given: 'strength' });
  // The table itself is read first.
  expect(problemOf(csv('name,strength', 'A,1,2', 'A,3'))).toMatchObject({ line: 2, column: '#3' });
});
