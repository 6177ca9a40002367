/* A script that imports one which imports it runs before what it needs is there, on whichever page asks for the other first. */
import { basename } from 'node:path';
import { expect, files, read, test } from './site.ts';

test('no scripts import one another in a circle', () => {
  const scripts = new Map(
    files()
      .filter((file) => /^_astro\/.*\.js$/.test(file))
      .map((file) => [
        basename(file),
        [...read(file).matchAll(/(?:from|import)\s*"([^"]+\.js)"/g)].map(([, path = '']) => basename(path)),
      ]),
  );
  expect(scripts.size).toBeGreaterThan(20);
  expect([...scripts.values()].flat().length).toBeGreaterThan(20);
  const circles: string[] = [];
  const isDone = new Set<string>();
  const follow = (script: string, way: readonly string[]): void => {
    if (way.includes(script)) circles.push([...way.slice(way.indexOf(script)), script].join(' → '));
    else if (!isDone.has(script)) for (const next of scripts.get(script) ?? []) follow(next, [...way, script]);
    isDone.add(script);
  };
  for (const script of scripts.keys()) follow(script, []);
  expect(circles).toEqual([]);
});
