/* What VASSAL calls a point of a map, told by a slow reading of the format's description: boards, margins, zones, numberings. */
import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { convertGame } from '../src/battlefield/index.ts';
import { buildLayout, readModule, readSave } from '../src/index.ts';
import * as write from './write.ts';

/** A grid and its numbering as the build file writes them, every field at its own value. */
interface GridFields {
  readonly dx: number;
  readonly dy: number;
  readonly x0: number;
  readonly y0: number;
  readonly sideways: boolean;
  readonly oblique: boolean;
  readonly first: 'H' | 'V';
  readonly sep: string;
  readonly hType: 'N' | 'A';
  readonly vType: 'N' | 'A';
  readonly hLeading: number;
  readonly vLeading: number;
  readonly hOff: number;
  readonly vOff: number;
  readonly hDescend: boolean;
  readonly vDescend: boolean;
  readonly stagger: boolean;
  readonly locationFormat: string;
}

/** Two rectangles that touch: an L, or one behind the other. */
interface ZoneFields {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly foot: number;
  readonly format: string;
  readonly useParentGrid: boolean;
  readonly grid: GridFields | null;
}

interface BoardFields {
  readonly width: number;
  readonly height: number;
  readonly magnification: number;
  readonly isTurned: boolean;
  readonly grid: GridFields | null;
  readonly zones: readonly ZoneFields[];
}

const writeHexGrid = ({ dx, dy, x0, y0, sideways, oblique, ...numbering }: GridFields): write.WrittenElement => ({
  tag: 'VASSAL.build.module.map.boardPicker.board.HexGrid',
  attributes: { dx, dy, x0, y0, sideways },
  inside: [
    {
      tag: `VASSAL.build.module.map.boardPicker.board.mapgrid.${oblique ? 'Oblique' : ''}HexGridNumbering`,
      attributes: { ...numbering },
    },
  ],
});

/** The L: all of its width down to the foot, then half of it. */
const cornersOf = ({ x, y, width, height, foot }: ZoneFields): readonly (readonly [number, number])[] => [
  [x, y],
  [x + width, y],
  [x + width, y + foot],
  [x + width / 2, y + foot],
  [x + width / 2, y + height],
  [x, y + height],
];

const writeZone = (zone: ZoneFields): write.WrittenElement => ({
  tag: 'VASSAL.build.module.map.boardPicker.board.mapgrid.Zone',
  attributes: {
    name: zone.name,
    path: cornersOf(zone)
      .map((corner) => corner.join(','))
      .join(';'),
    locationFormat: zone.format,
    useParentGrid: zone.useParentGrid,
  },
  inside: zone.grid ? [writeHexGrid(zone.grid)] : [],
});

const writeBoards = (boards: readonly BoardFields[], edge: readonly [number, number]): string =>
  write.writeBuildFile([
    write.writeMap(
      boards.map(({ width, height, magnification, grid, zones }, i) => {
        const inside = grid ? [writeHexGrid(grid)] : [];
        const zoned = { tag: 'VASSAL.build.module.map.boardPicker.board.ZonedGrid', inside: [] };
        return write.writeBoard(
          zones.length > 0 ? [{ ...zoned, inside: [...zones.map(writeZone), ...inside] }] : inside,
          {
            name: `B${i}`,
            width,
            height,
            magnification,
          },
        );
      }),
      { edgeWidth: edge[0], edgeHeight: edge[1] },
    ),
  ]);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const writeFigure = (figure: number, type: 'N' | 'A', leading: number): string => {
  const size = Math.abs(figure);
  let text = '';
  if (type === 'A') for (let left = size; left >= 0; left -= 26) text += LETTERS[size % 26];
  else for (text = `${size}`; text.length <= leading; ) text = `0${text}`;
  return figure < 0 ? `-${text}` : text;
};

/** The number of a point of a board, or of a zone whose box has the width and height: column and row are looked for one by one. */
const numberSlowly = (grid: GridFields, width: number, height: number, px: number, py: number): string => {
  const [x, y] = grid.sideways ? [py, px] : [px, py];
  let column = -300;
  while (grid.x0 + column * grid.dx + grid.dx / 2 <= x) column++;
  const isOdd = column % 2 !== 0;
  let row = -300;
  while (grid.y0 + (isOdd ? grid.dy / 2 : 0) + row * grid.dy + grid.dy / 2 <= y) row++;
  const isColumnBack = grid.sideways ? grid.vDescend : grid.hDescend;
  const isRowBack = grid.sideways ? grid.hDescend : grid.vDescend;
  if (isColumnBack) column = Math.floor(width / grid.dy + 0.5) - column;
  if (isRowBack) row = Math.floor(height / grid.dx + 0.5) - row;
  if (grid.stagger && isOdd) row += isRowBack ? -1 : 1;
  if (grid.oblique) {
    // Every second column the row goes on by one, or back by one; that is what `stagger` says here too.
    const half = column < 0 ? -Math.floor(-column / 2) : Math.floor(column / 2);
    row = grid.stagger ? row + half : row - half + 1;
  }
  const h = writeFigure(column + grid.hOff, grid.hType, grid.hLeading);
  const v = writeFigure(row + grid.vOff, grid.vType, grid.vLeading);
  const label = grid.first === 'H' ? `${h}${grid.sep}${v}` : `${v}${grid.sep}${h}`;
  return grid.locationFormat.split('$gridLocation$').join(label).split('$column$').join(h).split('$row$').join(v);
};

