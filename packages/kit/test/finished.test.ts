import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '@coup-doeil/core/game';
import { readSheets } from '@coup-doeil/core/sheets';
import { tellProblem } from '@coup-doeil/core/tell';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { EXEMPT } from '../finished/test/rulings/index.ts';
import { CHECKS } from '../src/conformance/checks.ts';
import { listDuties } from '../src/conformance/duties.ts';
import { loadSubject } from '../src/conformance/subject.ts';
import { readFolder } from '../src/generator/read-folder.ts';

const FINISHED = join(import.meta.dirname, '../finished');

const at = join(mkdtempSync(join(tmpdir(), 'finished-')), 'test');
afterAll(() => rmSync(join(at, '..'), { recursive: true, force: true }));

test('what the page of a new game types at the workbench is a game that answers as it says', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/adding-a-game.md'), 'utf8');
  const [, typed = ''] = /```csv\n([\s\S]*?)```/.exec(page) ?? [];
  const { game, problems, calculators } = readSheets({ pasted: typed }, { folder: 'pasted' });
  expect(problems.map((problem) => tellProblem(problem, 'en'))).toEqual([]);
  const { assault } = calculators;
  if (!assault) throw new Error('the table has no calculator');
  const result = run(game.meta, assault, { input: { attack: 6, defence: 3, ground: 'village', fromTheRear: true } });
  if (!result.ok) throw result.error;
  // 2:1, two columns to the left for the village, one to the right from the rear: 1:1, of which two rows are AR, two are DR.
  const odds = result.report.odds.result?.map(({ id, ways, of }) => [id, (ways * 6) / of]);
  expect(Object.fromEntries(odds ?? [])).toEqual({ ar: 2, none: 2, dr: 2 });
});

describe('the small finished game', () => {
  const sheets = readSheets(readFolder(join(FINISHED, 'sheets')), { folder: 'the-pass' });

  test('is at most 200 lines by hand', () => {
    const files = readdirSync(FINISHED, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:csv|ts)$/.test(file),
    );
    const lines = files.flatMap((file) => readFileSync(join(FINISHED, file), 'utf8').trimEnd().split('\n'));
    expect(lines.length).toBeLessThanOrEqual(200);
  });

  test('is read without a mistake, passes every check, and lacks nothing of a verified game once it is pinned', async () => {
    expect(sheets.problems.map((problem) => tellProblem(problem, 'en'))).toEqual([]);
    writeFileSync(join(at, '../package.json'), '{"version":"0.0.0"}');
    cpSync(join(FINISHED, 'test'), at, { recursive: true });
    const options = { at, rulings: sheets.data.rulings, exempt: EXEMPT, drawn: 1000 };
    const subject = await loadSubject(sheets.game, options);
    vi.stubEnv('CI', '');
    vi.stubEnv('PIN', 'write');
    for (const check of CHECKS) expect([check.id, await check.run(subject)]).toEqual([check.id, []]);
    vi.unstubAllEnvs();
    expect(await listDuties(await loadSubject(sheets.game, options), 'verified')).toEqual([]);
  });
});
