import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../src/packages.ts';

/** What reads data stored under the project's former name, and the tests of it: nothing else may use that name. */
const READERS = [
  'apps/site/src/offline/worker.js',
  'apps/site/src/shell/Head.astro',
  'apps/site/test/board-record.test.ts',
  'apps/site/test/former-name.test.ts',
  'packages/cli/src/schemas/record.ts',
  'packages/cli/test/pinned/schemas.json',
  // Drawn from the types of the schema that reads them.
  'packages/core/api.md',
  'packages/core/src/battle/battlefield.ts',
  'packages/core/test/battle/document.test.ts',
  'packages/core/test/zod/battlefield.test.ts',
  relative(ROOT, import.meta.filename),
];

test('the former name, aide-de-camp, stands only in what reads old data', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  const using = files.filter((file) => /aide.?de.?camp/i.test(file) || /aide.?de.?camp/i.test(read(file)));
  expect(using.toSorted()).toEqual(READERS.toSorted());
});

// A file that was deleted and not yet committed is still listed.
const read = (file: string): string => {
  try {
    return readFileSync(join(ROOT, file), 'latin1');
  } catch {
    return '';
  }
};
