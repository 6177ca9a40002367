/* Charts and calculators on paper: on few sheets, whole, without what is only for a screen. Cards have their own test. */
import { livePages } from './calculators.ts';
import { lost } from './lost.ts';
import { expect, pageFile, pages, read, test } from './site.ts';

/** What is left of each paper between margins of 12 mm, in CSS pixels, and the paper itself in points. */
const papers = {
  A4: { inner: { width: 703, height: 1032 }, points: [595, 842] },
  Letter: { inner: { width: 725, height: 965 }, points: [612, 792] },
} as const;

const cellsOf = (page: string): number => read(pageFile(page)).split('<td').length;
/** The largest chart of each game, and a calculator of each. */
const printed = (lang: string): readonly string[] => {
  const charts = pages().filter((page) => new RegExp(`^/${lang}/[^/]+/charts/[^/]+/$`).test(page));
  const game = (page: string): string => page.split('/')[2] ?? '';
  const largest = [...Map.groupBy(charts, game).values()].map(
    (all) => all.toSorted((a, b) => cellsOf(b) - cellsOf(a))[0],
  );
  const reckoned = [...Map.groupBy(livePages('calculators', lang), game).values()].map((all) => all[0]);
  return [...largest, ...reckoned].filter((page) => page !== undefined);
};

const MOST_SHEETS = 4;

for (const [paper, lang] of [
  ['A4', 'fr'],
  ['Letter', 'en'],
] as const)
  test(`charts and calculators print whole on ${paper} (${lang})`, async ({ browser, origin }) => {
    const { inner, points } = papers[paper];
    const context = await browser.newContext({ viewport: inner, serviceWorkers: 'block', colorScheme: 'dark' });
    const page = await context.newPage();
    await page.emulateMedia({ media: 'print' });
    const all = printed(lang);
    expect(all.length).toBeGreaterThan(3);
    for (const address of all) {
      await page.goto(origin + address);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await page.evaluate(lost), address).toEqual([]);
      for (const shown of ['h1', 'main table'])
        await expect(page.locator(shown).first(), `${address} ${shown}`).toBeVisible();
      for (const hidden of ['.head', '.foot', 'main .btn', '.ribbon'])
        await expect(page.locator(hidden).locator('visible=true'), `${address} ${hidden}`).toHaveCount(0);
      const ink = await page.evaluate(() => getComputedStyle(document.body).color);
      expect(ink, `${address} by day`).toBe('rgb(0, 0, 0)');
      const text = (await page.pdf({ format: paper, printBackground: true })).toString('latin1');
      const sizes = [...text.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)/g)].map(([, w, h]) => [
        Number(w),
        Number(h),
      ]);
      expect(sizes.length, address).toBeGreaterThan(0);
      expect(sizes.length, address).toBeLessThanOrEqual(MOST_SHEETS);
      // The printer rounds to a point.
      for (const size of sizes)
        for (const i of [0, 1] as const) expect(Math.abs((size[i] ?? 0) - points[i]), address).toBeLessThan(1.5);
    }
    await context.close();
  });
