/* The battle of the home page: it answers without a script, comes alive with the first sign of somebody, and then answers as
   the package does; no other page brings it. */
import { type GameBoard, getStack, type PricedAction, runAction } from '@coup-doeil/core/battle';
import { formatWorth } from '@coup-doeil/core/tell';
import { parseHex } from '@coup-doeil/hex';
import type { Page } from '@playwright/test';
import { expectFigure, listBestSets, openBoards, piece } from './boards.ts';
import { collectErrors, expectOpen } from './open-to-all.ts';
import { expect, files, read, test } from './site.ts';

const [first] = await openBoards();
if (!first) throw new Error('no board was built');
const { game, board } = first;
const [side = ''] = board.sides;

/** The best of each attack of the side that begins, best first. */
const listAttacks = (): readonly PricedAction[] =>
  board.door.actions
    .filter(({ against, prepares }) => against !== 'own' && !prepares)
    .flatMap(({ id }) => listBestSets(board, id, side))
    .toSorted((a, b) => b.worth.ways * a.worth.of - a.worth.ways * b.worth.of);

const onTop = ({ ground, byId }: GameBoard, id: string): boolean => {
  const hex = byId.get(id)?.unit.hex ?? '';
  return getStack(board, parseHex(ground.grid, hex))[0]?.id === id;
};
const topOf = (hex: string): string => getStack(board, parseHex(board.ground.grid, hex))[0]?.id ?? '';

const wake = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await page.locator('h1').dispatchEvent('pointermove');
  await page.locator('#home-battle[data-live]').waitFor();
};

const expectReport = async (page: Page, { ask, brief }: PricedAction, lang: 'en' | 'fr'): Promise<void> => {
  await expectFigure(page.locator('.home-answer .big b'), formatWorth(brief, lang));
  const full = runAction(board, ask);
  if (!('report' in full)) throw new Error('the package gives no report');
  const steps = full.report.working.filter(({ op }) => op !== 'ignored').map(({ label }) => label[lang]);
  await expect(page.locator('.home-answer .acct li:not(.eq) span')).toHaveText(steps);
};

test('without a script the battle stands there with its best attack, in a number and its reason', async ({
  browser,
  origin,
}) => {
  const [best] = listAttacks();
  if (!best) throw new Error('nobody attacks');
  for (const lang of ['en', 'fr'] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origin}/${lang}/`);
    await expect(page.locator('.home-map .map-piece')).toHaveCount(board.counters.filter(({ hex }) => hex >= 0).length);
    await expectReport(page, best, lang);
    await expect(page.locator('.home-answer h2')).toContainText(best.ask.targets[0] ?? 'no target');
    await expect(page.locator('.live-hint')).toBeHidden();
    const link = await page.locator('.home-acts a').getAttribute('href');
    expect(link).toMatch(new RegExp(`/${lang}/${game.meta.id}/board/#touch=`));
    await context.close();
  }
});

test('a counter shows its reach and its chances, an enemy the package’s own answer, which the board opens with', async ({
  page,
  origin,
}) => {
  const sets = listAttacks().filter(({ ask }) => onTop(board, ask.parts[0]?.counter ?? ''));
  expect(sets.length).toBeGreaterThan(2);
  await wake(page, `${origin}/en/`);
  for (const set of sets.slice(0, 3)) {
    const [own = '', enemy = ''] = [set.ask.parts[0]?.counter, topOf(set.ask.targets[0] ?? '')];
    await page.keyboard.press('Escape');
    await piece(page, own).click();
    await expect(page.locator('.home-answer .who-h b')).toHaveText(board.byId.get(own)?.name ?? 'nobody');
    expect(await page.locator('.ml-cost').count()).toBeGreaterThan(0);
    await expect(page.locator('.ml-tag', { hasText: formatWorth(set.brief, 'en') }).first()).toBeAttached();
    await piece(page, enemy).click();
    await expectReport(page, set, 'en');
  }
  const shown = await page.locator('.home-answer .big b').textContent();
  await page.locator('.home-acts a').click();
  await page.locator('#board[data-play]').waitFor();
  await expectFigure(page.locator('.sheet-b .big b'), shown ?? '');
});

test('the first tap is not lost, and keys do what taps do', async ({ browser, origin }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  const own = listAttacks()[0]?.ask.parts.find(({ counter }) => onTop(board, counter))?.counter ?? '';
  await page.goto(`${origin}/en/`);
  await piece(page, own).tap();
  await expect(page.locator('.home-answer .who-h b')).toHaveText(board.byId.get(own)?.name ?? 'nobody');
  await page.keyboard.press('Escape');
  await expect(page.locator('.home-answer .big b')).toBeVisible();
  await page.locator('.home-map').focus();
  // The hex of the first counter is where the keys stand; the tap moved them to its own.
  await page.keyboard.press('Enter');
  await expect(page.locator('.home-answer .who-h b')).toHaveText(board.byId.get(own)?.name ?? 'nobody');
  await expect(page.locator('.home-map [aria-live]')).toContainText(board.byId.get(own)?.unit.hex ?? 'nowhere');
  await context.close();
});

for (const [lang, width, colorScheme] of [
  ['en', 320, 'light'],
  ['fr', 390, 'dark'],
  ['en', 820, 'dark'],
  ['fr', 1280, 'light'],
] as const)
  test(`it is open to all and moves nothing, ${lang} at ${width}`, async ({ browser, origin }) => {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const errors = collectErrors(page, origin);
    await page.goto(`${origin}/${lang}/`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const place = () => page.locator('.games').evaluate((games) => games.getBoundingClientRect().top + scrollY);
    const before = await place();
    await page.locator('h1').dispatchEvent('pointermove');
    await page.locator('#home-battle[data-live]').waitFor();
    expect(await place()).toBe(before);
    await expectOpen(page, 'opened');
    const own = listAttacks()[0]?.ask.parts.find(({ counter }) => onTop(board, counter))?.counter ?? '';
    await piece(page, own).click();
    await expect(page.locator('.home-answer .tg').first()).toBeVisible();
    await expectOpen(page, 'a counter');
    expect(await place()).toBe(before);
    expect(errors).toEqual([]);
    await context.close();
  });

test('nothing of it comes before somebody is there, nor on any other page', async ({ page, origin }) => {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(new URL(request.url()).pathname));
  await page.goto(`${origin}/en/`, { waitUntil: 'networkidle' });
  const before = seen.filter((path) => path.endsWith('.js'));
  await page.locator('h1').dispatchEvent('pointermove');
  await page.locator('#home-battle[data-live]').waitFor();
  const after = seen.filter((path) => path.endsWith('.js') && !before.includes(path));
  expect(after.length).toBeGreaterThan(5);
  const [main = ''] = before.filter((path) => read(path.slice(1)).includes('home-battle'));
  expect(main).not.toBe('');
  const naming = files().filter((file) => file.endsWith('.html') && read(file).includes(main));
  expect(naming.sort()).toEqual(['en/index.html']);
});
