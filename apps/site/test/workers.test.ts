/* A worker has no page: none of the scripts that it loads may want one. */
import { posix } from 'node:path';
import { expect, files, read, test } from './site.ts';

const IMPORT = /(?:from|import)\s*"(\.[^"]+)"/g;

/** A script and all that it loads, however deep. */
const follow = (script: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(script)) return seen;
  seen.add(script);
  for (const [, next = ''] of read(script).matchAll(IMPORT)) follow(posix.join(posix.dirname(script), next), seen);
  return seen;
};

/** Scripts that draw, or listen to a page. */
const PAGE = /\/(?:foot|gestures|live|main|map|play|PlayPage|preact|touch)\b[^/]*$/;

test('what the workers of the board load is no script of a page', () => {
  const workers = files().filter((file) => /^_astro\/\w+\/worker\..*\.js$/.test(file));
  // One that counts plans and one that sets out calculations, in each language.
  expect(workers).toHaveLength(4);
  for (const worker of workers) {
    const scripts = [...follow(worker)];
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((script) => PAGE.test(script))).toEqual([]);
  }
});
