/* Serves the panels of a battle's record at the address of a page, built from the source. */
import { join } from 'node:path';
import { type BattleDoor, type Battlefield, readBattlefield } from '@coup-doeil/core/battle';
import type { Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { findGames } from '../../src/integrations/workspace-games.ts';
import { games } from '../calculators.ts';

const packages = process.env.GAMES_FOLDER ?? join(import.meta.dirname, '../../../../packages');

export interface Subject {
  readonly door: BattleDoor;
  readonly start: Battlefield;
  readonly js: string;
  readonly css: string;
}

/** The first game that has a battle to start from. */
const findBattle = async () => {
  for (const game of await games()) {
    const [ready] = Object.values(game.battles ?? {});
    const door = await game.battle?.();
    const file = findGames(packages).find(({ id }) => id === game.meta.id)?.doors['./battle'];
    if (ready && door && file) return { door, file, start: readBattlefield(await ready()) };
  }
  throw new Error('no game has a ready battle');
};

export const buildPanels = async (): Promise<Subject> => {
  const { door, file, start } = await findBattle();
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
    plugins: [
      {
        name: 'door',
        enforce: 'pre',
        resolveId: (id) => (id === 'virtual:door' ? file : undefined),
      },
    ],
    build: {
      write: false,
      target: 'esnext',
      minify: false,
      // One script: what comes later would be asked for at an address of its own.
      rollupOptions: { input: join(import.meta.dirname, 'main.tsx'), output: { codeSplitting: false } },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rollup.RollupOutput;
  const chunk = output.find((one) => one.type === 'chunk');
  const style = output.find((one) => one.type === 'asset' && one.fileName.endsWith('.css'));
  return {
    door,
    start,
    js: chunk?.type === 'chunk' ? chunk.code : '',
    css: style?.type === 'asset' ? String(style.source) : '',
  };
};

/** Where the panels stand, in a language. */
export const ADDRESS = { en: '/en/panels/', fr: '/fr/panels/' } as const;

/** Makes a page answer at the address of the panels. */
export const servePanels = async (page: Page, { js, css, start }: Subject): Promise<void> => {
  await page.route('**/panels/panels.js', (route) => route.fulfill({ contentType: 'text/javascript', body: js }));
  for (const [lang, path] of Object.entries(ADDRESS))
    await page.route(new RegExp(`${path}$`), (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Panels</title>
<meta name="viewport" content="width=device-width"><style>${css}</style></head><body><div id="root"></div>
<script type="application/json" id="start">${JSON.stringify(start).replaceAll('<', '\\u003c')}</script>
<script type="module" src="panels.js"></script></body></html>`,
      }),
    );
};
