import type { Game } from '@coup-doeil/core/game';
import { rollFaces } from '@coup-doeil/kit';
import { describe, expect, test } from 'vitest';
import { game as own } from '../src/index.ts';

// Calculators are asked for by their ids here.
const game: Game = own;

const roll = (id: string, words: string, faces: readonly number[], readings: Readonly<Record<string, string>> = {}) =>
  rollFaces(game, id, words, faces, { readings });

const GUNS = 'range=1';

describe('after a combat, as the sheet prints its rows', () => {
  // 4 to 4: the ratio 1/1 gives 0, so that a die of 6 is row 6.
  test.each<[string, string, number[], string[]]>([
    [
      'row 1: the attacker tests at +2',
      '',
      [1, 3],
      ['attacking unit 1: disorganised, disorganised by an earlier combat'],
    ],
    ['row 1, passed', '', [1, 2], []],
    [
      'row 6: the defender loses a step and tests at +2',
      '',
      [6, 1, 3],
      ['defending unit 1: disorganised, disorganised by an earlier combat, loses a step'],
    ],
    [
      'row 6, two defenders: their owner says who loses the step',
      'attackers.1.strength=8 defenders=2',
      [6, 1, 1, 1],
      ['defending unit 1 and defending unit 2: lose a step among them (which units lose the steps?)'],
    ],
    [
      'disorganised already',
      'attackers.1.state=disorganised defenders.1.state=disorganised',
      [1, 6],
      ['attacking unit 1: disorganised again'],
    ],
  ])('%s', async (_, words, faces, lines) => {
    expect((await roll('combat', words, faces)).effectLines).toEqual(lines);
  });

  test('a step is a point of strength; of several the strongest loses first, and nothing left is out', async () => {
    // 24 to 4 is 6/1, +6: with a 4 the last row but one, three steps, D and a retreat of two.
    const words = 'attackers.1.strength=24 defenders.1.strength=3 defenders.2.strength=1';
    const rolled = await roll('combat', words, [4]);
    expect(rolled.sentence).toMatch(/^4 \+ 6 = 10: 3 steps lost, disorganisation, retreat of 2 for the defenders; /);
    const shared = rolled.effects.find(({ choice }) => choice?.id === 'who-loses');
    expect(shared).toMatchObject({ units: ['defenders.1', 'defenders.2'], effect: { kind: 'lose', steps: 3 } });
    expect(rolled.effects.filter(({ effect }) => effect.kind === 'leave')).toHaveLength(2);
    expect(rolled.after).toMatchObject({
      defenders: [
        { strength: 1, state: 'disorganised', byCombat: true, out: true },
        { strength: 1, out: true },
      ],
    });
    expect(rolled.next).toEqual([]);
  });

  test('steps that fall on each are each unit’s own', async () => {
    const words = 'attackers.1.strength=24 defenders.1.strength=3 defenders.2.strength=1';
    const { effects } = await roll('combat', words, [4], { losses: 'each' });
    const lost = effects.filter(({ effect }) => effect.kind === 'lose');
    expect(lost).toMatchObject([
      { units: ['defenders.1'], effect: { steps: 3 } },
      { units: ['defenders.2'], effect: { steps: 3 } },
    ]);
    expect(lost.every(({ choice }) => choice === undefined)).toBe(true);
  });

  test('whom the star eliminates neither retreats nor loses steps', async () => {
    const words =
      'attackers.1.strength=24 defenders.1.arm=cavalry defenders.1.strength=2 defenders.1.state=disorganised defenders.1.byCombat=true defenders.2.strength=2';
    const rolled = await roll('combat', words, [3]);
    const of = (unit: string) =>
      rolled.effects.filter(({ units }) => units.includes(unit)).map(({ effect }) => effect.kind);
    expect(of('defenders.1')).toEqual(['eliminate']);
    expect(of('defenders.2')).toEqual(['set', 'set', 'lose', 'leave']);
    expect(rolled.after).toMatchObject({ defenders: [{ out: true }, { out: true }] });
  });
});

describe('after a fire', () => {
  test('disorganised by a fire is not by a combat, and a combat is the player’s own next step', async () => {
    const rolled = await roll('fire', `${GUNS} targets.1.morale=3 hex=village`, [6]);
    expect(rolled.effectLines).toEqual(['target unit 1: disorganised']);
    expect(rolled.next).toMatchObject([
      {
        id: 'combat',
        by: 'player',
        input: { hex: 'village', defenders: [{ morale: 3, state: 'disorganised' }] },
        open: ['attackers', 'defenders.1.strength', 'defenders.1.kind'],
      },
    ]);
  });

  test('without an effect nothing changes', async () => {
    const rolled = await roll('fire', 'range=6', [1]);
    expect(rolled.effects).toEqual([]);
    expect(rolled.sentence).toBe('1 − 3 = −2: no effect');
  });
});

test('after a morale test alone', async () => {
  expect((await roll('morale', 'morale=4', [5])).effectLines).toEqual(['disorganised']);
  expect((await roll('morale', 'morale=4', [4])).effectLines).toEqual([]);
  const open = await roll('morale', 'morale=4', [], { 'morale-test': 'open' });
  expect(open.effectLines).toEqual(['a morale test to make']);
  expect(open.sentence).toBe('tests its morale');
});
