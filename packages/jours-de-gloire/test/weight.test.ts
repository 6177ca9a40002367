import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** What the whole calculator weighs in a page, its words in both languages and both printings with it. */
const MOST = 18_500;

test('the shock calculator stays within its weight, and brings no zod', async () => {
  const built = await build({
    entryPoints: [join(import.meta.dirname, '../src/calculators/shock.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
    conditions: ['@aide-de-camp/source'],
  });
  const brought = Object.keys(built.metafile.inputs);
  expect(brought.filter((path) => path.includes('zod'))).toEqual([]);
  const bytes = gzipSync(built.outputFiles[0]?.contents ?? '', { level: 9 }).length;
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST);
});
