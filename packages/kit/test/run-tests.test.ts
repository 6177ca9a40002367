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
  const { build } = listSteps('core', '@coup-doeil/core', '/nowhere');
  const built = listBuilt(build.command);
  expect(wanted.length).toBeGreaterThan(0);
  expect([...wanted, '@coup-doeil/core'].filter((name) => !built.includes(name))).toEqual([]);
});

test('what runs side by side builds no package, as the other reads what was built', () => {
  const { lanes } = listSteps('core', '@coup-doeil/core', '/nowhere');
  const turbo = lanes.flat().filter(({ command: [program] }) => program === 'turbo');
  expect(turbo.length).toBeGreaterThan(0);
  expect(turbo.flatMap(({ command }) => listBuilt(command))).toEqual([]);
});
