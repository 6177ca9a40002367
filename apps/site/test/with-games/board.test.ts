import type { BrowserContext, Page } from '@playwright/test';
import { expectFigure, mode, openPage, phone, piece } from '../boards.ts';
import { expectOpen } from '../open-to-all.ts';
import { expect, test } from '../site.ts';
import { startTaps } from '../taps.ts';

/** The seed of the battle, so that the page's dice are the same every time: its first die is a 0, and a counter-shock may follow. */
const fixSeed = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) bytes.fill(7).fill(11, 0, 1);
      return bytes;
    };
  });

const rolled = (page: Page, face: number) => page.getByRole('button', { name: `I rolled ${face}`, exact: true });
const throwsTests = (page: Page) => page.getByRole('checkbox', { name: 'The page throws the tests' });

test('a shock rolled at the table: two taps to the odds, one to the working, two to the counter-shock', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext(phone);
  await fixSeed(context);
  const page = await context.newPage();
  const taps = startTaps();
  await openPage(page, `${origin}/en/jours-de-gloire/board/`);
  await taps.tap(piece(page, 'leger'));
  await taps.tap(piece(page, 'grenzer'));
  await expectFigure(page.locator('.big b'), '40%');
  expect(taps.count()).toBe(2);
  await taps.tap(page.getByRole('button', { name: 'Why' }));
  await expect(page.locator('.sheet-b .sum tbody tr')).toHaveCount(4);
  expect(taps.count()).toBe(3);
  await taps.tap(rolled(page, 0));
  await expect(page.locator('.told')).toContainText('0 − 1 = −1');
  await taps.tap(page.getByRole('button', { name: /^Counter-shock/ }));
  await expectFigure(page.locator('.big b'), '60%');
  await expect(page.locator('.at-t')).toHaveText('Shock: 0805');
  expect(taps.count()).toBe(5);
  await taps.tap(page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await context.close();
});

const attack = async (page: Page): Promise<void> => {
  await piece(page, 'leger').tap();
  await piece(page, 'grenzer').tap();
  await page.getByRole('button', { name: 'I rolled…' }).tap();
};

/** The faces that the page says it threw after the player’s 0. */
const readThrown = async (page: Page): Promise<readonly string[]> => {
  await expect(page.locator('.whor p')).toHaveText(/^You rolled 0; the page threw \d, \d\.$/);
  return (await page.locator('.whor p').textContent())?.match(/\d/g)?.slice(1) ?? [];
};

test('who rolls every die is asked for each, from then on, until the page is to throw the tests again', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext(phone);
  await fixSeed(context);
  const page = await context.newPage();
  await openPage(page, `${origin}/en/jours-de-gloire/board/`);
  await attack(page);
  await expect(throwsTests(page)).toBeChecked();
  await rolled(page, 0).tap();
  const [leger, ligne] = await readThrown(page);
  await expect(page.locator('.told')).toContainText(`3e léger rolls ${leger} against 6: `);
  await expect(page.locator('.told')).toContainText(`12e de ligne rolls ${ligne} against 5: `);
  await expectOpen(page, 'tests thrown by the page');
  // By keys: what the page threw is taken back, and the first test is asked for.
  await throwsTests(page).focus();
  await page.keyboard.press('Space');
  await expect(page.locator('.facesb legend')).toContainText('3e léger (passed at or below 6)');
  await expect(page.locator('.told')).toHaveCount(0);
  await expect(rolled(page, 0)).toBeFocused();
  await expectOpen(page, 'tests asked for');
  await rolled(page, 3).tap();
  await expect(page.locator('.facesb legend')).toContainText('12e de ligne (passed at or below 5)');
  await rolled(page, 4).tap();
  await expect(page.locator('.told')).toContainText('3e léger rolls 3 against 6: ');
  await expect(page.locator('.told')).toContainText('12e de ligne rolls 4 against 5: ');
  await expect(page.locator('.whor')).toHaveCount(0);
  await page.reload();
  await openPage(page, page.url());
  await attack(page);
  await expect(throwsTests(page)).not.toBeChecked();
  await rolled(page, 0).tap();
  await expect(page.locator('.facesb legend')).toContainText('3e léger');
  await throwsTests(page).tap();
  const thrown = await readThrown(page);
  await page.getByRole('button', { name: 'Set it so' }).tap();
  await mode(page, 'Log').tap();
  await expect(page.locator('.sheet-b')).toContainText(
    `Dice: 0 entered by hand, then ${thrown.join(', ')} thrown by the program`,
  );
  await context.close();
});

test('a die whose row calls for no test is the player’s alone', async ({ page, origin }) => {
  await openPage(page, `${origin}/fr/corbach-1760/board/`);
  await piece(page, 'pieces-12').click();
  await piece(page, 'jaeger').click();
  // At this distance a 1 does nothing to infantry in the open; from 3 on it tests.
  await expect(page.getByRole('checkbox', { name: 'La page lance les tests' })).toBeChecked();
  await page.getByRole('button', { name: 'J’ai fait 1', exact: true }).click();
  await expect(page.locator('.told')).toBeVisible();
  await expect(page.locator('.whor')).toHaveCount(0);
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await mode(page, 'Journal').click();
  await expect(page.locator('.sheet-b')).toContainText('Dés\u202f: 1, entrés à la main');
});

test('a shock that the page throws comes to the counter-shock in five taps', async ({ browser, origin }) => {
  const context = await browser.newContext(phone);
  await fixSeed(context);
  const page = await context.newPage();
  const taps = startTaps();
  await openPage(page, `${origin}/en/jours-de-gloire/board/`);
  await taps.tap(piece(page, 'leger'));
  await taps.tap(piece(page, 'grenzer'));
  await taps.tap(page.getByRole('button', { name: 'Why' }));
  await taps.tap(page.getByRole('button', { name: /^Throw/ }));
  await expect(page.locator('.told')).toContainText('0 − 1 = −1');
  await taps.tap(page.getByRole('button', { name: /^Counter-shock/ }));
  await expectFigure(page.locator('.big b'), '60%');
  await expect(page.locator('.at-t')).toHaveText('Shock: 0805');
  expect(taps.count()).toBe(5);
  await context.close();
});

test('a way that is chosen is marched, told by its cost, and undone', async ({ page, origin }) => {
  await openPage(page, `${origin}/en/jours-de-gloire/board/`);
  await piece(page, 'garde').click();
  await page.locator('.map').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const go = page.locator('.bacts button', { hasText: 'Go to 0606' });
  await expect(go).toBeVisible();
  const cost = ((await go.textContent()) ?? '').split(', ')[1];
  await expect(page.locator('.way-t tfoot .v')).toHaveText(cost ?? '');
  await go.click();
  await expect(page.locator('.who-h')).toContainText('in 0606');
  await page.getByRole('button', { name: 'Undo' }).click();
  await piece(page, 'garde').click();
  await expect(page.locator('.who-h')).toContainText('in 0607');
});
