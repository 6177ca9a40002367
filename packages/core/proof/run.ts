import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { cases as dice } from '../bench/dice.ts';
import { cases as hex } from '../bench/hex.ts';
import { run } from '../bench/run.ts';
import { anyFight } from '../test/fixture/fight.ts';
import { tryMalformed } from './malformed.ts';
import { mutateRooms } from './mutation.ts';

// What is slow or needs a stopwatch, all of it even when a part fails.
const failed: string[] = [];

// A busy machine may miss a figure, and docs/benchmarks.md says which are missed; unequal results throw.
if (!(await run([...hex, ...dice]))) console.log('Some figures were missed.');

const seed = `${Date.now()}`;
console.log(`\n100,000 malformed things, seed ${seed}`);
try {
  console.table(tryMalformed(anyFight, 100_000, seed));
} catch (error) {
  console.error(error);
  failed.push('malformed things');
}

// The same properties that the tests try a little, in 10,000 cases each.
for (const [folder, test] of [
  ['hex', 'test/junk.test.ts'],
  ['core', 'test/battle/document.test.ts'],
] as const) {
  console.log(`\n${folder}: ${test}, 10,000 cases a property`);
  const { status } = spawnSync(
    join(import.meta.dirname, '../../../node_modules/.bin/vitest'),
    ['run', test, '--reporter=dot'],
    { cwd: join(import.meta.dirname, '../..', folder), stdio: 'inherit', env: { ...process.env, FUZZ: '10000' } },
  );
  if (status !== 0) failed.push(`${folder}: ${test}`);
}

failed.push(...mutateRooms().map((room) => `mutation of ${room}`));

console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}.` : '\nAll held.');
process.exitCode = failed.length > 0 ? 1 : 0;
