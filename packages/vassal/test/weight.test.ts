import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('all of it, with what it uses of its dependency, is at most 12 kB', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: "export * from './index.ts'",
      resolveDir: new URL('../src', import.meta.url).pathname,
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
  });
  const text = outputFiles.map((file) => file.text).join('');
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(12_000);
});
