/* The board by hand: counters dragged and turned, hexes asked about, questions before the dice, fates, marches, print. */
import {
  type ActionAsk,
  applyMarch,
  changeBoard,
  findMarches,
  type GameBoard,
  getCounter,
  listActions,
  runAction,
} from '@coup-doeil/core/battle';
import { formatWorth } from '@coup-doeil/core/tell';
import { parseHex } from '@coup-doeil/hex';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { expectFigure, openBoards, openPage, piece } from '../boards.ts';
import { expect, test } from '../site.ts';

const boards = await openBoards();
const opened = async (page: Page, origin: string, id: string, lang = 'en') =>
  openPage(page, `${origin}/${lang}/${id}/board/`);

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The middle of an element on the screen. */
const middleOf = async (element: Locator): Promise<Spot> => {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

const numberOn = (page: Page, hex: string): Locator => page.locator('.map-numbers text').filter({ hasText: hex });

/** The middle of a hex: as far from its number as the numbers of two hexes of a column are apart by their height. */
const measureSpot = async (page: Page, hex: string): Promise<Spot> => {
  const below = `${hex.slice(0, 2)}${String(Number(hex.slice(2)) + 1).padStart(2, '0')}`;
  const [top, next] = await Promise.all([middleOf(numberOn(page, hex)), middleOf(numberOn(page, below))]);
  return { x: top.x, y: top.y + 0.4 * (next.y - top.y) };
};

/** Where a hex lies once the map rests: it moves as a sheet opens, so that what was asked about stays in sight. */
const spotOf = async (page: Page, hex: string): Promise<Spot> => {
  let spot = await measureSpot(page, hex);
  await expect(async () => {
    const before = spot;
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done), 150))),
    );
    spot = await measureSpot(page, hex);
    expect(spot).toEqual(before);
  }).toPass();
  return spot;
};

const head = (page: Page): Locator => page.locator('.who-h');
const undo = async (page: Page) => page.locator('.modes').getByRole('button', { name: 'Undo' }).click();

test('a counter is dragged with the mouse, turned, moved by keys, and each is undone', async ({ page, origin }) => {
  await opened(page, origin, 'jours-de-gloire');
  const [from, to] = [await middleOf(piece(page, 'garde')), await spotOf(page, '0606')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await expect(head(page)).toContainText('in 0606');
  // A second one, onto an enemy: it is refused in words, and nothing is changed.
  await page.locator('.map').focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.locator('.modes')).toContainText('Log, 2');
  await expect(head(page)).toContainText('in 0606');
  await undo(page);
  await undo(page);
  await expect(page.locator('.modes')).toContainText('Log, 0');
  await piece(page, 'ligne-55').click();
  const enemy = await middleOf(piece(page, 'ir-31'));
  const own = await middleOf(piece(page, 'ligne-55'));
  await page.mouse.move(own.x, own.y);
  await page.mouse.down();
  await page.mouse.move(enemy.x, enemy.y, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator('.refused')).toContainText('Both sides cannot stand in one hex.');
  await expect(page.locator('.modes')).toContainText('Log, 0');
});

/** A finger that is put down, moved and taken up. */
const dragFinger = async (session: CDPSession, from: Spot, to: Spot): Promise<void> => {
  const at = (share: number) => ({
    touchPoints: [{ x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }],
  });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) });
  for (const share of [0.25, 0.5, 0.75])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(share) });
  // It rests before it is lifted: after a fling, Chromium takes the next tap for the one that stops it, and clicks nothing.
  await new Promise((rest) => setTimeout(rest, 150));
  await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(1) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

