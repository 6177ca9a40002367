import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('dice without the generator weigh at most 1.7 kB, and bring no package along', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [new URL('../src/index.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
    metafile: true,
  });
  expect(Object.keys(metafile.inputs).filter((path) => path.includes('node_modules'))).toEqual([]);
  expect(outputFiles.length).toBe(1);
  for (const { contents } of outputFiles) expect(gzipSync(contents).length).toBeLessThanOrEqual(1700);
});
