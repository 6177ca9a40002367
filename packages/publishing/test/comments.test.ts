import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type Face, readFace } from '../src/declarations.ts';
import { doorsOf } from '../src/doors.ts';
import { published } from '../src/packages.ts';

const packages = published();

/** The exports of each package that an editor can say nothing about, as `door: name`. */
const listUncommented = (face: Face): ReadonlyMap<string, readonly string[]> =>
  new Map(
    packages.map((one) => [
      one.name,
      doorsOf(one).flatMap(({ name: door, file }) =>
        face.exports(file).flatMap(({ name, about }) => (about === '' ? [`${door}: ${name}`] : [])),
      ),
    ]),
  );

let uncommented: ReadonlyMap<string, readonly string[]>;
beforeAll(() => {
  const files = packages.flatMap(doorsOf).map(({ file }) => file);
  uncommented = readFace(files, listUncommented);
});

test.each(packages)('every export of $name says what it is', ({ name }) => {
  expect(uncommented.get(name)).toEqual([]);
});

const FENCED = /```.*?```/gs;
/** A draft has none yet. */
const reports = packages
  .map(({ name, folder }) => ({ name, file: join(folder, 'api.md') }))
  .filter(({ file }) => existsSync(file))
  .map(({ name, file }) => ({ name, report: readFileSync(file, 'utf8') }));
/** What any package exports: a door may send its reader to another. */
const exported = new Set(
  reports.flatMap(({ report }) => [...report.matchAll(/^### `(\w+)`/gm)].map(([, name]) => name)),
);

test.each(reports)('the doors of $name are described by names that exist', ({ report }) => {
  const code = (report.match(FENCED) ?? []).join('\n').replaceAll(/\/\*.*?\*\//gs, '');
  const own = new Set(code.match(/[A-Za-z_]\w*/g));
  const [, ...doors] = report.split(/^## /m);
  const words = doors.flatMap((door) => {
    const [intro = ''] = door.split('\n### ');
    return [...intro.replaceAll(FENCED, '').matchAll(/`([A-Za-z]\w*)(?:\([^`]*\))?`/g)].map(([, word = '']) => word);
  });
  expect(words.filter((word) => !own.has(word) && !exported.has(word))).toEqual([]);
});

/** What a calculator’s door may open on: whoever imports one wants nothing else of it. */
test.each(packages.filter(({ game }) => game))('the calculators of $name are exported alone', (one) => {
  const doors = doorsOf(one).filter(({ name }) => name.includes('/calculators/'));
  const names = readFace(
    doors.map(({ file }) => file),
    (face) => doors.map(({ file }) => face.exports(file).map(({ name }) => name)),
  );
  expect(names.length).toBeGreaterThan(0);
  for (const exported of names) expect(exported).toEqual(['calculator']);
});
