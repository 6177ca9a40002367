import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../src/packages.ts';

const GLOSSARY = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');

/** The text under a heading of the glossary. */
const sectionOf = (heading: string): string => {
  const [, text = ''] = GLOSSARY.split(`\n## ${heading}\n`);
  const [section = ''] = text.split('\n## ');
  return section;
};

// What stands below the list is about it.
const VERBS = new Set(
  sectionOf('Verbs')
    .trim()
    .split('\n\n')[0]
    ?.match(/[a-z]+/g),
);
const MAKERS = new Set([...sectionOf('Makers').matchAll(/`(\w+)`/g)].map(([, name]) => name));
/** The words of the columns headed “not”. */
const AVOIDED = [...GLOSSARY.matchAll(/^\|[^|\n]*\|[^|\n]*\| ([^|\n]*?) ?\|$/gm)]
  .flatMap(([, words = '']) => words.split(', '))
  .filter((word) => /^[a-z]+$/.test(word) && word !== 'not');

/** Every exported name of a library with its declaration, as its public face is pinned. */
const exportsOf = (library: string): (readonly [name: string, declaration: string])[] =>
  [
    ...(readFileSync(join(ROOT, 'packages', library, 'api.md'), 'utf8')
      .split('\n## Needed')[0]
      ?.matchAll(/^### `(\w+)`\n[\s\S]*?```typescript\n([\s\S]*?)```/gm) ?? []),
  ].map(([, name = '', declaration = '']) => [name, declaration]);

const isFunction = (declaration: string): boolean => /^(?:function|const \w+: (?:<[\s\S]*?>)?\()/.test(declaration);
const wordsOf = (name: string): string[] =>
  name.match(/[A-Z]?[a-z0-9]+|[A-Z]+/g)?.map((word) => word.toLowerCase()) ?? [];

const LIBRARIES = readdirSync(join(ROOT, 'packages')).filter((name) =>
  existsSync(join(ROOT, 'packages', name, 'api.md')),
);

test('the glossary has its lists', () => {
  expect(VERBS.size).toBeGreaterThan(40);
  expect(MAKERS.size).toBeGreaterThan(15);
  expect(AVOIDED.length).toBeGreaterThan(10);
  expect(LIBRARIES.length).toBeGreaterThan(5);
});

test('a word stands once, or says of what it is', () => {
  const words = [...GLOSSARY.matchAll(/^\| ([^|\n]+) \|[^|\n]*\|[^|\n]*\|$/gm)]
    .flatMap(([, words = '']) => words.split(', '))
    .filter((word) => word !== 'word' && !word.startsWith('---'));
  expect(words.length).toBeGreaterThan(80);
  expect(words.filter((word, i) => words.indexOf(word) < i)).toEqual([]);
});

test.each(LIBRARIES)('the exported names of %s follow it', (library) => {
  const names = exportsOf(library);
  expect(names.length).toBeGreaterThan(0);
  const functions = names.filter(([name, declaration]) => isFunction(declaration) && !MAKERS.has(name));
  expect(functions.map(([name]) => name).filter((name) => !VERBS.has(wordsOf(name)[0] ?? ''))).toEqual([]);
  expect(names.map(([name]) => name).filter((name) => wordsOf(name).some((word) => AVOIDED.includes(word)))).toEqual(
    [],
  );
});

test('no verb and no maker of the glossary is idle', () => {
  const functions = LIBRARIES.flatMap(exportsOf).map(([name]) => name);
  const begun = new Set(functions.map((name) => wordsOf(name)[0] ?? ''));
  expect([...VERBS].filter((verb) => !begun.has(verb))).toEqual([]);
  expect([...MAKERS].filter((name) => !functions.includes(name ?? ''))).toEqual([]);
});
