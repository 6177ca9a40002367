/* How many taps a practised hand needs on a phone, from the home page to the answer; and that the answer is in sight all the while. */

import { formatTotal } from '@coup-doeil/core/tell';
import type { Page } from '@playwright/test';
import { address, calculators, type One, open, packageAnswer } from '../calculators.ts';
import { expect, test } from '../site.ts';
import { startTaps } from '../taps.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
} as const;

test.use(PHONE);

const find = async (game: string, id: string): Promise<One> => {
  const one = (await calculators()).find(({ meta, calculator }) => meta.id === game && calculator.id === id);
  if (!one) throw new Error(`no ${id} of ${game}`);
  return one;
};

/** From the home page to a calculator: the first tap. */
const openFromHome = async (
  page: Page,
  origin: string,
  one: One,
  { tap }: ReturnType<typeof startTaps>,
): Promise<void> => {
  await page.goto(`${origin}/en/`);
  await tap(page.locator(`main a[href="${address('en', one)}"]`).first());
  await page.locator('#calculator[data-live]').waitFor();
};

/** The total that the package works out for the page's address stands on the screen, without a scroll. */
const inSight = async (page: Page, one: One): Promise<void> => {
  const total = () => packageAnswer(one, page.url()).answer?.total ?? null;
  await expect
    .poll(async () => {
      const due = total();
      return (
        due !== null && (await page.locator('.ribbon').textContent())?.startsWith(formatTotal(due, one.calculator))
      );
    })
    .toBe(true);
  await expect(page.locator('.ribbon')).toBeInViewport({ ratio: 1 });
};

test('a shock of three against two over a stream: at most 18 taps', async ({ page, origin }) => {
  const one = await find('jours-de-gloire', 'shock');
  const taps = startTaps();
  await openFromHome(page, origin, one, taps);
  const { tap, choose, count } = taps;
  const attackers = page.locator('.s-a .unit');
  const defenders = page.locator('.s-d .unit');
  const more = (units: typeof attackers, n: number) =>
    units.nth(n).locator('.u-s .step').first().getByRole('button').nth(1);
  const less = (units: typeof attackers, n: number) =>
    units.nth(n).locator('.u-s .step').first().getByRole('button').nth(0);
  const again = (units: typeof attackers, n: number) =>
    units.nth(n).getByRole('button', { name: /^Duplicate|Duplicate$/ });

  // 7, 6 and 5 against 6 and 5; the third is cavalry that charges from the south-east.
  await tap(more(attackers, 0));
  await tap(more(attackers, 0));
  await tap(again(attackers, 0));
  await tap(less(attackers, 1));
  await tap(again(attackers, 1));
  await tap(less(attackers, 2));
  await tap(more(defenders, 0));
  await tap(again(defenders, 0));
  await tap(less(defenders, 1));
  await choose(attackers.nth(2).getByRole('combobox').first(), 'cavalry');
  await tap(attackers.nth(2).locator('label', { hasText: 'Charging' }));
  // The third is at the bottom of the stack.
  await tap(page.locator('.rose-hexside').nth(3));
  await tap(page.locator('.palette label', { hasText: 'Stream' }));
  // The address follows a moment after the last tap.
  await expect.poll(() => new URL(page.url()).searchParams.get('attackers.3.hexsides')).toBe('stream');
  await inSight(page, one);
  const said = new URL(page.url()).searchParams;
  expect(said.get('attackers.3.arm')).toBe('cavalry');
  expect(said.get('attackers.3.hexsides')).toBe('stream');
  expect([
    said.get('attackers.1.strength'),
    said.get('attackers.2.strength'),
    said.get('defenders.1.strength'),
  ]).toEqual(['7', '6', '6']);
  expect(count()).toBeLessThanOrEqual(18);
});

test('a march of three steps: at most 9 taps', async ({ page, origin }) => {
  const one = await find('jours-de-gloire', 'march');
  const taps = startTaps();
  await openFromHome(page, origin, one, taps);
  const { tap, count } = taps;
  const palette = page.locator('.wayfig .palette');
  // Cavalry: two hexes by road, then over a stream into a village.
  await tap(page.locator('.switch label', { hasText: 'cavalry' }));
  await tap(palette.locator('label', { hasText: /^Road/ }));
  await tap(page.getByRole('button', { name: 'Next step' }));
  await tap(page.getByRole('button', { name: 'Next step' }));
  await tap(palette.locator('label', { hasText: 'Village' }));
  await tap(palette.locator('label', { hasText: /^none/ }).first());
  await tap(page.locator('.wayfig .rose-hexside').last());
  await tap(palette.locator('label', { hasText: 'Stream' }));
  await inSight(page, one);
  expect([...new URL(page.url()).searchParams].filter(([name]) => name.startsWith('steps'))).toEqual([
    ['steps.1.way', 'road'],
    ['steps.2.way', 'road'],
    ['steps.3.hex', 'town'],
    ['steps.3.hexsides', 'stream'],
  ]);
  expect(count()).toBeLessThanOrEqual(9);
});

