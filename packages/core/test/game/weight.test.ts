import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

/** What a page brings that imports this, minified and zipped, and every file that went into it. */
const weigh = async (imports: string) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: imports, resolveDir: new URL('../../src/', import.meta.url).pathname },
    bundle: true,
    conditions: ['@coup-doeil/source'],
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
    metafile: true,
  });
  const bytes = outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
  const packages = Object.entries(metafile.outputs)
    .flatMap(([, { inputs }]) => Object.entries(inputs))
    .filter(([path, { bytesInOutput }]) => path.includes('node_modules') && bytesInOutput > 0);
  return { bytes, packages };
};

describe('the weight of', () => {
  it.each([
    ['one calculator’s page', "export { run, formatQuery, parseQuery } from './game/index.ts';", 6740],
    ['what would change an answer', "export { computeWhatIf } from './game/index.ts';", 5180],
    ['running alone', "export { run } from './game/index.ts';", 5165],
    ['a chance in words', "export { formatPercent } from './tell/index.ts';", 410],
    ['a place of a chart in words', "export { formatPlace } from './tell/index.ts';", 640],
    ['an answer in a few words', "export { formatBrief } from './tell/index.ts';", 1180],
    ['what would change it in words', "export { formatAlternative } from './tell/index.ts';", 1870],
    ['a walk', "export { replay } from './game/index.ts';", 250],
    ['a grid with its reader', "export { grid, column, figure } from './chart/index.ts';", 1460],
    [
      'reading a battlefield document, with what it uses of hexes',
      "export { readBattlefield } from './battle/index.ts';",
      3700,
    ],
    ['every kind of chart, their exports and differences', "export * from './chart/index.ts';", 7210],
  ])('%s', async (_, imports, most) => {
    const { bytes, packages } = await weigh(imports);
    expect(packages).toEqual([]);
    expect(bytes).toBeLessThanOrEqual(most);
  });

  it('the schemas for zod, with what they use of it', async () => {
    const { bytes, packages } = await weigh("export * from './zod/index.ts';");
    expect(packages.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(20_500);
  });

  it('zod or a generator is seen by this very check, where a door brings it', async () => {
    expect((await weigh("export { createZodSchema } from './zod/index.ts';")).packages.length).toBeGreaterThan(0);
    expect((await weigh("export { roll } from './game/roll.ts';")).packages.length).toBeGreaterThan(0);
  });
});
