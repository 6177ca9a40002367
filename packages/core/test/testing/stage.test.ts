import { describe, expect, test } from 'vitest';
import { checkAsk, fromWords, wordsOf } from '../../src/game/index.ts';
import { apart } from '../../src/testing/one-apart.ts';
import { tell } from '../../src/testing/stage.ts';
import { duel, fire } from './duel.ts';
import { folder } from './entries.ts';
import { EXEMPT, RULINGS } from './rulings.ts';

describe('stage', () => {
  test('tells what a game passes, and what its next stage wants', async () => {
    const { lines, ok } = await tell(duel(), { at: folder(), rulings: RULINGS, exempt: EXEMPT });
    expect(ok).toBe(true);
    expect(lines[0]).toBe('duel: draft');
    expect(lines).toContain('missing for checked:');
    expect(lines.at(-1)).toMatch(/pin the answers/);
  });
  test('tells what is wrong', async () => {
    const game = duel();
    const { lines, ok } = await tell({ ...game, meta: { ...game.meta, version: '9.9.9' } }, { at: folder() });
    expect(ok).toBe(false);
    expect(lines.join('\n')).toContain('     meta: version 9.9.9, in package.json 1.0.0');
  });
});

describe('apart', () => {
  const asked = (words: string) => checkAsk(fire, { input: fromWords(fire.input, wordsOf(words)) });
  test.each([
    ['targets=2', '', 1],
    ['', 'targets=2', 1],
    ['targets.1.rating=2', 'targets.1.rating=4', 1],
    ['targets.1.rating=2 targets.2.rating=3', 'targets.2.rating=3', 1],
    ['targets.1.rating=2 targets.2.rating=3', 'targets.1.rating=5', 2],
    ['attack=3 flank=true', 'attack=4', 2],
    ['volley=true night=true', '', 1],
    ['flank=true', 'flank=true', 0],
  ])('%s and %s are %i apart', (a, b, steps) => {
    expect(apart(fire, asked(a), asked(b))).toBe(steps);
  });
});
