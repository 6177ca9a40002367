import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listSteps } from '../src/run-tests/steps.ts';
import { ROOT } from './generator/workspace.ts';

/** The packages that a step of turbo would build; it is only asked, nothing runs. */
const listBuilt = ([program = '', ...args]: readonly string[]): readonly string[] => {
  const text = execFileSync(join(ROOT, 'node_modules/.bin', program), [...args, '--dry=json'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  const { tasks }: { tasks: readonly { task: string; package: string }[] } = JSON.parse(text.slice(text.indexOf('{')));
  return tasks.filter(({ task }) => task === 'build').map((built) => built.package);
};

test('what the site is made with is built before it, in a clone where nothing is', () => {
  const { dependencies }: { dependencies: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(ROOT, 'apps/site/package.json'), 'utf8'),
  );
  const wanted = Object.keys(dependencies).filter((name) => dependencies[name]?.startsWith('workspace:'));
  const steps = listSteps('core', '@coup-doeil/core', '/nowhere');
  const site = steps.findIndex(({ command: [program] }) => program === 'astro');
  const built = steps.slice(0, site).flatMap(({ command }) => listBuilt(command));
  expect(wanted.length).toBeGreaterThan(0);
  expect(wanted.filter((name) => !built.includes(name))).toEqual([]);
});
