import { checkAsk, createAftermath, type Game, parseWords, splitWords } from '@coup-doeil/core/game';
import { formatEffects } from '@coup-doeil/core/tell';
import { rollFaces } from '@coup-doeil/kit';
import { describe, expect, test } from 'vitest';
import { game as own } from '../src/index.ts';

// Calculators are asked for by their ids here.
const game: Game = own;

const prepare = async (id: string, words: string, readings: Readonly<Record<string, string>> = {}) => {
  const [calculator, sequel] = await Promise.all([game.calculators[id]?.(), game.sequels?.[id]?.()]);
  if (!calculator || !sequel) throw new Error(id);
  const asked = checkAsk(calculator, { readings, input: parseWords(calculator.input, splitWords(words)) });
  return { calculator, sequel, asked };
};

const roll = (id: string, words: string, faces: readonly number[]) => rollFaces(game, id, words, faces);

const enter = async (words: string, entered: readonly string[], readings: Readonly<Record<string, string>> = {}) => {
  const { calculator, sequel, asked } = await prepare('morale-effect', words, readings);
  const came = createAftermath(calculator, sequel, asked, { entered });
  return { ...came, effectLines: formatEffects(calculator, came.effects, 'en') };
};

describe('after a deep charge', () => {
  test('at 11 it is bound to the next attack, and has made its own this turn', async () => {
    const rolled = await roll('deep-charge', 'morale=5', [6]);
    expect(rolled.effectLines).toEqual(['it made a deep charge this turn, bound to the next attack']);
    expect(rolled.after).toMatchObject({ already: true });
    expect(rolled.next).toMatchObject([
      { id: 'next-attack', by: 'sheet', calculator: 'attack-terrain', cite: { chart: 'deep-charge' } },
    ]);
  });
  test('below it is free, and has made its own all the same', async () => {
    const rolled = await roll('deep-charge', 'morale=5', [5]);
    expect([rolled.effectLines, rolled.next]).toEqual([['it made a deep charge this turn'], []]);
  });
});

test('a unit that rallies does so to an order that is not printed', async () => {
  expect((await roll('rally', 'morale=4', [4])).effectLines).toEqual(['rallied: to which order is yours to say']);
  expect((await roll('rally', 'morale=4', [6])).effectLines).toEqual([]);
});

// The three lines of the sheet: 5 – no effect on r; 4 – disorder by a point after the first, and by r; 3 – rout, disorder, surrender.
describe('results that the player enters, by the lines of morale', () => {
  const FIRST = 'loses a step, it has lost a step already, shows its back: look at its figures';
  test.each<[string, string, string[]]>([
    ['morale=5', 'loss-point', [FIRST]],
    ['morale=5 stepLost=true', 'loss-point', ['loses a step']],
    ['morale=4 stepLost=true', 'loss-point', ['loses a step, in disorder']],
    ['morale=3 stepLost=true', 'loss-point', ['loses a step, routed']],
    ['morale=5', 'r', []],
    ['morale=4', 'r', ['in disorder']],
    ['morale=3', 'r', ['in disorder']],
    ['morale=5', 's', []],
    ['morale=3', 's', ['surrenders, for one loss point']],
    ['morale=3', 'retreat', ['retreats one hex']],
  ])('%s, %s', async (words, entered, lines) => {
    expect((await enter(words, [entered])).effectLines).toEqual(lines);
  });
  test('a morale without a line says nothing; a result that is none is an error', async () => {
    expect((await enter('morale=7', ['r'], { 'morale-bounds': 'printed' })).effects).toEqual([]);
    await expect(enter('morale=3', ['r', 'x'])).rejects.toMatchObject({
      code: 'entered',
      field: 'entered.2',
      allowed: ['loss-point', 'r', 's', 'retreat'],
      given: 'x',
    });
  });
});

test('what a player may enter goes by the words of the sheet', async () => {
  const { sequel } = await prepare('morale-effect', '');
  const labels = Object.entries(sequel.entered ?? {}).map(([id, { label }]) => [id, label.en, label.fr]);
  expect(labels).toEqual([
    ['loss-point', 'a loss point', 'un point de perte'],
    ['r', 'a result “r”', 'un résultat «\u202fr\u202f»'],
    ['s', 'a result “S”', 'un résultat «\u202fS\u202f»'],
    ['retreat', 'a retreat', 'un recul'],
  ]);
});

test('nothing follows a deep charge before its die', async () => {
  const { calculator, sequel, asked } = await prepare('deep-charge', '');
  expect(createAftermath(calculator, sequel, asked, {}).next).toEqual([]);
});

test('after an attack come the steps that are printed after its modifier', async () => {
  const { calculator, sequel, asked } = await prepare('attack-terrain', '');
  const { next } = createAftermath(calculator, sequel, asked, {});
  expect(next.map((one) => [one.id, one.calculator, one.cite?.row, one.by])).toEqual([
    ['results', 'morale-effect', 'results', 'sheet'],
    ['advance', 'march', 'advance', 'sheet'],
    ['extension', 'attack-terrain', 'extension', 'sheet'],
    ['cavalry', 'deep-charge', 'cavalry', 'sheet'],
  ]);
  for (const { calculator: id, input } of next) {
    const load = game.calculators[id ?? ''];
    if (!load) throw new Error('no calculator');
    checkAsk(await load(), { input });
  }
});
