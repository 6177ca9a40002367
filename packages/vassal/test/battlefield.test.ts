import { readBattlefield } from '@coup-doeil/core/battle';
import { createGrid, parseHex } from '@coup-doeil/hex';
import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { type CounterRule, convertGame, listKinds, listMoves, type Mapping } from '../src/battlefield/index.ts';
import { buildLayout, findHex, readModule, readSave } from '../src/index.ts';
import * as write from './write.ts';

const read = (grid: write.WrittenElement, board: Readonly<Record<string, number | string>> = {}) =>
  readModule(strToU8(write.writeBuildFile([write.writeMap([write.writeBoard([grid], board)])])));

// By hand: hex 0/0 at 25, 30; columns 50 apart, rows 60; odd columns half a hex lower.
const module = await read(write.writeGrid({ x0: 25, y0: 30 }, { hOff: 1, vOff: 1 }));

const flipped = (level: string) => ({
  fields: ['emb2', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', 'back.png', 'Disordered', '', 'Order'],
  state: level,
});

const setup = [
  write.writePiece({ id: '1', name: '1/57', picture: 'FR-inf-57.png', layers: [flipped('1')], place: 'Field;25;30' }),
  write.writePiece({ id: '2', name: '2/57', picture: 'FR-inf-57.png', layers: [flipped('-1')], place: 'Field;75;120' }),
  write.writePiece({ id: '3', name: 'Uhlans', picture: 'AU-cav.png', place: 'Field;125;90' }),
  write.writePiece({ id: '4', name: 'Turn', picture: 'marker.png', place: 'Field;125;90' }),
  write.writePiece({
    id: '5',
    name: 'Secret',
    picture: 'AU-inf.png',
    layers: [{ fields: ['hide'], state: 'A' }],
    place: 'Field;125;90',
  }),
  write.writePiece({ id: '6', name: 'Later', picture: 'FR-inf-9.png', place: 'Track;25;30' }),
  write.writePiece({ id: '7', name: 'Guns', picture: 'AU-art.png', place: 'Field;25;90' }),
];

const rules: readonly CounterRule[] = [
  { when: { picture: 'fr-*' }, counter: { side: 'french', ratings: { movement: 3 } } },
  {
    when: { picture: 'FR-inf*' },
    counter: { arm: 'infantry', strength: 4, ratings: { cohesion: 6 }, traits: ['line'] },
  },
  { when: { face: 'Disordered' }, counter: { state: ['disordered'] } },
  {
    when: { name: 'Uhlans', picture: 'AU-cav.png' },
    counter: { side: 'austrian', arm: 'cavalry', name: 'Uhlans no. 1', formation: 'I' },
  },
  { when: { name: 'Turn' }, counter: null },
  { when: { name: 'Guns' }, counter: { arm: 'artillery' } },
];
const mapping: Mapping = { game: 'the-ford', map: 'Field', rules };

describe('from a save to a battlefield', async () => {
  const converted = convertGame(module, await readSave(write.writeSave(setup)), mapping);

  test('counters stand on their hexes as the rules describe them', () => {
    expect(converted.battlefield).toEqual({
      format: 'coup-doeil/battlefield',
      version: 2,
      game: 'the-ford',
      grid: {
        columns: 20,
        rows: 13,
        orientation: 'flat',
        shifted: 'even',
        order: 'column-row',
        firstColumn: 1,
        firstRow: 1,
        digits: 2,
      },
      units: [
        {
          id: 'piece-1',
          side: 'french',
          arm: 'infantry',
          name: '1/57',
          strength: 4,
          ratings: { movement: 3, cohesion: 6 },
          state: ['disordered'],
          marks: [],
          traits: ['line'],
          hex: '0101',
        },
        {
          id: 'piece-2',
          side: 'french',
          arm: 'infantry',
          name: '2/57',
          strength: 4,
          ratings: { movement: 3, cohesion: 6 },
          state: [],
          marks: [],
          traits: ['line'],
          hex: '0202',
        },
        {
          id: 'piece-3',
          side: 'austrian',
          arm: 'cavalry',
          name: 'Uhlans no. 1',
          formation: 'I',
          ratings: {},
          state: [],
          marks: [],
          traits: [],
          hex: '0302',
        },
      ],
    });
    expect(converted.isNumberedAsPrinted).toBe(true);
  });

  test('what is hidden is counted, what no rule describes is listed', () => {
    expect(converted.hidden).toBe(1);
    expect(converted.unknown).toEqual([{ picture: 'AU-art.png', name: 'Guns', marks: {}, count: 1 }]);
  });

  test('the picture of the map comes with the places of the hexes at its corners', async () => {
    // By hand: 20 columns and 13 rows from 0101 on; of the raw columns 0 to 19 the even ones are taken, so 0 and 18.
    expect(converted.background).toEqual({
      pictures: [{ picture: 'ground.png', x: 0, y: 0, width: 1000, height: 800, isTurned: false }],
      points: [
        { at: { x: 25, y: 30 }, hex: '0101' },
        { at: { x: 25, y: 750 }, hex: '0113' },
        { at: { x: 925, y: 30 }, hex: '1901' },
        { at: { x: 925, y: 750 }, hex: '1913' },
      ],
    });
    expect(
      convertGame(await read(write.writeGrid(), { image: '' }), await readSave(write.writeSave(setup)), mapping)
        .background,
    ).toBeNull();
  });

  test('core opens it', () => {
    expect(readBattlefield(converted.battlefield).units).toHaveLength(3);
  });

  test('a map without hexes says why there is none', async () => {
    const none = convertGame(module, await readSave(write.writeSave(setup)), { ...mapping, map: 'Charts' });
    expect([none.battlefield, none.problems.map(({ code }) => code)]).toEqual([null, ['unknown-map']]);
  });

  test('a piece whose id is no word, or that its stack names twice, is one counter with a word of its own', async () => {
    const pieces = [
      write.writePiece({ id: 'A~', name: '1/57', picture: 'FR-inf-57.png', place: 'Field;25;30' }),
      write.writeStack('9', 'Field', 25, 30, ['A~', 'A~']),
    ];
    const { battlefield } = convertGame(module, await readSave(write.writeSave(pieces)), mapping);
    expect(battlefield?.units.map(({ id, name }) => [id, name])).toEqual([['piece-of-41-7e', '1/57']]);
  });

  test('two saves of one game show what moved, came and went', async () => {
    const later = [
      write.writePiece({ id: '1', name: '1/57', picture: 'FR-inf-57.png', place: 'Field;75;60' }),
      setup[2] ?? '',
      write.writePiece({ id: '8', name: '8/57', picture: 'FR-inf-57.png', place: 'Field;25;30' }),
    ];
    const after = convertGame(module, await readSave(write.writeSave(later)), mapping).battlefield;
    if (!converted.battlefield || !after) throw new Error('no battlefield');
    expect(listMoves(converted.battlefield, after)).toEqual([
      { id: 'piece-1', name: '1/57', from: '0101', to: '0201' },
      { id: 'piece-2', name: '2/57', from: '0202', to: null },
      { id: 'piece-8', name: '8/57', from: null, to: '0101' },
    ]);
  });
});

test('kinds of piece are listed, the commonest first, nothing hidden', async () => {
  const saved = await readSave(
    write.writeSave([...setup, write.writePiece({ id: '9', name: '2/57', picture: 'FR-inf-57.png' })]),
  );
  expect(listKinds(saved.position.pieces.values()).map(({ name, count }) => [name, count])).toEqual([
    ['2/57', 2],
    ['1/57', 1],
    ['Uhlans', 1],
    ['Turn', 1],
    ['Later', 1],
    ['Guns', 1],
  ]);
});

test('a rule may go by a mark, and one fits for all it gives', async () => {
  const marked = write.writePiece({
    id: '1',
    layers: [{ fields: ['mark', 'Side'], state: 'French' }],
    place: 'Field;25;30',
  });
  const countUnits = async (when: CounterRule['when']) =>
    convertGame(module, await readSave(write.writeSave([marked])), {
      ...mapping,
      rules: [{ when, counter: { side: 'french', arm: 'infantry' } }],
    }).battlefield?.units.length;
  expect(await countUnits({ marks: { Side: 'fre*' } })).toBe(1);
  expect(await countUnits({ marks: { Side: 'fre*', Arm: 'x' } })).toBe(0);
  expect(await countUnits({ name: '(.*)+$' })).toBe(0);
  expect(await countUnits({ name: '***' })).toBe(1);
});

test('a star stands for any letters, wherever it is', async () => {
  /** Letter by letter: a star takes none, or one and itself again. */
  const fits = (pattern: string, text: string): boolean => {
    if (pattern === '') return text === '';
    if (pattern[0] === '*') return fits(pattern.slice(1), text) || (text !== '' && fits(pattern, text.slice(1)));
    return text !== '' && pattern[0]?.toLowerCase() === text[0]?.toLowerCase() && fits(pattern.slice(1), text.slice(1));
  };
  const word = (letters: readonly string[]) => fc.string({ unit: fc.constantFrom(...letters), maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(word(['a', 'B', '.', '*']), word(['a', 'b', 'A', '.']), async (name, text) => {
      const saved = await readSave(write.writeSave([write.writePiece({ id: '1', name: text, place: 'Field;25;30' })]));
      const { battlefield } = convertGame(module, saved, {
        ...mapping,
        rules: [{ when: { name }, counter: { side: 'a', arm: 'b' } }],
      });
      expect(battlefield?.units.length).toBe(fits(name, text) ? 1 : 0);
    }),
    { numRuns: 1000 },
  );
});

describe('hexes are called as VASSAL calls them', () => {
  const grids = fc.record({
    sideways: fc.boolean(),
    x0: fc.integer({ min: -70, max: 70 }),
    y0: fc.integer({ min: -70, max: 70 }),
    first: fc.constantFrom('H', 'V'),
    hOff: fc.integer({ min: 2, max: 20 }),
    vOff: fc.integer({ min: 2, max: 20 }),
    stagger: fc.boolean(),
  });
  const cells = fc.array(fc.tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 799 })), {
    minLength: 1,
    maxLength: 8,
  });

  test('wherever its numbers are plain figures', async () => {
    await fc.assert(
      fc.asyncProperty(grids, cells, async ({ sideways, x0, y0, ...numbering }, points) => {
        const ford = await read(write.writeGrid({ sideways, x0, y0 }, numbering));
        const placed = points.map(([x, y], i) =>
          write.writePiece({ id: `${i}`, picture: 'a', place: `Field;${x};${y}` }),
        );
        const saved = await readSave(write.writeSave(placed));
        const { battlefield, isNumberedAsPrinted, background } = convertGame(ford, saved, {
          ...mapping,
          rules: [{ when: {}, counter: { side: 'a', arm: 'b' } }],
        });
        if (!battlefield || !background) throw new Error('no battlefield');
        expect(isNumberedAsPrinted).toBe(true);
        const grid = createGrid(battlefield.grid);
        const layout = buildLayout(ford, 'Field');
        for (const { id, hex } of battlefield.units) {
          const [x = 0, y = 0] = points[Number(id.slice('piece-'.length))] ?? [];
          expect(hex).toBe(layout.locate({ x, y })?.label);
          // And it lies on the grid where the map has it: neighbours there are neighbours here.
          expect(parseHex(grid, hex)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('and counted from 1 where they are not', async () => {
    for (const numbering of [{ hType: 'A' }, { vDescend: true }, { hOff: -5 }, { hOff: 985 }, null]) {
      const { battlefield, isNumberedAsPrinted } = convertGame(
        await read(write.writeGrid({ x0: 25, y0: 30 }, numbering)),
        await readSave(write.writeSave(setup)),
        mapping,
      );
      expect(isNumberedAsPrinted).toBe(false);
      expect(battlefield?.units.map(({ hex }) => hex)).toEqual(['0101', '0202', '0302']);
    }
  });

  test('hexes side by side on the map are so in the battlefield', async () => {
    await fc.assert(
      fc.asyncProperty(
        grids,
        fc.integer({ min: 3, max: 8 }),
        fc.integer({ min: 3, max: 6 }),
        async ({ sideways, x0, y0, ...numbering }, column, row) => {
          const ford = await read(write.writeGrid({ sideways, x0, y0 }, numbering));
          const grid = ford.maps[0]?.boards[0]?.grid;
          if (!grid) throw new Error('no grid');
          const odd = column % 2;
          // By the map: up and down the column, and the two on either side, half a hex higher or lower.
          const around = [
            [0, -1],
            [0, 1],
            [-1, odd - 1],
            [-1, odd],
            [1, odd - 1],
            [1, odd],
          ].map(([c = 0, r = 0]) => [column + c, row + r]);
          const centre = ([c = 0, r = 0]: readonly number[]) => {
            const [x, y] = [x0 + c * 50, y0 + r * 60 + (c % 2 === 0 ? 0 : 30)];
            return sideways ? { x: y, y: x } : { x, y };
          };
          const pieces = [[column, row], ...around].map((cell, i) => {
            const { x, y } = centre(cell);
            expect(findHex(grid, { x, y })).toEqual({ column: cell[0], row: cell[1] });
            return write.writePiece({ id: `${i}`, picture: 'a', place: `Field;${x};${y}` });
          });
          const { battlefield } = convertGame(ford, await readSave(write.writeSave(pieces)), {
            ...mapping,
            rules: [{ when: {}, counter: { side: 'a', arm: 'b' } }],
          });
          fc.pre(battlefield?.units.length === 7);
          if (!battlefield) return;
          const board = createGrid(battlefield.grid);
          const [middle = 0, ...others] = battlefield.units.map(({ hex }) => parseHex(board, hex));
          const near = [...board.near.subarray(middle * 6, middle * 6 + 6)].sort((a, b) => a - b);
          expect(others.sort((a, b) => a - b)).toEqual(near);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('on a board of unknown size as far as counters stand', async () => {
    const ford = await read(write.writeGrid({ x0: 25, y0: 30 }, { hOff: 1, vOff: 1 }), { width: 0, height: 0 });
    const { battlefield, problems } = convertGame(ford, await readSave(write.writeSave(setup)), mapping);
    expect([battlefield?.grid.columns, battlefield?.grid.rows]).toEqual([3, 2]);
    expect(problems.map(({ code }) => code)).toEqual(['unknown-size']);
  });

  test('with three digits where two do not hold them', async () => {
    const ford = await read(write.writeGrid({ x0: 25, y0: 30 }, { hOff: 95, vOff: 1, hLeading: 2, vLeading: 2 }));
    const { battlefield } = convertGame(ford, await readSave(write.writeSave(setup)), mapping);
    expect(battlefield?.grid.digits).toBe(3);
    expect(battlefield?.units[0]?.hex).toBe('095001');
  });
});
