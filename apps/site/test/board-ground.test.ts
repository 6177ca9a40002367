/* Ground painted and counters set down by hand on the board’s page: what is asked then is what the package answers. */
import {
  applyChanges,
  type Battlefield,
  type BattlefieldInput,
  type GameBoard,
  listTargetActions,
  openBoard,
  readBattlefield,
} from '@coup-doeil/core/battle';
import { formatWorth } from '@coup-doeil/core/tell';
import { formatHex, getNeighbours, parseHex } from '@coup-doeil/hex';
import type { Page } from '@playwright/test';
import { type Brush, listBrushes } from '../src/board/ground/brushes.ts';
import { applyMatrix, fitPicture, undoMatrix } from '../src/board/ground/fit.ts';
import { paint } from '../src/board/ground/paint.ts';
import { expectFigure, mode, openBoards, openPage, phone, piece } from './boards.ts';
import { beginMap, GRID, grid, hexAt, type Lot, setDown, sideAt, type Unit } from './ground.ts';
import { collectErrors, expectOpen } from './open-to-all.ts';
import { expect, test } from './site.ts';
import { startTaps } from './taps.ts';

const boards = await openBoards();

/** A kind of position: what is painted, what stands where, and the same as a document. */
interface Position {
  readonly kind: string;
  /** Ticked, and then the brush is laid on these hexes, or on the sides toward the target. */
  readonly brush?: string;
  readonly filling?: boolean;
  readonly at?: readonly (readonly [hex: string, beyond?: string])[];
  readonly ground?: Pick<BattlefieldInput, 'hexes' | 'hexsides'>;
  readonly red?: Partial<Lot>;
  readonly blue?: Partial<Lot>;
  readonly redUnit?: Partial<Unit>;
  readonly blueUnit?: Partial<Unit>;
}

const TARGET = '0605';
const FROM = ['0505', '0506'] as const;

/** Five kinds in the words of any game that has such ground. */
const listPositions = ({ door }: GameBoard): readonly Position[] => {
  const { palette } = door;
  const [, state = ''] = Object.keys(palette.states);
  const feature = Object.keys(palette.features).find((word) => word === 'stream') ?? '';
  const woods = Object.keys(palette.terrains).find((word) => word === 'woods') ?? '';
  const all = Array.from({ length: grid.size }, (_, hex) => formatHex(grid, hex));
  return [
    {
      kind: 'on clear ground that was filled',
      brush: palette.terrains.clear?.en ?? '',
      filling: true,
      at: [['0704']],
      ground: { hexes: all.map((hex) => ({ hex, terrains: ['clear'] })) },
    },
    {
      kind: 'over a stream',
      brush: palette.features[feature]?.en ?? '',
      at: FROM.map((from) => [TARGET, from] as const),
      ground: { hexsides: FROM.map((from) => ({ hexside: `${from}/${TARGET}`, features: [feature] })) },
    },
    {
      kind: 'into woods',
      brush: palette.terrains[woods]?.en ?? '',
      at: [[TARGET]],
      ground: { hexes: [{ hex: TARGET, terrains: [woods] }] },
    },
    {
      kind: 'against a state',
      blue: { ticks: [palette.states[state]?.en ?? ''] },
      blueUnit: { state: [state] },
    },
    {
      kind: 'against one that faces away',
      blue: { faces: 'east' },
      blueUnit: { facing: { vertex: 1 } },
    },
  ];
};

/** The same position as a document that no page made. */
const openTwin = (
  { door }: GameBoard,
  { ground, redUnit, blueUnit }: Position,
  lots: readonly [Lot, Lot],
): GameBoard => {
  const units = lots.flatMap(({ side, arm, strength, ratings, hexes }, i) =>
    hexes.map((hex, n): Unit => {
      const own = side.toLowerCase();
      return { id: `${own}-${arm}-${n + 1}`, side: own, arm, strength, ratings, hex, ...[redUnit, blueUnit][i] };
    }),
  );
  return openBoard(
    door,
    readBattlefield({ format: 'coup-doeil/battlefield', version: 2, game: door.game.id, grid: GRID, ...ground, units }),
  );
};

/** What an attack by a counter comes to at best, as the package lists it. */
const findAnswer = (twin: GameBoard, own: string): string => {
  const attacks = twin.door.actions.filter(({ against, prepares }) => against !== 'own' && !prepares);
  const best = attacks.flatMap((rules) => {
    const { sets } = listTargetActions(twin, rules, 'red', parseHex(grid, TARGET));
    return sets.find(({ ask }) => ask.parts.some(({ counter }) => counter === own)) ?? [];
  })[0];
  if (!best) throw new Error('the package has no attack here');
  return formatWorth(best.brief, 'en');
};