test('with a finger: a counter is dragged, a hex asked about, then range, sight and view from it, then the threats', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const board = boards.find(({ game }) => game.meta.id === 'jours-de-gloire')?.board;
  await opened(page, origin, 'jours-de-gloire');
  const session = await context.newCDPSession(page);
  await dragFinger(session, await middleOf(piece(page, 'ligne-62')), await spotOf(page, '0608'));
  await expect(head(page)).toContainText('in 0608');
  await undo(page);
  // The sheet of the counter has gone: what stands in its place is not touched before it stands there.
  await expect(page.locator('.sheet-b .sh')).toHaveText('French: the best attacks');
  await page.getByRole('button', { name: 'What threatens us?' }).tap();
  await expect(page.locator('.sheet-b .sh')).toHaveText('French: what threatens them');
  await expect(page.locator('.tgs .tg').first()).toBeVisible();
  const own = board?.counters.filter(({ side }) => side === board.sides[0]).map(({ name }) => name) ?? [];
  const [threatened = ''] = await page.locator('.tg-n b').allTextContents();
  expect(own.some((name) => threatened.startsWith(name))).toBe(true);
  await page.getByRole('button', { name: 'Close' }).tap();
  const tapHex = async (hex: string) => {
    const { x, y } = await spotOf(page, hex);
    await page.touchscreen.tap(x, y);
    await expect(page.locator('.at-t')).toHaveText(hex);
  };
  await tapHex('0804');
  await expect(page.locator('.sheet-b')).toContainText('Hexsides: toward 0904: Stream');
  await tapHex('0704');
  await expect(page.locator('.lead')).toHaveText('Range from 0804: 1, the sheet leaves to you what blocks the sight');
  await page.locator('.modes').getByRole('button', { name: 'Turn' }).tap();
  await page.getByText('How the table reads the rules').tap();
  const sight = page.locator('.pick select').filter({ has: page.locator('option[value="caller"]') });
  const other = await sight.locator('option:not([value="caller"])').first().getAttribute('value');
  await sight.selectOption(other);
  await page.getByRole('button', { name: 'Close' }).tap();
  await tapHex('0804');
  await tapHex('0704');
  await expect(page.locator('.lead')).toHaveText('Range from 0804: 1, in sight');
  await page.getByRole('button', { name: 'What is seen from here' }).tap();
  await expect(page.locator('.ml-veil')).toBeAttached();
  await context.close();
});

