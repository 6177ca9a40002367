import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { MAIN } from '../test/process.ts';

const RUNS = 40;

const once = (args: readonly string[]): number => {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [...args], { stdio: 'ignore' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`);
  return performance.now() - start;
};

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? Infinity;

/** What is timed, and how many times as long as a Node that does nothing it may take, where that is held. */
const CASES = [
  ['games', ['games'], 2.5],
  ['calc', ['calc', 'jours-de-gloire', 'fire', 'strength=6'], null],
] as const;

// Turn about, so that a busy machine weighs on all alike.
const rounds = Array.from({ length: RUNS }, () => [
  once(['-e', '0']),
  ...CASES.map(([, words]) => once([MAIN, ...words])),
]);
const [nothing = 0, ...others] = [0, ...CASES.map((_, i) => i + 1)].map((at) =>
  median(rounds.map((round) => round[at] ?? 0)),
);
for (const [i, [name, , most]] of CASES.entries()) {
  const milliseconds = others[i] ?? 0;
  const ratio = milliseconds / nothing;
  const value = `${milliseconds.toFixed(0)} ms, ${ratio.toFixed(2)} times node -e 0`;
  const verdict = most === null ? '' : ratio <= most ? 'met' : 'missed';
  console.log(`figure: start of ${name} | ${value} | ${most === null ? '' : `${most} times`} | ${verdict}`);
  if (verdict === 'missed') process.exitCode = 1;
}
