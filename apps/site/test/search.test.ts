/* What the search answers, from the built index of each language. */
import { gzipSync } from 'node:zlib';
import { createFinder } from '../src/search/find.ts';
import type { SearchIndex } from '../src/search/index-format.ts';
import { expect, pageFile, pages, read, test } from './site.ts';

// A border: the build writes it from that very type.
const indexOf = (lang: string) => JSON.parse(read(`${lang}/search.json`)) as SearchIndex;
const finders = { en: createFinder(indexOf('en')), fr: createFinder(indexOf('fr')) };

const ask = (lang: 'en' | 'fr', words: string) =>
  finders[lang](words).map(({ entry, group, ratio }) => ({ ...entry, ...group, found: ratio }));

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

test('a village gives its costs first, then the lines that speak of it', () => {
  const answers = ask('en', 'Village');
  // Other games may have villages too: the costs come first all the same.
  expect(answers[0]?.url).toMatch(/\/charts\//);
  const [corbach, town, ...rest] = answers.filter(({ url }) => /corbach|jours-de-gloire/.test(url));
  // From the sheets: Corbach 2 2 −1 −1; Jours de Gloire 1 2 3 3 −2 −1.
  expect(corbach?.url).toBe('/en/corbach-1760/charts/terrain/');
  expect(corbach?.text).toMatch(/Infantry 2; Cavalry 2;.*Fire −1; Combat −1/);
  expect(town?.text).toMatch(/General 1; Infantry 2; Cavalry 3; Artillery 3;.*Fire −2; Shock −1 \[b\] \[e\]/);
  expect(rest.map(({ title }) => title)).toContain('The firer has six fronts (square, town, village)');
});

test('accents and case are passed over; a letter alone is a mark, and no beginning of a word', () => {
  expect(ask('fr', 'etang')[0]?.title).toBe('Étang');
  expect(ask('fr', 'MARAIS')[0]?.anchor).toBe('marsh');
  expect(ask('en', 'note e').map(({ url, anchor }) => `${url}#${anchor}`)).toEqual([
    '/en/jours-de-gloire/charts/notes/#e',
  ]);
  expect(ask('en', 'zqxv')).toEqual([]);
  expect(ask('en', ' ')).toEqual([]);
});

test('two strengths give the row of each ladder, rounded for the defender, and say when they are rounded', () => {
  const rowsOf = (words: string) =>
    ask('en', words).flatMap(({ anchor, found }) => (found ? [[anchor, found.rounded]] : []));
  // A draft beside may have a ladder too.
  const ratios = rowsOf('15:8');
  expect(ratios.slice(0, 2)).toEqual([
    ['3-2', true],
    ['1p5-1', true],
  ]);
  for (const [, rounded] of ratios) expect(rounded).toBe(true);
  expect(rowsOf('12 / 4').slice(0, 2)).toEqual([
    ['3-1', false],
    ['3-1', false],
  ]);
  expect(rowsOf('9:1').map(([, rounded]) => rounded)).toEqual(ratios.map(() => false));
  expect(rowsOf('0:0')).toEqual([]);
  expect(rowsOf('15')).toEqual([]);
});

test('a calculator is found by its title before rows that only speak of it; a printing is not listed twice', () => {
  expect(
    ask('fr', 'marche')
      .slice(0, 3)
      .map(({ kind }) => kind),
  ).toEqual(['calculator', 'calculator', 'calculator']);
  expect(ask('en', 'combat results')[0]?.url).toBe('/en/corbach-1760/charts/combat/');
  for (const lang of ['en', 'fr'] as const) {
    const rows = indexOf(lang).flatMap(({ kind, url, entries }) =>
      kind === 'chart' || kind === 'page'
        ? []
        : entries.map(({ anchor }) => `${url.replace(/\/\d{4}\/$/, '/')}#${anchor}`),
    );
    expect(rows.length).toBe(new Set(rows).size);
  }
});
