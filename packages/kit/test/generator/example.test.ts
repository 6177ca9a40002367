import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../../../apps/site/serve.ts';
import { findChromium } from '../../../../apps/site/test/chromium.ts';
import { makePackage } from '../../src/generator/make-package.ts';
import { removePackage } from '../../src/generator/remove-package.ts';
import { RUNS_LONG } from '../long.ts';
import { COMMANDS, LONG, NAMED } from './commands.ts';
import { DRAFTS, FINISHED, filesOf, INVENTED, link, withSite, withTests, workspace } from './workspace.ts';

const SOURCE = '--conditions=@coup-doeil/source';
const ENV = { ...process.env, FORCE_COLOR: '0', CI: '', VITEST: '', NODE_OPTIONS: '', ASTRO_TELEMETRY_DISABLED: '1' };

let root = '';
let before = new Map<string, string>();

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8', env: ENV });

beforeAll(() => {
  root = workspace();
  withSite(root);
  cpSync(join(import.meta.dirname, '../../../../pnpm-lock.yaml'), join(root, 'pnpm-lock.yaml'));
  before = filesOf(root);
  // A fork, as somebody has it who begins.
  git('init', '--quiet', '--initial-branch=main');
  git('init', '--quiet', '--bare', '.git/fork');
  git('remote', 'add', 'origin', '.git/fork');
  git('config', 'user.name', 'Ferryman');
  git('config', 'user.email', 'ferryman@example.org');
  git('add', '.');
  git('commit', '--quiet', '--message', 'The house');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const scripts = (folder: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts;

/** What pnpm does for a command of the page, without pnpm: the copy is not to be installed anew. */
const script = (command: string): readonly [folder: string, shell: string] => {
  if (/^(?:git|cp) /.test(command)) return ['.', command];
  const [, filter, name = '', rest = ''] =
    /^npx -y pnpm@12(?: --silent)?(?: --filter @coup-doeil\/([a-z-]+))?(?: run)? ([a-z-]+)(.*)$/.exec(command) ?? [];
  const folder = filter ? `packages/${filter}` : '.';
  const found = scripts(folder)[name];
  if (!found) throw new Error(`the page names a command that does not exist: ${command}`);
  return [folder, `${found}${rest}${name === 'new-game' ? ' --no-install' : ''}`];
};

const execute = (command: string) => {
  const [prefix = '', plain = command] = /^(PIN=write )?(.*)$/.exec(command)?.slice(1) ?? [];
  const [folder, shell] = script(plain);
  const path = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
  const env = { ...ENV, PATH: path, INIT_CWD: join(root, folder) };
  const done = spawnSync('sh', ['-c', `${prefix ?? ''}${shell}`], { cwd: join(root, folder), env, encoding: 'utf8' });
  return { code: done.status, out: `${done.stdout}${done.stderr}` };
};

/** Only what the copy was made with: links of packages, and what is built, are git's to ignore. */
const came = (): string[] => git('status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean);

test('the page is walked, command by command', () => {
  expect(COMMANDS.filter((command) => !LONG.includes(command)).length).toBeGreaterThan(15);
  for (const command of NAMED) expect([...COMMANDS, ...LONG]).toContain(command);
  const walked = COMMANDS.filter((command) => !LONG.includes(command));
  const outputs: string[] = [];
  for (const command of walked) {
    const { code, out } = execute(command);
    expect(`${command}: ${code}\n${code === 0 ? '' : out}`).toBe(`${command}: 0\n`);
    outputs.push(out);
    if (command.includes(' new-game ')) {
      const made = [INVENTED, FINISHED].filter((id) => existsSync(join(root, 'packages', id)));
      for (const id of made) if (!existsSync(join(root, 'packages', id, 'node_modules'))) link(root, id);
      // Nothing is written but the packages and their changesets.
      expect(came().filter((line) => !/^\?\? packages\/the-(?:ford|pass)\//.test(line))).toEqual(
        made.map((id) => `?? .changeset/new-${id}.md`),
      );
      expect(out).toContain('Next:');
    }
  }
  const stages = outputs.filter((_, i) => walked[i]?.includes(' stage '));
  expect(stages.map((out) => /^missing for \w+/m.exec(out)?.[0])).toEqual([
    'missing for checked',
    'missing for checked',
    undefined,
  ]);
  expect(stages.at(-1)).toContain('nothing is missing for verified');
  // All that came has been committed and pushed.
  expect(came()).toEqual([]);
  expect(git('log', '--format=%s', `origin/${INVENTED}`, '-1')).toContain('The Ford');
});

test('nothing that stood there has changed', () => {
  const after = filesOf(root);
  for (const [file, digest] of before) expect(`${file} ${after.get(file)}`).toBe(`${file} ${digest}`);
});

test('the tests that go over the games hold with three drafts of other families beside', () => {
  const drafts = DRAFTS.map((folder) => {
    const { game } = makePackage(root, { folder, owner: '@sapper', isTyped: false, isAgain: false });
    link(root, game.game.meta.id);
    return game.game.meta.id;
  });
  try {
    const tsc = join(root, 'node_modules/.bin/tsc');
    for (const id of [...drafts, INVENTED])
      execFileSync(tsc, ['-p', 'tsconfig.build.json'], { cwd: join(root, 'packages', id), stdio: 'pipe' });
    withTests(root, 'publishing');
    const vitest = join(root, 'node_modules/.bin/vitest');
    const tested = ['run', 'manifests', 'addresses', 'versions', '--reporter=verbose'];
    const { status, stdout, stderr } = spawnSync(vitest, tested, {
      cwd: join(root, 'packages/publishing'),
      encoding: 'utf8',
      env: ENV,
    });
    expect(`${status}\n${status === 0 ? '' : `${stdout.slice(0, 5000)}${stderr}`}`).toBe('0\n');
    for (const id of drafts) expect(stdout).toContain(`@coup-doeil/${id}`);
  } finally {
    for (const id of drafts) rmSync(removePackage(root, id, '').copy ?? '', { recursive: true, force: true });
  }
});

test('it is formatted, and built as it is published', () => {
  const at = join(root, 'packages', INVENTED);
  const bin = (name: string) => join(root, 'node_modules/.bin', name);
  execFileSync(bin('tsc'), ['-p', 'tsconfig.build.json'], { cwd: at, stdio: 'pipe' });
  expect(filesOf(join(at, 'dist')).has('calculators/assault.js')).toBe(true);
  execFileSync(bin('biome'), ['check', '--error-on-warnings', at], { cwd: root, stdio: 'pipe' });
});

test('a figure is changed in the sheet alone, and embedded by one command', () => {
  const file = join(root, 'packages', INVENTED, 'sheets/terrain.csv');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('Bois,Woods,2', 'Bois,Woods,3'));
  expect(execute(`npx -y pnpm@12 --filter @coup-doeil/${INVENTED} test`).out).toContain(
    'src/sheets.ts is what the folder',
  );
  expect(execute(`npx -y pnpm@12 --filter @coup-doeil/${INVENTED} sheets`).out).toContain(
    'src/sheets.ts is written anew',
  );
  expect(calc('march', 'steps.1.enters=woods').answer.total).toBe(3);
  writeFileSync(file, text);
  expect(execute(`npx -y pnpm@12 --filter @coup-doeil/${INVENTED} sheets`).code).toBe(0);
  expect(execute(`npx -y pnpm@12 --filter @coup-doeil/${INVENTED} sheets`).out).toContain('says it all');
});

const coupDoeil = (...args: string[]) =>
  JSON.parse(
    execFileSync(process.execPath, [SOURCE, join(root, 'packages/cli/src/main.ts'), ...args, '--json'], {
      cwd: root,
      encoding: 'utf8',
      env: ENV,
    }),
  );
const calc = (calculator: string, ...words: string[]) => coupDoeil('calc', INVENTED, calculator, ...words);
/** Ways by outcome. */
const ways = ({ odds }: { odds: { result: { id: string; ways: number }[] } }) =>
  Object.fromEntries(odds.result.map((way) => [way.id, way.ways]));

/** What the game of the page answers, whether its charts stand in sheets or in the source. */
const answersAsPrinted = () => {
  const games: { id: string; charts: string[] }[] = coupDoeil('games');
  expect(games.find(({ id }) => id === INVENTED)?.charts.slice(0, 3)).toEqual(['terrain', 'odds', 'assault']);
  // 5 against 2 is 2/1 in the defender's favour: +1. Woods −1. From the rear +2, and the flank is then set aside. +2.
  const assault = calc('assault', 'terrain=woods', 'attack=5', 'defence=2', 'flank=true', 'rear=true');
  expect(assault.answer.total).toBe(2);
  // Two dice and 2: 12 or more on a 10, 11 or 12; 9 to 11 on 7 to 9; 7 to 8 on 5 and 6; 4 to 6 on 2 to 4.
  expect(ways(assault)).toEqual({ '12-or-more': 6, '9-to-11': 15, '7-to-8': 9, '4-to-6': 6 });
  // Even: 0. Clear: 0. Two leaders +2; a difference of morale of −1. The charge does not go with a square, −1. 0.
  const square = calc('assault', 'leaders=2', 'morale=-1', 'charge=true', 'square=true');
  expect(square.answer.total).toBe(0);
  const steps: { id: string; op: string }[] = square.working;
  expect(steps.find(({ op }) => op === 'ignored')?.id).toBe('assault-modifiers.charge.value');
  // The river bears an X, and the key says that it forbids.
  const cite = { document: 'leaflet', chart: 'terrain', row: 'river', column: 'assault' };
  expect(calc('assault', 'terrainHexsides=river').refused.cite).toEqual(cite);
  // 3 against 2 lies between 1:1 and 2:1: the defender's is the column 1:1. Breach from 3 on; mortars bring 2:1.
  expect(ways(calc('siege', 'attack=3', 'defence=2'))).toEqual({ b: 4, none: 2 });
  expect(ways(calc('siege', 'attack=3', 'defence=2', 'mortars=true'))).toEqual({ b: 5, 'n-2b': 1 });
  // Sappers double the three, which is 3:1, past the last column: it stays there. Rain takes one off the die.
  expect(ways(calc('siege', 'attack=3', 'defence=2', 'sappers=true', 'rain=true'))).toEqual({ b: 6 });
  // The older printing: on a 4 there is nothing yet; from the rear it brings 3, and a square is not spoken of.
  expect(ways(calc('volley', 'close=false', '--edition', '2010'))).toEqual({ '4-or-less': 4, '5': 1, '6-or-more': 1 });
  expect(calc('assault', '--edition', '2010', 'rear=true', 'square=true').answer.total).toBe(3);
  expect(calc('march', 'steps.1.enters=woods', 'steps.1.crosses=ford').answer.total).toBe(3);
};

describe('the command line', () => {
  test('answers as the sheet says', answersAsPrinted);

  test('tells the two printings apart', () => {
    const found: { chart: string; row?: string; column?: string; note?: string; from: unknown; to: unknown }[] =
      coupDoeil('diff', INVENTED, '2010', '2024');
    const of = (chart: string, row: string) => found.filter((each) => each.chart === chart && each.row === row);
    expect(of('assault-modifiers', 'rear')).toMatchObject([{ column: 'value', from: '+3', to: '+2' }]);
    expect(of('terrain', 'village')).toMatchObject([
      { from: { en: 'Hamlet', fr: 'Hameau' }, to: { en: 'Village' } },
      { column: 'fire', from: '-1', to: '-2' },
      { column: 'assault', from: '-1', to: '-2' },
    ]);
    expect(of('terrain', 'river')).toMatchObject([{ from: null, to: { fr: 'Rivière' } }]);
    expect(found.filter(({ chart }) => chart === 'notes').map(({ note }) => note)).toEqual(['b', 'a']);
    expect(found.map(({ chart }) => chart)).not.toContain('odds');
  });
});

test.runIf(RUNS_LONG)('the site shows it in both languages, and its calculator answers in the browser', async () => {
  // This game alone, so that a test need not wait for the others; the whole site is built by the proof.
  mkdirSync(join(root, 'alone'));
  symlinkSync(join(root, 'packages', INVENTED), join(root, 'alone', INVENTED));
  const site = join(root, 'apps/site');
  const env = { ...ENV, GAMES_FOLDER: join(root, 'alone') };
  execFileSync(join(site, 'node_modules/.bin/astro'), ['build'], { cwd: site, env, stdio: 'pipe' });
  const { server, address } = await serve(join(site, 'dist'), 0);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    for (const [lang, title] of [
      ['en', 'The Ford'],
      ['fr', 'Le Gué'],
    ] as const) {
      await page.goto(`${address}/${lang}/${INVENTED}/`);
      expect(await page.locator('h1').textContent()).toContain(title);
      await page.goto(`${address}/${lang}/${INVENTED}/charts/terrain/`);
      expect(await page.locator('table').first().textContent()).toContain(lang === 'en' ? 'Woods' : 'Bois');
      await page.goto(`${address}/${lang}/${INVENTED}/calculators/assault/?terrain=woods&attack=5&defence=2&rear=true`);
      await page.locator('#calculator[data-live]').waitFor();
      // +1, +2 and −1, as the command line has it.
      const total = page.locator('.total b', { hasText: /^\+2$/ });
      await total.waitFor();
      await page.locator('input[type=checkbox]').first().setChecked(true);
      await page.waitForURL(/flank=true/);
      await total.waitFor();
      // Hexsides that are crossed: how often each, not whether. Each ford takes one off.
      const crossed = page.getByRole('group', { name: lang === 'en' ? 'Hexsides' : 'Bords d’hex' });
      await crossed.getByRole('spinbutton').first().press('ArrowUp');
      await crossed.getByRole('spinbutton').first().press('ArrowUp');
      await page.waitForURL(/terrainHexsides=ford(?:,|%2C)ford/);
      await page.locator('.total b', { hasText: /^0$/ }).waitFor();
      expect(await crossed.getByRole('checkbox').count()).toBe(0);
    }
  } finally {
    await browser.close();
    server.close();
  }
});

test('with --typed its charts stand in the source, and it answers the same', () => {
  const folder = join('packages', INVENTED);
  const { code, out } = execute(`npx -y pnpm@12 new-game ${folder}/sheets --typed --owner @ferryman`);
  expect(`${code}\n${code === 0 ? '' : out}`).toBe('0\n');
  link(root, INVENTED);
  expect([...filesOf(join(root, folder)).keys()].filter((file) => /^sheets|src\/sheets/.test(file))).toEqual([]);
  expect(readFileSync(join(root, folder, 'src/charts/siege.ts'), 'utf8')).toContain("['6 +',    'B | B | 2B [a]'],");
  for (const script of ['check', 'test']) {
    const done = execute(`npx -y pnpm@12 --filter @coup-doeil/${INVENTED} ${script}`);
    expect(`${done.code}\n${done.code === 0 ? '' : done.out}`).toBe('0\n');
  }
  answersAsPrinted();
});
