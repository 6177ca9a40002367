import { readFile } from 'node:fs/promises';
import { fromWords, placeId, run, wordsOf } from '@aide-de-camp/core/game';
import { createGrid, parseHex } from '@aide-de-camp/core/hex';
import { describe, expect, test } from 'vitest';
import { attackOnBoard, reachable, setUp, table } from '../src/board.ts';
import { calculator as attack } from '../src/calculators/attack-terrain.ts';
import { game } from '../src/index.ts';
import { attackTerrain } from '../src/lean/attack-terrain.ts';
import { meta } from '../src/meta.ts';

const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
const lines = [...readme.matchAll(/^([a-z-]+) (\S.*) → (.+)$/gm)];

describe('what the README says', () => {
  test('has examples in words', () => expect(lines.length).toBeGreaterThan(10));

  for (const [line, id = '', words = '', said] of lines)
    test(line, async () => {
      const calculator = await game.calculators[id]?.();
      if (!calculator) throw new Error(`no calculator ${id}`);
      const result = run(meta, calculator, { input: fromWords(calculator.input, wordsOf(words)) });
      if (!result.ok) throw new Error(`${result.error.field}: ${result.error.code}`);
      const { refused, answer } = result.report;
      expect(refused ? `refused by ${placeId(refused.cite)}` : `${answer?.total}`).toBe(said);
    });

  test('the first example in code', () => {
    const result = run(meta, attack, {
      input: {
        attackers: [{ arm: 'infantry', paths: [{ hexsides: ['stream'] }] }],
        defenders: [{ terrains: ['town'] }],
      },
    });
    expect(result.ok && result.report.answer?.total).toBe(-2);
  });

  test('the lean example', () => {
    const path = { adjacent: true, hexsides: ['stream'], line: [] } as const;
    const attackers = [{ arm: 'cavalry', terrains: ['clear'], paths: [path] }] as const;
    // Pond −1, stream −1; no star on either.
    expect(attackTerrain({ attackers, defenders: [{ terrains: ['pond-river'] }] })).toEqual({
      total: -2,
      best: [1, 1],
      shock: [true],
    });
  });

  test('the board', () => {
    const grid = createGrid({ columns: 40, rows: 30, orientation: 'flat', shifted: 'even' });
    const field = setUp(grid, {
      hexes: [{ hex: '1204', terrains: ['town'] }],
      hexsides: [{ hexside: '1204/1205', features: ['stream'] }],
      units: [{ id: 'itzenplitz', hex: '1205', owner: 'prussia', arm: 'infantry' }],
    });
    const input = attackOnBoard(field, [{ hex: '1205', arm: 'infantry' }], ['1204']);
    const result = run(meta, attack, { input });
    expect(result.ok && result.report.answer?.total).toBe(-2);
    // Town 1, stream +1.
    expect(reachable(table(), field, 'itzenplitz', 4).get(parseHex(grid, '1204'))?.cost).toBe(2);
  });

  test('every reading is named, and no other', () => {
    const named = /with a default and other options:([^.]+)\./.exec(readme)?.[1] ?? '';
    expect([...named.matchAll(/`([a-z0-9-]+)`/g)].map(([, id]) => id).sort()).toEqual(
      Object.keys(game.readings).sort(),
    );
  });
});
