import { expect, it } from 'vitest';
import { run, whatIf } from '../../src/game/index.ts';
import { readSheets } from '../../src/sheets/index.ts';
import { formatOtherAnswer } from '../../src/tell/index.ts';

const ASSAULT = `from,to,1:2,1:1,2:1,3:1 +
1,1,AR,AR,-,DR
2,3,AR,-,-,DR
4,5,-,-,DR,DE
6,6,-,DR,DE,DE
`;

/** The table of the sheet, typed a second time, by column and face. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  '1:2': ['AR', 'AR', 'AR', '-', '-', '-'],
  '1:1': ['AR', '-', '-', '-', '-', 'DR'],
  '2:1': ['-', '-', '-', 'DR', 'DR', 'DE'],
  '3:1': ['DR', 'DR', 'DR', 'DE', 'DE', 'DE'],
};

it('makes a calculator of one small odds table on a d6', async () => {
  const { game, problems } = readSheets({ assault: ASSAULT }, { folder: 'the-ford' });
  expect(problems).toEqual([]);
  expect(game.meta).toMatchObject({ id: 'the-ford', stage: 'draft', calculators: [{ id: 'assault' }] });
  const calculator = await game.calculators.assault?.();
  if (!calculator) throw new Error('no calculator');
  for (let attack = 1; attack <= 12; attack++)
    for (let defence = 1; defence <= 12; defence++) {
      const result = run(game.meta, calculator, { input: { attack, defence } });
      if (!result.ok) throw new Error(JSON.stringify(result.error));
      const ratio = attack / defence;
      const column = ratio >= 3 ? '3:1' : ratio >= 2 ? '2:1' : ratio >= 1 ? '1:1' : '1:2';
      const ways: Record<string, number> = {};
      for (const cell of PRINTED[column] ?? []) {
        const id = cell === '-' ? 'none' : cell.toLowerCase();
        ways[id] = (ways[id] ?? 0) + 1;
      }
      const { odds } = result.report;
      expect(Object.fromEntries((odds.result ?? []).map((way) => [way.id, way.ways]))).toEqual(ways);
    }
});

it('says which strengths bring another column, though no chance is counted', async () => {
  const { game } = readSheets({ assault: ASSAULT }, { folder: 'the-ford' });
  const calculator = await game.calculators.assault?.();
  if (!calculator) throw new Error('no calculator');
  const result = whatIf(game.meta, calculator, { input: { attack: 4, defence: 3 } });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { given, answer } = result.report;
  // Four against three is 1:1: six against three 2:1, two against three 1:2; four against two 2:1, four against five 1:2.
  expect(
    given.map(({ changes: [change], answer: other }) => [
      change?.field,
      change?.to,
      formatOtherAnswer(other, answer?.facts ?? [], 'en'),
    ]),
  ).toEqual([
    ['attack', 6, 'Column: 2:1'],
    ['attack', 2, 'Column: 1:2'],
    ['defence', 5, 'Column: 1:2'],
    ['defence', 2, 'Column: 2:1'],
  ]);
});
