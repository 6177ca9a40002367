/* The map of the board by geometry alone: where hexes lie, what lies at a point, how it is looked at, how keys walk it. */
import { createGrid, findSide, formatHex, getNeighbour, getVertex, parseHex } from '@coup-doeil/hex';
import { keepInView, openMap, toMapPoint, zoomTo } from '../src/board/map/camera.ts';
import { turnTo } from '../src/board/map/drags.ts';
import { walkHex } from '../src/board/map/keys.ts';
import { joinRun } from '../src/board/map/number-runs.ts';
import { findUnder, placePieces, pointMark } from '../src/board/map/pieces.ts';
import { chainEdges, chainSides, listEnds } from '../src/map-parts/engraving/chains.ts';
import { blur, listContours } from '../src/map-parts/engraving/contours.ts';
import { drawLine, joinMarks } from '../src/map-parts/engraving/pen.ts';
import type { Point } from '../src/map-parts/geometry.ts';
import {
  findHexAt,
  findSideAt,
  getCorner,
  getPlace,
  getSideMiddle,
  layOut,
  listCorners,
} from '../src/map-parts/layout.ts';
import { expect, test } from './site.ts';

const SIDES = [0, 1, 2, 3, 4, 5];
const layouts = (['flat', 'pointed'] as const).flatMap((orientation) =>
  (['odd', 'even'] as const).flatMap((shifted) =>
    [1, 2].map((firstColumn) =>
      layOut(createGrid({ columns: 7, rows: 5, orientation, shifted, firstColumn, firstRow: firstColumn })),
    ),
  ),
);
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const hexes = (size: number): number[] => Array.from({ length: size }, (_, hex) => hex);

test('neighbours share their side and its corners, whatever the grid', () => {
  for (const layout of layouts)
    for (const hex of hexes(layout.grid.size))
      for (const side of SIDES) {
        const across = getNeighbour(layout.grid, hex, side);
        if (across < 0) continue;
        const back = findSide(layout.grid, across, hex);
        expect(distance(getSideMiddle(layout, hex, side), getSideMiddle(layout, across, back))).toBeLessThan(1e-9);
        expect(distance(getCorner(layout, hex, side), getCorner(layout, across, (back + 5) % 6))).toBeLessThan(1e-9);
      }
});

test('a point lies in the hex whose corners are around it, or beside the map', () => {
  /** The slow twin: on the same side of all six edges. */
  const isInside = (corners: readonly Point[], { x, y }: Point): boolean =>
    corners.every((from, i) => {
      const to = corners[(i + 1) % 6] ?? from;
      return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x) >= 0;
    });
  const [found, expected]: [number[], number[]] = [[], []];
  for (const layout of layouts) {
    const outlines = hexes(layout.grid.size).map((hex) => listCorners(layout, hex));
    for (let x = 1.3; x < layout.width; x += 13.7)
      for (let y = 0.9; y < layout.height; y += 11.9) {
        found.push(findHexAt(layout, { x, y }));
        expected.push(outlines.findIndex((corners) => isInside(corners, { x, y })));
      }
  }
  expect(found.length).toBeGreaterThan(10_000);
  // All at once: each look of its own takes longer than both ways of finding.
  expect(found).toEqual(expected);
});

test('the side nearest to a point is the one whose middle is nearest', () => {
  for (const layout of layouts) {
    const { x, y } = getPlace(layout, 12);
    for (let i = 0; i < 72; i++) {
      const angle = (i * 5 + 2) * (Math.PI / 180);
      const point = { x: x + 40 * Math.cos(angle), y: y + 40 * Math.sin(angle) };
      const far = SIDES.map((side) => distance(point, getSideMiddle(layout, 12, side)));
      expect(findSideAt(layout, 12, point).side).toBe(far.indexOf(Math.min(...far)));
    }
    expect(findSideAt(layout, 12, getSideMiddle(layout, 12, 4))).toEqual({ side: 4, out: expect.closeTo(1, 9) });
  }
});

