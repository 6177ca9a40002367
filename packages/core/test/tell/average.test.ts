import { expect, it } from 'vitest';
import { formatAverage } from '../../src/tell/index.ts';

const minus = '\u2212';

it.each([
  [{ ways: 0, of: 1 }, '0', '0'],
  [{ ways: 2, of: 1 }, '2', '2'],
  [{ ways: 3, of: 2 }, '1.5', '1,5'],
  [{ ways: 37, of: 100 }, '0.4', '0,4'],
  [{ ways: 1, of: 1000 }, '0.1', '0,1'],
  [{ ways: 199, of: 100 }, '2.0', '2,0'],
  [{ ways: -1, of: 1000 }, `${minus}0.1`, `${minus}0,1`],
  [{ ways: -5, of: 4 }, `${minus}1.2`, `${minus}1,2`],
])('%o on average', (average, english, french) => {
  expect(formatAverage(average, 'en')).toBe(english);
  expect(formatAverage(average, 'fr')).toBe(french);
});
