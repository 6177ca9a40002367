/* A worker has no page: none of the scripts that it loads may want one. */
import { expect, files, read, test } from './site.ts';

const IMPORT = /(?:from|import)\s*"\.\/([^"]+)"/g;

/** A script and all that it loads, however deep. */
const follow = (script: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(script)) return seen;
  seen.add(script);
  for (const [, next = ''] of read(`_astro/${script}`).matchAll(IMPORT)) follow(next, seen);
  return seen;
};

test('what the workers of the board load is no script of a page', () => {
  const workers = files().flatMap((file) => /^_astro\/(worker\..*\.js)$/.exec(file)?.[1] ?? []);
  // One that counts plans and one that sets out calculations, in each language.
  expect(workers).toHaveLength(4);
  for (const worker of workers) {
    const loaded = [...follow(worker)];
    expect(loaded.length).toBeGreaterThan(5);
    expect(loaded.filter((script) => /^(?:foot|live|map|gestures)\b/.test(script))).toEqual([]);
  }
});