test('keys go to the neighbour that lies there, and stay at the edge', () => {
  const toward: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    PageUp: [1, -1],
    PageDown: [1, 1],
    End: [-1, 1],
    Home: [-1, -1],
  };
  for (const layout of layouts) {
    const hex = parseHex(layout.grid, formatHex(layout.grid, Math.floor(layout.grid.size / 2)));
    const from = getPlace(layout, hex);
    for (const [key, [dx, dy]] of Object.entries(toward)) {
      const to = walkHex(layout.grid, hex, key) ?? -1;
      expect(findSide(layout.grid, hex, to), key).toBeGreaterThanOrEqual(0);
      const place = getPlace(layout, to);
      expect((place.x - from.x) * dx + (place.y - from.y) * dy, key).toBeGreaterThan(20);
    }
    expect(walkHex(layout.grid, hex, 'a')).toBeUndefined();
    for (const key of ['ArrowUp', 'ArrowLeft', 'Home', 'PageUp'])
      expect(walkHex(layout.grid, 0, key)).toBeGreaterThanOrEqual(0);
  }
});

test('six keys are the six sides of a flat hex', () => {
  const grid = createGrid({ columns: 5, rows: 5, orientation: 'flat', shifted: 'even' });
  const keys = ['ArrowUp', 'PageUp', 'PageDown', 'ArrowDown', 'End', 'Home'];
  expect(keys.map((key) => walkHex(grid, 12, key))).toEqual(SIDES.map((side) => getNeighbour(grid, 12, side)));
});

test('what is under the pointer stays there while the map is enlarged, and the map stays in view', () => {
  const [map, view] = [
    { width: 1400, height: 1200 },
    { width: 390, height: 700 },
  ];
  const camera = { x: -300, y: -200, k: 0.7 };
  const at = { x: 180, y: 320 };
  const next = zoomTo(camera, 1.1, at, map, view);
  const [before, after] = [toMapPoint(camera, at), toMapPoint(next, at)];
  expect(distance(before, after)).toBeLessThan(1e-9);
  for (const x of [-5000, 0, 5000]) {
    const kept = keepInView({ x, y: x, k: 0.7 }, map, view);
    // Something of the map is in the middle of the view.
    const middle = toMapPoint(kept, { x: 195, y: 350 });
    expect(middle.x).toBeGreaterThanOrEqual(-1e-9);
    expect(middle.x).toBeLessThanOrEqual(map.width + 1e-9);
    // Above any sheet.
    expect(toMapPoint(kept, { x: 195, y: 0.3 * 700 }).y).toBeLessThanOrEqual(map.height + 1e-9);
  }
  const opened = openMap(map, view, [{ x: 700, y: 600 }]);
  expect(toMapPoint(opened, { x: 195, y: 350 })).toEqual({ x: expect.closeTo(700, 6), y: expect.closeTo(600, 6) });
  // What stands on it is in the middle of what no sheet covers.
  const free = openMap(map, view, [{ x: 700, y: 600 }], { corner: { width: 0, height: 0 }, below: 200 });
  expect(toMapPoint(free, { x: 195, y: 250 })).toEqual({ x: expect.closeTo(700, 6), y: expect.closeTo(600, 6) });
  // A map for which there is room opens as a whole, in the middle.
  const whole = openMap({ width: 500, height: 300 }, { width: 516, height: 400 }, []);
  expect(whole).toEqual({ x: 8, y: 50, k: 1 });
});

test('a stack stands around its hex, the first of the list on top; a finger finds what it touches', () => {
  const [layout] = layouts;
  if (!layout) throw new Error('no layout');
  const label = formatHex(layout.grid, 12);
  const unit = (id: string, facing?: { side: number }) => ({
    id,
    side: 'red',
    arm: 'infantry',
    ratings: {},
    state: [],
    marks: [],
    traits: [],
    hex: label,
    facing,
  });
  const pieces = placePieces(layout, [
    unit('top', { side: 1 }),
    unit('middle'),
    unit('low'),
    { ...unit('off'), hex: undefined },
  ]);
  expect(pieces.map((piece) => piece.unit.id)).toEqual(['low', 'middle', 'top']);
  const top = pieces[2];
  if (!top) throw new Error('no piece');
  expect(findUnder(layout, pieces, undefined, top.at, 10)).toMatchObject({
    kind: 'piece',
    piece: { unit: { id: 'top' } },
  });
  // The mark of the chosen counter is found before its counter, and only when it is chosen.
  const [tip] = pointMark(1 + layout.turn);
  const mark = { x: top.at.x + 0.8 * tip.x, y: top.at.y + 0.8 * tip.y };
  expect(findUnder(layout, pieces, 'top', mark, 12).kind).toBe('facing');
  expect(findUnder(layout, pieces, undefined, mark, 12).kind).not.toBe('facing');
  expect(findUnder(layout, pieces, undefined, { x: 2, y: 2 }, 10).kind).toBe('paper');
  expect(turnTo({ faces: 0 }, 5.7)).toEqual({ side: 0 });
  expect(turnTo({ faces: 1.5 }, 5.7)).toEqual({ vertex: 5 });
  expect(turnTo({ faces: 1.5 }, 0.2)).toEqual({ vertex: 0 });
});

