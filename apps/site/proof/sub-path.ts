/* The site built for a path on a named host: every address within it stays under that path, and the pages are alive there. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from '../serve.ts';
import { findChromium } from '../test/chromium.ts';

const SITE = join(import.meta.dirname, '..');
const HOST = 'https://host.test';
const BASE = '/tables/charts/';

const readAttributes = (html: string): readonly string[] =>
  [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, value = '']) => value.replaceAll('&amp;', '&'));

/** What a built page or data file names that is not under the path, or not there. */
const findLost = (root: string, file: string): readonly string[] => {
  const text = readFileSync(join(root, file), 'utf8');
  const named = file.endsWith('.html')
    ? readAttributes(text)
    : [...text.matchAll(/"(\/[^"]*)"|url\(["']?([^)"']*)/g)].flatMap(([, quoted, url]) => quoted ?? url ?? []);
  return [...new Set(named)].flatMap((address) => {
    const url = new URL(address, `${HOST}${file.startsWith('/') ? '' : '/'}${file}`);
    if (url.origin !== HOST) return [];
    const path = decodeURIComponent(url.pathname);
    const target = join(root, path, path.endsWith('/') ? 'index.html' : '');
    return path.startsWith(BASE) && existsSync(target) ? [] : [`${file} names ${address}`];
  });
};

const listLost = (root: string): readonly string[] => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const read = files.filter((file) => /\.(?:html|css|webmanifest)$|data\/index\.json$/.test(file));
  return read.flatMap((file) => findLost(root, file));
};

/** Opens a page of each live kind in a browser, then the home page once more without a network. */
const openPages = async (root: string): Promise<readonly string[]> => {
  const failed: string[] = [];
  const { server, address } = await serve(`${root}${sep}`, 0);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => failed.push(message));
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  const check = (held: boolean, what: string): void => {
    if (!held) failed.push(what);
  };

  await page.goto(`${address}${BASE}`);
  await page.waitForURL(`${address}${BASE}fr/`);
  await page.locator('main a[href*="/calculators/"]').last().click();
  await page.locator('#calculator[data-live]').waitFor();
  const twin = await page.locator('[data-twin]').getAttribute('href');
  check(twin?.startsWith(`${BASE}en/`) === true, `the page in English is at ${twin}`);
  await page.locator('#calculator .step button:enabled:visible').last().click();
  await page.waitForURL(/\?./);
  await page.goto(`${address}${BASE}en/`);
  const last = await page.locator('[data-last] a').first().getAttribute('href');
  check(last?.startsWith(`${BASE}en/`) === true, `the calculator used last is at ${last}`);
  await page.keyboard.press('Control+k');
  await page.locator('#search-words').fill('village');
  const found = await page.locator('#search li a').first().getAttribute('href');
  check(found?.startsWith(`${BASE}en/`) === true, `the search leads to ${found}`);

  await page.evaluate(async (mark) => {
    while (!(await window.caches.match(mark))) await new Promise((resolve) => setTimeout(resolve, 50));
  }, `${BASE}?group=en`);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await page.goto(`${address}${BASE}en/rights/`);
  check((await page.locator('h1').textContent()) === 'Rights', 'nothing opens without a network');
  await browser.close();
  return failed;
};

/** Builds the site anew and comes back with what does not hold. */
export const checkSubPath = async (): Promise<readonly string[]> => {
  const root = mkdtempSync(join(tmpdir(), 'sub-path-'));
  const env = { ...process.env, SITE_URL: `${HOST}${BASE}`, ASTRO_TELEMETRY_DISABLED: '1' };
  execFileSync('astro', ['build', '--outDir', join(root, BASE)], {
    cwd: SITE,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const home = readFileSync(join(root, BASE, 'en/index.html'), 'utf8');
  const failed = [
    ...listLost(root),
    ...[`rel="canonical" href="${HOST}${BASE}en/"`, `content="${HOST}${BASE}share-en.png"`]
      .filter((part) => !home.includes(part))
      .map((part) => `the home page does not say ${part}`),
    ...(await openPages(root)),
  ];
  rmSync(root, { recursive: true });
  return failed.map((fault) => `under ${BASE}: ${fault}`);
};
