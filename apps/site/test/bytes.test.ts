import { statSync } from 'node:fs';
import { join } from 'node:path';
import { budgetOf, packedScripts } from './bytes.ts';
import { LANGS, livePages, open } from './calculators.ts';
import { dist, expect, files, pageFile, read, test } from './site.ts';

test('the count of bytes counts, and a calculator may bring more than a chart', () => {
  const scripts = files().filter((file) => /^_astro\/.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(0);
  expect(packedScripts('/en/', scripts)).toBeGreaterThan(packedScripts('/en/', []) + 100 * scripts.length);
  expect(budgetOf('/en/any-game/calculators/fire/')).toBe(40_000);
  expect(budgetOf('/fr/any-game/charts/terrain/')).toBe(15_000);
  expect(budgetOf('/fr/workbench/')).toBe(93_000);
});

/** The size of the calculator itself, without what it shares. */
const sizeOf = (page: string): number => {
  const door = /"door":"([^"]*)"/.exec(read(pageFile(page)))?.[1] ?? '';
  return statSync(join(dist, door)).size;
};

for (const lang of LANGS)
  test(`the largest calculators bring what a calculator may, not in one language alone (${lang})`, async ({
    page,
    origin,
  }) => {
    const largest = livePages('calculators', lang).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    for (const address of largest.slice(0, 2)) {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      await open(page, origin + address);
      page.removeAllListeners('request');
      expect(packedScripts(address, scripts), address).toBeLessThanOrEqual(budgetOf(address));
    }
  });
