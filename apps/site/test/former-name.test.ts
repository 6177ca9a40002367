/* What a browser stored, kept offline or linked to while the project went by its former name still opens. */
import { checkAsk, parseQuery, parseWords, splitWords } from '@coup-doeil/core/game';
import { address, calculators, open } from './calculators.ts';
import { expect, read, test } from './site.ts';

const former = 'aide-de-camp';

test('what was stored under both forms of the former name is taken over, and nothing newer is overwritten', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block', colorScheme: 'light' });
  const page = await context.newPage();
  // No script of ours runs on this page.
  await page.goto(`${origin}/robots.txt`);
  const last = { path: '/en/a-game/calculators/fire/', title: { en: 'Fire', fr: 'Tir' }, headline: '+1' };
  const stored = {
    [`${former}/last`]: JSON.stringify({ version: 1, value: [last] }),
    [`${former}/units/a-game`]: 'units under the former name',
    [`${former}:lamp`]: 'dark',
    [`${former}:lang`]: 'fr',
    'coup-doeil/units/a-game': 'units of today',
    another: 'not ours',
  };
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, stored);

  await page.goto(`${origin}/en/`);
  await expect(page.locator('[data-last] a')).toHaveText('Fire +1');
  await expect(page.locator('html')).toHaveAttribute('data-lamp', 'dark');
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    'coup-doeil/last': stored[`${former}/last`],
    'coup-doeil/units/a-game': 'units of today',
    'coup-doeil:lamp': 'dark',
    'coup-doeil:lang': 'fr',
    another: 'not ours',
  });
  await page.goto(`${origin}/`);
  await page.waitForURL(`${origin}/fr/`);
  await context.close();
});

test('the front door itself knows the language that was chosen under the former name', async ({ browser, origin }) => {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((key) => localStorage.setItem(key, 'fr'), `${former}:lang`);
  await page.goto(`${origin}/`);
  await page.waitForURL(`${origin}/fr/`);
  await context.close();
});

test('the offline copy made under the former name serves what did not change, and is removed', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const [, digest = ''] = /\["\/en\/rights\/","(\w+)",/.exec(read('sw.js')) ?? [];
  const [, lost = ''] = /\["\/404.html","(\w+)",/.exec(read('sw.js')) ?? [];
  const own = `${former}-0123456789abcdef`;
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(
    async ([own, digest, html, lost]) => {
      const cache = await caches.open(own);
      const keep = (address: string, body: string) =>
        cache.put(address, new Response(body, { headers: { 'content-type': 'text/html', 'x-kept': 'before' } }));
      await keep(`/en/rights/?kept=${digest}`, html);
      // A page that another version had, kept under the name of this one.
      await keep(`/404.html?kept=${lost}`, 'stale');
      await caches.open('of another program');
    },
    [own, digest, read('en/rights/index.html'), lost] as const,
  );
  await page.goto(`${origin}/en/`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  const names = await page.evaluate(() => caches.keys());
  expect(names).not.toContain(own);
  expect(names).toContain('of another program');
  expect(names.filter((name) => name.startsWith('coup-doeil '))).toHaveLength(1);
  expect(await page.evaluate(async () => (await fetch('/en/rights/')).headers.get('x-kept'))).toBe('before');
  expect(await page.evaluate(async () => (await fetch('/404.html')).headers.get('x-kept'))).toBe(null);
  await context.close();
});

test('a link made under the former name opens at its input', async ({ page, origin }) => {
  for (const one of await calculators()) {
    const { calculator } = one;
    const [, example] = calculator.examples;
    if (example === undefined) continue;
    const words = splitWords(example.words);
    // As links were written then: the words of the input, the version of the data, the headline of the answer.
    const query = words.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
    await open(page, `${origin}${address('fr', one, `?${query}&v=0.1.0&was=%2B99`)}`);
    await expect(page.locator('.told')).toContainText('99');
    const { ask } = parseQuery(calculator, new URL(page.url()).search);
    expect(ask.input).toEqual(checkAsk(calculator, { input: parseWords(calculator.input, words) }).input);
  }
});
