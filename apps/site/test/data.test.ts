/* The data files at their stable addresses, in the published shapes. */
import { chartJsonSchema } from '@coup-doeil/core/zod';
import { expect, files, pageFile, read, test } from './site.ts';

type Index = readonly {
  readonly id: string;
  readonly charts: readonly {
    readonly edition: string;
    readonly chart: string;
    readonly json: string;
    readonly csv: string;
  }[];
  readonly calculators: readonly { readonly id: string; readonly schema: string }[];
}[];
const index = (): Index => JSON.parse(read('data/index.json'));

test('the index names every file there is, and nothing else', { tag: '@game' }, () => {
  const named = index().flatMap(({ charts, calculators }) => [
    ...charts.flatMap(({ json, csv }) => [json, csv]),
    ...calculators.map(({ schema }) => schema),
  ]);
  const built = files().filter((file) => file.startsWith('data/') && file !== 'data/index.json');
  expect(named.map((address) => pageFile(address)).toSorted()).toEqual(built.toSorted());
  expect(index().length).toBeGreaterThan(0);
});

test('every chart file is what core’s schema says, names its place, holds a cell for every column, and its CSV has the same rows', {
  tag: '@game',
}, () => {
  for (const game of index())
    for (const { edition, chart, json, csv } of game.charts) {
      const held = chartJsonSchema.parse(JSON.parse(read(pageFile(json))));
      expect([held.game, held.edition, held.chart]).toEqual([game.id, edition, chart]);
      const ids = held.columns.map(({ id }) => id);
      for (const { cells } of held.rows) expect(Object.keys(cells).toSorted()).toEqual(ids.toSorted());
      const [head = '', ...rows] = read(pageFile(csv)).trimEnd().split('\n');
      expect(head.startsWith('row,')).toBe(true);
      expect(rows.length).toBe(held.rows.filter(({ unprinted }) => !unprinted).length);
    }
});

test('every input is a JSON Schema at its own address', { tag: '@game' }, () => {
  for (const { calculators } of index())
    for (const { schema } of calculators) {
      const held = JSON.parse(read(pageFile(schema)));
      expect(held.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
      expect(new URL(held.$id, 'https://host.invalid').pathname).toBe(schema);
      expect(held.type).toBe('object');
    }
});

test('on the narrowest phone no table of the data page reaches into the margin', async ({ browser, origin }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  for (const lang of ['en', 'fr']) {
    await page.goto(`${origin}/${lang}/data/`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const over = await page.locator('.tbl').evaluateAll((tables) =>
      tables.map((table) => {
        const [own, room] = [table, table.closest('section') ?? document.body].map((box) =>
          box.getBoundingClientRect(),
        );
        return Math.round((own?.right ?? 0) - (room?.right ?? 0));
      }),
    );
    expect(over.length, lang).toBeGreaterThan(0);
    expect(Math.max(...over), `${lang}: ${over}`).toBeLessThanOrEqual(0);
  }
  await context.close();
});
