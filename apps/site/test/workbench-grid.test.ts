/* The grid of a sheet: cells are text, and the one that the focus comes to has an input. Its keys, a finger, and what is read aloud. */
import { cell, expectCell, fillCell, inputInHand, openBench } from './bench.ts';
import { expect, test } from './site.ts';

test('one cell of a grid has an input, and it goes with the keys', async ({ page, origin }) => {
  await openBench(page, origin);
  await page.getByRole('button', { name: 'The invented example' }).click();
  await expect(inputInHand(page)).toHaveCount(1);
  const isAt = async (row: number, column: number) => {
    await expect(cell(page, row, column).locator('input')).toBeFocused();
    await expect(inputInHand(page)).toHaveCount(1);
  };
  await cell(page, 2, 1).focus();
  for (const [key, row, column] of [
    ['ArrowDown', 3, 1],
    ['ArrowRight', 3, 2],
    ['ArrowUp', 2, 2],
    ['ArrowLeft', 2, 1],
    ['Enter', 3, 1],
    ['Shift+Enter', 2, 1],
    ['Tab', 2, 2],
    ['Shift+Tab', 2, 1],
    ['Shift+Tab', 2, 0],
    ['Shift+Tab', 1, 6],
    ['Tab', 2, 0],
  ] as const) {
    await page.keyboard.press(key);
    await isAt(row, column);
  }
  // What is typed takes the place of the text; an arrow inside a text stays in it.
  await page.keyboard.type('11');
  await page.keyboard.press('ArrowLeft');
  await isAt(2, 0);
  await page.keyboard.type('-');
  await page.keyboard.press('Tab');
  await expectCell(page, 2, 0, '1-1');
  // Past the last cell Tab leads out of the grid, and back to the cell that was left.
  await cell(page, 7, 6).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Insert a row' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await isAt(7, 6);
});

test('Tab leads from a row through its message into the next row', async ({ page, origin }) => {
  await openBench(page, origin);
  await page.getByRole('button', { name: 'The invented example' }).click();
  await fillCell(page, 2, 2, 'DX');
  const remedies = page.locator('.grid .msg button');
  await expect(remedies).not.toHaveCount(0);
  await cell(page, 2, 6).focus();
  for (const remedy of await remedies.all()) {
    await page.keyboard.press('Tab');
    await expect(remedy).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(cell(page, 3, 0).locator('input')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(remedies.last()).toBeFocused();
});

test('a cell is named by its row, its column and the head that was typed, and a mistake in it is part of that', async ({
  page,
  origin,
}) => {
  await openBench(page, origin);
  await page.getByRole('button', { name: 'The invented example' }).click();
  const grid = page.getByRole('grid', { name: 'combat.csv' });
  await expect(grid.getByRole('columnheader', { name: 'C', exact: true })).toBeVisible();
  await expect(grid.getByRole('rowheader', { name: '7', exact: true })).toBeVisible();
  await expect(grid.getByRole('gridcell', { name: 'D1' }).first()).toBeVisible();
  await cell(page, 6, 2).focus();
  await expect(grid.getByRole('textbox', { name: 'C7, 1:1' })).toBeFocused();
  await page.keyboard.type('DX');
  await expect(inputInHand(page)).toHaveAccessibleDescription(/C7\. “DX”/);
  await expect(inputInHand(page)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Enter');
  await expect(cell(page, 6, 2)).toHaveAccessibleDescription(/C7\. “DX”/);
  await expect(page.locator('.grid .msg')).toBeVisible();
});

test('a tap gives a cell its input while the finger is down, so that a phone opens its keyboard', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await openBench(page, origin);
  await page.locator('.wb-start .btn').nth(1).tap();
  // Whether the focus is in the input before the handler of the tap has ended, as a phone asks.
  await page.evaluate(() => {
    addEventListener('mousedown', () => {
      document.documentElement.dataset.tapped = document.activeElement?.closest('td')?.dataset.column;
    });
  });
  await cell(page, 3, 4).tap();
  await expect(cell(page, 3, 4).locator('input')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-tapped', '4');
  await page.keyboard.type('A1');
  await expectCell(page, 3, 4, 'A1');
  // A second tap puts the cursor into the text: it is not chosen anew. Two taps at once would choose the word, as everywhere.
  await page.waitForTimeout(800);
  await cell(page, 3, 4).tap();
  await page.keyboard.type('D');
  await expect(inputInHand(page)).toHaveValue(/^(DA1|AD1|A1D)$/);
  await context.close();
});

test('cells are pasted where the focus is, and a cell that is taken away hands its input on', async ({
  page,
  origin,
}) => {
  await openBench(page, origin);
  await page.getByRole('button', { name: 'A blank table' }).click();
  await cell(page, 1, 1).focus();
  await inputInHand(page).evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'AR\t-\nDR\tD1\n');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expectCell(page, 1, 1, 'AR');
  await expectCell(page, 2, 2, 'D1');
  // The last row goes while it is in hand.
  const rows = await page.locator('.grid tbody tr:not(.msg)').count();
  await cell(page, rows - 1, 2).focus();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.locator('.grid tbody tr:not(.msg)').count()).toBeLessThan(rows);
  await expect(inputInHand(page)).toHaveCount(1);
});
