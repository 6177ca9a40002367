/* Each game on one or two sheets, A4 and Letter, both languages, with every chart on it and nothing cut off. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { printCards } from './card-pdf.ts';
import { expect, pages, read, test } from './site.ts';

/** Points of 72 to the inch. */
const points = { A4: [595, 842], Letter: [612, 792] } as const;

/** What a sheet holds beyond its edge or its column, and words that had to be broken. */
const faults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const sheet of document.querySelectorAll('.k-sheet')) {
      const paper = sheet.getBoundingClientRect();
      if (paper.height > Number.parseFloat(getComputedStyle(sheet).minHeight) + 1) found.push('longer than its paper');
      const columns = [...sheet.querySelectorAll('.k-col')].map((column) => column.lastElementChild);
      const ends = columns.map((last) => last?.getBoundingClientRect().bottom ?? 0);
      // A column that ends in a list keeps its lines as they are; where tables end, the columns end together.
      if (Math.max(...ends) - Math.min(...ends) > paper.height / 4) found.push('columns of unlike height');
      for (const chart of sheet.querySelectorAll('.k-c')) {
        const { right } = chart.getBoundingClientRect();
        const name = chart.querySelector('h2')?.textContent ?? '';
        for (const part of chart.querySelectorAll('table, dl, p, h2, th, td, .tx')) {
          if (part.getBoundingClientRect().right > right + 1) found.push(`${name}: cut off`);
        }
        for (const cell of chart.querySelectorAll('th, td')) {
          const text = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          for (let node = text.nextNode(); node !== null; node = text.nextNode())
            for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\p{L}{2,}/gu)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
              if (lines.size > 1) found.push(`${name}: ${word} is broken`);
            }
        }
      }
    }
    return found;
  });

for (const lang of ['en', 'fr'] as const)
  test(`the cards in ${lang}, as they are printed for a release`, async ({ browser, origin }) => {
    const folder = mkdtempSync(join(tmpdir(), 'cards-'));
    const context = await browser.newContext({ viewport: { width: 1000, height: 1200 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    let printed = 0;
    await printCards(page, origin, folder, lang, async ({ address, paper, file, sheets, sizes }) => {
      const name = `${address} on ${paper}`;
      printed += 1;
      expect(readFileSync(file).subarray(0, 5).toString(), name).toBe('%PDF-');
      expect(sheets, name).toBe(await page.locator('.k-sheet').count());
      expect([1, 2], name).toContain(sheets);
      expect(sizes.length, name).toBeGreaterThan(0);
      for (const size of sizes) expect(size, name).toEqual(points[paper]);
      expect(await faults(page), name).toEqual([]);
    });
    expect(printed).toBeGreaterThan(0);
    expect(readdirSync(folder).length).toBe(printed);
    rmSync(folder, { recursive: true });
    await context.close();
  });

test('every chart of a game is on its card', { tag: '@game' }, () => {
  for (const address of pages().filter((page) => /^\/(?:en|fr)\/cards\/./.test(page))) {
    const card = read(`${address.slice(1)}index.html`);
    const [, lang = '', game = ''] = address.split('/').filter((part) => part !== 'cards');
    const index: readonly { readonly id: string; readonly charts: readonly Held[] }[] = JSON.parse(
      read('data/index.json'),
    );
    const edition = address.split('/')[4] || undefined;
    const all = index.find(({ id }) => id === game)?.charts ?? [];
    const first = all[0]?.edition;
    for (const { kind, title } of all.filter((one) => one.edition === (edition ?? first)))
      if (kind !== 'notes')
        expect(card.includes(`<h2>${title[lang === 'fr' ? 'fr' : 'en']}<`), `${address} ${title.en}`).toBe(true);
  }
});
type Held = {
  readonly edition: string;
  readonly kind: string;
  readonly title: { readonly en: string; readonly fr: string };
};

test('on a phone no figure of a card stands over another, and none is beyond the edge', { tag: '@game' }, async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block', hasTouch: true });
  const page = await context.newPage();
  /** In the page: what is printed in a cell and stands outside of it; tables wider than the screen. */
  const strays = () => {
    const edge = document.documentElement.clientWidth;
    const tables = [...document.querySelectorAll('.k-c table')].filter(
      (table) => table.getBoundingClientRect().right > edge - 15,
    );
    const cells = [...document.querySelectorAll('.k-c td:not(:empty)')].filter((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const [inner, outer] = [range.getBoundingClientRect(), cell.getBoundingClientRect()];
      return inner.left < outer.left - 1 || inner.right > outer.right + 1;
    });
    return [
      ...tables.map((table) => `${table.closest('.k-c')?.querySelector('h2')?.textContent} is too wide`),
      ...cells.map((cell) => `${cell.closest('tr')?.textContent}: ${cell.textContent}`),
    ];
  };
  for (const address of pages().filter((each) => /^\/(?:en|fr)\/cards\/./.test(each)))
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(origin + address);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(strays), `${address} at ${width}`).toEqual([]);
    }
  await context.close();
});