/** What a point of the map is called; `null` off all boards. Boards lie two in a row, each turned or not. */
const labelSlowly = (boards: readonly BoardFields[], edge: readonly [number, number], mx: number, my: number) => {
  for (const [i, board] of boards.entries()) {
    const [width, height] = [board.width * board.magnification, board.height * board.magnification];
    // The one before it in its row, the one above it in its column.
    const before = i % 2 === 1 ? boards[i - 1] : undefined;
    const above = i > 1 ? boards[i - 2] : undefined;
    let x = mx - edge[0] - (before ? before.width * before.magnification : 0);
    let y = my - edge[1] - (above ? above.height * above.magnification : 0);
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    if (board.isTurned) [x, y] = [width - x, height - y];
    x /= board.magnification;
    y /= board.magnification;
    const onBoard = board.grid ? numberSlowly(board.grid, board.width, board.height, x, y) : null;
    for (const zone of board.zones) {
      const isWide = x > zone.x && x < zone.x + zone.width && y > zone.y && y < zone.y + zone.foot;
      const isLow = x > zone.x && x < zone.x + zone.width / 2 && y > zone.y && y < zone.y + zone.height;
      if (!isWide && !isLow) continue;
      const own = zone.grid && numberSlowly(zone.grid, zone.width, zone.height, x, y);
      const inside = zone.useParentGrid ? onBoard : own;
      const label = zone.format
        .split('$name$')
        .join(zone.name)
        .split('$gridLocation$')
        .join(inside ?? '');
      return { board: `B${i}`, zone: zone.name, label: label === '' ? null : label };
    }
    return { board: `B${i}`, zone: null, label: onBoard };
  }
  return null;
};

const small = fc.integer({ min: 0, max: 3 });
const figure = fc.integer({ min: -30, max: 60 });
const grids: fc.Arbitrary<GridFields> = fc.record({
  dx: fc.integer({ min: 20, max: 90 }),
  dy: fc.integer({ min: 20, max: 45 }).map((half) => half * 2),
  x0: figure,
  y0: figure,
  sideways: fc.boolean(),
  oblique: fc.boolean(),
  first: fc.constantFrom('H', 'V'),
  sep: fc.constantFrom('', '.', '/'),
  hType: fc.constantFrom('N', 'A'),
  vType: fc.constantFrom('N', 'A'),
  hLeading: small,
  vLeading: small,
  hOff: figure,
  vOff: figure,
  hDescend: fc.boolean(),
  vDescend: fc.boolean(),
  stagger: fc.boolean(),
  locationFormat: fc.constantFrom('$gridLocation$', 'Hex $gridLocation$', 'Row $row$, column $column$'),
});

const zones: fc.Arbitrary<ZoneFields> = fc.record({
  name: fc.constantFrom('Reserve', 'Off map'),
  x: fc.integer({ min: 0, max: 200 }),
  y: fc.integer({ min: 0, max: 200 }),
  width: fc.integer({ min: 20, max: 150 }).map((half) => 2 * half),
  height: fc.integer({ min: 120, max: 300 }),
  foot: fc.integer({ min: 20, max: 100 }),
  format: fc.constantFrom('$name$', '$gridLocation$', '$name$ $gridLocation$', ''),
  useParentGrid: fc.boolean(),
  grid: fc.option(grids),
});

