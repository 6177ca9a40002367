/* Bytes of script that a page brings before the search is opened: gzip, everything included. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dist, pageFile, read } from './site.ts';

const kB = 1000;
/** The first that fits an address is its budget. */
const budgets = [
  { fits: /^\/(?:en|fr)\/[^/]+\/(?:calculators|steps)\/[^/]+\/$/, bytes: 40 * kB },
  { fits: /^/, bytes: 15 * kB },
] as const;

export const budgetOf = (address: string): number => budgets.find(({ fits }) => fits.test(address))?.bytes ?? 0;

const packed = (data: string | Buffer): number => gzipSync(data, { level: 9 }).length;
const inline = /<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** What was fetched, each file packed by itself, and what stands in the page. */
export const packedScripts = (address: string, fetched: readonly string[]): number => {
  const written = [...read(pageFile(address)).matchAll(inline)].map(([, text = '']) => text).join('\n');
  return [...new Set(fetched)].reduce((sum, path) => sum + packed(readFileSync(join(dist, path))), packed(written));
};