test('what is tapped while the form comes alive happens in the order of the taps', async ({ page, origin }) => {
  const one = await find('jours-de-gloire', 'march');
  // Each tap that is repeated takes its time, as on a busy phone.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => wait(run, ms ?? 200),
    });
  });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/GroupList\.[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${origin}/en/jours-de-gloire/calculators/march/`);
  await page.locator('#calculator[data-live]').waitFor();
  await page.locator('.switch label', { hasText: 'cavalry' }).tap();
  await page.locator('.wayfig .palette label', { hasText: /^Road/ }).tap();
  const loaded = page.waitForResponse(/\/GroupList\./);
  release();
  await loaded;
  await page.waitForTimeout(300);
  await page.getByRole('button', { name: 'Next step' }).tap();
  await expect.poll(() => new URL(page.url()).search).toContain('steps.2.way=road');
  expect(packageAnswer(one, page.url()).answer?.total).toBe(2);
});

test('three against two at Corbach: at most 9 taps', async ({ page, origin }) => {
  const one = await find('corbach-1760', 'combat');
  const taps = startTaps();
  await openFromHome(page, origin, one, taps);
  const { tap, count } = taps;
  const attacker = page.locator('.s-a .unit').first();
  await tap(attacker.locator('.u-s .step').first().getByRole('button').nth(1));
  await tap(attacker.getByRole('button', { name: /^Duplicate|Duplicate$/ }));
  await tap(attacker.getByRole('button', { name: /^Duplicate|Duplicate$/ }));
  await tap(
    page
      .locator('.s-d .unit')
      .first()
      .getByRole('button', { name: /^Duplicate|Duplicate$/ }),
  );
  // One of them comes on the flank, over a stream.
  await tap(page.locator('.rose-hex').nth(3));
  await tap(page.locator('.rose-hex').nth(4));
  await tap(page.locator('.rose-hexside').nth(4));
  await tap(page.locator('.palette label', { hasText: 'Stream' }));
  await expect.poll(() => new URL(page.url()).searchParams.get('attackers.1.hexsides')).toBe('stream');
  await inSight(page, one);
  const said = new URL(page.url()).searchParams;
  expect([said.get('attackers.1.from'), said.get('attackers.1.hexsides'), said.get('defenders')]).toEqual([
    'flank',
    'stream',
    '2',
  ]);
  expect(count()).toBeLessThanOrEqual(9);
});

test('a whole way in one line, in the words of any language; a word that is not understood is named', async ({
  page,
  origin,
}) => {
  const one = await find('corbach-1760', 'march');
  for (const [lang, way, wrong, told] of [
    ['en', 'road 4, village, over a stream', 'road 4, vilage', '“vilage”: nothing on the chart is called that.'],
    [
      'en',
      'route 4, village, par-dessus un ruisseau',
      'route, vilage',
      '“vilage”: nothing on the chart is called that.',
    ],
    [
      'fr',
      'road 4, village, ruisseau',
      'road, vilage',
      '«\u202fvilage\u202f»\u202f: rien ne s’appelle ainsi sur la table.',
    ],
    [
      'fr',
      'route 4, village, ruisseau',
      'route 4, vilage',
      '«\u202fvilage\u202f»\u202f: rien ne s’appelle ainsi sur la table.',
    ],
  ] as const) {
    await open(page, origin + address(lang, one));
    const line = page.locator('.way input');
    // The form comes alive when it is touched first.
    await expect(async () => {
      await line.fill(wrong);
      await line.press('Enter');
      await expect(page.locator('.way li')).toHaveText([told], { timeout: 500 });
    }).toPass();
    await expect(page.locator('.wayfig .rose-hex')).toHaveCount(1);
    await line.fill(way);
    await page.locator('.way button').tap();
    await expect(page.locator('.way li')).toHaveCount(0);
    await expect(page.locator('.wayfig .rose-hex')).toHaveCount(6);
    await expect
      .poll(() => [...new URL(page.url()).searchParams].filter(([name]) => name.startsWith('steps')))
      .toEqual([
        ...[1, 2, 3, 4].map((n) => [`steps.${n}.road`, 'road']),
        ['steps.5.hex', 'village'],
        ['steps.6.hexsides', 'stream'],
      ]);
    await inSight(page, one);
  }
});
