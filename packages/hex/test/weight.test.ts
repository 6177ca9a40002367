import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** What a page pays for these exports of hex: minified and compressed bytes, and the modules that come along. */
const weigh = async (contents: string): Promise<{ bytes: number; inputs: string[] }> => {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: new URL('../src', import.meta.url).pathname, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    metafile: true,
    write: false,
  });
  const text = outputFiles.map((file) => file.text).join('');
  return { bytes: gzipSync(text, { level: 9 }).length, inputs: Object.keys(metafile.inputs) };
};

describe('weight of hex', () => {
  it.each([
    ['a grid and its reach', "export { createGrid, findReach } from './index.ts'", 1870],
    ['all of it', "export * from './index.ts'", 5870],
  ])('%s: within its bytes, and no package comes along', async (_name, contents, most) => {
    const { bytes, inputs } = await weigh(contents);
    expect(bytes).toBeLessThanOrEqual(most);
    expect(inputs.filter((path) => path.includes('node_modules'))).toEqual([]);
  });
});
