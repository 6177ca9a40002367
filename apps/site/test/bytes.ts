/* Bytes of script that a page brings before the search is opened: gzip, everything included. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dist, pageFile, read } from './site.ts';

const kB = 1000;
/** The first that fits an address is its budget. */
const budgets = [
  { fits: /^\/(?:en|fr)\/[^/]+\/(?:calculators|steps)\/[^/]+\/$/, bytes: 40 * kB },
  { fits: /^\/(?:en|fr)\/[^/]+\/board\/$/, bytes: 70 * kB },
  // Sheets make battle doors too, with all that a board asks of them.
  { fits: /^\/(?:en|fr)\/workbench\/$/, bytes: 93 * kB },
  { fits: /^/, bytes: 15 * kB },
] as const;

/** What a board brings before anybody touches it: the map and what moves on it. */
export const OPENED = 30 * kB;
/** What a board brings on a phone until a counter and an enemy were touched and the answer stands there: the page, the play and the game. Drafts beside use more of core: 1.4 kB. */
export const PLAYED = 96 * kB;

/** A draft brings what reads its sheets, battle doors and mistakes in words among it, until its charts stand in the source. */
const SHEETS = 25 * kB;
const packages = process.env.GAMES_FOLDER ?? join(import.meta.dirname, '../../../packages');
const isDraft = (game: string): boolean => existsSync(join(packages, game, 'dist/sheets.js'));
/** What makes a calculator of a table that has no rule of its own. */
const TABLE = 5 * kB;
const isOfTable = (game: string, calculator: string): boolean => {
  const file = join(packages, game, `dist/calculators/${calculator}.js`);
  return existsSync(file) && readFileSync(file, 'utf8').includes('@coup-doeil/core/sheets');
};

export const budgetOf = (address: string): number => {
  const [, , game = '', room = '', calculator = ''] = address.split('/');
  const own = budgets.find(({ fits }) => fits.test(address))?.bytes ?? 0;
  if (room !== 'calculators') return own;
  if (isDraft(game)) return own + SHEETS;
  return isOfTable(game, calculator) ? own + TABLE : own;
};

const packed = (data: string | Buffer): number => gzipSync(data, { level: 9 }).length;
const inline = /<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** What was fetched, each file packed by itself, and what stands in the page. */
export const packedScripts = (address: string, fetched: readonly string[]): number => {
  const written = [...read(pageFile(address)).matchAll(inline)].map(([, text = '']) => text).join('\n');
  return [...new Set(fetched)].reduce((sum, path) => sum + packed(readFileSync(join(dist, path))), packed(written));
};
