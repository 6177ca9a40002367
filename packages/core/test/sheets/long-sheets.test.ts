import { expect, test } from 'vitest';
import { readSheets } from '../../src/sheets/index.ts';
import { LONG_SHEETS, MANY } from './long-sheets.ts';

// How fast they are read is measured by the proof; what takes a step for each pair of rows does not end here in time.

/** In milliseconds: a busy machine takes seconds, a step for each pair of rows minutes. */
const IN_TIME = 20_000;

test.each(Object.entries(LONG_SHEETS))(
  'thousands of rows are read without a mistake: %s',
  (_, files) => {
    expect(readSheets(files).problems).toEqual([]);
  },
  IN_TIME,
);

test('as many wrong rows are all told, up to what a person reads', () => {
  const rows = Array.from({ length: MANY }, (_, i) => `${i},x,y`);
  const { problems } = readSheets({ fire: ['from,to,hit', ...rows].join('\n') });
  expect(problems).toHaveLength(500);
  expect(problems.at(3)).toMatchObject({ file: 'fire.csv', line: 5, column: 'to', given: 'x' });
});
