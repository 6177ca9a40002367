import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';

/**
 * Random positions of a game, read a second time by its slow twins: `node ../kit/proof/positions.ts [--list | 2501-5000 …]` in the
 * folder of the game. Each piece is a part of the proof, so that it may be broken off between two of them.
 */
const ALL = 10_000;
const PIECE = 2_500;
const TESTS = ['test/battle/twin.test.ts', 'test/battle/legal.test.ts'];

const pieces = Array.from({ length: ALL / PIECE }, (_, i) => `${i * PIECE + 1}-${(i + 1) * PIECE}`);
const names = process.argv.slice(2);
if (names.includes('--list')) console.log(pieces.join('\n'));
else {
  const size = Number(process.env.PROOF_SIZE ?? 1);
  const vitest = join(import.meta.dirname, '../../../node_modules/.bin/vitest');
  for (const name of names.length > 0 ? names : pieces) {
    const [first = 1, last = first] = name.split('-').map(Number);
    const positions = `${first}-${first + Math.ceil((last - first + 1) * size) - 1}`;
    const start = performance.now();
    const { status } = spawnSync(vitest, ['run', ...TESTS, '--reporter=dot'], {
      stdio: 'inherit',
      env: { ...process.env, POSITIONS: positions },
    });
    const seconds = Math.round((performance.now() - start) / 1000);
    const verdict = status === 0 ? 'met' : 'missed';
    console.log(
      `figure: ${basename(process.cwd())}, positions ${positions} | ${seconds} s | inputs, reports, reach, zones and sets as the slow twin has them | ${verdict}`,
    );
    if (status !== 0) process.exitCode = 1;
  }
}
