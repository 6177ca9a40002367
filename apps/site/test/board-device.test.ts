/* The board where it is not as usual: a map of pointed hexes, a device that has no room or gives no storage. */
import {
  type BattlefieldInput,
  createBattleGrid,
  findMarches,
  getCounter,
  openBoard,
  readBattlefield,
  saveBattlefield,
} from '@coup-doeil/core/battle';
import { formatWorth } from '@coup-doeil/core/tell';
import { formatHex, getNeighbours, parseHex } from '@coup-doeil/hex';
import type { Page } from '@playwright/test';
import { getPlace, layOut } from '../src/map-parts/layout.ts';
import { expectFigure, findPair, listBestSets, mode, openBoards, openPage, piece } from './boards.ts';
import { expect, test } from './site.ts';

const boards = await openBoards();

const openFile = async (page: Page, text: string): Promise<void> => {
  await mode(page, 'Log').click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(text) });
};

for (const { game, board } of boards) {
  const { id } = game.meta;

  test(`${id}: on a map of pointed hexes a reach, an answer and a drag are as on any other`, async ({
    page,
    origin,
  }) => {
    const shape = { columns: 11, rows: 9, orientation: 'pointed', shifted: 'odd', order: 'row-column' } as const;
    const grid = createBattleGrid({ grid: shape });
    const layout = layOut(grid);
    const [attack] = board.door.actions.filter(({ against, prepares }) => against !== 'own' && !prepares);
    const [best] = listBestSets(board, attack?.id ?? '', board.sides[0] ?? '');
    if (!attack || !best) throw new Error('no attack');
    // Who attacks there, and whom, side by side on clear ground, each facing the other.
    const target = '0506';
    const around = getNeighbours(grid, parseHex(grid, target));
    const place = (side: number): string => formatHex(grid, around[side] ?? 0);
    const parts = best.ask.parts.map(({ counter }) => getCounter(board, counter).unit).slice(0, 2);
    const enemies = board.counters.filter(({ unit }) => unit.hex === best.ask.targets[0]).map(({ unit }) => unit);
    const turn = (facing: BattlefieldUnit['facing'], side: number) =>
      facing && ('side' in facing ? { side } : { vertex: side });
    const battle: BattlefieldInput = {
      ...board.document,
      grid: shape,
      hexes: Array.from({ length: grid.size }, (_, hex) => ({
        hex: formatHex(grid, hex),
        terrains: [Object.keys(board.door.palette.terrains)[0] ?? ''],
      })),
      hexsides: [],
      units: [
        ...parts.map((unit, i) => ({ ...unit, hex: place(3 + i), facing: turn(unit.facing, i) })),
        ...enemies.map((unit) => ({ ...unit, hex: target, facing: turn(unit.facing, 3) })),
      ],
    };
    const opened = openBoard(board.door, readBattlefield(battle));
    await openPage(page, `${origin}/en/${id}/board/`);
    await openFile(page, saveBattlefield(battle));
    await expect(page.locator('.map-piece')).toHaveCount(battle.units?.length ?? 0);
    await mode(page, 'Play').click();
    const [own] = parts;
    const [enemy] = enemies;
    if (!own || !enemy) throw new Error('nobody there');
    await piece(page, own.id).click();
    const { arrivals } = findMarches(opened, getCounter(opened, own.id));
    // Where it stands no cost is shown.
    const reached = [...arrivals.values()].filter(({ hex }) => hex !== parseHex(grid, place(3)));
    await expect(page.locator('.ml-cost')).toHaveCount(new Set(reached.map(({ hex }) => hex)).size);
    await piece(page, enemy.id).click();
    const all = board.door.actions
      .filter(({ against, prepares }) => against !== 'own' && !prepares)
      .flatMap((rules) => listBestSets(opened, rules.id, own.side))
      .filter(({ ask }) => ask.parts.some(({ counter }) => counter === own.id));
    const [first] = all;
    if (!first) throw new Error('no answer');
    await expectFigure(page.locator('.big b'), formatWorth(first.brief, 'en'));
    await page.keyboard.press('Escape');
    const to = formatHex(grid, around[1] ?? 0);
    const { x, y } = getPlace(layout, parseHex(grid, to));
    const [from, spot] = await Promise.all([
      piece(page, own.id).boundingBox(),
      page.locator('.map-world').evaluate(
        (world, at) => {
          const { left, top } = world.getBoundingClientRect();
          const { a } = new DOMMatrix(getComputedStyle(world).transform);
          return { x: left + a * at.x, y: top + a * at.y };
        },
        { x, y },
      ),
    ]);
    if (!from) throw new Error('no counter');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(spot.x, spot.y, { steps: 5 });
    await page.mouse.up();
    await expect(page.locator('.who-h')).toContainText(`in ${to}`);
  });
}

type BattlefieldUnit = NonNullable<BattlefieldInput['units']>[number];

const refusals = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  barred: () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
} as const;

for (const [name, refuse] of Object.entries(refusals))
  test(`a ${name} device says that it keeps nothing, and the battle on the page is played on`, async ({
    browser,
    origin,
  }) => {
    const [opened] = boards;
    if (!opened) throw new Error('no board');
    const { own, enemy } = findPair(opened);
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.addInitScript(refuse);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await openPage(page, `${origin}/en/${opened.game.meta.id}/board/`);
    const fight = async (n: number): Promise<void> => {
      await mode(page, 'Play').click();
      await piece(page, own).click();
      await piece(page, enemy).click();
      await page.getByRole('button', { name: 'Throw', exact: true }).click();
      await expect(page.locator('.told')).toBeVisible();
      const open = page.locator('.where2');
      for (let i = 0; i < (await open.count()); i++) await open.nth(i).getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Set it so' }).click();
      await expect(mode(page, 'Log')).toHaveText(`Log, ${n}`);
    };
    await fight(1);
    await mode(page, 'Log').click();
    await page.getByRole('button', { name: 'Keep this battle' }).click();
    await expect(page.getByText('The browser has no room to keep this.')).toBeVisible();
    await expect(page.locator('.log-p > ol > li')).toHaveCount(1);
    // Outside the log it is said too, with the way back to what can be done.
    await mode(page, 'Play').click();
    await expect(page.locator('.sheet-b [role="alert"]')).toContainText('The browser has no room to keep this.');
    await page.getByRole('button', { name: 'Open the log' }).click();
    await page.locator('.modes').getByRole('button', { name: 'Undo' }).click();
    await fight(1);
    expect(errors).toEqual([]);
    await context.close();
  });
