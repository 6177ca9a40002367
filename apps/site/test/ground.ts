/* A map begun on the board’s page, painted and set with counters, as a finger does it. */
import { type BattlefieldInput, createBattleGrid, type GameBoard } from '@coup-doeil/core/battle';
import { getHexside, parseHex, parseHexside } from '@coup-doeil/hex';
import type { Page } from '@playwright/test';
import { getPlace, getPointToward, layOut } from '../src/map-parts/layout.ts';
import { mode } from './boards.ts';
import { expect } from './site.ts';
import type { startTaps } from './taps.ts';

type Taps = ReturnType<typeof startTaps>;
export type Unit = NonNullable<BattlefieldInput['units']>[number];

/** The map that the page begins with, unless another is asked for. */
export const GRID = { columns: 12, rows: 10, orientation: 'flat', shifted: 'even' } as const;
export const grid = createBattleGrid({ grid: GRID });
const layout = layOut(grid);

/** A point of the map in pixels of its frame, as the map is looked at now. */
const toFrame = (page: Page, at: { readonly x: number; readonly y: number }) =>
  page.locator('.map-world').evaluate((world, { x, y }) => {
    const point = new DOMPoint(x, y).matrixTransform(new DOMMatrix(getComputedStyle(world).transform));
    return { x: point.x, y: point.y };
  }, at);

export const hexAt = (page: Page, hex: string) => toFrame(page, getPlace(layout, parseHex(grid, hex)));

/** On the side of a hex toward another, from inside the first. */
export const sideAt = (page: Page, hex: string, beyond: string) => {
  const [at, hexside] = [parseHex(grid, hex), parseHexside(grid, `${hex}/${beyond}`)];
  const side = [0, 1, 2, 3, 4, 5].find((each) => getHexside(grid, at, each) === hexside) ?? 0;
  return toFrame(page, getPointToward(layout, at, side, 41));
};

export const beginMap = async (page: Page, taps: Taps): Promise<void> => {
  await taps.tap(mode(page, 'Ground'));
  await taps.tap(page.locator('.newmap-d > summary'));
  await taps.tap(page.locator('.newmap .btn.main'));
  await expect(page.locator('.map-piece')).toHaveCount(0);
  // The map is brought to its middle.
  await page.waitForTimeout(150);
};

export interface Lot {
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
export const setDown = async (page: Page, taps: Taps, board: GameBoard, lot: Lot): Promise<void> => {
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
