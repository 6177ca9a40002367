import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { run } from '../run.ts';

/** A throw as it once came out. It was written down when it was first thrown, and is for ever. */
interface Thrown {
  readonly ask: string;
  readonly seed: string;
  readonly faces: readonly number[];
  readonly outcome: Readonly<Record<string, string>>;
}

const readThrows = (id: string): readonly Thrown[] => {
  const file = new URL(`seeds/${id}.jsonl`, import.meta.url);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line): Thrown => JSON.parse(line));
};

const kept = games.map(({ meta }) => [meta.id, readThrows(meta.id)] as const).filter(([, all]) => all.length > 0);

test('some throws were written down', () => {
  expect(kept.length).toBeGreaterThan(0);
});

/** The ask as words of the shell: what is no word of the input is an option. */
const formatArguments = (ask: string): string =>
  ask.replace(/\bedition=/, '--edition ').replaceAll(/\breading\.(\S+=)/g, '--reading $1');

test.each(kept)('%s: a seed throws for ever what it once threw', async (id, all) => {
  for (const { ask, seed, faces, outcome } of all) {
    // The seed has spaces, which the shell would quote.
    const words = [...`roll ${id} ${formatArguments(ask)}`.split(' ').filter(Boolean), '--seed', seed];
    const now = JSON.parse((await run([...words, '--json'])).out) as {
      rolls: { face: number }[];
      outcome: Record<string, { id: string }>;
    };
    const came = Object.fromEntries(Object.entries(now.outcome).map(([list, one]) => [list, one.id]));
    expect({ ask, seed, faces: now.rolls.map(({ face }) => face), outcome: came }).toEqual({
      ask,
      seed,
      faces,
      outcome,
    });
  }
});
