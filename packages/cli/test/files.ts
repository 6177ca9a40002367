import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'coup-doeil-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file that goes when the tests of this file are done, and gives its path. */
export const writeTemporary = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
