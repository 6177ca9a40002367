/* A language is data: pages and scripts go by the list of languages and by how each is set, never by the name of one. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, TYPOGRAPHY } from '@coup-doeil/core/chart';
import { pathOf } from '../src/lib/paths.ts';
import { expect, read, test } from './site.ts';

const src = join(import.meta.dirname, '../src');

test('no part of the site asks for a language by name', () => {
  const asking = globSync('**/*.{ts,tsx,astro,js}', { cwd: src }).filter((file) =>
    /[!=]== '(?:en|fr)'|\ben\|fr\b/.test(readFileSync(join(src, file), 'utf8')),
  );
  expect(asking).toEqual([]);
});

test('every language has its pages, under its own name, and leads to all the others', () => {
  for (const lang of LANGUAGES) {
    const html = read(`${lang}/rights/index.html`);
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(`content="${TYPOGRAPHY[lang].locale}"`);
    expect(read('index.html')).toContain(`>${TYPOGRAPHY[lang].name}</a>`);
    for (const other of LANGUAGES) if (other !== lang) expect(html).toContain(`hreflang="${other}" data-twin`);
    expect(pathOf(`/${lang}/rights/`)).toBe('rights');
  }
});
