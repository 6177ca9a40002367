/* Ground painted and counters set down by hand: a shock of many, by keys, by finger, and over a photo. */
import { createBattleGrid, listTargetActions, openBoard, readBattlefield } from '@coup-doeil/core/battle';
import { formatWorth } from '@coup-doeil/core/tell';
import { parseHex } from '@coup-doeil/hex';
import { getPlace, layOut } from '../../src/map-parts/layout.ts';
import { expectFigure, mode, openBoards, openPage, phone, piece } from '../boards.ts';
import { beginMap, GRID, grid, hexAt, setDown, sideAt, type Unit } from '../ground.ts';
import { collectErrors } from '../open-to-all.ts';
import { expect, test } from '../site.ts';
import { startTaps } from '../taps.ts';

const board = (await openBoards()).find(({ game }) => game.meta.id === 'jours-de-gloire')?.board;
if (!board) throw new Error('no such board');

test.describe('by hand', () => {
  test.use({ ...phone, reducedMotion: 'reduce' });

  test('a shock of three against two over a stream, from an empty map in thirty taps', async ({ page, origin }) => {
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

test('by keys alone: painted, spoken, set down, undone', async ({ page, origin }) => {
  await openPage(page, `${origin}/en/jours-de-gloire/board/`);
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await press('Ground');
  await page.locator('.newmap-d > summary').focus();
  await page.keyboard.press('Enter');
  await press('Begin');
  await expect(page.locator('.map-piece')).toHaveCount(0);
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
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce', isMobile: true });
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
