/* What was used last stands on the home page, in the language of the page, and survives a damaged storage. */
import { expect, pages, test } from './site.ts';

test('a calculator that was used is one tap away on the home page, in either language', async ({ page, origin }) => {
  const calculator = pages().find((one) => /^\/en\/[^/]+\/calculators\/./.test(one)) ?? '';
  await page.goto(`${origin}/en/`);
  await expect(page.locator('[data-last]')).toBeHidden();
  await page.evaluate(
    ([path]) =>
      localStorage.setItem(
        'coup-doeil/last',
        JSON.stringify({
          version: 1,
          value: [{ path, title: { en: 'Mine', fr: 'Le <b>mien</b>' }, headline: '-1_60/100' }],
        }),
      ),
    [calculator],
  );
  await page.goto(`${origin}/fr/`);
  const link = page.locator('[data-last] a');
  await expect(link).toHaveText('Le <b>mien</b> −1, 60/100');
  await expect(link).toHaveAttribute('href', calculator.replace('/en/', '/fr/'));
  await page.evaluate(() =>
    localStorage.setItem('coup-doeil/last', '{"version":1,"value":[{"path":"javascript:alert(1)"}]}'),
  );
  await page.goto(`${origin}/en/`);
  await expect(page.locator('[data-last]')).toBeHidden();
});
