/* A page with the map of the board alone, made of its sources: its gestures and its speed are tested apart from any game's page. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BattleDoor, readBattlefield } from '@coup-doeil/core/battle';
import { test as base, expect, type Page } from '@playwright/test';
import { build } from 'vite';
import { findGames } from '../src/integrations/workspace-games.ts';
import type { Given, Mounted } from './map-mount.tsx';

const site = join(import.meta.dirname, '..');
const STYLES = [
  'styles/tokens.css',
  'styles/ground.css',
  'styles/counters.css',
  'styles/print.css',
  'map-parts/map-parts.css',
  'board/map/map.css',
];

const makePage = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    root: site,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: join(site, 'test/map-mount.tsx'), output: { codeSplitting: false } },
      modulePreload: false,
    },
  });
  const [first] = [built].flat();
  const code =
    first && 'output' in first
      ? first.output.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('')
      : '';
  const styles = STYLES.map((file) => readFileSync(join(site, 'src', file), 'utf8')).join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Map</title><style>${styles} html, body, #map { height: 100%; margin: 0; }</style></head>
<body><main id="map"></main><script type="module">${code.replaceAll('</script', '<\\/script')}</script></body></html>`;
};

/** The ready battles of every game, with the palettes they are drawn by. */
export const listBattles = async () => {
  const packages = process.env.GAMES_FOLDER ?? join(site, '../../packages');
  const withBoards = findGames(packages).filter(({ doors }) => doors['./battle'] !== undefined);
  const all = withBoards.map(async ({ doors }) => {
    const load = async (door: string) => import(pathToFileURL(doors[door] ?? '').href);
    const [{ game }, { battle }] = await Promise.all([load('.'), load('./battle')]);
    return Promise.all(
      Object.values(game.battles as Record<string, () => Promise<Parameters<typeof readBattlefield>[0]>>).map(
        async (ready) => ({
          battlefield: readBattlefield(await ready()),
          palette: (battle as BattleDoor).palette,
          isDraft: game.meta.stage === 'draft',
        }),
      ),
    );
  });
  return (await Promise.all(all)).flat();
};

/** A ready battle, of one game if it is named, as the map is given it; the first of its sides in carmine. */
export const giveBattle = async (id?: string): Promise<Given> => {
  const ready = (await listBattles()).find(({ battlefield: { game } }) => id === undefined || game === id);
  if (!ready) throw new Error(`no ready battle of ${id}`);
  const [attacker = '', defender = ''] = ready.battlefield.sides.map(({ side }) => side);
  return { ...ready, lang: 'en', pigments: { [attacker]: 'attacker', [defender]: 'defender' }, cursor: '0606' };
};

export const mount = async (page: Page, address: string, given: Given): Promise<void> => {
  await page.goto(address);
  await page.waitForFunction(() => 'mountMap' in window);
  await page.evaluate((each) => (window as unknown as Mounted).mountMap(each), given);
  await page.locator('.map-piece').first().waitFor();
};

export const calls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as Mounted).calls);

/** The middle of a hex, on the screen. */
export const placeOf = (page: Page, hex: string): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate((label) => {
    const number = [...document.querySelectorAll('.map-numbers text')].find((text) => text.textContent === label);
    const map = document.querySelector<HTMLElement>('.map-world');
    const world = map?.getBoundingClientRect();
    const scale = (world?.width ?? 0) / (map?.offsetWidth ?? 0);
    return {
      x: (world?.left ?? 0) + scale * Number(number?.getAttribute('x')),
      y: (world?.top ?? 0) + scale * (Number(number?.getAttribute('y')) + 34),
    };
  }, hex);

/** What the map is drawn at: pixels for a unit. */
export const scaleOf = (page: Page): Promise<number> =>
  page.locator('.map-world').evaluate((world) => new DOMMatrix(getComputedStyle(world).transform).a);

export const test = base.extend<object, { readonly address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
    async ({}, use) => {
      const page = await makePage();
      const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(page));
      await new Promise<void>((done) => server.listen(0, done));
      await use(`http://localhost:${(server.address() as AddressInfo).port}/`);
      server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
