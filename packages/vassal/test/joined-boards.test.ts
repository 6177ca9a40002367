/* Boards side by side: joined into one battlefield where one numbering covers them, told by a slow look at every pair of hexes. */
import { readBattlefield } from '@coup-doeil/core/battle';
import { createGrid, parseHex } from '@coup-doeil/hex';
import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { convertGame, type Mapping } from '../src/battlefield/index.ts';
import { buildLayout, readModule, readSave } from '../src/index.ts';
import * as write from './write.ts';

/** A board of whole hexes: its grid begins in the middle of a hex at its corner. */
interface BoardFields {
  readonly columns: number;
  readonly rows: number;
  readonly hOff: number;
  readonly vOff: number;
  readonly isTurned: boolean;
  /** In columns and rows of boards. */
  readonly column: number;
  readonly row: number;
  readonly numbering?: write.WrittenElement['attributes'];
  readonly grid?: write.WrittenElement['attributes'];
}

const [DX, DY] = [50, 60];
const EDGE = 17;

/** The columns of a board end where those of the next begin; half a hex stands out below. */
const writeBoardOf = ({ columns, rows, hOff, vOff, grid, numbering }: BoardFields, i: number, sideways: boolean) => {
  const [across, down] = [columns * DX, rows * DY];
  const size = sideways ? { width: down, height: across } : { width: across, height: down };
  return write.writeBoard(
    [
      write.writeGrid(
        { dx: DX, dy: DY, x0: DX / 2, y0: DY / 2, sideways, ...grid },
        { hOff, vOff, sep: '.', ...numbering },
      ),
    ],
    { name: `B${i}`, image: `b${i}.png`, ...size },
  );
};

const build = async (boards: readonly BoardFields[], pieces: readonly string[], sideways = false) => {
  const module = await readModule(
    strToU8(
      write.writeBuildFile([
        write.writeMap(
          boards.map((board, i) => writeBoardOf(board, i, sideways)),
          { edgeWidth: EDGE, edgeHeight: EDGE },
        ),
      ]),
    ),
  );
  const layout = boards.flatMap(({ isTurned, column, row }, i) => [
    `B${i}${isTurned ? '/rev' : ''}`,
    `${sideways ? row : column}`,
    `${sideways ? column : row}`,
  ]);
  const saved = await readSave(write.writeSave([...pieces, ['FieldBoardPicker', ...layout].join('\t')]), module);
  return { module, saved, layout: buildLayout(module, 'Field', saved.boards.Field ?? null) };
};

const mapping: Mapping = {
  game: 'ford',
  map: 'Field',
  rules: [{ when: {}, counter: { side: 'a', arm: 'b' } }],
};

const board = (fields: Partial<BoardFields>): BoardFields => ({
  columns: 4,
  rows: 3,
  hOff: 1,
  vOff: 1,
  isTurned: false,
  column: 0,
  row: 0,
  ...fields,
});

/** A piece in the middle of a hex of a board, by its raw column and row. */
const standOn = (id: string, { column: left, row: top }: Pick<BoardFields, 'column' | 'row'>, c: number, r: number) => {
  const x = EDGE + left * 4 * DX + DX / 2 + c * DX;
  const y = EDGE + top * 3 * DY + DY / 2 + r * DY + (c % 2) * (DY / 2);
  return write.writePiece({ id, name: id, picture: 'a', place: `Field;${x};${y}` });
};

