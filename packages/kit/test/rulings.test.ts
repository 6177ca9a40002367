import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { t } from '@coup-doeil/core/chart';
import type { Calculator } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { listDuties, nextStage } from '../src/conformance/duties.ts';
import { ownerGaps } from '../src/conformance/owners.ts';
import type { Ruling } from '../src/conformance/ruling.ts';
import { rulingGaps, within } from '../src/conformance/rulings.ts';
import { loadSubject, type Options } from '../src/conformance/subject.ts';
import { CHARTS, duel, fire, OLD } from './duel.ts';
import { folder } from './entries.ts';
import { find } from './find.ts';
import { freshFolder } from './folder.ts';
import { EXEMPT, RULINGS } from './rulings.ts';

const flank: Ruling = {
  calculator: 'fire',
  situation: 'From the flank',
  words: 'flank=true',
  about: ['lines.flank'],
  answer: { total: 2 },
  unless: { words: '', answer: { total: 0 } },
};
const problemsOf = (ruling: Ruling, calculator = fire) => find('rulings', duel({ calculator }), { rulings: [ruling] });
/** What is found in the ruling made otherwise, each problem after its situation. */
const ruled = async (change: Partial<Ruling>): Promise<string[]> => {
  const ruling = { ...flank, ...change };
  const found = await problemsOf(ruling);
  return found === '' ? [] : found.split('\n').map((one) => one.replace(`From the flank (${ruling.words}): `, ''));
};
const NIGHT = 'volley=true night=true';

