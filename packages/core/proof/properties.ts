import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const CASES = 10_000;
/** The same properties that the tests try a little. */
const TESTS = [
  ['hex', 'test/junk.test.ts'],
  ['core', 'test/battle/document.test.ts'],
] as const;

const cases = Math.ceil(CASES * Number(process.env.PROOF_SIZE ?? 1));
const vitest = join(import.meta.dirname, '../../../node_modules/.bin/vitest');
for (const [folder, test] of TESTS) {
  const cwd = join(import.meta.dirname, '../..', folder);
  const { status } = spawnSync(vitest, ['run', test, '--reporter=dot', '--coverage.enabled=false'], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, FUZZ: `${cases}` },
  });
  console.log(`figure: ${folder}: ${test} | ${cases} cases a property | all hold | ${status === 0 ? 'met' : 'missed'}`);
  if (status !== 0) process.exitCode = 1;
}
