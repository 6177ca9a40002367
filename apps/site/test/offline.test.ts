/* After one visit what players use works without a network, the rest when it was asked for; a new version is offered, never
   forced, and holds only files that are its own. */
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { serve } from '../serve.ts';
import { groupOf } from '../src/offline/groups.ts';
import { dist, expect, files, pageFile, pages, read, test } from './site.ts';

/** Waits until the language of the page is kept too. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50));
    const lang = document.documentElement.lang;
    while (!(await window.caches.match(`/?group=${lang}`))) await new Promise((resolve) => setTimeout(resolve, 50));
  });

const end = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
};

test('every file is in one part, or is fetched by other sites alone', () => {
  expect(groupOf('en/charts/index.html')).toBe('en');
  expect(groupOf('fr/docs/testing/index.html')).toBe('docs');
  expect(groupOf('pagefind/pagefind.js')).toBe('docs');
  expect(groupOf('data/index.json')).toBe('data');
  expect(groupOf('fr/offline/index.html')).toBe('site');
  expect(groupOf('index.html')).toBe('site');
  expect(groupOf('_astro/fr/main.js')).toBe('fr');
  expect(groupOf('_astro/main.js')).toBe('site');
  expect(groupOf('share-en.png')).toBe(undefined);
  const unkept = files().filter((file) => groupOf(file) === undefined);
  expect(unkept.filter((file) => !/^(?:sw\.js|share-|sitemap|robots)/.test(file))).toEqual([]);
});

const countGames = (): number => files().filter((file) => /^en\/cards\/[^/]+\/index\.html$/.test(file)).length;

test('a first visit keeps what a player uses in one language, half of the site at most', () => {
  // What every page shares, and for each game its charts and calculators.
  const bytes = (groups: readonly (string | undefined)[]) =>
    files()
      .filter((file) => groups.includes(groupOf(file)))
      .reduce((sum, file) => sum + readFileSync(join(dist, file)).length, 0);
  for (const lang of ['en', 'fr']) {
    expect(bytes(['site', lang])).toBeLessThan(1_450_000 + countGames() * 1_000_000);
    const told = new Intl.NumberFormat(lang, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
    for (const group of [lang, 'docs', 'data'])
      expect(read(`${lang}/offline/index.html`), group).toContain(told.format(bytes([group]) / 1e6));
  }
});

test('the scripts of the workbench and of the board are kept with their language alone, six tenths of a megabyte and a tenth for each game at most', () => {
  for (const lang of ['en', 'fr']) {
    const scripts = files().filter((file) => file.startsWith(`_astro/${lang}/`));
    expect(scripts.map((file) => groupOf(file))).toEqual(scripts.map(() => lang));
    const boards = files().filter((file) => new RegExp(`^${lang}/[^/]+/board/index\\.html$`).test(file));
    for (const page of [`${lang}/workbench/index.html`, ...boards]) {
      const [, main = ''] = /<script type="module" src="\/(_astro\/[^"]*main[^"]*)"/.exec(read(page)) ?? [];
      expect(scripts).toContain(main);
    }
    const most = 600_000 + countGames() * 100_000;
    expect(scripts.reduce((sum, file) => sum + readFileSync(join(dist, file)).length, 0)).toBeLessThan(most);
  }
});

test('after one visit every page of the language opens without a network, the search too; another page says why not', async ({
  browser,
}) => {
  const { server, address } = await serve(dist, 0);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/fr/`);
  await kept(page);
  await end(server);

  for (const path of pages().filter((path) => groupOf(pageFile(path)) === 'fr' || groupOf(pageFile(path)) === 'site')) {
    const status = await page.evaluate(async (path) => (await fetch(path)).status, path);
    expect(status, path).toBe(200);
  }
  const answer = await page.goto(`${address}/fr/rights/?a=1`);
  expect(answer?.status()).toBe(200);
  await expect(page.locator('h1')).toHaveText('Droits');
  await page.evaluate(() => document.fonts.ready);

  await page.keyboard.press('Control+k');
  await page.locator('#search-words').fill('licence');
  await expect(page.locator('#search li a').first()).toHaveAttribute('href', '/fr/rights/');

  const lost = await page.goto(`${address}/fr/nowhere/`);
  expect(lost?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Off the map');

  const unkept = await page.goto(`${address}/fr/docs/`);
  expect(unkept?.status()).toBe(503);
  await expect(page.locator('h1')).toHaveText('Sans réseau');
  await expect(page.locator('[data-missing]')).toBeVisible();
  await expect(page.locator('[data-group="fr"] [role="status"]')).toHaveText('enregistré');
  await expect(page.locator('[data-group="docs"] [role="status"]')).toHaveText('non enregistré');
  await page.locator('[data-group="docs"] [data-act="keep"]').click();
  await expect(page.locator('[data-group="docs"] [role="status"]')).toContainText('réseau');
  await context.close();
});

test('the rest is kept when it is asked for, and removed again', async ({ browser }) => {
  const { server, address } = await serve(dist, 0);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/en/offline/`);
  await kept(page);
  await expect(page.locator('[data-missing]')).toBeHidden();
  const data = page.locator('[data-group="data"]');
  await expect(page.locator('[data-group="site"] [role="status"]')).toHaveText('saved');
  await expect(data.locator('[role="status"]')).toHaveText('not saved');
  await data.getByRole('button', { name: 'Save' }).click();
  await expect(data.locator('[role="status"]')).toHaveText('saved');
  await expect(data.getByRole('button', { name: 'Remove' })).toBeFocused();
  await end(server);
  const fetched = () =>
    page.evaluate(() =>
      fetch('/data/index.json').then(
        ({ status }) => status,
        () => 0,
      ),
    );
  expect(await fetched()).toBe(200);
  await data.getByRole('button', { name: 'Remove' }).click();
  await expect(data.locator('[role="status"]')).toHaveText('not saved');
  expect(await fetched()).toBe(0);
  await context.close();
});

/** The next release in a copy of the site: one page says something else, and the list says so. */
const release = (folder: string): void => {
  const file = join(folder, 'en/rights/index.html');
  const html = readFileSync(file, 'utf8').replace(/<h1>[^<]*/, '<h1>Rights, second edition');
  writeFileSync(file, html);
  const digest = createHash('sha256').update(html).digest('hex').slice(0, 16);
  const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
  const next = worker
    .replace(/const version = "/, 'const version = "2')
    .replace(/(\["\/en\/rights\/",")[^"]*/, `$1${digest}`);
  expect(next).toContain(`["/en/rights/","${digest}"`);
  writeFileSync(join(folder, 'sw.js'), next);
};

/** A copy of the site to release anew, and a reader who has it. */
const visit = async (browser: { readonly newContext: () => Promise<BrowserContext> }, address: string) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}/en/rights/`);
  await kept(page);
  await expect(page.locator('#newer')).toBeHidden();
  return { context, page };
};
const copy = (): string => {
  const folder = `${mkdtempSync(join(tmpdir(), 'site-'))}${sep}`;
  cpSync(dist, folder, { recursive: true });
  return folder;
};

test('a new version is offered, and taken only when asked, in each of two tabs', async ({ browser }) => {
  const folder = copy();
  const { server, address } = await serve(folder, 0);
  const { context, page } = await visit(browser, address);
  release(folder);

  await page.reload();
  await expect(page.locator('#newer')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Rights');
  await page.goto(`${address}/en/corrections/`);
  await page.goto(`${address}/en/rights/`);
  await expect(page.locator('h1')).toHaveText('Rights');
  const other = await context.newPage();
  await other.goto(`${address}/en/rights/`);
  await expect(other.locator('#newer')).toBeVisible();
  await other.locator('#newer [data-later]').click();

  await page.locator('#newer [data-use]').click();
  await expect(page.locator('h1')).toHaveText('Rights, second edition');
  await expect(page.locator('#newer')).toBeHidden();
  const caches = await page.evaluate(async () => (await window.caches.keys()).length);
  expect(caches).toBe(1);

  // The other tab is now older than what is kept: it is offered again, and taken.
  await expect(other.locator('#newer')).toBeVisible();
  await expect(other.locator('h1')).toHaveText('Rights');
  await other.locator('#newer [data-use]').click();
  await expect(other.locator('h1')).toHaveText('Rights, second edition');
  await expect(other.locator('#newer')).toBeHidden();

  await context.close();
  await end(server);
  rmSync(folder, { recursive: true });
});

/** A host in front of another, whose edge gives out an old page: at its plain address, or at every one. */
const serveStale = async (address: string, stale: string, everywhere: () => boolean) => {
  const server = createServer(async (request, response) => {
    const url = request.url ?? '/';
    const old = url === '/en/rights/' || (everywhere() && url.startsWith('/en/rights/'));
    const answer = await fetch(address + url);
    const body = old ? Buffer.from(stale) : Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A border: a server that listens to a port has an address with one.
  return { server, edge: `http://localhost:${(server.address() as AddressInfo).port}` };
};

test('a stale page at the edge of a host is never kept as the new one', async ({ browser }) => {
  const folder = copy();
  const { server, address } = await serve(folder, 0);
  let everywhere = true;
  const stale = readFileSync(join(folder, 'en/rights/index.html'), 'utf8');
  const { server: edgeServer, edge } = await serveStale(address, stale, () => everywhere);
  const { context, page } = await visit(browser, edge);
  release(folder);

  // The edge has the old page alone: the version is not complete, and nothing is offered.
  const ended = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const incoming = registration.installing;
      if (incoming === null) return 'none';
      return new Promise<string>((resolve) => {
        incoming.onstatechange = () => resolve(incoming.state);
      });
    });
  expect(await ended()).toBe('redundant');
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Rights');
  await expect(page.locator('#newer')).toBeHidden();

  // It has the old page at its plain address alone: the worker passes by it.
  everywhere = false;
  expect(await ended()).toBe('installed');
  await page.reload();
  await page.locator('#newer [data-use]').click();
  await expect(page.locator('h1')).toHaveText('Rights, second edition');

  await context.close();
  await end(edgeServer);
  await end(server);
  rmSync(folder, { recursive: true });
});