test('hexsides become lines: each once, end to end, with their hexes on the right', () => {
  for (const layout of layouts) {
    const { grid } = layout;
    const around = SIDES.map((side) => ({ hex: 12, side }));
    const [ring, ...others] = chainEdges(layout, [...around].reverse());
    expect(others).toEqual([]);
    expect(ring?.closed).toBe(true);
    expect(ring?.edges).toHaveLength(6);
    const lines = chainSides(layout, [
      { hex: 12, side: 0 },
      { hex: getNeighbour(grid, 12, 1), side: 4 },
      { hex: 12, side: 3 },
    ]);
    expect(lines.map(({ edges }) => edges.length).sort()).toEqual([1, 2]);
    for (const { edges } of [...lines, ...(ring ? [ring] : [])])
      for (const [i, edge] of edges.slice(1).entries()) {
        const before = edges[i];
        if (!before) continue;
        expect(distance(listEnds(layout, before)[1], listEnds(layout, edge)[0])).toBeLessThan(1e-9);
        expect(getVertex(grid, edge.hex, (edge.side + 5) % 6)).toBe(getVertex(grid, before.hex, before.side));
      }
  }
});

test('a contour goes round a hill where its height is reached, and a mean keeps the sum of heights', () => {
  const [columns, rows, step] = [41, 41, 5];
  const heights = Float32Array.from({ length: columns * rows }, (_, i) =>
    Math.max(0, 60 - Math.hypot((i % columns) * step - 100, Math.floor(i / columns) * step - 100)),
  );
  const field = { columns, rows, step, heights };
  const [line = [], ...others] = listContours(field, 30);
  expect(others).toEqual([]);
  expect(line[0]).toEqual(line.at(-1));
  for (const point of line) expect(Math.abs(distance(point, { x: 100, y: 100 }) - 30)).toBeLessThan(1);
  const sum = (values: Float32Array): number => values.reduce((total, height) => total + height, 0);
  expect(sum(blur(field, 2).heights) / sum(heights)).toBeCloseTo(1, 3);
});

test('marks joined to one path end where they would alone', () => {
  const marks = [
    drawLine('hex', [
      { x: 1.23, y: 4.56 },
      { x: 10, y: -3.3 },
      { x: 7.77, y: 0 },
    ]),
    drawLine(
      'hex',
      [
        { x: 100, y: 20 },
        { x: 90, y: 30 },
      ],
      true,
    ),
    drawLine('hex', [
      { x: 5, y: 5 },
      { x: 0.4, y: 0.04 },
    ]),
  ];
  /** The slow twin: every step added up. */
  const places: number[][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter, a, b] of joinMarks(marks).matchAll(
    /([Mmlz])(?:(-?[\d.]+?) ?(-?(?:\d+\.?\d*|\.\d+)))?(?=[Mmlz]|$)/g,
  )) {
    if (letter === 'z') [x, y] = [startX, startY];
    else [x, y] = letter === 'M' ? [Number(a), Number(b)] : [x + Number(a), y + Number(b)];
    if (letter === 'M' || letter === 'm') [startX, startY] = [x, y];
    if (letter !== 'z') places.push([Math.round(x * 10) / 10 + 0, Math.round(y * 10) / 10 + 0]);
  }
  expect(places).toEqual([
    [1.2, 4.6],
    [10, -3.3],
    [7.8, 0],
    [100, 20],
    [90, 30],
    [5, 5],
    [0.4, 0],
  ]);
});

test('numbers are written together where they are equally wide alone', () => {
  const write = (...labels: readonly string[]) =>
    joinRun(labels.map((label, i) => ({ label, x: 100 * i, y: 0 }))).map(({ label }) => label);
  expect(write('0101', '0301', '0501')).toEqual(['0101 0301 0501']);
  expect(write('98', '99', '100')).toEqual(['98', '99', '100']);
  expect(write('A1', 'W1', 'I1')).toEqual(['A1', 'W1', 'I1']);
});
