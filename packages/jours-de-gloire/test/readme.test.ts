import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, parseWords, run, splitWords } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';

// By ids that are only known when the README is read.
const { calculators }: Game = game;
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
/** Its programs are compiled and run as they are published, by the package `publishing`. */
const lines = [...readme.matchAll(/```text\n(.*?)```/gs)].flatMap(([, block = '']) => block.trim().split('\n'));

describe('what the README shows', () => {
  test.each(lines)('%s', async (line) => {
    const [asked = '', shown] = line.split(' → ');
    const [id = '', ...words] = asked.split(' ');
    const calculator = await calculators[id]?.();
    if (!calculator) throw new Error(`no calculator ${id}`);
    const told = run(game.meta, calculator, { input: parseWords(calculator.input, splitWords(words.join(' '))) });
    if (!told.ok) throw new Error(told.error.field);
    const { refused, answer } = told.report;
    const place = refused && [refused.cite.chart, refused.cite.row, refused.cite.column, refused.cite.note];
    const headline = place ? `refused_${place.filter(Boolean).join('.')}` : answer?.headline;
    // A lone row in the odds is its fact, not part of the sum.
    expect(headline).toBe(shown);
  });
});
