import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './workspace.ts';

/** Pages for those who carry this on; the ways that the page of a new game names are in the game that it makes. */
const PAGES = ['docs/architecture.md', 'docs/testing.md', 'docs/translating.md', 'CONTRIBUTING.md'];

/** Every way that a page names, in the folder of any game where it says no other. */
const named = (text: string): string[] =>
  [...text.matchAll(/`((?:packages|apps|docs|src|test|\.github)\/[^`\s]*)`/g)].map(([, path = '']) =>
    path.replace(/^(?=src\/|test\/)/, 'packages/*/').replace(/<[a-z]+>|\[[a-z]+\]/g, '*'),
  );

test.each(PAGES)('what %s names is there', (page) => {
  const paths = named(readFileSync(join(ROOT, page), 'utf8'));
  expect(paths.length).toBeGreaterThan(1);
  expect(paths.filter((path) => globSync(path, { cwd: ROOT }).length === 0)).toEqual([]);
});
