import { t } from '@coup-doeil/core/chart';
import {
  type Calculator,
  checkAsk,
  describeInput,
  list,
  listNeighbours,
  optionalNumber,
  parseWords,
  splitWords,
  wholeNumber,
} from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { spread, thin } from '../src/conformance/spread.ts';
import { fire } from './duel.ts';

const label = t('X', 'X');
const held = (calculator: Calculator, words: string, field: string) => {
  // Checked by the description of the very same input.
  const input = checkAsk(calculator, { input: parseWords(calculator.input, splitWords(words)) }).input as never;
  return listNeighbours(calculator.input, input)
    .filter(({ place }) => place.path === field)
    .flatMap((around) => spread(calculator, around));
};

describe('every value of a field', () => {
  const numbers = describeInput({
    maybe: optionalNumber({ label, min: 0, max: 4 }),
    list: list({ label, of: wholeNumber({ label, min: -3, max: 0, default: -1 }), max: 3, count: 2 }),
  });
  const asked: Calculator = { ...fire, input: numbers as Calculator['input'] };
  test('stands in order, what is no number behind', () => {
    expect(held(asked, 'maybe=2', 'maybe').map(({ words: said }) => said)).toEqual([
      'maybe=0',
      'maybe=1',
      'maybe=3',
      'maybe=4',
      'maybe=null',
    ]);
  });
  test('of a list stands as it comes', () => {
    expect(held(asked, '', 'list').map(({ words: said }) => said)).toEqual(['list.1=null', 'list.2=null', 'list.3=-1']);
  });
  test('comes with an input in which what no longer applies is put back', () => {
    const [one, ...others] = held(fire, 'volley=true night=true attack=5', 'volley');
    expect(others).toEqual([]);
    expect(one?.words).toBe('volley=false');
    expect(one?.input).toEqual(checkAsk(fire, { input: parseWords(fire.input, splitWords('attack=5')) }).input);
  });
});

test.each([
  [[1, 2, 3], 5, [1, 2, 3]],
  [[7], 1, [7]],
  [[1, 2, 3, 4, 5, 6], 3, [1, 4, 6]],
  [[1, 2, 3, 4, 5, 6, 7], 4, [1, 3, 5, 7]],
])('%j thinned to %i keeps its ends', (all, most, kept) => {
  expect(thin(all, most)).toEqual(kept);
});
