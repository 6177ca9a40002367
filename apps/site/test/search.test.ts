/* What the search answers, from the built index of each language. */
import { gzipSync } from 'node:zlib';
import { indexOf } from './search.ts';
import { expect, pageFile, pages, read, test } from './site.ts';

test('the index of a language stays small', () => {
  // For each game, and for what is found in every one.
  const games = pages().filter((page) => /^\/en\/cards\/[^/]+\/$/.test(page)).length;
  for (const lang of ['en', 'fr'])
    expect(gzipSync(read(`${lang}/search.json`)).length).toBeLessThan(4_000 + games * 4_000);
});

test('every entry leads to a place that is there, and every calculator and chart can be found', () => {
  const known = new Set(pages());
  for (const lang of ['en', 'fr'] as const) {
    const groups = indexOf(lang);
    for (const { url, other, entries } of groups)
      for (const { anchor, other: differs } of entries)
        for (const address of [url, ...(other && differs ? [other.url] : [])]) {
          expect(known, address).toContain(address);
          if (anchor !== '') expect(read(pageFile(address)), `${address}#${anchor}`).toContain(`id="${anchor}"`);
        }
    const urls = new Set(groups.map(({ url }) => url));
    const own = pages().filter((page) => new RegExp(`^/${lang}/[^/]+/(?:charts|calculators|steps)/[^/]+/$`).test(page));
    expect(own.filter((page) => !urls.has(page))).toEqual([]);
  }
});

test('a printing is not listed twice', () => {
  for (const lang of ['en', 'fr'] as const) {
    const rows = indexOf(lang).flatMap(({ kind, url, entries }) =>
      kind === 'chart' || kind === 'page'
        ? []
        : entries.map(({ anchor }) => `${url.replace(/\/\d{4}\/$/, '/')}#${anchor}`),
    );
    expect(rows.length).toBe(new Set(rows).size);
  }
});