describe('two boards of four columns side by side', () => {
  const left = board({});
  const pieces = [standOn('west', left, 3, 1), standOn('east', { column: 1, row: 0 }, 0, 1)];

  test('are one battlefield where the numbers go on', async () => {
    const { module, saved } = await build([left, board({ column: 1, hOff: 5 })], pieces);
    const converted = convertGame(module, saved, mapping);
    expect([converted.boards, converted.boardChoices]).toEqual(['B0 + B1', ['B0 + B1']]);
    expect(converted.problems).toEqual([]);
    expect(converted.battlefield?.grid).toMatchObject({ columns: 8, rows: 3, firstColumn: 1, firstRow: 1 });
    // Raw column 3 is the fourth, 04; the next board begins with 05.
    expect(converted.battlefield?.units.map(({ name, hex }) => [name, hex])).toEqual([
      ['west', '0402'],
      ['east', '0502'],
    ]);
    expect(converted.isNumberedAsPrinted).toBe(true);
    expect(converted.elsewhere).toBe(0);
    expect(converted.background?.pictures).toEqual([
      { picture: 'b0.png', x: 0, y: 0, width: 200, height: 180, isTurned: false },
      { picture: 'b1.png', x: 200, y: 0, width: 200, height: 180, isTurned: false },
    ]);
    // By hand: without the margin the first middle is at 25, 30, and the even column 6 stands 300 further on.
    expect(converted.background?.points).toEqual([
      { at: { x: 25, y: 30 }, hex: '0101' },
      { at: { x: 25, y: 150 }, hex: '0103' },
      { at: { x: 325, y: 30 }, hex: '0701' },
      { at: { x: 325, y: 150 }, hex: '0703' },
    ]);
  });

  test('are each a battlefield of its own where both begin with 0101, and one of numbers of its own', async () => {
    const { module, saved } = await build([left, board({ column: 1 })], [...pieces, standOn('two', left, 0, 0)]);
    const converted = convertGame(module, saved, mapping);
    expect([converted.boards, converted.boardChoices]).toEqual(['B0', ['B0', 'B1', 'B0 + B1']]);
    expect(converted.problems.map(({ text }) => text.en)).toEqual(['The map has more than one hex grid; shown: “B0”.']);
    expect([converted.battlefield?.units.map(({ hex }) => hex), converted.elsewhere]).toEqual([['0402', '0101'], 1]);
    const other = convertGame(module, saved, { ...mapping, boards: 'B1' });
    expect(other.battlefield?.units.map(({ name, hex }) => [name, hex])).toEqual([['east', '0102']]);
    expect([other.isNumberedAsPrinted, other.background?.pictures[0]?.picture]).toEqual([true, 'b1.png']);
    const both = convertGame(module, saved, { ...mapping, boards: 'B0 + B1' });
    expect([both.isNumberedAsPrinted, both.elsewhere, both.problems]).toEqual([false, 0, []]);
    expect(both.battlefield?.units.map(({ name, hex }) => [name, hex])).toEqual([
      ['west', '0402'],
      ['east', '0502'],
      ['two', '0101'],
    ]);
  });

  test('are one at once where no numbers are lost by it, turned boards too', async () => {
    // Half a column stands out on either side, so that a turned board fits as well.
    const fields = { numbering: { vType: 'A' }, grid: { x0: 0 } };
    const { module, saved } = await build([board(fields), board({ column: 1, isTurned: true, ...fields })], pieces);
    const converted = convertGame(module, saved, mapping);
    expect([converted.boards, converted.boardChoices]).toEqual(['B0 + B1', ['B0 + B1', 'B0', 'B1']]);
    expect(converted.background?.pictures.map(({ isTurned }) => isTurned)).toEqual([false, true]);
    expect(converted.isNumberedAsPrinted).toBe(false);
  });

  test.each([
    ['hexes of another size', { grid: { dx: 25, dy: 30, x0: 12, y0: 15 } }],
    ['hexes half a hex higher', { grid: { y0: 0 } }],
    ['rows in zigzag', { grid: { sideways: true } }],
  ])('stay apart where they do not fit: %s', async (_, fields) => {
    const { module, saved } = await build([left, board({ column: 1, hOff: 5, ...fields })], pieces);
    expect(convertGame(module, saved, mapping).boardChoices.toSorted()).toEqual(['B0', 'B1']);
  });

  test('are chosen by a name that is there, or the first is shown and it says so', async () => {
    const { module, saved } = await build([left, board({ column: 1 })], pieces);
    const converted = convertGame(module, saved, { ...mapping, boards: 'B7' });
    expect([converted.boards, converted.problems.map(({ code }) => code)]).toEqual([
      'B0',
      ['board-not-laid', 'boards-apart'],
    ]);
  });

  test('are one where a turned board counts backwards, so that its numbers go on', async () => {
    // Turned, raw column 4 is its westernmost; 3 is the greatest it may count from, so 3 - 4 + 6 = 05 is printed there.
    const numbering = { hDescend: true, vDescend: true, stagger: true };
    const turned = board({ column: 1, isTurned: true, hOff: 6, vOff: -1, numbering, grid: { x0: 0 } });
    const place = `Field;${EDGE + 200 + 100};${EDGE + 30}`;
    const { module, saved, layout } = await build(
      [board({ grid: { x0: 0 } }), turned],
      [write.writePiece({ id: '1', picture: 'a', place })],
    );
    expect(layout.locate({ x: EDGE + 300, y: EDGE + 30 })?.label).toBe('07.01');
    const { boardChoices, battlefield, isNumberedAsPrinted } = convertGame(module, saved, mapping);
    expect([boardChoices, isNumberedAsPrinted]).toEqual([['B0 + B1'], true]);
    expect(battlefield?.units.map(({ hex }) => hex)).toEqual(['0701']);
  });

  test('are no one run of numbers where the second has letters', async () => {
    const { module, saved } = await build([left, board({ column: 1, hOff: 5, numbering: { vType: 'A' } })], pieces);
    expect(convertGame(module, saved, mapping).boardChoices).toEqual(['B0', 'B1', 'B0 + B1']);
  });

  test('stay apart where they are more than a battlefield can be', async () => {
    const { module, saved } = await build([board({ columns: 120 }), board({ columns: 120, column: 1, hOff: 121 })], []);
    expect(convertGame(module, saved, mapping).boardChoices).toEqual(['B0', 'B1']);
  });

  test('a board that lies twice is told apart', async () => {
    const { module } = await build([left], []);
    const saved = await readSave(write.writeSave([`FieldBoardPicker\tB0\t0\t0\tB0\t1\t0`]), module);
    expect(convertGame(module, saved, mapping).boardChoices).toEqual(['B0', 'B0 (2)', 'B0 + B0']);
  });
});

