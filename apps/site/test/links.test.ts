/* Every internal link and anchor of every built page, and the twin in the other language. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dist, expect, files, pageFile, pages, read, test } from './site.ts';

const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'g');
const values = (html: string, name: string): readonly string[] =>
  [...html.matchAll(attribute(name))].map(([, value = '']) => value.replaceAll('&amp;', '&'));

const idsOf = new Map<string, ReadonlySet<string>>();
const ids = (file: string): ReadonlySet<string> => {
  const known = idsOf.get(file) ?? new Set(values(read(file), 'id'));
  idsOf.set(file, known);
  return known;
};

const fault = (page: string, link: string): string | undefined => {
  const url = new URL(link, `http://site${page}`);
  if (url.origin !== 'http://site') return undefined;
  const file = pageFile(decodeURIComponent(url.pathname));
  if (!existsSync(join(dist, file))) return `${page} → ${link}: no such file`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  // What a board is opened with: touches, a calculation.
  const isState = /\/board\/index\.html$/.test(file) && /^(?:touch|c)=/.test(anchor);
  const held = anchor === '' || isState || !file.endsWith('.html') || ids(file).has(anchor);
  return held ? undefined : `${page} → ${link}: no such anchor`;
};

const html = files().filter((file) => file.endsWith('.html'));

test('every internal link and anchor leads somewhere', { tag: '@game' }, () => {
  const faults = pages().flatMap((page) => {
    const text = read(pageFile(page));
    const links = [...values(text, 'href'), ...values(text, 'src')].filter(
      (link) => !/^(?:https?|mailto|data|blob|javascript):/.test(link),
    );
    return [...new Set(links)].map((link) => fault(page, link)).filter((line) => line !== undefined);
  });
  expect(html.length).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

test('every page has its twin in the other language, and links to it', { tag: '@game' }, () => {
  const twinOf = (file: string) => file.replace(/^(?:en|fr)\//, (lang) => (lang === 'en/' ? 'fr/' : 'en/'));
  const spoken = html.filter((file) => /^(?:en|fr)\//.test(file));
  expect(spoken.filter((file) => !existsSync(join(dist, twinOf(file))))).toEqual([]);
  const unlinked = spoken.filter((file) => {
    const twin = `/${twinOf(file).replace(/index\.html$/, '')}`;
    return !read(file).includes(`href="${twin}"`);
  });
  expect(unlinked).toEqual([]);
});

test('every page names its language, has one title and says what it is', { tag: '@game' }, () => {
  const bare = html.filter((file) => {
    const text = read(file);
    const lang = file.startsWith('fr/') ? 'fr' : 'en';
    return (
      !text.includes(`<html lang="${lang}"`) ||
      !/<title>[^<]{4,}<\/title>/.test(text) ||
      !/name="description" content="[^"]{10,}"/.test(text)
    );
  });
  expect(bare).toEqual([]);
  expect(html.filter((file) => (read(file).match(/<h1[\s>]/g) ?? []).length !== 1)).toEqual([]);
});
