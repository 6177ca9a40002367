import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** Entry, what it may weigh minified and packed, and what that holds. */
const LIMITS = [
  ['calculators/combat.ts', 18_640, 'a page of combat'],
  ['calculators/fire.ts', 13_580, 'a page of artillery fire'],
  ['calculators/march.ts', 7850, 'a page of marching'],
  ['calculators/turn.ts', 6500, 'a page of the turn'],
] as const;

test.each(LIMITS)('%s weighs at most %i bytes and brings no zod', async (entry, most) => {
  const built = await build({
    entryPoints: [join(import.meta.dirname, '../src', entry)],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
    conditions: ['@coup-doeil/source'],
  });
  expect(Object.keys(built.metafile.inputs).filter((path) => path.includes('zod'))).toEqual([]);
  const bytes = gzipSync(built.outputFiles[0]?.contents ?? '', { level: 9 }).length;
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(most);
});