test('a question before the die, another set ticked, a march and the attack from there: as the package answers', async ({
  page,
  origin,
}) => {
  const board = boards.find(({ game }) => game.meta.id === 'jours-de-gloire')?.board;
  if (!board) throw new Error('no board');
  const expectAnswer = async (on: GameBoard, ask: ActionAsk) => {
    const full = runAction(on, ask);
    if (!('report' in full) || !full.report.answer) throw new Error('no answer');
    await expectFigure(page.locator('.big b'), formatWorth(full.report.answer, 'en'));
    return full;
  };
  await opened(page, origin, 'jours-de-gloire');
  await piece(page, 'cuirassiers').click();
  await piece(page, 'hussars').click();
  const charge: ActionAsk = {
    action: 'shock',
    side: 'french',
    parts: [{ counter: 'cuirassiers', as: 'charges' }],
    targets: ['0904'],
  };
  await expectAnswer(board, charge);
  const counterCharge = page.locator('.where2', { hasText: 'counter-charge' });
  await counterCharge.getByText('yes', { exact: true }).click();
  const { questions } = await expectAnswer(board, { ...charge, answers: { 'counter-charge': 'yes' } });
  await expect(page.locator('.where2')).toHaveCount(questions.length);
  // Not charging: another manner of the same counter.
  await page.getByRole('combobox', { name: 'How Cuirassiers takes part' }).selectOption('attacks');
  const walking = { ...charge, parts: [{ counter: 'cuirassiers', as: 'attacks' }] };
  await expectAnswer(board, walking);
  await expect(page.locator('.at-t')).toHaveText('Shock: 0904');

  // A march to where an enemy is met, and the attack from there; both are in the log.
  await page.keyboard.press('Escape');
  await piece(page, 'chasseurs').click();
  const reach = findMarches(board, getCounter(board, 'chasseurs'));
  expect([...reach.arrivals.keys()]).toContain(parseHex(board.ground.grid, '0804'));
  const { x, y } = await spotOf(page, '0804');
  await page.mouse.click(x, y);
  await expect(page.locator('.sheet-b .sh')).toHaveText('Whom could it hurt from 0804?');
  const arrival = reach.arrivals.get(parseHex(board.ground.grid, '0804'));
  if (!arrival) throw new Error('not reached');
  const after = changeBoard(board, applyMarch(board, getCounter(board, 'chasseurs'), arrival));
  const hussars = listActions(after, 'french').find(({ action, target }) => action === 'shock' && target === '0904');
  const best = hussars?.sets.find(({ ask }) => ask.parts.some(({ counter }) => counter === 'chasseurs'));
  if (!best) throw new Error('no attack from there');
  await piece(page, 'hussars').click();
  await expect(page.locator('.sheet-b')).toContainText('after going to 0804');
  await expectAnswer(after, best.ask);
  await page.getByRole('button', { name: 'Throw' }).click();
  await expect(page.locator('.told')).toBeVisible();
  const open = page.locator('.where2');
  for (let i = 0; i < (await open.count()); i++) await open.nth(i).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Set it so' }).click();
  await expect(page.locator('.modes')).toContainText('Log, 2');
  await page.locator('.modes').getByRole('button', { name: 'Log, 2' }).click();
  await expect(page.locator('.log-p > ol > li')).toHaveCount(2);
  await expect(page.locator('.log-p > ol > li').first()).toContainText('0804');

  // On paper: the map and the log, and nothing to press.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 794, height: 1123 });
  expect((await page.locator('.cart-t').boundingBox())?.width).toBeGreaterThan(100);
  await expect(page.locator('.map-ground')).toBeVisible();
  await expect(page.locator('.log-p > ol > li').first()).toBeVisible();
  for (const hidden of ['.modes', '.panel-acts', '.share-p', '.kept-p', '.mail-p', '.x', '.grip'])
    await expect(page.locator(hidden).filter({ visible: true }), hidden).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 720 });

  // Kept under a name, the battle is there again when the page is opened anew.
  await page.getByRole('button', { name: 'Keep this battle' }).click();
  await page.reload();
  await page.locator('#board[data-play]').waitFor();
  await expect(page.locator('.modes')).toContainText('Log, 2');
});

test('where the sheet has no table a player says what became of each', async ({ page, origin }) => {
  await opened(page, origin, 'seven-years-war', 'fr');
  await piece(page, 'garde').click();
  await piece(page, 'ir-20').click();
  await expect(page.locator('.at-t')).toContainText('Attaque');
  await page.locator('.bacts .main').click();
  const fate = page.locator('.fates label', { hasText: 'Infanterie Nr. 20' }).getByRole('combobox');
  await fate.selectOption({ label: 'un point de perte' });
  await expect(page.locator('.cgs')).toContainText('Infanterie Nr. 20');
  const open = page.locator('.where2');
  for (let i = 0; i < (await open.count()); i++) await open.nth(i).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await expect(page.locator('.modes')).toContainText('Journal, 1');
});

for (const [lang, text] of [
  ['en', 'The link could not be opened. link: nothing was given; allowed: a whole link, as it was copied.'],
  [
    'fr',
    'Le lien n’a pas pu être ouvert. lien\u202f: rien n’a été donné\u202f; permis\u202f: un lien entier, tel qu’il a été copié.',
  ],
] as const)
  test(`a broken link is said without a touch, and the ready battle stands there to be played, ${lang}`, async ({
    page,
    origin,
  }) => {
    await page.goto(`${origin}/${lang}/jours-de-gloire/board/#r1=abc`);
    await expect(page.locator('.sheet-b [role="alert"]')).toHaveText(text);
    await piece(page, 'leger').click();
    await expect(head(page)).toContainText('0805');
  });
