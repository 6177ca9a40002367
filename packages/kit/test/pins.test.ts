import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bands, column, matrix, same, sequence, t, verbatim } from '@coup-doeil/core/chart';
import type { Game } from '@coup-doeil/core/game';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pinGaps } from '../src/conformance/pins.ts';
import { loadSubject } from '../src/conformance/subject.ts';
import { CHARTS, duel, fire } from './duel.ts';
import { folder } from './entries.ts';
import { answering, find, withChart } from './find.ts';

beforeEach(() => {
  vi.stubEnv('CI', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

// Enough to see that blocks are made and compared.
const drawn = 2000;

const pinned = async (game = duel()): Promise<string> => {
  const at = folder();
  vi.stubEnv('PIN', 'write');
  expect(await find('pins', game, { at, drawn })).toBe('');
  vi.stubEnv('PIN', '');
  return at;
};

describe('pins', () => {
  test('says nothing before anything is pinned, and nothing while all stays the same', async () => {
    expect(await find('pins', duel())).toBe('');
    const at = await pinned();
    expect(readdirSync(join(at, 'pinned'))).toEqual(['digests.txt', 'fields.fire.txt', 'lookups.txt']);
    expect(await find('pins', duel(), { at, drawn })).toBe('');
  });

  test('keeps lines that a person reads', async () => {
    const at = await pinned();
    const read = (name: string) => readFileSync(join(at, 'pinned', name), 'utf8');
    expect(read('lookups.txt')).toContain('2020 terrain wood, defence: -1 [a] = -1\n');
    expect(read('lookups.txt')).toContain('2010 table at 5, effect: H = "hit"\n');
    expect(read('lookups.txt')).toContain('against 2: 1 -1, 2 0, 4 +1\n');
    // Two against two is level, so 5 and 6 hit; the first target then runs on 4, 5 and 6.
    expect(read('fields.fire.txt')).toMatch(/^2020 plain: as it is: 0_6\/36 [0-9a-f]{8}$/m);
    expect(read('fields.fire.txt')).toMatch(/^2020 plain: flank=true: \+2_12\/36 /m);
    expect(read('fields.fire.txt')).toMatch(/^2020 volley: night=true: refused_notes.b /m);
    expect(read('digests.txt')).toMatch(/^fire 2020 attack × ground: [0-9a-f]{12} of 10$/m);
    expect(read('digests.txt')).toMatch(/^fire whole 002: [0-9a-f]{12} of 1000$/m);
  });

  test('names what changed in a look-up, a field and the blocks', async () => {
    const at = await pinned();
    const charts = withChart(CHARTS.terrain.reprint({ rows: { open: { cells: '+1' } } }));
    expect(await find('pins', duel({ charts }), { at, drawn })).toBe(
      'lookups.txt changed: 2020 terrain open, defence: +1 = 1 (was 0 = 0)',
    );
    const calculator = answering((one, input) => ({ ...one, incomplete: Object(input).attack === 8 }));
    const found = await find('pins', duel({ calculator }), { at, drawn });
    expect(found).toMatch(/fields.fire.txt changed: 2020 plain: attack=8: /);
    expect(found).toMatch(/digests.txt changed: fire 2020 attack × ground: /);
    expect(found).toMatch(/digests.txt changed: fire whole 001: /);
    expect(found).not.toMatch(/2020 defence × ground/);
  });

  test('names what is new and what is lost', async () => {
    const at = await pinned();
    const file = join(at, 'pinned', 'lookups.txt');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/^2020 terrain wood.*\n/m, '2020 terrain sea, defence: 0 = 0\n'));
    const found = await find('pins', duel(), { at, drawn });
    expect(found).toContain('lookups.txt is new: 2020 terrain wood, defence: -1 [a] = -1');
    expect(found).toContain('lookups.txt has lost: 2020 terrain sea, defence: 0 = 0');
  });

  test('names the lines of a calculator that came, and of one that is gone', async () => {
    const calculators = { fire: async () => fire, again: async () => ({ ...fire, id: 'again' }) };
    const both = { ...duel(), calculators };
    const came = await find('pins', both, { at: await pinned(), drawn });
    expect(came).toContain('fields.again.txt is new: 2020 plain: as it is: 0_6/36 ');
    expect(came).not.toContain('fields.fire.txt');
    const gone = await find('pins', duel(), { at: await pinned(both), drawn });
    expect(gone).toContain('fields.again.txt has lost: 2020 plain: as it is: 0_6/36 ');
  });

  test('reads a chart with a hole as far as it goes', async () => {
    const columns = [...CHARTS.table.columns, { id: 'more', label: same('More') }];
    const at = await pinned(duel({ charts: withChart({ ...CHARTS.table, columns }) }));
    const lines = readFileSync(join(at, 'pinned', 'lookups.txt'), 'utf8');
    expect(lines).toContain('2020 table at 5, effect: H = "hit"\n');
    expect(lines).not.toContain(', more:');
  });

  test('is never written where CI is set', async () => {
    vi.stubEnv('CI', 'true');
    vi.stubEnv('PIN', 'write');
    const at = folder();
    expect(await find('pins', duel(), { at })).toContain('PIN=write is refused');
    expect(() => readdirSync(join(at, 'pinned'))).toThrow();
  });

  test('reads every kind of chart, and a calculator without examples', async () => {
    const head = { title: t('Table', 'Table'), document: 'new' };
    const charts = [
      matrix({
        ...head,
        id: 'melee',
        columns: { low: same('1:2'), high: same('2:1') },
        read: verbatim,
        rows: [
          ['1 +', 'A|B'],
          ['0 -', 'C|D'],
        ],
      }),
      bands({
        ...head,
        id: 'flat',
        columns: { effect: column(same('E'), verbatim) },
        rows: [
          ['1 +', 'A'],
          ['0 -', 'B'],
        ],
      }),
      sequence({
        ...head,
        id: 'turn',
        steps: { move: { number: '1', label: t('Move', 'Marche'), terms: { first: true } } },
      }),
      { ...CHARTS.terrain, rows: CHARTS.terrain.rows.map((row) => ({ ...row, marks: ['a'] })) },
    ];
    const at = await pinned(duel({ charts, calculator: { ...fire, examples: [] } }));
    const lines = readFileSync(join(at, 'pinned', 'lookups.txt'), 'utf8');
    expect(lines).toContain('2020 melee at 1, high: B = "B"\n');
    expect(lines).toContain('2020 melee from low: -1 low, 1 high, -2 low, 2 high\n');
    expect(lines).toContain('2020 flat at 0, effect: B = "B"\n');
    expect(lines).toContain('2020 turn move terms: {"first":true}\n');
    expect(lines).toContain('2020 terrain open marks: a\n');
  });
});

describe('what is pinned', () => {
  const { terrain } = CHARTS;
  /** One chart, and nothing that answers. */
  const small = (rows = terrain.rows): Game => ({
    ...duel({ charts: [{ ...terrain, rows }], old: [] }),
    calculators: {},
  });
  const lookups = (at: string) => join(at, 'pinned', 'lookups.txt');
  const LINES = '2020 terrain open, defence: 0 = 0\n2020 terrain wood, defence: -1 [a] = -1\n';

  test('is each line once, sorted', async () => {
    const at = await pinned(small([...terrain.rows, ...terrain.rows].reverse()));
    expect(readFileSync(lookups(at), 'utf8')).toBe(LINES);
    expect(await find('pins', small(), { at })).toBe('');
  });

  test('may be nothing at all', async () => {
    const at = await pinned(small([]));
    expect(readFileSync(lookups(at), 'utf8')).toBe('\n');
    expect(await find('pins', small([]), { at })).toBe('');
    expect(await find('pins', small(), { at })).toBe(
      [
        'lookups.txt is new: 2020 terrain open, defence: 0 = 0',
        'lookups.txt is new: 2020 terrain wood, defence: -1 [a] = -1',
      ].join('\n'),
    );
    expect(await find('pins', small([]), { at: await pinned(small()) })).toBe(
      [
        'lookups.txt has lost: 2020 terrain open, defence: 0 = 0',
        'lookups.txt has lost: 2020 terrain wood, defence: -1 [a] = -1',
      ].join('\n'),
    );
  });

  test('is written anew as a whole: a file that nothing answers goes', async () => {
    const at = await pinned(small());
    writeFileSync(join(at, 'pinned', 'fields.gone.txt'), '2020 plain: as it is: 0 00000000\n');
    writeFileSync(join(at, 'pinned', 'README.md'), 'Not pinned.\n');
    expect(await find('pins', small(), { at })).toBe('fields.gone.txt has lost: 2020 plain: as it is: 0 00000000');
    vi.stubEnv('PIN', 'write');
    expect(await find('pins', small(), { at })).toBe('');
    expect(readdirSync(join(at, 'pinned'))).toEqual(['digests.txt', 'lookups.txt']);
  });

  test('in a file that is gone is new', async () => {
    const at = await pinned(small());
    rmSync(lookups(at));
    expect(await find('pins', small(), { at })).toBe(
      [
        'lookups.txt is new: 2020 terrain open, defence: 0 = 0',
        'lookups.txt is new: 2020 terrain wood, defence: -1 [a] = -1',
      ].join('\n'),
    );
  });

  test('is every line that is lost, two of one head too, and lines that are none', async () => {
    const at = await pinned(small());
    const lost = ['2020 terrain moon: 1', '2020 terrain moon: 2', 'nothing', '0'];
    writeFileSync(lookups(at), `${LINES}${lost.join('\n')}\n`);
    expect(await find('pins', small(), { at })).toBe(lost.map((line) => `lookups.txt has lost: ${line}`).join('\n'));
  });

  test('changed is told with what it was, after its last colon', async () => {
    const at = await pinned(small());
    writeFileSync(lookups(at), LINES.replace('-1 [a] = -1', '-2 = -2').replace('open, defence', 'open: defence'));
    expect(await find('pins', small(), { at })).toBe(
      [
        'lookups.txt is new: 2020 terrain open, defence: 0 = 0',
        'lookups.txt changed: 2020 terrain wood, defence: -1 [a] = -1 (was -2 = -2)',
        'lookups.txt has lost: 2020 terrain open: defence: 0 = 0',
      ].join('\n'),
    );
  });

  test('is owed until it is there', async () => {
    const at = folder();
    const gaps = async () => pinGaps(await loadSubject(small(), { at }));
    const owed = ['pin the answers: run the tests once with PIN=write, and keep test/pinned'];
    expect(await gaps()).toEqual(owed);
    mkdirSync(join(at, 'pinned'));
    writeFileSync(join(at, 'pinned', 'README.md'), 'Nothing yet.\n');
    expect(await gaps()).toEqual(owed);
    expect(await find('pins', small(), { at })).toBe('');
    vi.stubEnv('PIN', 'write');
    await find('pins', small(), { at });
    expect(await gaps()).toEqual([]);
  });
});