/** Boards in a rectangle, each numbered as if it went on from those before it, or from wherever. */
const layouts = fc
  .record({
    across: fc.integer({ min: 1, max: 3 }),
    down: fc.integer({ min: 1, max: 2 }),
    columns: fc.integer({ min: 2, max: 5 }),
    rows: fc.integer({ min: 2, max: 4 }),
    first: fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 })),
    sideways: fc.boolean(),
    stagger: fc.boolean(),
    order: fc.constantFrom('H', 'V'),
    strays: fc.array(fc.record({ hOff: fc.integer({ min: 1, max: 20 }), isTurned: fc.boolean() }), { maxLength: 2 }),
    straying: fc.boolean(),
  })
  .map(({ across, down, columns, rows, first: [h, v], sideways, stagger, order, strays, straying }) => {
    const boards = Array.from({ length: across * down }, (_, i): BoardFields => {
      const [column, row] = [i % across, Math.floor(i / across)];
      const stray = straying ? strays[i] : undefined;
      return {
        columns,
        rows,
        column,
        row,
        hOff: h + column * columns,
        vOff: v + row * rows,
        isTurned: false,
        numbering: { stagger, first: order },
        ...stray,
      };
    });
    return { boards, sideways };
  });

test('of all battlefields offered every counter stands on the number that its board prints, its neighbours beside it', async () => {
  let joined = 0;
  await fc.assert(
    fc.asyncProperty(layouts, async ({ boards, sideways }) => {
      // A counter on the middle of every hex of every board.
      const { layout } = await build(boards, [], sideways);
      const places = layout.boards.flatMap((placed, b) =>
        Array.from({ length: (boards[b]?.columns ?? 0) * (boards[b]?.rows ?? 0) }, (_, i) => {
          const column = i % (boards[b]?.columns ?? 1);
          const row = Math.floor(i / (boards[b]?.columns ?? 1));
          const along = DX / 2 + column * DX;
          const down = DY / 2 + row * DY + (column % 2) * (DY / 2);
          return { b, ...placed.toMap(sideways ? { x: down, y: along } : { x: along, y: down }) };
        }).filter((at) => placed.contains(at)),
      );
      const pieces = places.map(({ x, y }, i) =>
        write.writePiece({ id: `${i}`, picture: 'a', place: `Field;${x};${y}` }),
      );
      const { module, saved } = await build(boards, pieces, sideways);
      const first = convertGame(module, saved, mapping);
      // Every board can be chosen, joined or by itself.
      for (const b of boards.keys())
        expect(first.boardChoices.some((choice) => choice.split(' + ').includes(`B${b}`))).toBe(true);
      for (const choice of first.boardChoices) {
        const { battlefield, isNumberedAsPrinted } = convertGame(module, saved, { ...mapping, boards: choice });
        if (!battlefield) throw new Error('no battlefield');
        readBattlefield(battlefield);
        const grid = createGrid(battlefield.grid);
        const standing = battlefield.units.map(({ id, hex }) => ({ at: places[Number(id.slice(6))], hex }));
        if (choice.includes('+')) joined += 1;
        for (const { at, hex } of standing) {
          if (!at) throw new Error('no place');
          if (isNumberedAsPrinted) {
            const label = layout.locate(at)?.label ?? '';
            expect([hex.slice(0, hex.length / 2), hex.slice(hex.length / 2)].map(Number).join('.')).toBe(
              label.split('.').map(Number).join('.'),
            );
          }
          // What is beside it on the map is beside it on the battlefield, over the edge of a board too; nothing else is.
          const near = grid.near.subarray(parseHex(grid, hex) * 6, parseHex(grid, hex) * 6 + 6);
          for (const other of standing) {
            if (!other.at || other === undefined || other.hex === hex) continue;
            const isBeside = Math.hypot(other.at.x - at.x, other.at.y - at.y) < 65;
            expect([hex, other.hex, near.includes(parseHex(grid, other.hex))]).toEqual([hex, other.hex, isBeside]);
          }
        }
      }
    }),
    { numRuns: 150 },
  );
  expect(joined).toBeGreaterThan(20);
});

test('boards whose numbers go on are one, all of them', async () => {
  await fc.assert(
    fc.asyncProperty(layouts, async ({ boards, sideways }) => {
      fc.pre(
        boards.every(
          ({ isTurned, hOff, column, columns }) => !isTurned && hOff === (boards[0]?.hOff ?? 0) + column * columns,
        ),
      );
      // The columns of the next board begin with an odd one where there are that many.
      fc.pre((boards[0]?.columns ?? 0) % 2 === 0);
      const { module, saved } = await build(boards, [], sideways);
      const { boardChoices, isNumberedAsPrinted, battlefield, problems } = convertGame(module, saved, mapping);
      expect(boardChoices).toHaveLength(1);
      expect(problems).toEqual([]);
      expect(isNumberedAsPrinted).toBe(true);
      const [across, down] = [Math.max(...boards.map((b) => b.column)) + 1, Math.max(...boards.map((b) => b.row)) + 1];
      const hexes = (battlefield?.grid.columns ?? 0) * (battlefield?.grid.rows ?? 0);
      expect(hexes).toBe(across * (boards[0]?.columns ?? 0) * down * (boards[0]?.rows ?? 0));
    }),
    { numRuns: 150 },
  );
});
