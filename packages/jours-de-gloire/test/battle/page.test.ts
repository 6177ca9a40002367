import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PACKAGES: Readonly<Record<string, () => Promise<object>>> = {
  '@coup-doeil/core/battle': () => import('@coup-doeil/core/battle'),
  '@coup-doeil/core/plan': () => import('@coup-doeil/core/plan'),
  '@coup-doeil/jours-de-gloire': () => import('../../src/index.ts'),
  '@coup-doeil/jours-de-gloire/battle': () => import('../../src/battle.ts'),
};

const page = readFileSync(join(import.meta.dirname, '../../../../docs/battle.md'), 'utf8');
const blocks = [...page.matchAll(/```ts\n(.*?)```/gs)].map(([, block = '']) => block);
const isProgram = (block: string): boolean => block.startsWith('import ');
/** A block that opens a board begins a walk; those after it go on from there. */
const walks = blocks.filter(isProgram).reduce<string[][]>((found, block) => {
  if (/\bopenBoard\b/.test(block)) found.push([block]);
  else found.at(-1)?.push(block);
  return found;
}, []);

/** What a program prints; its imports are those of this test. */
const runProgram = async (program: string): Promise<string[]> => {
  const printed: string[] = [];
  const body = stripTypeScriptTypes(program).replace(
    /^import (\{[^}]*\}) from '([^']+)';$/gm,
    (_, names: string, from: string) => `const ${names} = await load('${from}');`,
  );
  const load = (name: string): Promise<object> => PACKAGES[name]?.() ?? expect.fail(`no package ${name}`);
  const print = (...values: unknown[]) => printed.push(...values.map(String).join(' ').split('\n'));
  const AsyncFunction = (async () => {}).constructor as new (
    ...args: string[]
  ) => (...given: unknown[]) => Promise<void>;
  await new AsyncFunction('load', 'console', body)(load, { log: print });
  return printed;
};

test('the page of the battle door has two walks: to an outcome, and to a plan', () => {
  expect(walks.map((walk) => walk.length)).toEqual([2, 2]);
});

test.each(walks.map((walk, i) => [i + 1, walk.join('\n')] as const))(
  'walk %i prints what it says',
  async (_, program) => {
    const wanted = [...program.matchAll(/^\/\/ (.*)$/gm)].map(([, line = '']) => line);
    expect(await runProgram(program)).toEqual(wanted);
    expect(wanted.length).toBeGreaterThan(3);
  },
);
