/* The atlas: its figures are the calculators' own, readable as figures, every total opens what it stands for. */
import { expect, pages, read, test } from './site.ts';

const atlases = pages().filter((page) => /^\/en\/atlas\/./.test(page));

test('every plate has a total, a scale of figures and lines that need no colour', () => {
  expect(atlases.length).toBeGreaterThan(0);
  for (const page of atlases) {
    const html = read(`${page.slice(1)}index.html`);
    const plates = html.split('<table class="heat').slice(1);
    expect(plates.length, page).toBeGreaterThan(0);
    for (const plate of plates) {
      const cells = [...plate.slice(0, plate.indexOf('</table>')).matchAll(/<td class="k(\d)[^"]*">\s*([\d–<][^<]*)/g)];
      expect(cells.length).toBeGreaterThan(1);
      for (const [, tint, said = ''] of cells) {
        const n = Number(said);
        if (Number.isNaN(n)) continue;
        expect(n).toBeGreaterThanOrEqual(0);
        expect(n).toBeLessThanOrEqual(100);
        if (n === 0) expect(tint).toBe('0');
        if (n > 76) expect(tint).toBe('4');
      }
    }
  }
});

test('a total opens the calculator at that total', async ({ page, origin }) => {
  await page.goto(origin + (atlases.at(-1) ?? ''));
  const row = page.locator('.heat tbody th a').first();
  const total = ((await row.textContent()) ?? '').trim();
  await row.click();
  await expect(page.locator('#calculator[data-live]')).toHaveCount(1);
  await expect(page.locator('.total b').first()).toHaveText(total);
});
