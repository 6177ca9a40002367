import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { MAIN } from '../test/process.ts';

const RUNS = 40;
const MOST = 2.5;

const once = (args: readonly string[]): number => {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, [...args], { stdio: 'ignore' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}`);
  return performance.now() - start;
};

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? Infinity;

/** `games` beside a Node that does nothing, turn about, so that a busy machine weighs on both alike. */
export const startUp = (): string[] => {
  const pairs = Array.from({ length: RUNS }, () => [once(['-e', '0']), once([MAIN, 'games'])] as const);
  const [nothing, games] = [median(pairs.map(([one]) => one)), median(pairs.map(([, other]) => other))];
  const ratio = games / nothing;
  console.log(
    `games: ${games.toFixed(1)} ms, node -e 0: ${nothing.toFixed(1)} ms, ${ratio.toFixed(2)} times (at most ${MOST})`,
  );
  return ratio <= MOST ? [] : [`games takes ${ratio.toFixed(2)} times node -e 0`];
};
