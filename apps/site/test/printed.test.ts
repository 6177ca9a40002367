/* Charts and calculators on paper: each on one page, whole, without what is only for a screen. Cards have their own test. */
import { livePages } from './calculators.ts';
import { lost } from './lost.ts';
import { countSheets, papers } from './paper.ts';
import { expect, pageFile, pages, read, takeInTurn, test } from './site.ts';

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
    expect(all.length).toBeGreaterThan(0);
    for (const address of all) {
      await page.goto(origin + address);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await page.evaluate(lost), address).toEqual([]);
      for (const shown of ['h1', 'main :is(.chart, .answer)'])
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
      expect(sizes, address).toHaveLength(1);
      // The printer rounds to a point.
      for (const size of sizes)
        for (const i of [0, 1] as const) expect(Math.abs((size[i] ?? 0) - points[i]), address).toBeLessThan(1.5);
    }
    await context.close();
  });

test('a printer that is asked for more pages makes more', async ({ page }) => {
  await page.setContent('<style>@page { margin: 6.4mm }</style><div style="height: 1000px">a</div>');
  expect(await countSheets(page, 'A4')).toBe(1);
  await page.setContent('<style>@page { margin: 6.4mm }</style><div style="height: 1100px">a</div>');
  expect(await countSheets(page, 'A4')).toBe(2);
});

for (const lane of [0, 1])
  test(`every chart and every calculator is printed on one page, part ${lane + 1} of 2`, async ({
    browser,
    origin,
  }) => {
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const all = takeInTurn(pages().filter((each) => /^\/[a-z]{2}\/[^/]+\/(?:charts|calculators|steps)\/./.test(each)));
    expect(all.length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const address of all.filter((_, i) => i % 2 === lane)) {
      await page.goto(origin + address);
      await page.evaluate(() => document.fonts.ready);
      for (const paper of ['A4', 'Letter'] as const) {
        const count = await countSheets(page, paper);
        if (count !== 1) faults.push(`${address} on ${paper}: ${count}`);
      }
    }
    await context.close();
    expect(faults).toEqual([]);
  });
