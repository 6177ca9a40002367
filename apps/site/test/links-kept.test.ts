/* A page's link and the calculators used last, without a page: what is written, and what of it is read again. */
import type { Report } from '@coup-doeil/core/game';
import { formatPageQuery, openLink, parseExample, saveAddress } from '../src/calculator/links/address.ts';
import { type LastUsed, recallLast, rememberLast } from '../src/calculator/links/last-used.ts';
import { loadedLinks, loadLinks } from '../src/calculator/links/load.ts';
import { defaultAsked, reportOn } from '../src/calculator/state/subject.ts';
import { makeLastLink } from '../src/home/last-link.ts';
import { href, inLanguage, pathOf } from '../src/lib/address.ts';
import { createElement, type FakeElement } from './fake-element.ts';
import { createStorage, withGlobals, withStorage } from './no-page.ts';
import { expect, test } from './site.ts';
import { subject } from './toy.ts';

test('an address is a language and a path; the same page has the same path in every language', () => {
  expect([href('en'), href('fr', 'toy'), href('fr', 'toy/calculators/march')]).toEqual([
    '/en/',
    '/fr/toy/',
    '/fr/toy/calculators/march/',
  ]);
  const pages: readonly (readonly [address: string, path: string, inFrench: string])[] = [
    ['/en/', '', '/fr/'],
    ['/en', '', '/fr'],
    ['/en/toy/', 'toy', '/fr/toy/'],
    ['/fr/toy/calculators/march/', 'toy/calculators/march', '/fr/toy/calculators/march/'],
    ['/en/toy/?was=en/x', 'toy/?was=en/x', '/fr/toy/?was=en/x'],
    ['/en/en/fr/', 'en/fr', '/fr/en/fr/'],
  ];
  for (const [address, path, inFrench] of pages) {
    expect(pathOf(address), address).toBe(path);
    expect(inLanguage(address, 'fr'), address).toBe(inFrench);
  }
  // No language of the site: all of it is path.
  expect([pathOf('/english/toy/'), pathOf('/toy/en/')]).toEqual(['english/toy', 'toy/en']);
});

const answered = (answer: Partial<Report['answer']>): Report => ({
  ...reportOn(subject, defaultAsked(subject)),
  answer: { ...reportOn(subject, defaultAsked(subject)).answer, ...answer } as Report['answer'],
});
const total = answered({ total: 4, headline: '4' });

test('the three pages used last are kept, the newest first, each once in whatever language', async () => {
  await withStorage(createStorage(), () => {
    const use = (path: string) => rememberLast(subject, path, total);
    const paths = () => recallLast().map(({ path }) => path);
    expect(paths()).toEqual([]);
    for (const path of ['/en/toy/a/?x=1', '/en/toy/b/', '/fr/toy/c/?y=2']) use(path);
    expect(paths()).toEqual(['/fr/toy/c/?y=2', '/en/toy/b/', '/en/toy/a/?x=1']);
    use('/fr/toy/a/?x=2');
    expect(paths()).toEqual(['/fr/toy/a/?x=2', '/fr/toy/c/?y=2', '/en/toy/b/']);
    // Again, in another state and in none.
    use('/en/toy/c/');
    use('/en/toy/c/?y=34&z=5');
    expect(paths()).toEqual(['/en/toy/c/?y=34&z=5', '/fr/toy/a/?x=2', '/en/toy/b/']);
    use('/en/toy/d/');
    expect(paths()).toEqual(['/en/toy/d/', '/en/toy/c/?y=34&z=5', '/fr/toy/a/?x=2']);
    expect(recallLast()[0]).toEqual({ path: '/en/toy/d/', title: subject.title, headline: '4' });
  });
});

test('figures are kept with a page; a headline of words is not, nor that of a refusal', async () => {
  const measure = { ways: 1, of: 6, label: { en: 'x', fr: 'x' } };
  const reports: readonly (readonly [report: Report, headline: string])[] = [
    [total, '4'],
    [answered({ total: 0, headline: '0' }), '0'],
    [answered({ total: null, measure, headline: '1/6' }), '1/6'],
    [answered({ total: 2, measure, headline: '2_1/6' }), '2_1/6'],
    [answered({ total: null, measure: null, headline: 'rout' }), ''],
    [{ ...total, answer: null }, ''],
  ];
  await withStorage(createStorage(), () => {
    for (const [report, headline] of reports) {
      rememberLast(subject, '/en/toy/a/', report);
      expect(recallLast()).toEqual([{ path: '/en/toy/a/', title: subject.title, headline }]);
    }
  });
});

test('what is not a page of the site, or has not all its parts, is not recalled', async () => {
  const storage = createStorage();
  const keep = (value: unknown) => storage.setItem('coup-doeil/last', JSON.stringify({ version: 1, value }));
  const whole = { path: '/en/toy/', title: { en: 'March', fr: 'Marche' }, headline: '' };
  const damaged: readonly unknown[] = [
    ...['https://example.org/en/', '//example.org', 'en/toy/', '/de/toy/', '/english/', 'x/en/', 7, null].map(
      (path) => ({ ...whole, path }),
    ),
    ...['March', null, { en: 'March' }, { en: 'March', fr: 7 }, ['March', 'Marche']].map((title) => ({
      ...whole,
      title,
    })),
    ...[4, null, { en: '4' }].map((headline) => ({ ...whole, headline })),
    ...[null, '/en/toy/', [whole]],
  ];
  await withStorage(storage, () => {
    for (const value of damaged) {
      keep([whole, value]);
      expect(recallLast(), JSON.stringify(value)).toEqual([]);
    }
    keep([whole, { ...whole, path: '/fr/' }]);
    expect(recallLast()).toHaveLength(2);
  });
});

