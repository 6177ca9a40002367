import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifestIn, ROOT } from '../src/packages.ts';

/** The packages that are games: each is called by the id of its game. */
const ids = readdirSync(join(ROOT, 'packages')).filter((name) => {
  const folder = join(ROOT, 'packages', name);
  return existsSync(join(folder, 'package.json')) && manifestIn(folder).coupDoeil?.game;
});

test('no test of the house names a game, but those in a folder `with-games`', () => {
  const ofGames = new RegExp(`^packages/(?:${ids.join('|')})/|/with-games/`);
  const files = globSync('{apps,packages}/*/test/**/*.*', { cwd: ROOT }).filter((file) => !ofGames.test(file));
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) => {
    const text = file + readFileSync(join(ROOT, file), 'utf8');
    return ids.some((id) => text.includes(id));
  });
  expect(naming).toEqual([]);
});
