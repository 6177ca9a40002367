import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readSheets } from '@coup-doeil/core/sheets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePackage } from '../../src/generator/make-package.ts';
import { readFolder } from '../../src/generator/read-folder.ts';
import { battleFiles } from '../../src/generator/write/battle/index.ts';
import { typedFiles } from '../../src/generator/write/typed.ts';
import { RUNS_LONG } from '../long.ts';
import { DRAFTS, EXAMPLE, link, workspace } from './workspace.ts';

let root = '';

beforeAll(() => {
  root = workspace();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

// One arm and one column; arms with columns of their own, roads and zones. In the proof: two printings; ways followed, no hexsides.
const GAMES = (RUNS_LONG ? [EXAMPLE, ...DRAFTS] : [EXAMPLE, ...DRAFTS.slice(0, 1)]).map(
  (folder) => [basename(folder), folder] as const,
);

test.each(GAMES)(
  '%s: a battle door as the generator frames it is typed and formatted, its kit and its own test pass',
  (_, folder) => {
    const { game } = makePackage(root, {
      folder,
      owner: '@ferryman',
      isTyped: true,
      isFramed: true,
      isAgain: false,
    });
    const { id } = game.game.meta;
    link(root, id);
    const at = join(root, 'packages', id);
    const bin = (name: string) => join(root, 'node_modules/.bin', name);
    expect(spawnSync(bin('tsc'), [], { cwd: at, encoding: 'utf8' }).stdout).toBe('');
    execFileSync(bin('biome'), ['check', '--error-on-warnings', at], { cwd: root, stdio: 'pipe' });
    const tests = [
      'run',
      '--reporter=verbose',
      '-t',
      'on the map|every set of counters|its counters|outcome|beside|refused|march',
    ];
    const { status, stdout } = spawnSync(bin('vitest'), tests, {
      cwd: at,
      encoding: 'utf8',
      env: { ...process.env, VITEST: '', CI: '', FORCE_COLOR: '0' },
    });
    expect(`${status}\n${status === 0 ? '' : stdout}`).toBe('0\n');
    // The checks of the kit for doors had one to check.
    expect(stdout).toContain('a march on the map costs what its calculator says of the same steps');
    expect(stdout).toContain('who stands beside an enemy attacks it');
  },
  240_000,
);

test('the frame of a door leaves out the readings that the door of the sheets asks', () => {
  const [folder = ''] = DRAFTS;
  const sheets = readSheets(readFolder(folder), { folder: 'redoubt', version: '0.1.0' });
  const readingsOf = (isFramed: boolean): string =>
    typedFiles(sheets, '@ferryman', isFramed).get('src/readings.ts') ?? '';
  expect([readingsOf(false).includes('zone-stops'), readingsOf(true).includes('zone-stops')]).toEqual([true, false]);
});

test('sheets without a march give no frame, and say what is wanted', () => {
  const lonely = readSheets({ fire: 'from,to,effect\n1,3,-\n4,6,R\n' }, { folder: 'lonely', version: '0.1.0' });
  expect(() => battleFiles(lonely)).toThrow('--battle wants a march');
});
