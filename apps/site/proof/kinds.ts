import { statSync } from 'node:fs';
import { join } from 'node:path';
import { dist, pageFile, pages } from '../test/site.ts';

/** Each kind of page, by its addresses; a game's own page is the one above its charts. */
const KINDS = {
  home: /^\/en\/$/,
  game: /^\/en\/[^/]+\/(?=charts\/)/,
  chart: /^\/en\/[^/]+\/charts\/[^/]+\/$/,
  comparison: /^\/en\/[^/]+\/compare\/.+/,
  board: /^\/en\/[^/]+\/board\/$/,
  calculator: /^\/en\/[^/]+\/calculators\/.+/,
  steps: /^\/en\/[^/]+\/steps\/.+/,
  atlas: /^\/en\/atlas\/.+/,
  card: /^\/en\/cards\/.+/,
  sources: /^\/en\/sources\/$/,
  data: /^\/en\/data\/$/,
  docs: /^\/en\/docs\/[^/]+\/$/,
} as const;

export const bytes = (address: string): number => statSync(join(dist, pageFile(address))).size;

/** The heaviest page of each kind, so that nobody chose it. */
export const onePageOfEachKind = (): readonly (readonly [kind: string, address: string])[] =>
  Object.entries(KINDS).map(([kind, fits]) => {
    const found = new Set(pages().flatMap((address) => fits.exec(address)?.[0] ?? []));
    const [heaviest] = [...found].sort((a, b) => bytes(b) - bytes(a));
    if (heaviest === undefined) throw new Error(`No page of the kind ${kind} was built.`);
    return [kind, heaviest];
  });

export const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN;
