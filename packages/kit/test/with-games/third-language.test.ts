/* A language is data: in a copy of the workspace, a folder of texts and a line that names it are all that is added. */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../../../apps/site/serve.ts';
import { findChromium } from '../../../../apps/site/test/chromium.ts';
import { withSite, workspace } from '../generator/workspace.ts';
import { RUNS_LONG } from '../long.ts';

const GAME = 'jours-de-gloire';
const ENV = { ...process.env, FORCE_COLOR: '0', NODE_OPTIONS: '', VITEST: '', LANG: '', ASTRO_TELEMETRY_DISABLED: '1' };

const CHARTS = `/* What charts and games say. */
export const charts = {
  'Odds table': 'Rapportabelo',
  Odds: 'Rapporto',
  'Jours de Gloire': 'Tagoj de Gloro',
  // Another order than the English one.
  '{attack} : {defence}, counted as {rung}': 'kiel {rung}: {attack} kontraŭ {defence}',
};
`;
const READERS = `/* What the command line and the site say. */
export const readers = {
  'The working': 'La kalkulo',
  Copy: 'Kopii',
  // Said by no calculator.
  'Off the map': 'Ekster la mapo',
  'Copy in {language}': 'Kopii en la {language}',
};
`;
const INDEX = `import type { Translation } from '../typography.ts';
import { charts } from './charts.ts';
import { readers } from './readers.ts';

export const eo = {
  name: 'Esperanto',
  locale: 'eo',
  space: '',
  decimal: ',',
  to: 'ĝis',
  quotes: ['„', '“'],
  texts: { ...charts, ...readers },
} satisfies Translation;
`;
const LINE = "export { eo } from './eo/index.ts';\n";

let root = '';
beforeAll(() => {
  root = workspace();
  const text = join(root, 'packages/core/src/text');
  mkdirSync(join(text, 'eo'));
  writeFileSync(join(text, 'eo/charts.ts'), CHARTS);
  writeFileSync(join(text, 'eo/readers.ts'), READERS);
  writeFileSync(join(text, 'eo/index.ts'), INDEX);
  appendFileSync(join(text, 'languages.ts'), LINE);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const run = (command: string, folder: string, ...args: string[]) =>
  // Nothing is sent to it, as at a prompt: an empty pipe would be an empty input.
  spawnSync(command, args, {
    cwd: join(root, folder),
    encoding: 'utf8',
    env: ENV,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const coupDoeil = (...args: string[]) =>
  run(process.execPath, '.', '--conditions=@coup-doeil/source', join(root, 'packages/cli/src/main.ts'), ...args);

test('the command line answers in it: a word, a sentence in its own order, and English with a mark where a text is wanting', () => {
  const { stdout, stderr } = coupDoeil('calc', GAME, 'odds', '--lang', 'eo');
  expect(stderr).toBe('');
  expect(stdout).toContain('Rapporto · Tagoj de Gloro');
  expect(stdout).toContain('La kalkulo');
  expect(stdout).toContain('kiel 1.5/1: 15 kontraŭ 8');
  expect(stdout).toContain('[en] What follows');
  expect(stdout).toContain(`/eo/${GAME}/calculators/odds/`);
});

test('the command line knows its name', () => {
  expect(coupDoeil('help', 'calc').stdout).toContain('en|fr|eo');
  expect(coupDoeil('games', '--lang', 'it').stderr).toContain('en, fr, eo');
});

test.each(['core', GAME, 'cli'])('the types of %s want nothing more', (name) => {
  const { status, stdout } = run(join(root, 'node_modules/.bin/tsc'), '.', '--noEmit', '-p', `packages/${name}`);
  expect(`${status} ${stdout}`).toBe('0 ');
});

/** What of the workspace the site is built from has to be built, with the new language, and found there. */
const buildForSite = (): void => {
  for (const name of ['core', GAME]) {
    const dist = join(root, 'packages', name, 'dist');
    rmSync(dist, { recursive: true, force: true });
    const { status, stdout } = run(
      join(root, 'node_modules/.bin/tsc'),
      join('packages', name),
      '-p',
      'tsconfig.build.json',
    );
    if (status !== 0) throw new Error(stdout);
  }
  withSite(root);
  const own = join(root, 'apps/site/node_modules/@coup-doeil');
  rmSync(own, { recursive: true });
  mkdirSync(own);
  for (const name of ['core', 'hex', 'dice', 'vassal']) symlinkSync(join(root, 'packages', name), join(own, name));
  mkdirSync(join(root, 'alone'));
  symlinkSync(join(root, 'packages', GAME), join(root, 'alone', GAME));
};

test.runIf(RUNS_LONG)('the site has its pages, and a calculator whose script is in it', async () => {
  buildForSite();
  const site = join(root, 'apps/site');
  const env = { ...ENV, GAMES_FOLDER: join(root, 'alone') };
  execFileSync(join(site, 'node_modules/.bin/astro'), ['build'], { cwd: site, env, stdio: 'pipe' });
  const { server, address } = await serve(join(site, 'dist'), 0);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
    });
    await page.goto(`${address}/eo/${GAME}/calculators/odds/`);
    await page.locator('#calculator[data-live]').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('eo');
    expect(await page.locator('h1').textContent()).toContain('Rapporto');
    expect(await page.locator('#calculator').textContent()).toContain('kiel 1.5/1: 15 kontraŭ 8');
    // What no page was built for, the script answers.
    await page.goto(`${address}/eo/${GAME}/calculators/odds/?attack=16&defence=8`);
    await page.getByText('kiel 2/1: 16 kontraŭ 8').first().waitFor();
    await page.getByRole('button', { name: 'Kopii', exact: true }).waitFor();
    // The menu has the copies in the other languages.
    await page.locator('.acts').getByRole('button').last().click();
    await expect.poll(() => page.getByRole('button', { name: /^Kopii en la / }).count()).toBe(2);
    // One language in its scripts: its own sentence, and no French one.
    const code = [...scripts].map((script) => readFileSync(join(site, 'dist', script), 'utf8')).join('\n');
    expect(code).toContain('kiel {rung}: {attack} kontraŭ {defence}');
    expect(code).not.toContain('compté');
    expect(code).not.toContain('Ekster la mapo');
    expect(code).toContain('[en] ');
  } finally {
    await browser.close();
    server.close();
  }
});
