import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { cases as dice } from '../bench/dice.ts';
import { cases as hex } from '../bench/hex.ts';
import { run } from '../bench/run.ts';
import { anyFight } from '../test/fixture/fight.ts';
import { tryMalformed } from './malformed.ts';
import { mutate, ROOMS } from './mutation.ts';

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

// The same properties that the tests try a little: 10,000 cases each for documents, a third of it for each of forty doors.
console.log('\nJunk for hexes and battlefield documents');
const here = join(import.meta.dirname, '..');
const { status } = spawnSync(
  join(here, '../../node_modules/.bin/vitest'),
  ['run', 'test/hex/junk.test.ts', 'test/hex/document.test.ts', '--reporter=dot'],
  { cwd: here, stdio: 'inherit', env: { ...process.env, FUZZ: '10000' } },
);
if (status !== 0) failed.push('junk for hexes');

for (const room of ROOMS) if (!mutate(room)) failed.push(`mutation of ${room}`);

console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}.` : '\nAll held.');
process.exitCode = failed.length > 0 ? 1 : 0;
