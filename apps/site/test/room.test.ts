/* Room and rest, on one page of each kind: nothing lost at 200 % or on the narrowest phone, targets that a finger meets,
   and nothing that moves for those who asked for none of it. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { lost } from './lost.ts';
import { expect, pages, test } from './site.ts';

/** The names of the site's own pages; any other part of an address is a game, a chart, a calculator. */
const named = readdirSync(new URL('../src/pages/[lang]', import.meta.url), { recursive: true, encoding: 'utf8' }).map(
  (file) => basename(file, '.astro'),
);
const kindOf = (page: string): string => {
  const parts = page.split('/');
  // Of calculators, one of each game.
  if (parts[3] === 'calculators') return parts.slice(0, 4).join('/');
  return parts.map((part) => (part === '' || named.includes(part) || part === 'docs' ? part : '*')).join('/');
};

/** A page of each kind, in turn in one language and in the other. */
const kinds = (): readonly string[] => {
  const spoken = pages().filter((page) => !page.startsWith('/fr/'));
  const found = Map.groupBy(spoken, kindOf);
  return [...found.values()].map((all, i) => {
    const page = all[0] ?? '';
    return i % 2 === 0 ? page : page.replace(/^\/en\//, '/fr/');
  });
};

/** In the page: targets under 44 px, but for links within a sentence. */
const small = () => {
  for (const shut of document.querySelectorAll<HTMLDetailsElement>('main details:not(.menu)')) shut.open = true;
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(a[href], button, select, summary, input, textarea)',
  );
  const inSentence = (one: Element) => {
    const around = one.closest('p, li, dd, td, blockquote, small, figcaption');
    const own = [...(around?.querySelectorAll('a') ?? [])].map((link) => link.textContent).join('');
    return one.tagName === 'A' && (around?.textContent ?? '').trim().length > own.trim().length + 3;
  };
  return [...controls].flatMap((one) => {
    const target = (one.matches('input') && one.closest('label')) || one;
    if (!one.checkVisibility() || inSentence(one)) return [];
    const { width, height } = target.getBoundingClientRect();
    const met = width >= 43.5 && height >= 43.5;
    return met ? [] : [`${Math.round(width)} × ${Math.round(height)}: ${one.outerHTML.slice(0, 110)}`];
  });
};

/** In the page: figures and choices that are cut off within their own box. */
const clipped = () => {
  const measure = document.createElement('span');
  measure.style.cssText = 'position: absolute; visibility: hidden; white-space: nowrap';
  document.body.append(measure);
  const hasRoom = (control: HTMLElement) => {
    if (!(control instanceof HTMLSelectElement)) return control.scrollWidth <= control.clientWidth + 1;
    const { font, paddingLeft, paddingRight } = getComputedStyle(control);
    measure.style.font = font;
    measure.textContent = control.selectedOptions[0]?.textContent ?? '';
    const room = control.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return measure.getBoundingClientRect().width <= room + 1;
  };
  const faults = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(input:not([type="radio"], [type="checkbox"], [type="file"]), select)',
    ),
  ]
    .filter((control) => control.checkVisibility() && !hasRoom(control))
    .map((control) => `${control.outerHTML.slice(0, 110)}: cut off`);
  measure.remove();
  return faults;
};

const settle = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => undefined));

test('at 200 % and at 320 px nothing is lost, in either light; every target is 44 px', async ({ browser, origin }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce', hasTouch: true });
  const page = await context.newPage();
  const faults: string[] = [];
  const all = kinds();
  expect(all.length).toBeGreaterThan(12);
  for (const address of all) {
    await page.setViewportSize({ width: 640, height: 450 });
    await page.goto(origin + address);
    await settle(page);
    for (const [width, height] of [
      [640, 450],
      [320, 640],
    ] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ colorScheme });
        const cut = [...(await page.evaluate(lost)), ...(await page.evaluate(clipped))];
        faults.push(...cut.map((fault) => `${address} at ${width}, ${colorScheme}: ${fault}`));
      }
    await page.setViewportSize({ width: 390, height: 844 });
    faults.push(...(await page.evaluate(small)).map((fault) => `${address} ${fault}`));
  }
  await context.close();
  expect(faults).toEqual([]);
});

/** In the page: how many lines the house rules take, how high the trail and the links to the games are. */
const measureRows = () => {
  const lines = (one: Element | null): number => {
    const range = document.createRange();
    if (one) range.selectNodeContents(one);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size;
  };
  const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
  return {
    rules: lines(document.querySelector('.rulings > summary')),
    trail: heightOf('.where'),
    games: heightOf('.to-games'),
    links: document.querySelectorAll('.to-games a').length,
  };
};

test('on the narrowest phone the trail, the house rules and the links to the games stand in one row each', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  let [rules, games] = [0, 0];
  for (const address of pages().filter((each) => /^\/(?:en|fr)\/(?:[^/]+\/calculators\/.+)?$/.test(each))) {
    await page.goto(origin + address);
    await settle(page);
    const rows = await page.evaluate(measureRows);
    // Names that are broken have three lines at most, in the height of one row of targets.
    expect(rows.trail, address).toBeLessThan(56);
    expect(rows.rules, address).toBeLessThan(2);
    // More games than the house has of its own take a row for every two or three.
    if (rows.links <= 3) expect(rows.games, address).toBeLessThan(70);
    rules += rows.rules;
    games += rows.games > 0 ? 1 : 0;
  }
  await context.close();
  expect(rules).toBeGreaterThan(20);
  expect(games).toBe(2);
});

/** In the page: how many things move when what is drawn to move is changed. */
const moving = () => {
  for (const one of document.querySelectorAll<HTMLElement>('.btn, .step button')) {
    // What has had no look yet takes on a new one at once.
    getComputedStyle(one).background;
    one.style.background = 'red';
  }
  getComputedStyle(document.documentElement).color;
  return document.getAnimations().length;
};

test('nothing moves where less motion was asked for, though something does where not', async ({ browser, origin }) => {
  const [calculator = ''] = kinds().filter((page) => /\/calculators\/./.test(page));
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion });
    const page = await context.newPage();
    const moved: string[] = [];
    for (const address of reducedMotion === 'reduce' ? kinds() : [calculator]) {
      await page.goto(origin + address);
      if ((await page.evaluate(moving)) > 0) moved.push(address);
    }
    expect(moved).toEqual(reducedMotion === 'reduce' ? [] : [calculator]);
    await context.close();
  }
});
