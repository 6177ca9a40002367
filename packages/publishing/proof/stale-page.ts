import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNPM, run } from '../src/run.ts';
import { change, copyWorkspace, figures, turbo } from '../test/copy.ts';

// Builds the whole site in a copy of the workspace, changes one figure of a chart and checks that the built page shows it. Takes minutes.
const { folder, remove } = copyWorkspace();
const SUMMARY = /Tasks: +(\d+) successful, (\d+) total[\s\S]*?Cached: +(\d+) cached/;
const build = (): { tasks: number; cached: number; seconds: number } => {
  const start = performance.now();
  const output = turbo(folder, 'build', '--output-logs=errors-only');
  const [, done, total, cached] = SUMMARY.exec(output)?.map(Number) ?? [];
  assert(done !== undefined && total !== undefined && cached !== undefined, output);
  assert.equal(done, total);
  return { tasks: total, cached, seconds: Math.round((performance.now() - start) / 100) / 10 };
};

try {
  // Everything is in pnpm's store already: nothing is fetched.
  const [pnpm, ...first] = PNPM;
  await run(pnpm, [...first, 'install', '--frozen-lockfile', '--prefer-offline'], folder);
  const [figure] = figures(folder);
  assert(figure);
  const page = (lang: string): string =>
    readFileSync(join(folder, 'apps/site/dist', lang, figure.game, 'charts', figure.chart, 'index.html'), 'utf8');
  /** How often the chart on the page shows a figure. */
  const shown = (text: string, value: number): number => {
    const [table = ''] = /<table[\s\S]*<\/table>/.exec(text) ?? [];
    return [
      ...table
        .replaceAll('</td>', ' ')
        .replaceAll(/<[^>]*>/g, '')
        .matchAll(/\+(\d+)/g),
    ].filter(([, digits]) => Number(digits) === value).length;
  };

  const fresh = build();
  console.log('from nothing', fresh);
  assert.equal(fresh.cached, 0);
  const before = { en: page('en'), fr: page('fr') };

  change(folder, figure);
  const again = build();
  console.log(`${figure.file}: +${figure.printed} is now +${figure.printed + 1}`, again);
  assert(again.cached > 0 && again.cached < again.tasks);
  for (const lang of ['en', 'fr'] as const) {
    const after = page(lang);
    assert.equal(shown(after, figure.printed), shown(before[lang], figure.printed) - 1, `${lang}: the old figure`);
    assert.equal(shown(after, figure.printed + 1), shown(before[lang], figure.printed + 1) + 1, `${lang}: the new one`);
  }

  const still = build();
  console.log('nothing changed', still);
  assert.equal(still.cached, still.tasks);
} finally {
  remove();
}
