import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutSheets } from '../../src/sheets/index.ts';

const cell = fc.string({ unit: fc.constantFrom('a', 'É', '1', '-', ' ', '½', ':'), maxLength: 5 });
const rows = fc
  .integer({ min: 1, max: 5 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 6 }));

test('cells are the same in quotes and without, whatever parts them', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom(',', ';', '\t'), (sheet, separator) => {
      const write = (quote: string) =>
        sheet.map((row) => `${row.map((each) => quote + each + quote).join(separator)}\n`).join('');
      expect(cutSheets('combat', write(''))).toEqual(cutSheets('combat', write('"')));
    }),
    { numRuns: 500 },
  );
});
