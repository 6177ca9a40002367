import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readFigures } from '../src/proof/figure.ts';
import { formatProof, listMissed, writePage } from '../src/proof/page.ts';
import { listParts } from '../src/proof/parts.ts';
import { type PartRecord, readRecords, writeRecords } from '../src/proof/record.ts';

const at = mkdtempSync(join(tmpdir(), 'proof-'));
afterAll(() => rmSync(at, { recursive: true, force: true }));

const record = (more: Partial<PartRecord> = {}): PartRecord => ({
  ...{ code: 'abc', size: 1, date: '2026-11-19', machine: '2 × Some processor, 8 GB, Node 24', seconds: 75 },
  ...{ held: true, figures: [] },
  ...more,
});
const figure = { work: 'start of games', value: '40 ms', wanted: '2.5 times', met: false };

const CALCULATOR_FUZZED = expect.stringMatching(/^cli:fuzz:[\w-]+\/[\w-]+$/);

describe('the parts of the proof', () => {
  const parts = listParts();

  test('are found in every folder, and each script that they name is there', () => {
    const ids = parts.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['cli:start', 'cli:speed', 'cli:fuzz:files', CALCULATOR_FUZZED, 'site']),
    );
    expect(ids).toEqual(expect.arrayContaining(['core:bench', 'core:mutation:hex', 'kit:page', 'publishing:nodes:22']));
    expect(ids).toEqual(expect.arrayContaining(['publishing:workflows:site.yml/build', 'vassal:fuzz']));
    expect(new Set(ids).size).toBe(ids.length);
    for (const { folder, command } of parts) {
      // The long tests of a package are a part without a script: all its tests, or those that are named.
      const [, named] = /^LONG_TESTS=1 (?:vitest run|playwright test)(.*)$/.exec(command) ?? [];
      const tests = named?.split(' ').filter(Boolean);
      const [script = 'no script'] = /\S*(?:proof|bench)\/[\w-]+\.ts/.exec(command) ?? [];
      for (const file of tests?.map((name) => `test/${name}.test.ts`) ?? [script])
        expect(readFileSync(join(folder, file), 'utf8').length, command).toBeGreaterThan(100);
    }
  });

  test('are those of a workspace: a script, or each name that another prints', () => {
    mkdirSync(join(at, 'packages/one'), { recursive: true });
    const scripts = { test: 'x', proof: 'p', 'proof:a': 'a', 'proof-parts:b': "printf 'x\\ny\\n'", 'proof:b': 'b' };
    writeFileSync(join(at, 'packages/one/package.json'), JSON.stringify({ scripts }));
    expect(listParts(at).map(({ id, command }) => [id, command])).toEqual([
      ['one', 'p'],
      ['one:a', 'a'],
      ['one:b:x', 'b x'],
      ['one:b:y', 'b y'],
    ]);
  });
});

test('figures are read from what a part prints, and nothing else is', () => {
  const printed = `| a | table |
figure: start of games | 40 ms | 2.5 times | missed
figure: memory | 92 MB | 150 MB | met
figure: reports | 54000 a second | |
a figure: of speech | 1 | 2 | met`;
  expect(readFigures(printed)).toEqual([
    figure,
    { work: 'memory', value: '92 MB', wanted: '150 MB', met: true },
    { work: 'reports', value: '54000 a second', wanted: '', met: null },
  ]);
});

describe('the page', () => {
  const records = {
    a: record({ figures: [figure] }),
    b: record({ held: false }),
    c: record({ size: 0.1 }),
    old: record(),
  };

  test('names what was missed, what failed, and what was not run in full', () => {
    const page = formatProof(records, ['a', 'b', 'c', 'd']);
    expect(page).toContain('- a: start of games: 40 ms, wanted 2.5 times\n- b: it did not hold\n');
    expect(page).toContain('Not run yet: `c`, `d`.');
    expect(page).toContain('### a\n\n2026-11-19, 75 s, 2 × Some processor, 8 GB, Node 24. It held.\n');
    expect(page).toContain('| start of games | 40 ms | 2.5 times | **no** |');
    expect(page).toContain('**It did not hold.**');
    expect(page).not.toMatch(/### (?:c|old)/);
    expect(listMissed({ a: record() })).toEqual([]);
    expect(formatProof({ a: record() }, ['a'])).toMatch(/^Nothing was missed\./);
    // What was not looked for cannot be found.
    expect(formatProof({}, ['a'])).toBe('Not run yet: `a`.\n');
  });

  test('changes between its marks alone, and again the same way', () => {
    const page = join(at, 'page.md');
    const [before, after] = ['# Head\n\n', 'The end.\n'];
    const marks = ['<!-- The proof writes what follows. -->\n', '<!-- The proof writes what stands before. -->\n'];
    writeFileSync(page, before + marks.join('') + after);
    writePage(records, ['a'], page);
    const once = readFileSync(page, 'utf8');
    writePage(records, ['a'], page);
    expect(readFileSync(page, 'utf8')).toBe(once);
    expect(once.startsWith(before)).toBe(true);
    expect(once.endsWith(after)).toBe(true);
    writeFileSync(page, before);
    expect(() => writePage(records, ['a'], page)).toThrow('no place for the proof');
  });
});

test('what came of parts is kept, so that a proof may be broken off', () => {
  const file = join(at, 'reports/proof.json');
  expect(readRecords(file)).toEqual({});
  writeRecords({ a: record() }, file);
  expect(readRecords(file)).toEqual({ a: record() });
});
