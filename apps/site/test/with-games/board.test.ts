import { expectFigure, openPage, phone, piece } from '../boards.ts';
import { expect, test } from '../site.ts';
import { startTaps } from '../taps.ts';

test('a shock from its counters to the counter-shock in few taps', async ({ browser, origin }) => {
  const context = await browser.newContext(phone);
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
  // The table's die, and the tests of the two who attack that its row calls for.
  for (const face of [0, 3, 3]) await taps.tap(page.getByRole('button', { name: `I rolled ${face}`, exact: true }));
  await expect(page.locator('.told')).toContainText('3e léger rolls 3 against 6: disordered');
  await taps.tap(page.getByRole('button', { name: /^Counter-shock/ }));
  await expectFigure(page.locator('.big b'), '60%');
  // One tap for each die that was rolled, and one for what follows.
  expect(taps.count()).toBe(3 + 3 + 1);
  await expect(page.locator('.at-t')).toHaveText('Shock: 0805');
  await taps.tap(page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await context.close();
});

test('a shock that the page throws comes to the counter-shock in five taps', async ({ browser, origin }) => {
  const context = await browser.newContext(phone);
  // The seed of the battle: its first die is a 0, and a counter-shock may follow.
  await context.addInitScript(() => {
    crypto.getRandomValues = (bytes) => {
      if (bytes instanceof Uint8Array) bytes.fill(7).fill(11, 0, 1);
      return bytes;
    };
  });
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
