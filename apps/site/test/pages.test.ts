/* Every built page, in one of its languages and in `proof` in each, in both lights: no axe violation, no breach of the policy, no request that leaves,
   nothing that moves, nothing too wide, and no more script than allowed. */
import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import axeCore, { type RunOptions } from 'axe-core';
import { budgetOf, packedScripts } from './bytes.ts';
import { expect, pageFile, pages, read, takeInTurn, test } from './site.ts';

/** Some thirty pages a part, so that none takes too long. */
const lanes = Math.ceil(takeInTurn(pages()).length / 30);
/** The games by their ids; what the calculators of one share is a file that goes by the game's. */
const games = new Set(pages().flatMap((address) => /^\/en\/([^/]+)\/charts\//.exec(address)?.[1] ?? []));
const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

type Seen = { readonly foreign: string[]; readonly errors: string[]; readonly scripts: string[] };
const nothing = (): Seen => ({ foreign: [], errors: [], scripts: [] });

/** What goes wrong on a page while it is looked at: breaches and errors say so on the console. What was seen is given once. */
const watch = (page: Page, origin: string): (() => Seen) => {
  let seen = nothing();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' || pathname.endsWith('/search.json')) seen.scripts.push(pathname);
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin)
      seen.foreign.push(request.url());
  });
  page.on('console', (message) => {
    const own = message.type() === 'error' && !message.text().includes('Failed to load resource');
    if (own) seen.errors.push(message.text());
  });
  page.on('pageerror', (error) => seen.errors.push(error.message));
  return () => {
    const last = seen;
    seen = nothing();
    return last;
  };
};

const moved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          // A border: the type of this entry is not in the library yet.
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 60);
      }),
  );

/** The colours differ between the lights, the words do not: in the second light only what depends on colour is looked at. */
const byColour = ['color-contrast', 'link-in-text-block'];
/** On a phone more is too wide for its place, and must be reached by keys. */
const byWidth = ['scrollable-region-focusable'];

/** Axe stands in the page already. */
const axe = async (page: Page, address: string, options: RunOptions = {}): Promise<readonly string[]> => {
  const found = await page.evaluate(
    async (how) => {
      // A border: axe came as text.
      const { axe } = window as unknown as { readonly axe: typeof axeCore };
      return (await axe.run(document, how)).violations.map(({ id, nodes }) => ({
        id,
        at: nodes.map(({ html }) => html),
      }));
    },
    { ...options, resultTypes: ['violations'], preload: false } satisfies RunOptions,
  );
  return found.map(({ id, at }) => `${address} axe ${id}: ${at.map((html) => html.slice(0, 120)).join(' | ')}`);
};

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const look = async (page: Page, seen: () => Seen, origin: string, address: string): Promise<readonly string[]> => {
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(origin + address, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(axeCore.source);
  const faults = [...(await axe(page, address))];
  const shift = await moved(page);
  if (shift !== 0) faults.push(`${address} moves by ${shift}`);

  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  faults.push(...(await axe(page, `${address} by lamplight`, { runOnly: [...byColour, ...byWidth] })));
  const wide = await tooWide(page);
  if (wide > 0) faults.push(`${address} is ${wide} px too wide for a phone`);

  const { foreign, errors, scripts } = seen();
  const bytes = packedScripts(address, scripts);
  const budget = budgetOf(address);
  if (bytes > budget) faults.push(`${address} brings ${bytes} bytes of script; ${budget} are allowed`);
  const others = scripts.filter((path) =>
    [...games].some((game) => path.includes(`/${game}`) && !address.includes(`/${game}/`)),
  );
  if (others.length > 0) faults.push(`${address} brings what is another game’s: ${others}`);
  if (scripts.some((path) => /^\/pagefind\/|\/search\.json$/.test(path)))
    faults.push(`${address} brings the search before it is opened`);
  return [
    ...faults,
    ...foreign.map((url) => `${address} asks ${url}`),
    ...errors.map((error) => `${address} says ${error}`),
  ];
};

for (let lane = 0; lane < lanes; lane += 1)
  test(`every page, part ${lane + 1} of ${lanes}`, { tag: '@game' }, async ({ browser, origin }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    const page = await context.newPage();
    const seen = watch(page, origin);
    const faults: string[] = [];
    for (const address of takeInTurn(pages()).filter((_, i) => i % lanes === lane))
      faults.push(...(await look(page, seen, origin, address)));
    await context.close();
    expect(faults).toEqual([]);
  });

/** The site behind a slow line: of a page comes the first half, and the rest half a second later. */
const serveInHalves = async (origin: string) => {
  const server = createServer(({ url = '/', headers }, response) => {
    if (!url.endsWith('/')) {
      ask(origin + url, { headers }, (file) =>
        file.pipe(response.writeHead(file.statusCode ?? 500, file.headers)),
      ).end();
      return;
    }
    const html = read(pageFile(url));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, html.length / 2));
    setTimeout(() => response.end(html.slice(html.length / 2)), 500);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // A border: a server on a port has an address with a port.
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}` };
};

test('a page that comes in pieces is drawn once, when it is all there', { tag: '@game' }, async ({ page, origin }) => {
  const { server, address } = await serveInHalves(origin);
  // Tables side by side, whose columns and rows give way as more of them comes.
  const [card = ''] = pages().filter((path) => /^\/en\/cards\/./.test(path));
  await page.setViewportSize(desk);
  await page.goto(address + card, { waitUntil: 'load' });
  expect(await moved(page)).toBe(0);
  const drawnAfter = await page.evaluate(() => {
    const [paint] = performance.getEntriesByType('paint');
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return (paint?.startTime ?? 0) - (navigation?.responseEnd ?? 0);
  });
  expect(drawnAfter).toBeGreaterThan(0);
  server.close();
});

test('axe tells what is broken, in words and in colours', async ({ page }) => {
  await page.setContent('<main><img src="data:,"><p style="color: #999; background: #fff">Faint</p></main>');
  await page.evaluate(axeCore.source);
  const all = await axe(page, 'broken');
  expect(all.filter((one) => /html-has-lang|image-alt|color-contrast/.test(one))).toHaveLength(3);
  expect(await axe(page, 'broken', { runOnly: byColour })).toHaveLength(1);
});