describe('rulings', () => {
  test.each<[string, Partial<Ruling>, string[]]>([
    ['another total', { answer: { total: 3 } }, ['the total is 2, the ruling says 3']],
    ['no expectation', { answer: {} }, ['the ruling expects nothing']],
    [
      'no expectation in empty lists',
      { answer: { facts: {}, odds: {} }, unless: { words: '', answer: {} } },
      ['the ruling expects nothing', 'unless: the ruling expects nothing'],
    ],
    [
      'a refusal that is none',
      { answer: { refused: 'notes.b' } },
      ['it is answered, the ruling says refused by notes.b'],
    ],
    [
      'an answer that is refused',
      { words: NIGHT },
      ['it is refused by notes.b, the ruling has an answer', 'lines.flank does not count here'],
    ],
    [
      'a refusal by another place',
      { words: NIGHT, about: ['notes.b'], answer: { refused: 'notes.a' } },
      ['it is refused by notes.b, the ruling says by notes.a'],
    ],
    ['another fact', { answer: { facts: { targets: 2 } } }, ['fact targets is 1, the ruling says 2']],
    ['a fact that is not given', { answer: { facts: { sun: 1 } } }, ['fact sun is undefined, the ruling says 1']],
    [
      'other odds',
      { answer: { odds: { result: { of: 6, hit: 3 } } } },
      ['odds result, hit: 4 of 6, the ruling says 3 of 6'],
    ],
    [
      'an outcome that does not come',
      { answer: { odds: { result: { of: 6, wonder: 1, hit: 4 } } } },
      ['odds result, wonder: 0 of 6, the ruling says 1 of 6'],
    ],
    ['odds that are not given', { answer: { odds: { both: { of: 6, hit: 3 } } } }, ['odds both are not given']],
    [
      'everything at once',
      { answer: { total: 1, facts: { targets: 3 }, odds: { result: { of: 2, hit: 1 } } } },
      [
        'the total is 2, the ruling says 1',
        'fact targets is 1, the ruling says 3',
        'odds result, hit: 4 of 6, the ruling says 1 of 2',
      ],
    ],
    [
      'one place of several that does not count',
      { about: ['lines.flank', 'lines.volley'] },
      ['lines.volley does not count here'],
    ],
    [
      'a place that is nowhere',
      { about: ['lines.moon', 'lines.flank'] },
      ['there is no place lines.moon', 'lines.moon does not count here'],
    ],
    ['a near miss about nothing', { about: [] }, ['it fails to apply, and is about nothing']],
    ['a calculator that is nowhere', { calculator: 'melee' }, ['there is no calculator melee']],
    ['words that are no input', { words: 'attack=99' }, ['"attack": allowed {"rule":"whole-number","min":1,"max":8}']],
    [
      'a near miss that is no input',
      { unless: { words: 'attack=99', answer: { total: 0 } } },
      ['unless: "attack": allowed {"rule":"whole-number","min":1,"max":8}'],
    ],
    [
      'a near miss that still applies',
      { unless: { words: 'flank=true ground=wood', answer: { total: 1 } } },
      ['unless: lines.flank counts here too'],
    ],
    [
      'another answer to the near miss',
      { unless: { words: '', answer: { total: 1 } } },
      ['unless: the total is 0, the ruling says 1'],
    ],
    [
      'a near miss far off',
      { unless: { words: 'ground=wood', answer: { total: -1 } } },
      ['unless: it differs in more than one thing'],
    ],
    [
      'a near miss that is the same',
      { unless: { answer: { total: 2 } } },
      ['unless: it differs in nothing', 'unless: lines.flank counts here too'],
    ],
    [
      'a field and the printing at once',
      { unless: { words: '', edition: '2010', answer: { total: 0 } } },
      ['unless: it differs in more than one thing'],
    ],
  ])('catches %s', async (_, broken, problems) => {
    expect(await ruled(broken)).toEqual(problems);
  });

  test.each<[string, Partial<Ruling>]>([
    [
      'a reading apart',
      {
        words: 'flank=true ground=wood',
        answer: { total: 1 },
        unless: { readings: { 'flank-in-wood': 'lost' }, answer: { total: -1 } },
      },
    ],
    [
      'a reading of its own, kept where it just fails',
      {
        readings: { 'flank-in-wood': 'lost' },
        about: ['lines.flank.value'],
        unless: { words: 'flank=true ground=wood', answer: { total: -1 } },
      },
    ],
    [
      'a field that another brings in',
      {
        words: NIGHT,
        about: ['notes.b'],
        answer: { refused: 'notes.b' },
        unless: { words: '', answer: { total: 0 } },
      },
    ],
    [
      'a row, a cell and a note that a line is set aside by',
      {
        words: 'volley=true ground=wood',
        about: ['terrain.wood', 'terrain.wood.defence', 'notes.a'],
        answer: { total: -1, odds: { result: { of: 12, hit: 2, miss: 10 } } },
        unless: { words: 'volley=true', answer: { odds: { result: { of: 2, hit: 1, miss: 1 } } } },
      },
    ],
    [
      'a printing of its own',
      {
        edition: '2010',
        words: 'volley=true ground=wood',
        about: ['lines.volley'],
        answer: { total: 0 },
        unless: { edition: '2020', answer: { total: -1 } },
      },
    ],
  ])('knows %s', async (_, ruling) => {
    expect(await ruled(ruling)).toEqual([]);
  });
  test('knows one that need not fail to apply, about something or nothing', async () => {
    const { unless: _, ...plain } = flank;
    expect(await problemsOf(plain)).toBe('');
    const targets = { ...plain, words: 'targets=2', about: [], answer: { facts: { targets: 2 } } };
    expect(await problemsOf(targets)).toBe('');
  });

  test('a rule that throws is no ruling', async () => {
    const torn: Calculator = {
      ...fire,
      answer: () => {
        throw new Error('x');
      },
    };
    expect(await problemsOf(flank, torn)).toBe(
      [
        'From the flank (flank=true): it throws',
        'From the flank (flank=true): lines.flank does not count here',
        'From the flank (flank=true): unless: it throws',
      ].join('\n'),
    );
  });
  test('a rule that answers a total alone gives no facts and no odds', async () => {
    const terse: Calculator = { ...fire, answer: () => ({ total: 2 }) };
    const { unless: _, ...plain } = flank;
    const expected = { total: 2, facts: { targets: 1 }, odds: { result: { of: 6, hit: 4 } } };
    expect(await problemsOf({ ...plain, about: [], answer: expected }, terse)).toBe(
      [
        'From the flank (flank=true): fact targets is undefined, the ruling says 1',
        'From the flank (flank=true): odds result are not given',
      ].join('\n'),
    );
  });
  test('a note is known by the charts that it stands beside', async () => {
    const { notes: _, ...charts } = CHARTS;
    const game = duel({ charts: Object.values(charts), old: [] });
    const night = { ...flank, words: NIGHT, about: ['notes.b'], answer: { refused: 'notes.b' } };
    expect(await find('rulings', game, { rulings: [night] })).toBe('');
  });
  test.each([
    ['lines.flank', true],
    ['lines.flank.value', true],
    ['lines.flank-2', false],
    ['lines', false],
    ['lines.volley', false],
  ])('%s stands within lines.flank: %s', (place, inside) => {
    expect(within(place, 'lines.flank')).toBe(inside);
  });
});

