/* The calculators used last on the home page, without a page. */
import type { LastUsed } from '../src/calculator/links/last-used.ts';
import { createElement, type FakeElement } from './fake-element.ts';
import { createStorage, withGlobals } from './no-page.ts';
import { expect, test } from './site.ts';

const title = { en: 'March', fr: 'Marche' };
let opened = 0;

/** Opens the home page in a language with what was used last; gives its section, and what each link says. */
const openHome = async (last: readonly LastUsed[] | undefined, totals: string | undefined, lang = 'fr') => {
  const storage = createStorage();
  if (last) storage.setItem('coup-doeil/last', JSON.stringify({ version: 1, value: last }));
  const items: FakeElement[] = [];
  const list = { replaceChildren: (...all: FakeElement[]) => items.splice(0, items.length, ...all) };
  const section = {
    hidden: true,
    dataset: { last: totals },
    querySelector: (selector: string) => (selector === 'ul' ? list : null),
  };
  const document = {
    documentElement: { lang },
    createElement: (tag: string) => {
      const element = createElement(tag);
      element.querySelector = (selector: string) =>
        element.inner.find((one) => (one as FakeElement).tag === selector) ?? null;
      return element;
    },
    querySelector: (selector: string) =>
      selector === '[data-last]'
        ? section
        : selector === '[data-games]'
          ? { dataset: { games: '{"toy":"Jouet"}' } }
          : null,
  };
  await withGlobals({ localStorage: { value: storage }, document: { value: document } }, () => {
    opened++;
    // The page's script runs as it is loaded: anew for each page.
    return import(`../src/home/last.ts?${opened}`);
  });
  const links = items.map(({ inner: [link] }) => link as FakeElement);
  const texts = links.map(({ inner }) =>
    inner.map((part) => (typeof part === 'string' ? part : (part as FakeElement).textContent)).join(''),
  );
  return { section, texts, links };
};

test('what was used last stands among the answers with its figures, a cost without a plus', async () => {
  const path = '/en/toy/calculators/march/?hexes=3';
  const { section, texts, links } = await openHome(
    [
      { path, title, headline: '6' },
      { path: '/fr/toy/calculators/fight/', title, headline: '+2_1/4' },
      { path: '/en/toy/calculators/rally/', title, headline: '' },
      { path: '/en/toy/calculators/shock/?a=1', title, headline: '3' },
    ],
    '{"/fr/toy/calculators/march/":"cost"}',
  );
  expect(section.hidden).toBe(false);
  expect(links.map(({ href }) => href)).toEqual([
    '/fr/toy/calculators/march/?hexes=3',
    '/fr/toy/calculators/fight/',
    '/fr/toy/calculators/rally/',
    '/fr/toy/calculators/shock/?a=1',
  ]);
  expect(texts).toEqual([
    'Marche Jouet 6',
    expect.stringMatching(/^Marche Jouet \+2 · 25\s?%$/),
    'Marche Jouet',
    'Marche Jouet +3',
  ]);
  expect(links[0]?.inner.at(-1)).toMatchObject({ tag: 'span', className: 'l-w' });
});

test('of nothing there is no list; what the build left out is no fault', async () => {
  expect((await openHome(undefined, '{}')).section.hidden).toBe(true);
  expect((await openHome([], '{}')).section.hidden).toBe(true);
  for (const totals of ['', undefined]) {
    const { section, texts } = await openHome([{ path: '/en/toy/', title, headline: '4' }], totals, 'en');
    expect(section.hidden).toBe(false);
    expect(texts).toEqual(['March Jouet +4']);
  }
});

test('a page without the list is left alone', async () => {
  const document = { documentElement: { lang: 'en' }, createElement, querySelector: () => null };
  opened++;
  const loaded = withGlobals(
    { localStorage: { value: createStorage() }, document: { value: document } },
    () => import(`../src/home/last.ts?${opened}`),
  );
  expect(await loaded).toBeTruthy();
});
