import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LETTERS } from '../src/integrations/faces.ts';
import { dist, expect, pageFile, pages, read, test } from './site.ts';

/** What is read on a page, as signs; listings are set in the machine's own face. */
const lettersOf = (html: string): ReadonlySet<string> =>
  new Set(
    html
      .replace(/<(script|style|pre|code)\b.*?<\/\1>/gs, '')
      .replace(/<[^>]*>/g, '')
      .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/&[a-z]+;|\s/g, ''),
  );

test('the faces that are fetched first stay light', () => {
  const preloaded = [...read('en/index.html').matchAll(/rel="preload" href="\/([^"]*)"/g)].map(([, path = '']) => path);
  const bytes = preloaded.reduce((sum, path) => sum + readFileSync(join(dist, path)).length, 0);
  // All of them: a page that has one late is set in two hands, as none that comes late is taken.
  expect(preloaded).toHaveLength(5);
  expect(bytes).toBeLessThan(91_000);
});

test('every letter that a page is set with is in the faces', () => {
  // Arrows and the signs of trees are drawn by whatever face has them.
  const known = new Set(`${LETTERS}←→▸\u200b`);
  const unknown = (text: string): string[] => [...lettersOf(text)].filter((letter) => !known.has(letter));
  expect(unknown('<p title="ж">Пр<code>→</code>&#x416;')).toEqual(['П', 'р', 'Ж']);
  for (const page of pages()) expect(unknown(read(pageFile(page))), page).toEqual([]);
});

test('a page is set in them', async ({ page, origin }) => {
  await page.goto(`${origin}/en/`);
  const failed = await page.evaluate(async () => {
    const own = [...document.fonts].filter(({ family }) => !/Georgia|Times/.test(family));
    const loads = await Promise.allSettled(own.map((face) => face.load()));
    return { faces: own.length, failed: loads.filter(({ status }) => status === 'rejected').length };
  });
  expect(failed).toEqual({ faces: 5, failed: 0 });
});
