import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';

/** One calculator with all it imports, as a page would load it. */
const weigh = async (id: string) => {
  const { outputFiles, metafile } = await build({
    entryPoints: [new URL(`../src/calculators/${id}.ts`, import.meta.url).pathname],
    conditions: ['@aide-de-camp/source'],
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

/** In bytes. Where a chart of many words is carried, in two languages, the words are the greater part. */
const CEILINGS: Record<string, number> = {
  march: 8000,
  'attack-terrain': 8000,
  water: 5000,
  rally: 5000,
  'deep-charge': 5000,
  'morale-effect': 5000,
  'combat-steps': 5000,
};

describe('each calculator as an import', () => {
  for (const id of Object.keys(game.calculators))
    test(`${id} weighs at most ${CEILINGS[id]} bytes, and brings no package along`, async () => {
      const { bytes, packages } = await weigh(id);
      expect(packages).toEqual([]);
      expect(bytes).toBeGreaterThan(1000);
      expect(bytes).toBeLessThanOrEqual(CEILINGS[id] ?? 0);
    });
});