test('a link to a page used last is in the language of the reader, and names its game', async () => {
  const last: LastUsed = {
    path: '/en/toy/calculators/march/?hexes=3',
    title: { en: 'March', fr: 'Marche' },
    headline: '',
  };
  const make = (games: string | undefined, path = last.path) =>
    withGlobals(
      {
        document: {
          value: {
            createElement,
            querySelector: (selector: string) =>
              selector === '[data-games]' && games !== undefined ? { dataset: { games } } : null,
          },
        },
      },
      // A border: a list item as far as it is used.
      () => makeLastLink({ ...last, path }, 'fr') as unknown as FakeElement,
    );
  const look = (item: FakeElement) => {
    const [link] = item.inner as FakeElement[];
    const [name, space, game] = (link?.inner ?? []) as [FakeElement, string, FakeElement];
    expect([item.tag, link?.tag, name.tag, space, game.tag]).toEqual(['li', 'a', 'span', ' ', 'small']);
    expect(name).toMatchObject({ className: 'l-t', textContent: 'Marche' });
    return { href: link?.href, game: game.textContent };
  };
  const there = '/fr/toy/calculators/march/?hexes=3';
  expect(look(await make('{"toy":"Jouet","march":"x"}'))).toEqual({ href: there, game: 'Jouet' });
  // A game that the site no longer has, and a page without the names.
  expect(look(await make('{"other":"Autre"}'))).toEqual({ href: there, game: '' });
  expect(look(await make(undefined))).toEqual({ href: there, game: '' });
  expect(look(await make('{"toy":"Jouet"}', '/en/'))).toEqual({ href: '/fr/', game: '' });
});

interface Link {
  hash: string;
  search: string;
}

/** Does something on a page with a link to the board and one to the other language; gives those, and what was pushed. */
const onPage = async (search: string, act: () => unknown) => {
  const links: Readonly<Record<string, Link>> = {
    'a[data-board]': { hash: '', search: '' },
    'a[hreflang]': { hash: '', search: '' },
  };
  const pushed: unknown[] = [];
  const result = await withGlobals(
    {
      localStorage: { value: createStorage() },
      document: { value: { querySelectorAll: (selector: string) => [links[selector]] } },
      location: { value: { search, pathname: '/en/toy/calculators/march/' } },
      history: { value: { pushState: (...given: unknown[]) => pushed.push(given) } },
    },
    async () => ({ opened: await act(), last: recallLast() }),
  );
  return { ...result, pushed, board: links['a[data-board]'], other: links['a[hreflang]'] };
};
const up = { hexes: 3, ground: 'hill', uphill: true };

test('a link opens what it says, tells what of it is wrong, and goes along to the board', async () => {
  const query = '?hexes=3&ground=hill&uphill=true&edition=first&reading.slopes=yes&v=1.0&was=7&seed=valmy';
  const { opened, board } = await onPage('', () => openLink(subject, query));
  expect(opened).toEqual({
    asked: { edition: 'first', readings: { slopes: 'yes', night: 'same' }, input: up },
    faults: [],
    was: '7',
    seed: 'valmy',
  });
  expect(board?.hash).toBe(`c=march&${query.slice(1)}`);
  const bare = await onPage('', () => openLink(subject, ''));
  expect(bare.opened).toEqual({ asked: defaultAsked(subject), faults: [], was: null, seed: '' });
  const wrong = await onPage('', () => openLink(subject, '?hexes=99&ground=hill'));
  expect(wrong.opened).toMatchObject({ asked: { input: { hexes: 1, ground: 'hill' } }, faults: [{ field: 'hexes' }] });
});

test('a query gives its state again, with the version of the game and what was answered', () => {
  const asked = { ...defaultAsked(subject), input: up };
  const query = formatPageQuery(subject, asked, reportOn(subject, asked));
  expect(query).toMatch(/^\?hexes=3&/);
  const words = new URLSearchParams(query);
  expect(Object.fromEntries(words)).toMatchObject({ v: '1.2.3', ground: 'hill' });
  expect(words.get('was')).toMatch(/^\+?6$/);
  expect(words.has('seed')).toBe(false);
  const thrown = new URLSearchParams(formatPageQuery(subject, asked, reportOn(subject, asked), 'valmy.2'));
  expect(thrown.get('seed')).toBe('valmy.2');
  const [{ words: said = '' } = {}] = subject.calculator.examples;
  expect(parseExample(subject, said)).toEqual(up);
});

test('a state that is new goes into the address; the links of the page go along with it', async () => {
  const asked = { ...defaultAsked(subject), input: up };
  const query = formatPageQuery(subject, asked, reportOn(subject, asked));
  const first = await onPage('', () => saveAddress(subject, asked));
  expect(first.pushed).toEqual([[null, '', query]]);
  expect(first.board).toEqual({ hash: `c=march&${query.slice(1)}`, search: '' });
  expect(first.other).toEqual({ hash: '', search: query });
  expect(first.last).toMatchObject([{ path: `/en/toy/calculators/march/${query}`, title: subject.title }]);
  const again = await onPage(query, () => saveAddress(subject, asked));
  expect(again.pushed).toEqual([]);
  expect(again.other?.search).toBe(query);
  expect(again.last).toHaveLength(1);
});

test('what reads and writes addresses is fetched once', async () => {
  const links = await loadLinks();
  expect(links.openLink).toBe(openLink);
  expect(await loadLinks()).toBe(links);
  expect(loadedLinks()).toBe(links);
});
