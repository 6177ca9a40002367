import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { serve } from '../serve.ts';
import { test as base } from './changes.ts';

/** The built site; another build of it can be given. */
export const dist = process.env.SITE_DIST ?? fileURLToPath(new URL('../dist/', import.meta.url));

/** Every built file, as a path from the root of the site. */
export const files = (): readonly string[] =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)));

export const read = (file: string): string => readFileSync(join(dist, file), 'utf8');

/** The addresses of every built page, or of those of one game alone; the front door as it stands when one is to choose. */
export const pages = (): readonly string[] =>
  files()
    .filter((file) => file.endsWith('.html'))
    .map((file) => (file === 'index.html' ? '/?choose' : `/${file.replace(/index\.html$/, '')}`))
    .filter((address) => address.includes(process.env.PAGES_OF ? `/${process.env.PAGES_OF}/` : '/'))
    .sort();

/** Set by `proof:long`, which takes the time to see every page in every language. */
const everyLanguage = process.env.LONG_TESTS === '1';

const LANGUAGES = ['en', 'fr'] as const;

/** The languages in which something is looked at: one for each of several that are alike, in turn; all in `proof`. */
export const languagesOf = (index: number): readonly string[] =>
  everyLanguage ? LANGUAGES : LANGUAGES.filter((_, i) => i === index % LANGUAGES.length);

/** Of pages that stand in several languages, each in one of them, in turn; all of them in `proof`. */
export const takeInTurn = (addresses: readonly string[]): readonly string[] => {
  if (everyLanguage) return addresses;
  const byPlace = Map.groupBy(addresses, (address) => address.replace(/^\/[a-z]{2}\//, '/*/'));
  return [...byPlace.values()].map((twins, i) => twins[i % twins.length] ?? '');
};

export const pageFile = (address: string): string => {
  const path = address.slice(1).replace(/[?#].*$/, '');
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
};

/** The built site, served to each worker; `origin` is where. */
export const test = base.extend<object, { readonly origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
    async ({}, use) => {
      const { server, address } = await serve(dist, 0);
      await use(address);
      server.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
