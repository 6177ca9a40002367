/* Who lies on whom: in a save, after the steps of a log, and in the battlefield that is made of it. */
import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { convertGame, type Mapping } from '../src/battlefield/index.ts';
import { applyChanges, readModule, readSave, type SavedGame, undoChanges } from '../src/index.ts';
import * as write from './write.ts';

const module = await readModule(
  strToU8(
    write.writeBuildFile([
      write.writeMap([write.writeBoard([write.writeGrid({ x0: 25, y0: 30 }, { hOff: 1, vOff: 1 })])]),
    ]),
  ),
);
const mapping: Mapping = {
  game: 'the-ford',
  map: 'Field',
  rules: [{ when: {}, counter: { side: 'french', arm: 'infantry' } }],
};

const listHexes = (saved: SavedGame): Readonly<Record<string, readonly string[]>> => {
  const units = convertGame(module, saved, mapping).battlefield?.units ?? [];
  const piles = Map.groupBy(units, ({ hex }) => hex);
  return Object.fromEntries([...piles].map(([hex, pile]) => [hex, pile.map(({ id }) => id.slice('piece-'.length))]));
};

const standing = (id: string, place = 'null;0;0') => write.writePiece({ id, picture: 'a.png', place });

test('of the counters of a hex the uppermost comes first, whatever the order of the file', async () => {
  const shuffles = fc
    .uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 })
    .chain((ids) =>
      fc.tuple(fc.constant(ids.map(String)), fc.shuffledSubarray(ids.map(String), { minLength: ids.length })),
    );
  await fc.assert(
    fc.asyncProperty(shuffles, fc.integer({ min: 0, max: 12 }), async ([upwards, written], cut) => {
      const piles = [upwards.slice(0, cut), upwards.slice(cut)];
      const save = write.writeSave([
        ...written.map((id) => standing(id)),
        ...piles.map((pile, i) => write.writeStack(`s${i}`, 'Field', 25 + 50 * 2 * i, 30, pile)),
      ]);
      const [first = [], second = []] = piles.map((pile) => pile.toReversed());
      expect(listHexes(await readSave(save))).toEqual({
        ...(first.length > 0 && { '0101': first }),
        ...(second.length > 0 && { '0301': second }),
      });
    }),
    { numRuns: 500 },
  );
});

test('a stack lies on what stands by itself in its hex, and on the stacks before it', async () => {
  const save = write.writeSave([
    standing('1'),
    standing('2', 'Field;25;30'),
    standing('3'),
    standing('4', 'Field;26;31'),
    write.writeStack('s', 'Field', 25, 30, ['1']),
    write.writeStack('t', 'Field', 24, 30, ['3']),
  ]);
  expect(listHexes(await readSave(save))).toEqual({ '0101': ['3', '1', '4', '2'] });
});

test('a log puts a counter upon the one that it names, and back', async () => {
  const saved = await readSave(
    write.writeSave(
      [
        ...['1', '2', '3'].map((id) => standing(id)),
        standing('4', 'Field;125;30'),
        write.writeStack('s', 'Field', 25, 30, ['1', '2', '3']),
      ],
      [write.logged({ command: 'M/4/Field/25/30/2/Field/125/30/null/player' })],
    ),
  );
  expect(listHexes(saved)).toEqual({ '0101': ['3', '2', '1'], '0301': ['4'] });
  const { changes = [] } = saved.steps[0] ?? {};
  applyChanges(saved.position, changes);
  expect(listHexes(saved)).toEqual({ '0101': ['3', '4', '2', '1'] });
  undoChanges(saved.position, changes);
  expect(listHexes(saved)).toEqual({ '0101': ['3', '2', '1'], '0301': ['4'] });
});
