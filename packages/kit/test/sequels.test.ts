import { same, t } from '@coup-doeil/core/chart';
import { type NextAsk, parseInput, type Sequel } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { rollFaces } from '../src/conformance/roll-faces.ts';
import { duel, fire } from './duel.ts';
import { find } from './find.ts';

const next = (changed: Partial<NextAsk> = {}): NextAsk => ({
  id: 'again',
  title: t('Again', 'Encore'),
  by: 'player',
  calculator: 'fire',
  input: parseInput(fire.input, {}),
  open: ['targets.1'],
  ...changed,
});

const sequel = (changed: Partial<Sequel> = {}): Sequel => ({
  readings: {},
  fates: { holds: [], falls: [{ kind: 'set', field: 'rating', value: 2 }] },
  next: () => [next()],
  ...changed,
});

const found = (changed: Partial<Sequel> = {}, id = 'fire'): Promise<string> =>
  find('sequels', duel({ sequels: { [id]: async () => sequel(changed) } }));

describe('what follows an answer', () => {
  test('is right where it is, and where there is none', async () => {
    expect(await found()).toBe('');
    expect(await find('sequels', duel())).toBe('');
    expect(await found({ next: () => [next({ calculator: null, input: null, open: [] })] })).toBe('');
  });

  test.each<[string, Partial<Sequel>, string]>([
    ['a fate without a line', { fates: { holds: [] } }, 'sequel fire: it does not say what fate falls does to a unit'],
    [
      'an effect that leaves no valid input',
      { fates: { holds: [], falls: [{ kind: 'set', field: 'rating', value: 9 }] } },
      'the input after it is not valid: targets.1.rating may not be 9',
    ],
    ['a calculator that is none', { next: () => [next({ calculator: 'x' })] }, 'next again: there is no calculator x'],
    [
      'an input that is not valid',
      { next: () => [next({ input: { attack: 99 } })] },
      'next again: its input is not valid: attack may not be 99',
    ],
    [
      'a field to look at that is none',
      { next: () => [next({ open: ['targets.2'] })] },
      'next again: no field targets.2 to look at',
    ],
    [
      'what is printed without a citation',
      { next: () => [next({ by: 'sheet' })] },
      'what the sheet prints has a citation',
    ],
    ['a row without words', { rowText: () => same('') }, 'a row without words'],
  ])('catches %s', async (_, changed, problem) => {
    expect(await found(changed)).toContain(problem);
  });

  test('catches a sequel of no calculator', async () => {
    expect(await found({}, 'x')).toContain('sequel x: there is no such calculator');
  });
});

test('a reading of a sequel is among the game’s, and needs no calculator', async () => {
  const { readings } = duel();
  const [own] = Object.values(readings);
  if (!own) throw new Error('no reading');
  const sequels = { fire: async () => sequel({ readings: { later: own } }) };
  expect(await find('readings', duel({ sequels }))).toContain("reading later of a sequel is not among the game's");
  expect(await find('readings', duel({ sequels, readings: { ...readings, later: own } }))).toBe('');
});

describe('faces that were rolled', () => {
  const game = duel({ sequels: { fire: async () => sequel() } });

  test('come to a sentence, effects and what follows', async () => {
    const rolled = await rollFaces(game, 'fire', 'flank=true', [3, 4]);
    expect(rolled.sentence).toMatch(/^3 \+ 2 = 5: /);
    expect(rolled.effects).toEqual([{ units: ['targets.1'], effect: { kind: 'set', field: 'rating', value: 2 } }]);
    expect(rolled.effectLines).toHaveLength(1);
    expect(rolled.next).toEqual([next()]);
    expect((await rollFaces(game, 'fire', '', [4], { language: 'fr' })).sentence).toBe('4\u202f: manqué');
  });

  test.each([
    ['nothing follows charge', 'charge', '', []],
    ['no dice', 'fire', 'volley=true night=true', []],
    ['a die is still to be thrown', 'fire', 'flank=true', [3]],
  ])('%s', async (problem, id, words, faces) => {
    await expect(rollFaces(game, id, words, faces)).rejects.toThrow(problem);
  });
});
