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

test('all that reads files is at most 8.2 kB', async () => {
  expect(await weigh('./index.ts')).toBeLessThanOrEqual(8200);
});

test('with the door of battlefields it is at most 12 kB; that door alone is 7 kB', async () => {
  expect(await weigh('./index.ts', './battlefield/index.ts')).toBeLessThanOrEqual(12_000);
  expect(await weigh('./battlefield/index.ts')).toBeLessThanOrEqual(7000);
});
