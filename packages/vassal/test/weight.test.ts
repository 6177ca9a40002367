import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const weigh = async (...doors: readonly string[]): Promise<number> => {
  const { outputFiles } = await build({
    stdin: {
      contents: doors.map((door) => `export * from '${door}'`).join('\n'),
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
  return gzipSync(text, { level: 9 }).length;
};

test('all that reads files, with what it uses of its dependency, is at most 12 kB', async () => {
  expect(await weigh('./index.ts')).toBeLessThanOrEqual(12_000);
});

test('the door of battlefields brings at most 4.5 kB more, and 8 kB where it is loaded alone', async () => {
  const reader = await weigh('./index.ts');
  expect((await weigh('./index.ts', './battlefield/index.ts')) - reader).toBeLessThanOrEqual(4500);
  expect(await weigh('./battlefield/index.ts')).toBeLessThanOrEqual(8000);
});