test.describe('positions', () => {
  test.use({ ...phone, reducedMotion: 'reduce' });

  test('there are five kinds and more for every board', () => {
    for (const { board } of boards) expect(listPositions(board).length).toBeGreaterThanOrEqual(5);
  });

  for (const { game, board } of boards)
    test(`${game.meta.id}: each position set up by hand is answered as the package answers it`, async ({
      page,
      origin,
    }) => {
      test.slow();
      await openPage(page, `${origin}/en/${game.meta.id}/board/`);
      const [rating = ''] = Object.keys(board.door.palette.ratings);
      for (const position of listPositions(board)) {
        const taps = startTaps();
        await beginMap(page, taps);
        if (position.brush !== undefined) {
          await taps.tap(page.getByRole('button', { name: position.brush, exact: true }));
          if (position.filling) await taps.tap(page.getByLabel('Fill all alike'));
          for (const [hex, beyond] of position.at ?? [])
            await taps.tap(
              page.locator('.map'),
              await (beyond === undefined ? hexAt(page, hex) : sideAt(page, hex, beyond)),
            );
          if (position.filling) await taps.tap(page.getByLabel('Fill all alike'));
        }
        const red: Lot = {
          side: 'Red',
          arm: 'infantry',
          strength: 6,
          ratings: { [rating]: 5 },
          hexes: FROM,
          ...position.red,
        };
        const blue: Lot = {
          side: 'Blue',
          arm: 'infantry',
          strength: 3,
          ratings: { [rating]: 4 },
          hexes: [TARGET],
          ...position.blue,
        };
        await setDown(page, taps, board, red);
        await setDown(page, taps, board, blue);
        await taps.tap(mode(page, 'Play'));
        await taps.tap(piece(page, 'red-infantry-1'));
        await taps.tap(piece(page, 'blue-infantry-1'));
        const twin = openTwin(board, position, [red, blue]);
        await test.step(position.kind, () => expectFigure(page.locator('.big b'), findAnswer(twin, 'red-infantry-1')));
      }
    });
});

test('a picture is laid exactly through three points, and by least squares through more', () => {
  // A picture that is turned, sized and sheared: every point of it has one place.
  const truth = [0.5, 0.1, -0.08, 0.45, 120, -30] as const;
  const pixels = [
    { x: 100, y: 80 },
    { x: 2900, y: 300 },
    { x: 700, y: 1900 },
    { x: 2500, y: 1700 },
  ];
  const pairs = pixels.map((from) => ({ from, to: applyMatrix(truth, from) }));
  const start = [1, 0, 0, 1, 0, 0] as const;
  for (const some of [pairs.slice(0, 3), pairs]) {
    const matrix = fitPicture(some, start);
    for (const [i, value] of truth.entries()) expect(matrix?.[i]).toBeCloseTo(value, 8);
  }
  for (const { from, to } of pairs) {
    const back = undoMatrix(truth, to);
    expect(Math.hypot(back.x - from.x, back.y - from.y)).toBeLessThan(1e-8);
  }
  // A fourth point that is 8 off pulls all of them: the squares are least where no change of one number makes them less.
  const off = pairs.map((pair, i) => (i === 3 ? { ...pair, to: { x: pair.to.x + 8, y: pair.to.y } } : pair));
  const least = fitPicture(off, start) ?? start;
  const square = (matrix: typeof least): number =>
    off.reduce((sum, { from, to }) => {
      const at = applyMatrix(matrix, from);
      return sum + (at.x - to.x) ** 2 + (at.y - to.y) ** 2;
    }, 0);
  for (const i of [0, 1, 2, 3, 4, 5])
    for (const by of [-1e-5, 1e-5]) {
      const other = least.map((value, n) => (n === i ? value + by : value));
      expect(square(other as unknown as typeof least)).toBeGreaterThan(square(least));
    }
  const line = [0, 1, 2].map((n) => ({ from: { x: 100 * n, y: 50 * n }, to: { x: 90 * n, y: 40 * n } }));
  expect(fitPicture(line, start)).toBeUndefined();
});

