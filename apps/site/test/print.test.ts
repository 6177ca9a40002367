/* A chart on one page, a calculator with its answer and its working on one page, on A4 and on Letter. */
import type { Page } from '@playwright/test';
import { type Paper, papers } from './card-pdf.ts';
import { expect, pages, test } from './site.ts';

/** How many pages the printer of a real Chromium makes of the page as it stands. */
const countSheets = async (page: Page, format: Paper): Promise<number> => {
  const pdf = (await page.pdf({ format, printBackground: true })).toString('latin1');
  return (pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
};

test('a printer that is asked for more pages makes more', async ({ page }) => {
  await page.setContent('<style>@page { margin: 6.4mm }</style><div style="height: 1000px">a</div>');
  expect(await countSheets(page, 'A4')).toBe(1);
  await page.setContent('<style>@page { margin: 6.4mm }</style><div style="height: 1100px">a</div>');
  expect(await countSheets(page, 'A4')).toBe(2);
});

for (const lang of ['en', 'fr'] as const)
  test(`every chart and every calculator in ${lang} is printed on one page`, async ({ browser, origin }) => {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const printed = pages().filter((each) => new RegExp(`^/${lang}/[^/]+/(?:charts|calculators|steps)/.`).test(each));
    expect(printed.length).toBeGreaterThan(30);
    const faults: string[] = [];
    for (const address of printed) {
      await page.goto(origin + address);
      await page.evaluate(() => document.fonts.ready);
      for (const paper of papers) {
        const count = await countSheets(page, paper);
        if (count !== 1) faults.push(`${address} on ${paper}: ${count}`);
      }
    }
    await context.close();
    expect(faults).toEqual([]);
  });

test('what is printed of a calculator is what was asked, the answer, the working and the odds; no control', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/en/jours-de-gloire/calculators/shock/`);
  await page.locator('#calculator[data-live]').waitFor();
  await page.emulateMedia({ media: 'print' });
  const answer = page.locator('.answer');
  for (const part of ['.field', '.answer', '.work', '.oddsec']) await expect(page.locator(part).first()).toBeVisible();
  await expect(page.locator('.work')).toContainText('Terrain effects');
  for (const control of ['.head', '.setbar', '.whatsec', '.acts', '.ribbon'])
    for (const each of await page.locator(control).all()) await expect(each).toBeHidden();
  // Side by side: what was asked at the left.
  const [left, right] = [await page.locator('.field').first().boundingBox(), await answer.boundingBox()];
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual((right?.x ?? 0) + 1);
});
