/* Ground painted and counters set down by hand on the board’s page: what is asked then is what the package answers. */
import {
  applyChanges,
  type Battlefield,
  type BattlefieldInput,
  createBattleGrid,
  type GameBoard,
  listTargetActions,
  openBoard,
  readBattlefield,
} from '@coup-doeil/core/battle';
import { formatWorth } from '@coup-doeil/core/tell';
import { formatHex, getHexside, getNeighbours, parseHex, parseHexside } from '@coup-doeil/hex';
import type { Page } from '@playwright/test';
import { type Brush, listBrushes } from '../src/board/ground/brushes.ts';
import { applyMatrix, fitPicture, undoMatrix } from '../src/board/ground/fit.ts';
import { paint } from '../src/board/ground/paint.ts';
import { getPlace, getPointToward, layOut } from '../src/map-parts/layout.ts';
import { expectFigure, openBoards, openPage, piece } from './boards.ts';
import { collectErrors, expectOpen } from './open-to-all.ts';
import { expect, test } from './site.ts';
import { startTaps } from './taps.ts';

const boards = await openBoards();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as const;
type Taps = ReturnType<typeof startTaps>;
type Unit = NonNullable<BattlefieldInput['units']>[number];

/** The map that the page begins with, unless another is asked for. */
const GRID = { columns: 12, rows: 10, orientation: 'flat', shifted: 'even' } as const;
const grid = createBattleGrid({ grid: GRID });
const layout = layOut(grid);

const mode = (page: Page, name: string) => page.locator('.mode', { hasText: name });

/** A point of the map in pixels of its frame, as the map is looked at now. */
const toFrame = (page: Page, at: { readonly x: number; readonly y: number }) =>
  page.locator('.map-world').evaluate((world, { x, y }) => {
    const point = new DOMPoint(x, y).matrixTransform(new DOMMatrix(getComputedStyle(world).transform));
    return { x: point.x, y: point.y };
  }, at);

const hexAt = (page: Page, hex: string) => toFrame(page, getPlace(layout, parseHex(grid, hex)));

/** On the side of a hex toward another, from inside the first. */
const sideAt = (page: Page, hex: string, beyond: string) => {
  const [at, hexside] = [parseHex(grid, hex), parseHexside(grid, `${hex}/${beyond}`)];
  const side = [0, 1, 2, 3, 4, 5].find((each) => getHexside(grid, at, each) === hexside) ?? 0;
  return toFrame(page, getPointToward(layout, at, side, 41));
};

const beginMap = async (page: Page, taps: Taps): Promise<void> => {
  await taps.tap(mode(page, 'Ground'));
  await taps.tap(page.locator('.newmap-d > summary'));
  await taps.tap(page.locator('.newmap .btn.main'));
  await expect(page.locator('.map-piece')).toHaveCount(0);
  // The map is brought to its middle.
  await page.waitForTimeout(150);
};

interface Lot {
  readonly side: 'Red' | 'Blue';
  readonly arm: string;
  readonly strength: number;
  readonly ratings: Readonly<Record<string, number>>;
  readonly hexes: readonly string[];
  /** As the words are read on the page. */
  readonly ticks?: readonly string[];
  readonly faces?: string;
}