for (const { game, board } of boards)
  test(`${game.meta.id}: every word of the palette is on a brush, and what a brush paints is legal ground`, () => {
    const { palette } = board.door;
    const empty = readBattlefield({ format: 'coup-doeil/battlefield', version: 2, grid: GRID });
    const brushes = listBrushes(palette, 'en');
    const manner = { adding: false, filling: false, removing: false, palette };
    const painted = new Set<string>();
    // From both hexes of a side: some words say which of the two is meant.
    for (const brush of brushes)
      for (const [hex, side] of [
        ['0605', 0],
        ['0604', 3],
      ] as const) {
        const change = paint(empty, grid, brush, { hex, side, from: undefined }, manner);
        if (!change) continue;
        const document = applyChanges(empty, [change]);
        openBoard(board.door, document);
        for (const { terrains, road } of document.hexes)
          for (const word of [...terrains, road ?? '']) painted.add(word);
        for (const { features } of document.hexsides) for (const word of features) painted.add(word);
      }
    for (const word of [palette.terrains, palette.features, palette.roads].flatMap((labels) => Object.keys(labels)))
      expect(painted, word).toContain(word);
    for (const brush of brushes) {
      if (brush.kind !== 'feature' || brush.lower === brush.higher) continue;
      const from = (hex: string, side: number) =>
        paint(empty, grid, brush, { hex, side, from: undefined }, manner)?.hexsides[0]?.features;
      expect(from('0604', 3)).toEqual([brush.lower]);
      expect(from('0605', 0)).toEqual([brush.higher]);
    }
  });

for (const { game, board } of boards)
  test(`${game.meta.id}: one feature painted over another is legal ground: what contradicts it goes`, () => {
    const { palette } = board.door;
    const empty = readBattlefield({ format: 'coup-doeil/battlefield', version: 2, grid: GRID });
    const manner = { adding: false, filling: false, removing: false, palette };
    const brushes = listBrushes(palette, 'en').filter(({ kind }) => kind === 'feature');
    const touch = (document: Battlefield, brush: Brush, hex: string, side: number) => {
      const change = paint(document, grid, brush, { hex, side, from: undefined }, manner);
      return change ? applyChanges(document, [change]) : document;
    };
    for (const first of brushes)
      for (const second of brushes) {
        const document = touch(touch(empty, first, '0605', 0), second, '0604', 3);
        openBoard(board.door, document);
        expect(document.hexsides[0]?.features).toContain(second.kind === 'feature' ? second.lower : '');
      }
  });

test('a fill stops at other ground', () => {
  const { board } = boards[0] ?? { board: undefined };
  if (!board) throw new Error('no board');
  const ring = getNeighbours(grid, parseHex(grid, '0605')).map((hex) => ({
    hex: formatHex(grid, hex),
    terrains: ['woods'],
  }));
  const document = readBattlefield({ format: 'coup-doeil/battlefield', version: 2, grid: GRID, hexes: ring });
  const clear = listBrushes(board.door.palette, 'en').find(
    (brush) => brush.kind === 'terrain' && brush.word === 'clear',
  );
  if (!clear) throw new Error('no clear');
  const manner = { adding: false, filling: true, removing: false, palette: {} };
  const at = (hex: string) =>
    paint(document, grid, clear, { hex, side: undefined, from: undefined }, manner)?.hexes.length;
  expect(at('0605')).toBe(1);
  expect(at('0604')).toBe(6);
  expect(at('0101')).toBe(12 * 10 - 7);
});

const look = async (page: Page, state: string): Promise<void> => {
  await expectOpen(page, state);
  const small = await page
    .locator('.ground-s')
    .locator('button, .btn, summary, select, input[type="text"]')
    .evaluateAll((all) =>
      all.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && (height < 43.5 || width < 43.5)
          ? [`${element.outerHTML.slice(0, 90)} ${width}x${height}`]
          : [];
      }),
    );
  expect(small, `${state}: targets`).toEqual([]);
};

for (const [i, [lang, width]] of (
  [
    ['en', 320],
    ['fr', 390],
    ['en', 820],
    ['fr', 1280],
  ] as const
).entries())
  test(`the ground is open to all, ${lang} at ${width}`, async ({ browser, origin }) => {
    test.slow();
    const { game } = boards[i % boards.length] ?? {};
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
      colorScheme: i % 2 === 0 ? 'light' : 'dark',
    });
    const page = await context.newPage();
    const errors = collectErrors(page, origin);
    await openPage(page, `${origin}/${lang}/${game?.meta.id}/board/`);
    await page.locator('.mode').nth(3).click();
    await page.locator('.brs').waitFor();
    await page.locator('.gr').first().click();
    await look(page, 'a brush');
    await page.locator('.pc.new').first().click();
    await look(page, 'a new counter');
    await page.locator('.pc:not(.new)').first().click();
    await page.locator('.newmap-d > summary').click();
    await look(page, 'a counter and a new map');
    expect(errors).toEqual([]);
    await context.close();
  });
