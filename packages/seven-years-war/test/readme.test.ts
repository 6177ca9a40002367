import { readFile } from 'node:fs/promises';
import { formatPlaceId, type Game, parseWords, run, splitWords } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';
import { meta } from '../src/meta.ts';

// By ids that are only known when the README is read.
const { calculators }: Game = game;
const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
/** Its programs are compiled and run as they are published, by the package `publishing`. */
const lines = [...readme.matchAll(/^([a-z-]+) (\S.*) → (.+)$/gm)];

describe('what the README says', () => {
  test('has examples in words', () => expect(lines.length).toBeGreaterThan(10));

  for (const [line, id = '', words = '', said] of lines)
    test(line, async () => {
      const calculator = await calculators[id]?.();
      if (!calculator) throw new Error(`no calculator ${id}`);
      const result = run(meta, calculator, { input: parseWords(calculator.input, splitWords(words)) });
      if (!result.ok) throw new Error(`${result.error.field}: ${result.error.code}`);
      const { refused, answer } = result.report;
      expect(refused ? `refused by ${formatPlaceId(refused.cite)}` : `${answer?.total}`).toBe(said);
    });

  test('every reading is named, and no other', () => {
    const named = /with a default and other options:([^.]+)\./.exec(readme)?.[1] ?? '';
    expect([...named.matchAll(/`([a-z0-9-]+)`/g)].map(([, id]) => id).sort()).toEqual(
      Object.keys(game.readings).sort(),
    );
  });
});
