import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { manifestIn, published, ROOT } from '../src/packages.ts';

/** The games of the house, which its command brings: each package is called by the id of its game. A draft is none yet. */
const { dependencies = {} } = manifestIn(join(ROOT, 'packages/cli'));
const ids = published()
  .filter(({ name, game }) => game && name in dependencies)
  .map(({ folder }) => basename(folder));

test('no test of the house names a game, but those in a folder `with-games`', () => {
  expect(ids).not.toEqual([]);
  const ofGames = new RegExp(`^packages/(?:${ids.join('|')})/|/with-games/`);
  const files = globSync('{apps,packages}/*/test/**/*.*', { cwd: ROOT }).filter((file) => !ofGames.test(file));
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) => {
    const text = file + readFileSync(join(ROOT, file), 'utf8');
    return ids.some((id) => text.includes(id));
  });
  expect(naming).toEqual([]);
});