/** Counters of one kind: their figures typed once, then a tap a hex. */
const setDown = async (page: Page, taps: Taps, board: GameBoard, lot: Lot): Promise<void> => {
  const { palette } = board.door;
  await taps.tap(page.getByRole('button', { name: `New for ${lot.side}: ${palette.arms[lot.arm]?.en}`, exact: true }));
  const held = page.locator('.held');
  const figures = [
    [palette.strength.label.en, lot.strength],
    ...Object.entries(lot.ratings).map(([name, value]) => [palette.ratings[name]?.label.en, value] as const),
  ] as const;
  for (const [label, value] of figures) {
    const field = held.getByRole('spinbutton', { name: label ?? '', exact: true });
    if ((await field.count()) === 0) await taps.tap(held.getByRole('button', { name: `+ ${label}`, exact: true }));
    if ((await field.inputValue()) !== String(value)) await taps.type(field, String(value));
  }
  for (const tick of lot.ticks ?? []) await taps.tap(held.getByLabel(tick, { exact: true }));
  if (lot.faces) await taps.choose(held.getByRole('combobox'), lot.faces);
  const before = await page.locator('.map-piece').count();
  for (const [i, hex] of lot.hexes.entries()) {
    await taps.tap(page.locator('.map'), await hexAt(page, hex));
    await expect(page.locator('.map-piece')).toHaveCount(before + i + 1);
  }
};

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
  test.use(phone);

  test('there are ten kinds and more', () => {
    expect(boards.flatMap(({ board }) => listPositions(board)).length).toBeGreaterThanOrEqual(10);
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

test.describe('by hand', () => {
  test.use(phone);

  test('a shock of three against two over a stream, from an empty map in thirty taps', async ({ page, origin }) => {
    const { board } = boards.find(({ game }) => game.meta.id === 'jours-de-gloire') ?? { board: undefined };
    if (!board) throw new Error('no such board');
    const taps = startTaps();
    await openPage(page, `${origin}/en/jours-de-gloire/board/`);
    await beginMap(page, taps);
    await taps.tap(page.locator('.gr', { hasText: 'Stream' }));
    // The target lies in 0605; they come at it from the west.
    for (const from of ['0505', '0506', '0606']) await taps.tap(page.locator('.map'), await sideAt(page, '0605', from));
    await setDown(page, taps, board, {
      side: 'Red',
      arm: 'infantry',
      strength: 6,
      ratings: { cohesion: 7 },
      hexes: ['0505', '0506', '0606'],
    });
    await setDown(page, taps, board, {
      side: 'Blue',
      arm: 'infantry',
      strength: 4,
      ratings: { cohesion: 6 },
      hexes: ['0605', '0605'],
    });
    await taps.tap(mode(page, 'Play'));
    await taps.tap(piece(page, 'red-infantry-1'));
    await taps.tap(piece(page, 'blue-infantry-2'));
    const unit = (id: string, side: string, strength: number, cohesion: number, hex: string): Unit => ({
      id,
      side,
      arm: 'infantry',
      strength,
      ratings: { cohesion },
      hex,
    });
    const twin = openBoard(
      board.door,
      readBattlefield({
        format: 'coup-doeil/battlefield',
        version: 2,
        game: 'jours-de-gloire',
        grid: GRID,
        hexsides: ['0505', '0506', '0606'].map((from) => ({ hexside: `${from}/0605`, features: ['stream'] })),
        units: [
          unit('a', 'red', 6, 7, '0505'),
          unit('b', 'red', 6, 7, '0506'),
          unit('c', 'red', 6, 7, '0606'),
          unit('e', 'blue', 4, 6, '0605'),
          unit('d', 'blue', 4, 6, '0605'),
        ],
      }),
    );
    const shock = twin.door.actions.find(({ id }) => id === 'shock');
    const [best] = shock ? listTargetActions(twin, shock, 'red', parseHex(grid, '0605')).sets : [];
    expect(best?.ask.parts).toHaveLength(3);
    await expectFigure(page.locator('.big b'), best ? formatWorth(best.brief, 'en') : '');
    expect(taps.count()).toBeLessThanOrEqual(30);
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

test('by keys alone: painted, spoken, set down, undone', async ({ page, origin }) => {
  const { board } = boards.find(({ game }) => game.meta.id === 'jours-de-gloire') ?? { board: undefined };
  if (!board) throw new Error('no such board');
  await openPage(page, `${origin}/en/jours-de-gloire/board/`);
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Ground');
  await page.locator('.newmap-d > summary').focus();
  await page.keyboard.press('Enter');
  await press('Begin');
  const spoken = page.locator('.map [aria-live]');
  const onMap = async (...keys: readonly string[]) => {
    await page.locator('.map').focus();
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('Marsh');
  await onMap('Enter');
  await expect(spoken).toContainText('Marsh');
  await press('Crest');
  await onMap('1');
  await expect(spoken).toContainText('Crest');
  await press('New for Blue: cavalry');
  await onMap('ArrowDown', 'Enter');
  await expect(spoken).toContainText('Cavalry 1, Blue');
  for (const left of [2, 1, 0]) {
    await press('Undo');
    await expect(page.locator('.mode', { hasText: `Log, ${left}` })).toBeVisible();
  }
  await onMap('ArrowUp');
  await expect(spoken).toContainText('not painted');
});

test('a counter is changed, copied, turned, moved and taken off; an order of battle goes out and comes back', async ({
  page,
  origin,
}) => {
  await openPage(page, `${origin}/en/jours-de-gloire/board/`);
  await mode(page, 'Ground').click();
  await page.getByRole('button', { name: '3e léger, in 0805' }).click();
  const held = page.locator('.held');
  const strength = held.getByRole('spinbutton', { name: 'Strength', exact: true });
  await strength.fill('7');
  await strength.fill('8');
  await expect(piece(page, 'leger').locator('.c-s')).toHaveText('8');
  // Changes in a row are one entry.
  await expect(mode(page, 'Log, 1')).toBeVisible();
  await held.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Infantry 1, off the map' })).toBeVisible();
  await held.getByRole('combobox').selectOption('south');
  await held.getByLabel(/^disordered$/i).check();
  await held.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Infantry 1, off the map' })).toHaveCount(0);
  const before = await page.locator('.pc:not(.new)').count();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  await page.locator('.ground-s input[accept*="json"]').setInputFiles(await file.path());
  await expect(page.locator('.pc:not(.new)')).toHaveCount(2 * before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.pc:not(.new)')).toHaveCount(before);
});

test('a finger drags a counter from its tray to a hex, and one that is let go beside the map goes back', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ ...phone, isMobile: true });
  const page = await context.newPage();
  await openPage(page, `${origin}/en/jours-de-gloire/board/`);
  await beginMap(page, startTaps());
  await page.getByRole('button', { name: 'New for Red: infantry', exact: true }).tap();
  const at = await hexAt(page, '0605');
  await page.locator('.map').tap({ position: at });
  await mode(page, 'Ground').tap();
  await page.getByRole('button', { name: /, in 0605$/ }).tap();
  await page.locator('.held').getByRole('button', { name: 'Copy', exact: true }).tap();
  const waiting = page.getByRole('button', { name: /, off the map$/ });
  await expect(waiting).toHaveCount(1);
  const session = await context.newCDPSession(page);
  const drag = async (to: { readonly x: number; readonly y: number }): Promise<void> => {
    await waiting.scrollIntoViewIfNeeded();
    const box = (await waiting.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const point = (share: number) => ({
      touchPoints: [{ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }],
    });
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(0) });
    for (const share of [0.2, 0.4, 0.6, 0.8, 1])
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...point(share) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await drag({ x: 20, y: 20 });
  await expect(waiting).toHaveCount(1);
  await expect(page.locator('.map-piece')).toHaveCount(1);
  const frame = (await page.locator('.map').boundingBox()) ?? { x: 0, y: 0 };
  const hex = await hexAt(page, '0604');
  await drag({ x: frame.x + hex.x, y: frame.y + hex.y });
  await expect(page.locator('.map-piece')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /, in 0604$/ })).toHaveCount(1);
  await context.close();
});

test('a photo is fitted by three hexes, stays on the device, and comes back with its battle', async ({
  page,
  origin,
}) => {
  const errors = collectErrors(page, origin);
  await openPage(page, `${origin}/en/jours-de-gloire/board/`);
  await mode(page, 'Ground').click();
  const image = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await page
    .locator('.ground-s input[accept="image/*"]')
    .setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: Buffer.from(image, 'base64') });
  const picture = page.locator('.map-picture');
  await expect(picture).toBeVisible();
  await page.getByRole('button', { name: 'Fit', exact: true }).click();
  /** The pixel of the picture that lies at a point of the frame. */
  const pixelAt = (point: { readonly x: number; readonly y: number }) =>
    picture.evaluate((element, { x, y }) => {
      const world = new DOMMatrix(getComputedStyle(element.parentElement ?? element).transform);
      const matrix = world.multiply(new DOMMatrix(getComputedStyle(element).transform));
      const pixel = new DOMPoint(x, y).matrixTransform(matrix.inverse());
      return { x: pixel.x, y: pixel.y };
    }, point);
  const points = [
    { at: { x: 320, y: 160 }, hex: '0703' },
    { at: { x: 560, y: 220 }, hex: '1004' },
    { at: { x: 430, y: 520 }, hex: '0808' },
  ];
  const pixels: { readonly x: number; readonly y: number }[] = [];
  for (const { at, hex } of points) {
    pixels.push(await pixelAt(at));
    await page.locator('.map').click({ position: at });
    await page.getByLabel('Its number').fill(hex);
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await expect(page.locator('.points')).toContainText(hex);
  }
  const shape = layOut(createBattleGrid({ grid: { columns: 16, rows: 12, orientation: 'flat', shifted: 'even' } }));
  const isFitted = async () => {
    for (const [i, { hex }] of points.entries()) {
      const laid = await picture.evaluate((element, pixel) => {
        const { x, y } = new DOMPoint(pixel.x, pixel.y).matrixTransform(
          new DOMMatrix(getComputedStyle(element).transform),
        );
        return { x, y };
      }, pixels[i] ?? { x: 0, y: 0 });
      const { x, y } = getPlace(shape, parseHex(shape.grid, hex));
      expect(Math.hypot(laid.x - x, laid.y - y), hex).toBeLessThan(1);
    }
  };
  await isFitted();
  await mode(page, 'Log').click();
  await page.getByRole('button', { name: 'Keep this battle' }).click();
  await mode(page, 'Ground').click();
  await expect(page.getByText('Kept with the battle on this device.')).toBeVisible();
  await openPage(page, `${origin}/en/jours-de-gloire/board/`);
  await expect(picture).toBeVisible();
  await isFitted();
  expect(errors).toEqual([]);
});
