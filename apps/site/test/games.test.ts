/* The seam: a package with the mark is a game of the site, and nothing else has to know its name. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gamesPlugin } from '../src/integrations/games.ts';
import { findGames } from '../src/integrations/workspace-games.ts';
import { expect, test } from './site.ts';

const write = (folder: string, path: string, text: string): void => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

const withPackages = (check: (packages: string) => void): void => {
  const packages = mkdtempSync(join(tmpdir(), 'packages-'));
  const game = {
    name: '@somebody/leipzig',
    coupDoeil: { game: true },
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './meta': './dist/meta.js',
      './calculators/*': { default: './dist/calculators/*.js' },
    },
  };
  write(packages, 'leipzig/package.json', JSON.stringify(game));
  for (const file of ['index', 'calculators/fire', 'calculators/index']) write(packages, `leipzig/dist/${file}.js`, '');
  write(packages, 'leipzig/dist/calculators/fire.d.ts', '');
  write(packages, 'leipzig/dist/meta.js', 'export const meta = {};');
  write(packages, 'leipzig/dist/calculators/shock.js', 'export const calculator = {};');
  write(packages, 'tool/package.json', JSON.stringify({ name: '@somebody/tool', exports: { '.': './index.js' } }));
  write(packages, 'notes/README.md', 'no package');
  check(packages);
  rmSync(packages, { recursive: true });
};

test('only marked packages are games, with a door for each calculator', () =>
  withPackages((packages) => {
    const [game, ...rest] = findGames(packages);
    expect(rest).toEqual([]);
    expect(game?.id).toBe('leipzig');
    expect(Object.keys(game?.doors ?? {}).sort()).toEqual(['.', './calculators/fire', './calculators/shock', './meta']);
  }));

test('resolves a game by its place in the workspace', () =>
  withPackages((packages) => {
    const plugin = gamesPlugin(packages);
    expect(plugin.resolveId('@somebody/leipzig')).toBe(join(packages, 'leipzig/dist/index.js'));
    expect(plugin.resolveId('@somebody/leipzig/calculators/fire')).toBe(
      join(packages, 'leipzig/dist/calculators/fire.js'),
    );
    expect(plugin.resolveId('@somebody/tool')).toBeUndefined();
    expect(plugin.resolveId('@somebody/leipzig-2')).toBeUndefined();
    const module = plugin.load('\0virtual:coup-doeil/calculators');
    expect(module).toContain('"shock": () => import("@somebody/leipzig/calculators/shock")');
    expect(module).toContain('"fire": () => import("@somebody/leipzig/calculators/fire")');
  }));

test('a game that is not built is named, not left out', () =>
  withPackages((packages) => {
    rmSync(join(packages, 'leipzig/dist/meta.js'));
    expect(() => gamesPlugin(packages).load('\0virtual:coup-doeil/games')).toThrow('@somebody/leipzig');
  }));
