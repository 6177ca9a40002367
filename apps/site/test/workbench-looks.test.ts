/* The workbench with a draft on it: seen by axe in both lights and languages, at every width, with targets that a finger meets. */
import { cell, fillCell, inputInHand, openBench } from './bench.ts';
import { lost } from './lost.ts';
import { findViolations } from './open-to-all.ts';
import { expect, test } from './site.ts';

const WIDTHS = [320, 390, 820, 1280] as const;
const PLACES = ['combat', 'key', 'combat/atlas', 'combat/card', 'key/second'] as const;

for (const lang of ['en', 'fr'] as const)
  test(`a draft passes axe in both lights and fits every width, ${lang}`, async ({ browser, origin }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await openBench(page, origin, '', lang);
    await page.locator('.wb-start .btn').nth(1).click();
    await fillCell(page, 6, 5, 'DX');
    const faults: string[] = [];
    for (const place of PLACES) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, place);
      await page.waitForTimeout(400);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          faults.push(...(await findViolations(page)).map((fault) => `${place} at ${width}, ${colorScheme}: ${fault}`));
        }
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (wide > 0) faults.push(`${place} is ${wide} px too wide at ${width}`);
        faults.push(...(await page.evaluate(lost)).map((fault) => `${place} at ${width}: ${fault}`));
      }
    }
    await context.close();
    expect([...new Set(faults)]).toEqual([]);
    expect(errors).toEqual([]);
  });

test('two equal halves from 900 px, rows of 38 px, of 44 by finger', async ({ browser, origin }) => {
  for (const hasTouch of [false, true]) {
    const context = await browser.newContext({ hasTouch, isMobile: hasTouch, viewport: { width: 1024, height: 768 } });
    const page = await context.newPage();
    await openBench(page, origin);
    await page.locator('.wb-start .btn').nth(1).click();
    const [left, right] = await page
      .locator('.wb-l, .wb-r')
      .evaluateAll((halves) => halves.map((half) => half.getBoundingClientRect().width));
    expect(Math.abs((left ?? 0) - (right ?? 1))).toBeLessThan(1);
    await cell(page, 2, 2).focus();
    const { height } = (await inputInHand(page).boundingBox()) ?? { height: 0 };
    expect(Math.round(height)).toBe(hasTouch ? 44 : 38);
    await page.setViewportSize({ width: 820, height: 1100 });
    await expect(page.locator('.wrib')).toBeInViewport();
    await context.close();
  }
});

test('every control of a draft meets a finger', async ({ browser, origin }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openBench(page, origin);
  await page.locator('.wb-start .btn').nth(1).click();
  await fillCell(page, 6, 5, 'DX');
  await expect(page.getByRole('button', { name: 'Put D1' })).toBeVisible();
  const small = await page.locator('main :is(a[href], button, select, summary, input, textarea)').evaluateAll((all) =>
    all.flatMap((control) => {
      const target = (control.matches('input') && control.closest('label')) || control;
      if (!control.checkVisibility() || control.closest('.chart, p.exp')) return [];
      const { width, height } = target.getBoundingClientRect();
      return width >= 43.5 && height >= 43.5
        ? []
        : [`${Math.round(width)} × ${Math.round(height)}: ${control.outerHTML.slice(0, 100)}`];
    }),
  );
  expect(small).toEqual([]);
  await context.close();
});

test('what is said of a wrong cell begins at the left, and is seen whole however wide the table', async ({
  page,
  origin,
}) => {
  for (const lang of ['en', 'fr']) {
    await openBench(page, origin, '', lang);
    if (await page.locator('.wb-start').count()) await page.locator('.wb-start .btn').nth(1).click();
    await fillCell(page, 6, 1, 'Q');
    await expect(page.locator('.grid .msg button').last()).toBeVisible();
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const scrolled of [0, 1000]) {
        const edges = await page.locator('.gridw').evaluate((sheet, left) => {
          sheet.scrollLeft = left;
          const [text, ...buttons] = [...sheet.querySelectorAll('.msg :is(span, button)')].map((part) =>
            part.getBoundingClientRect(),
          );
          const { left: from, right: to } = sheet.getBoundingClientRect();
          return { gap: (text?.left ?? 0) - from, ends: [text, ...buttons].map((box) => to - (box?.right ?? 0)) };
        }, scrolled);
        const at = `${lang} at ${width}, scrolled by ${scrolled}`;
        expect(edges.gap, at).toBeGreaterThanOrEqual(0);
        // The number of the row stands before it, and no more than that.
        expect(edges.gap, at).toBeLessThan(60);
        expect(Math.min(...edges.ends), at).toBeGreaterThanOrEqual(0);
      }
    }
  }
});
