import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';

const weigh = async (entry: string) => {
  const { outputFiles, metafile } = await build({
    entryPoints: [new URL(`../src/${entry}.ts`, import.meta.url).pathname],
    conditions: ['@coup-doeil/source'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    write: false,
    metafile: true,
  });
  const packages = Object.keys(metafile.inputs).filter((path) => path.includes('node_modules/'));
  return { bytes: outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0), packages };
};

/** Minified and packed, in bytes. */
const CEILINGS: Record<string, number> = {
  'calculators/attack-terrain': 8830,
  'calculators/march': 9330,
  'calculators/water': 5500,
  // With dice: what folds the odds of any table comes along.
  'calculators/rally': 7600,
  'calculators/deep-charge': 7420,
  'calculators/morale-effect': 5500,
  'calculators/combat-steps': 5500,
};

describe('each door as an import', () => {
  for (const [entry, most] of Object.entries(CEILINGS))
    test(`${entry} weighs at most ${most} bytes, and brings no package along`, async () => {
      const { bytes, packages } = await weigh(entry);
      expect(packages).toEqual([]);
      expect(bytes).toBeGreaterThan(1000);
      expect(bytes).toBeLessThanOrEqual(most);
    });

  test('none is left out', () => {
    const weighed = Object.keys(CEILINGS);
    expect(Object.keys(game.calculators).filter((id) => !weighed.includes(`calculators/${id}`))).toEqual([]);
  });
});
