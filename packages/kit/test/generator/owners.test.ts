import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workspace } from './workspace.ts';

let root = '';
beforeAll(() => {
  root = workspace();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const FILE = '.github/CODEOWNERS';
const read = (): string => readFileSync(join(root, FILE), 'utf8');
const owners = (): string =>
  spawnSync(process.execPath, ['--conditions=@coup-doeil/source', join(root, 'packages/kit/src/generator/owners.ts')], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim();

test('what the host is told is what each game says of itself', () => {
  const kept = read();
  expect(owners()).toBe(`${FILE} says it all`);
  expect(read()).toBe(kept);
  const [game = ''] = /(?<=\/packages\/)[^/]+/.exec(kept) ?? [];
  writeFileSync(join(root, 'packages', game, 'OWNERS'), `/packages/${game}/ @somebody\n`);
  expect(owners()).toBe(`${FILE} is written anew`);
  expect(read()).toContain(`/packages/${game}/ @somebody\n`);
  expect(read().split('\n').length).toBe(kept.split('\n').length);
});
