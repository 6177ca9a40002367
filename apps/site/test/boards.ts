/* The boards that the site was built with, as a program opens them. */
import {
  type GameBoard,
  getCounter,
  listActions,
  openBoard,
  type PricedAction,
  readBattlefield,
} from '@coup-doeil/core/battle';
import type { Game } from '@coup-doeil/core/game';
import type { Locator, Page } from '@playwright/test';
import { games } from './calculators.ts';
import { expect } from './site.ts';

/** A game with the board of its first ready battle. */
export interface OpenBoard {
  readonly game: Game;
  readonly board: GameBoard;
}

export const openBoards = async (): Promise<readonly OpenBoard[]> => {
  const all = (await games()).map(async (game): Promise<readonly OpenBoard[]> => {
    const [load] = Object.values(game.battles ?? {});
    const door = await game.battle?.();
    return load && door ? [{ game, board: openBoard(door, readBattlefield(await load())) }] : [];
  });
  return (await Promise.all(all)).flat();
};

/** The best set of one kind of action against each hex, as the package lists them. */
export const listBestSets = (board: GameBoard, action: string, side: string): readonly PricedAction[] =>
  listActions(board, side).flatMap((actions) => {
    const [best] = actions.sets;
    return actions.action === action && best ? [best] : [];
  });

/** One who attacks, and the enemy whom it attacks; both stand on top, as others are touched by a second tap. */
export const findPair = ({ board }: OpenBoard) => {
  const [side = ''] = board.sides;
  const findTop = (hex: string | undefined) => board.document.units.find((unit) => unit.hex === hex)?.id;
  const attacks = board.door.actions.filter(({ against, prepares }) => against !== 'own' && !prepares);
  const pairs = attacks
    .flatMap(({ id }) => listBestSets(board, id, side))
    .flatMap(({ ask: { parts, targets } }) => {
      const own = parts.find(({ counter }) => findTop(getCounter(board, counter).unit.hex) === counter)?.counter;
      const enemy = findTop(targets[0]);
      return own !== undefined && enemy !== undefined ? [{ own, enemy }] : [];
    });
  return pairs[0] ?? { own: '', enemy: '' };
};

/** Opens a board, and waits until the play beside its map is there. */
export const openPage = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('#board[data-live]').waitFor();
  await page.locator('.map').dispatchEvent('pointermove');
  await page.locator('#board[data-play]').waitFor();
};

/** A counter on the map. */
export const piece = (page: Page, id: string): Locator => page.locator(`[data-counter="${id}"]`);

/** A figure as a person reads it: without the spaces that its sign is set apart by. */
export const readFigure = async (figure: Locator): Promise<string> =>
  ((await figure.textContent()) ?? '').replace(/\s/g, '');

export const expectFigure = async (figure: Locator, text: string): Promise<void> =>
  expect.poll(() => readFigure(figure)).toBe(text.replace(/\s/g, ''));

/** What the sheet of a board is about: play, a plan, the ground, the log. */
export const mode = (page: Page, name: string): Locator => page.locator('.mode', { hasText: name });

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