describe('dues', () => {
  const due = async (stage: 'draft' | 'checked' | 'verified', options: object = {}) =>
    (await listDuties(await loadSubject(duel(), { at: folder(), ...options }), stage)).join('\n');

  const gaps = async (options: Partial<Options>, game = duel()) =>
    rulingGaps(await loadSubject(game, { at: '', ...options }));
  const owed = (what: string) => `rule on ${what} prints it: where it applies, and \`unless\` where it just fails to`;

  test('a draft owes nothing', async () => {
    expect(await due('draft', { at: folder({}) })).toBe('');
  });
  test('a checked game owes second entries, and its pinned answers', async () => {
    const found = await due('checked', { at: folder({ 'maps.csv': 'row\n' }) });
    expect(found).toContain('type chart terrain of 2020 a second time, from the sheet: test/second-entry/terrain.csv');
    expect(found).toContain('test/second-entry/terrain.2010.csv');
    expect(found).toContain('enter the chart that test/second-entry/maps.csv holds');
    expect(found).toContain('PIN=write');
    expect(await due('checked')).toBe('pin the answers: run the tests once with PIN=write, and keep test/pinned');
  });
  test('a game of the house owes the names of its owners', async () => {
    const house = freshFolder();
    const at = join(house, 'packages', 'duel', 'test');
    mkdirSync(at, { recursive: true });
    mkdirSync(join(house, '.github'));
    const game = duel();
    const checked = { ...game, meta: { ...game.meta, stage: 'checked' as const } };
    const owed = async () => ownerGaps(await loadSubject(checked, { at }));
    expect(await owed()).toEqual([]);
    writeFileSync(join(house, '.github', 'CODEOWNERS'), '/packages/core/ @one\n/packages/duel/ @two\n');
    expect(await owed()).toEqual(['say who holds the paper: OWNERS, in the form of .github/CODEOWNERS']);
    writeFileSync(join(at, '..', 'OWNERS'), '/packages/duel/ @two\n');
    expect(await owed()).toEqual([]);
    writeFileSync(join(at, '..', 'OWNERS'), '/packages/duel/ @two\n/packages/duel/test/ @three\n');
    expect(await owed()).toEqual([
      'name its owners in .github/CODEOWNERS, by npx -y pnpm@12 run owners: /packages/duel/test/ @three',
    ]);
  });
  test('a verified game owes a ruling for every note and line, as each printing has it', async () => {
    expect(await gaps({})).toEqual([
      owed('notes.a as 2010'),
      owed('notes.b as 2010 and 2020'),
      owed('lines.flank as 2010 and 2020'),
      owed('lines.volley as 2010 and 2020'),
      owed('notes.a as 2020'),
    ]);
    expect(await gaps({ rulings: RULINGS, exempt: EXEMPT })).toEqual([]);
    expect(await gaps({ rulings: RULINGS.slice(1) })).toEqual([
      owed('notes.a as 2010'),
      owed('lines.flank as 2010 and 2020'),
    ]);
    expect(await due('verified')).toContain(owed('notes.a as 2020'));
  });
  test('and for a note that stands beside no chart', async () => {
    expect(await gaps({}, duel({ charts: [CHARTS.notes, CHARTS.table], old: [] }))).toEqual([
      owed('notes.a as 2020'),
      owed('notes.b as 2020'),
    ]);
  });
  test('and for a line once more where another printing gives it another figure, or other terms', async () => {
    const { lines } = OLD;
    const reprinted = async (line: object) =>
      gaps({ rulings: RULINGS, exempt: EXEMPT }, duel({ old: [lines.reprint({ lines: { flank: line } })] }));
    expect(await reprinted({})).toEqual([]);
    expect(await reprinted({ value: '+1' })).toEqual([owed('lines.flank as 2010')]);
    expect(await reprinted({ terms: { against: ['foot'] } })).toEqual([owed('lines.flank as 2010')]);
    expect(await reprinted({ label: t('Flank fire', 'Feu de flanc') })).toEqual([]);
  });
  test('is paid by a ruling in the printing that has it, on the line or its cell, or by an exemption', async () => {
    const [most, about] = [RULINGS.slice(1), ['lines.flank.value']];
    const open = owed('notes.a as 2010');
    const flanks = owed('lines.flank as 2010 and 2020');
    expect(await gaps({ rulings: [...most, { ...flank, about }] })).toEqual([open]);
    expect(await gaps({ rulings: [...most, { ...flank, edition: '2010' }] })).toEqual([open]);
    expect(await gaps({ rulings: [...most, { ...flank, edition: '2000' }] })).toEqual([open, flanks]);
    expect(await gaps({ rulings: [...most, { ...flank, about: ['lines.flank-2'] }] })).toEqual([open, flanks]);
    expect(await gaps({ rulings: most, exempt: { 'lines.flank': 'torn off' } })).toEqual([open]);
    expect(await gaps({ rulings: most, exempt: { 'lines.flank@2020': 'torn off' } })).toEqual([open]);
    expect(await gaps({ rulings: most, exempt: { 'lines.flank@2000': 'torn off' } })).toEqual([open, flanks]);
    expect(await gaps({ rulings: most, exempt: { 'notes.a@2020': 'torn off' } })).toEqual([open, flanks]);
  });
  test('a ruling of no calculator pays nothing, nor one that never fails to apply', async () => {
    const { unless: _, ...plain } = flank;
    const all = await gaps({});
    expect(await gaps({ rulings: [{ ...flank, calculator: 'melee' }, plain] })).toEqual(all);
  });
  test('the claimed stage is held to its duties, an exemption to its reason', async () => {
    const game = duel();
    const claims = { ...game, meta: { ...game.meta, stage: 'checked' as const } };
    expect(await find('stage', claims, { at: folder({}) })).toContain('type chart terrain');
    expect(await find('stage', game, { exempt: { 'notes.a': ' ' } })).toBe('exemption notes.a gives no reason');
  });
  test('knows what comes next', () => {
    expect([nextStage('draft'), nextStage('checked'), nextStage('verified')]).toEqual([
      'checked',
      'verified',
      undefined,
    ]);
  });
});
