import type { BrowserContext, Page } from '@playwright/test';
import { address, calculators, livePages, type One, open } from './calculators.ts';
import { expect, pages, test } from './site.ts';

/** A calculator with units that are kept, dice that are thrown and readings to choose. */
const rich = async (): Promise<One> => {
  const found = (await calculators()).find(
    ({ calculator }) =>
      calculator.odds !== undefined &&
      Object.keys(calculator.readings).length > 0 &&
      Object.values(calculator.input.fields).some((field) => field.kind === 'list' && field.of.kind === 'unit'),
  );
  if (!found) throw new Error('no calculator with units, dice and readings');
  return found;
};

const keysOf = ({ meta, calculator }: One): readonly string[] => [
  `throws/${meta.id}/${calculator.id}`,
  `units/${meta.id}`,
  `rulings/${meta.id}`,
  `steps/${steps().slice(4).replace('/steps/', '/').replace(/\/$/, '')}`,
  'last',
];
const steps = (): string => livePages('steps', 'en')[0] ?? '';

/** A page that fails the test where anything breaks or runs. */
const guarded = async (context: BrowserContext, faults: string[]): Promise<Page> => {
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('dialog', () => faults.push('something ran'));
  return page;
};

const SAID = 'The browser would not keep this; nothing on the page is lost.';

/** Everything that would be kept is done; all of it must stand on the page afterwards. */
const useAll = async (page: Page, origin: string, one: One, told: boolean): Promise<void> => {
  await open(page, origin + address('en', one));
  await page.locator('.acts .main').click();
  await page.locator('.log > summary').click();
  await expect(page.locator('.throws li')).toHaveCount(1);
  const first = page.locator('.unit').first();
  await first.locator('.u-more > summary').click();
  await first.locator('.u-save input').fill('Sixth of the line');
  await first.locator('.u-save button').click();
  await page.locator('.mine > summary').first().click();
  const units = await page.locator('.unit').count();
  await page.locator('.mine li button').first().click();
  await expect(page.locator('.unit')).toHaveCount(units + 1);
  await expect(page.locator('.mine li button').first()).toHaveText('Sixth of the line');
  await page.locator('.rulings > summary').click();
  await page.locator('.rulings input[type="text"]').fill('The club');
  await page.locator('.rulings .add button').first().click();
  await expect(page.locator('.answer')).toContainText('House rules: The club');
  await expect(page.locator('.throws li')).toHaveCount(1);
  await expect(page.locator('.told').first()).toHaveText(told ? SAID : '');
  await open(page, origin + steps());
  await page.locator('.moves button').first().click();
  await expect(page.locator('.taken li')).toHaveCount(1);
  await expect(page.locator('.told')).toHaveText(told ? [SAID] : []);
};

test('an answer bears the name of the rulings while it is read by them, and no longer', async ({ page, origin }) => {
  const [one] = (await calculators()).filter(({ calculator }) => Object.keys(calculator.readings).length > 0);
  if (!one) throw new Error('no calculator with readings');
  await open(page, origin + address('en', one));
  const summary = page.locator('.rulings > summary');
  await expect(summary).toHaveText('House rules: ours');
  await summary.click();
  const reading = page.locator('.rulings select').first();
  const whys = Object.values(one.calculator.readings).map(({ why }) => why.en);
  await expect(page.locator('.rulings small')).toHaveText(whys);
  await reading.selectOption({ index: 1 });
  await expect(summary).toHaveText('House rules: for this answer alone');
  await page.locator('.rulings input[type="text"]').fill('The club');
  await page.locator('.rulings .add button').first().click();
  await expect(page.locator('.answer')).toContainText('House rules: The club');
  await reading.selectOption({ index: 0 });
  await expect(page.locator('.answer')).not.toContainText('The club');
  await expect(summary).toHaveText('House rules: for this answer alone');
  await reading.selectOption({ index: 1 });
  await expect(page.locator('.answer')).toContainText('House rules: The club');
});

const refusals = {
  forbidden: () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    }),
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
} as const;

for (const [name, refuse] of Object.entries(refusals))
  test(`a ${name} storage is said, and loses nothing that is on the page`, async ({ browser, origin }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.addInitScript(refuse);
    const faults: string[] = [];
    const page = await guarded(context, faults);
    await useAll(page, origin, await rich(), true);
    await page.goto(`${origin}/en/`);
    await page.locator('[data-lamp-switch]').first().click();
    await context.close();
    expect(faults).toEqual([]);
  });

const put = (page: Page, key: string, text: string) =>
  page.evaluate(([key, text]) => localStorage.setItem(`coup-doeil/${key}`, text), [key, text] as const);
const kept = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(`coup-doeil/${key}`), key);

test('what another version kept is not read; a newer one’s is not written over', async ({ browser, origin }) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const faults: string[] = [];
  const page = await guarded(context, faults);
  const one = await rich();
  const keys = keysOf(one);
  for (const [version, told] of [
    [0, false],
    [2, true],
  ] as const) {
    const other = JSON.stringify({ version, value: { of: 'another shape' } });
    await page.goto(`${origin}/en/rights/`);
    for (const key of keys) await put(page, key, other);
    await useAll(page, origin, one, told);
    for (const key of keys.slice(0, 4)) {
      const now = await kept(page, key);
      if (told) expect(now, key).toBe(other);
      else expect(JSON.parse(now ?? 'null'), key).toMatchObject({ version: 1 });
    }
  }
  await context.close();
  expect(faults).toEqual([]);
});

const html = '<img src=x onerror=alert(1)><script>alert(2)</script>';
const hostile: readonly string[] = [
  'not JSON {',
  ...[
    7,
    html,
    [html, null, { name: html }],
    { __proto__: null, name: html, readings: { constructor: html } },
    [{ seed: html, total: 1, rolls: [{ face: 1, for: { en: html, fr: html } }], outcome: [{ en: html, fr: html }] }],
    [
      { name: html, says: { strength: html, arm: 7, __proto__: html } },
      { name: 'x'.repeat(100_000), says: {} },
    ],
    { name: html, readings: { ['__proto__']: 'x', toString: 'y', rounding: html } },
    [{ path: `/en/"><script>alert(1)</script>`, title: { en: html, fr: html }, headline: html }],
  ].map((value) => JSON.stringify({ version: 1, value })),
  `{"version":1,"value":[{"name":"a","says":{"__proto__":{"polluted":true},"strength":3}}],"__proto__":{"polluted":true}}`,
];

test('a damaged or hostile storage breaks nothing, and is text alone', async ({ browser, origin }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });
  const faults: string[] = [];
  const page = await guarded(context, faults);
  const one = await rich();
  const keys = keysOf(one);
  await page.goto(`${origin}/en/rights/`);
  for (const text of hostile) {
    for (const key of keys) await put(page, key, text);
    for (const path of [address('en', one), steps(), '/en/']) {
      await page.goto(origin + path);
      if (path !== '/en/') await page.locator('[data-live]').waitFor();
      for (const shut of await page.locator('.log > summary, .mine > summary').all()) await shut.click();
      const state = await page.evaluate(() => ({
        polluted: 'polluted' in {},
        made: document.querySelectorAll('main :is(img, script[src="x"]), main li script').length,
        wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        links: [...document.querySelectorAll('a')].filter((link) => link.href.startsWith('javascript')).length,
      }));
      expect(state, `${path} ${text.slice(0, 80)}`).toEqual({ polluted: false, made: 0, wide: false, links: 0 });
    }
  }
  await context.close();
  expect(faults).toEqual([]);
  expect(pages()).toContain(steps());
});