const boardSets = fc.array(
  fc.record({
    width: fc.integer({ min: 300, max: 600 }),
    height: fc.integer({ min: 300, max: 600 }),
    magnification: fc.constantFrom(1, 1, 2, 0.5),
    isTurned: fc.boolean(),
    grid: fc.option(grids, { freq: 5 }),
    zones: fc.array(zones, { maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 4 },
);

const lay = (boards: readonly BoardFields[]): string =>
  [
    'FieldBoardPicker',
    ...boards.flatMap(({ isTurned }, i) => [`B${i}${isTurned ? '/rev' : ''}`, `${i % 2}`, `${i >> 1}`]),
  ].join('\t');

const edges = fc.tuple(fc.integer({ min: 0, max: 80 }), fc.integer({ min: 0, max: 80 }));
/** Between pixels, so that no point lies on the edge of a zone. */
const points = fc
  .tuple(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 1300 }))
  .map(([x, y]) => [x + 0.3, y + 0.3] as const);

test('every point is called as a slow reading of the description calls it', async () => {
  await fc.assert(
    fc.asyncProperty(boardSets, edges, fc.array(points, { minLength: 1, maxLength: 12 }), async (boards, edge, all) => {
      const module = await readModule(strToU8(writeBoards(boards, edge)));
      const saved = await readSave(write.writeSave([lay(boards)]), module);
      const { locate } = buildLayout(module, 'Field', saved.boards.Field ?? null);
      for (const [x, y] of all) {
        const located = locate({ x, y });
        const told = located && { board: located.board, zone: located.zone, label: located.label };
        expect(told).toEqual(labelSlowly(boards, edge, x, y));
      }
    }),
    { numRuns: 1500 },
  );
});

/** Numbers that a battlefield can have as they are printed, with a dot between the figures. */
const plainGrids = grids.map(
  (grid): GridFields => ({
    ...grid,
    oblique: false,
    sep: '.',
    hType: 'N',
    vType: 'N',
    hOff: Math.abs(grid.hOff) + 2,
    vOff: Math.abs(grid.vOff) + 2,
    hDescend: false,
    vDescend: false,
    locationFormat: '$gridLocation$',
  }),
);

const plainBoards = fc.tuple(boardSets, plainGrids, plainGrids).map(([boards, onBoard, inZone]) =>
  boards.map(
    (board): BoardFields => ({
      ...board,
      grid: board.grid && onBoard,
      zones: board.zones.map((zone) => ({ ...zone, format: '$gridLocation$', grid: zone.grid && inZone })),
    }),
  ),
);

/** The two figures of a hex of the battlefield, with a dot between them. */
const splitHex = (hex: string): string =>
  [hex.slice(0, hex.length / 2), hex.slice(hex.length / 2)].map(Number).join('.');
const isZoned = (told: ReturnType<typeof labelSlowly>): boolean => told?.zone !== null;
const dropZeros = (label: string | null | undefined): string => (label ?? '').split('.').map(Number).join('.');

test('counters come on the hexes by the numbers that are printed there, those off them are counted', async () => {
  const rules = [{ when: {}, counter: { side: 'a', arm: 'b' } }];
  let checked = 0;
  await fc.assert(
    fc.asyncProperty(
      plainBoards,
      edges,
      fc.array(points, { minLength: 1, maxLength: 20 }),
      async (boards, edge, all) => {
        const module = await readModule(strToU8(writeBoards(boards, edge)));
        const pieces = all.map(([x, y], i) => write.writePiece({ id: `${i}`, picture: 'a', place: `Field;${x};${y}` }));
        const saved = await readSave(write.writeSave([...pieces, lay(boards)]), module);
        const { battlefield, elsewhere, background } = convertGame(module, saved, {
          game: 'ford',
          map: 'Field',
          rules,
        });
        const grids = boards.flatMap(({ grid, zones }) => [
          grid,
          ...zones.map((zone) => !zone.useParentGrid && zone.grid),
        ]);
        expect(battlefield === null).toBe(grids.every((grid) => !grid));
        if (!battlefield) return;
        expect(battlefield.units.length + elsewhere).toBe(all.length);
        const places = battlefield.units.map(({ id }) => all[Number(id.slice('piece-'.length))] ?? [0, 0]);
        const labels = places.map(([x, y]) => labelSlowly(boards, edge, x, y));
        expect(battlefield.units.map(({ hex }) => splitHex(hex))).toEqual(labels.map((at) => dropZeros(at?.label)));
        expect(new Set(labels.map((at) => at?.board)).size).toBeLessThanOrEqual(1);
        // The picture lies where its hexes are: a middle of one is on the map in the hex of this number.
        const { boards: placed } = buildLayout(module, 'Field', saved.boards.Field ?? null);
        const board = placed.find((each) => each.board.name === labels[0]?.board);
        for (const { at, hex } of (board && background?.points) ?? []) {
          const { x = 0, y = 0 } = board?.toMap(at) ?? {};
          const told = labelSlowly(boards, edge, x, y);
          // A zone may lie over it, and another board beside it.
          if (told?.zone !== null || told.board !== labels[0]?.board || labels.some(isZoned)) continue;
          checked += 1;
          expect(splitHex(hex)).toBe(dropZeros(told.label));
        }
      },
    ),
    { numRuns: 1000 },
  );
  expect(checked).toBeGreaterThan(100);
});
