import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';

test('the README names every reading, and no other', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const names = /with a default and other options:([^.]+)\./.exec(readme)?.[1] ?? '';
  expect([...names.matchAll(/`([a-z0-9-]+)`/g)].map(([, id]) => id).sort()).toEqual(Object.keys(game.readings).sort());
});
