import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'coup-doeil-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** An empty folder that goes when the tests of this file are done. */
export const freshFolder = (): string => mkdtempSync(join(root, 'folder-'));
