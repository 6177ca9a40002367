import { expect, test } from 'vitest';
import type { Report } from '../../src/game/index.ts';
import { findSpan, formatSpan } from '../../src/tell/index.ts';
import { t } from '../../src/text/index.ts';

const label = t('Hit', 'Touché');
const answer = (ways: number, of: number): NonNullable<Report['answer']> => ({
  total: 1,
  headline: '',
  incomplete: false,
  measure: { ways, of, label },
  facts: [],
  faces: null,
});
const option = (ways: number, of: number) => ({
  value: 'a',
  total: 1,
  headline: '',
  refused: null,
  measure: of === 0 ? null : { ways, of },
  facts: [],
});
const use = (...options: ReturnType<typeof option>[]) => ({ id: 'doubt', value: 'a', decisive: true, options });

test('the span goes from the lowest to the highest chance over all readings, the answer at hand included', () => {
  const readings = [
    use(option(6, 10), option(1, 2)),
    use(option(7, 10), option(0, 0)),
    { id: 'x', value: 'a', decisive: false },
  ];
  const span = findSpan({ answer: answer(6, 10), readings });
  expect(span).toMatchObject({ lowest: { ways: 1, of: 2 }, highest: { ways: 7, of: 10 } });
  expect(span && [formatSpan(span, 'en'), formatSpan(span, 'fr')]).toEqual(['50–70%', '50–70\u202f%']);
});

test('both ends have the same decimals', () => {
  const span = findSpan({ answer: answer(1, 6), readings: [use(option(1, 2))] });
  expect(span && formatSpan(span, 'fr')).toBe('16,7–50,0\u202f%');
});

test('there is none where nothing moves the chance, or where there is no chance', () => {
  expect(findSpan({ answer: answer(1, 2), readings: [use(option(3, 6))] })).toBeUndefined();
  expect(findSpan({ answer: { ...answer(1, 2), measure: null }, readings: [use(option(3, 6))] })).toBeUndefined();
  expect(findSpan({ answer: null, readings: [] })).toBeUndefined();
});
