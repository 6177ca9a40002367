/* The workbench as a new contributor meets it: a chart typed from nothing answers as a slow enumeration of it does. */
import {
  cell,
  countResults,
  expectCell,
  fillCell,
  goToSheet,
  ODDS,
  openBench,
  readGrid,
  readOdds,
  type SHIFTS,
  TABLE,
  typeGame,
  typeRows,
} from './bench.ts';
import { expect, test } from './site.ts';

test('a table of 6 × 6 with its ground is typed from nothing, and answers as it is counted by hand', async ({
  page,
  origin,
}) => {
  await openBench(page, origin);
  await typeGame(page);
  await expect(page.locator('.mendl')).toHaveCount(0);
  // It is drawn as it was typed.
  const heads = await page.locator('.wb-r .chart thead tr:last-child th:not(.n)').allInnerTexts();
  expect(heads).toEqual([...ODDS]);
  const printed = await page
    .locator('.wb-r .chart tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((each) => (each.textContent ?? '').trim())));
  expect(printed).toEqual(TABLE.map((row) => row.map((each) => (each === '-' ? '–' : each))));
  const strength = (side: string) => page.getByRole('spinbutton', { name: `Strength of the ${side}` });
  const [attack, defence] = [strength('attack'), strength('defence')];
  for (const [strong, weak, ground] of [
    [9, 4, 'Woods'],
    [3, 1, 'Village'],
    [2, 3, 'Clear'],
    [12, 3, 'Clear'],
    [5, 5, 'Woods'],
  ] as const satisfies readonly (readonly [number, number, keyof typeof SHIFTS])[]) {
    await attack.fill(String(strong));
    await attack.press('Enter');
    await defence.fill(String(weak));
    await defence.press('Enter');
    await page.locator('.wc-g label', { hasText: ground }).click();
    await expect
      .poll(() => readOdds(page), `${strong} against ${weak}, ${ground}`)
      .toEqual(countResults(strong, weak, ground));
  }
});

test('a cell that is wrong is said at the cell, the rest goes on answering, and a remedy mends it', async ({
  page,
  origin,
}) => {
  await openBench(page, origin);
  await page.getByRole('button', { name: 'The invented example' }).click();
  await fillCell(page, 6, 2, 'DX');
  await expect(page.locator('.grid .msg')).toContainText('C7. “DX”');
  await expect(cell(page, 6, 2)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('.wb-r .chart .bad2')).toHaveText('?');
  await expect(page.locator('.mendl li')).toHaveCount(1);
  // The odds say how much of them is not known: at 1:1 one face in six is the wrong cell.
  await expect.poll(async () => (await readOdds(page)).get('?')).toBe(1);
  // All at once: another sheet has a mistake of its own.
  await goToSheet(page, 'shifts');
  await fillCell(page, 1, 5, 'lookup woods.shift');
  await expect(page.locator('.mendl li')).toHaveCount(2);
  await expect(page.locator('.wb-tabs .mend')).toHaveText([/^1/, /^1/]);
  await page.locator('.mendl button', { hasText: 'combat C7' }).click();
  await expect(cell(page, 6, 2).locator('input')).toBeFocused();
  await page.getByRole('button', { name: 'Put D1' }).click();
  await expectCell(page, 6, 2, 'D1');
  await expect(page.locator('.mendl li')).toHaveCount(1);
});

test('the form follows the ground that is typed, and keeps what is asked', async ({ page, origin }) => {
  await openBench(page, origin);
  await page.getByRole('button', { name: 'The invented example' }).click();
  await page.getByRole('spinbutton', { name: 'Strength of the attack' }).fill('3');
  await goToSheet(page, 'terrain');
  await page.locator('.wc-g label', { hasText: 'Woods' }).click();
  const woods = page.locator('.wc-g label', { hasText: 'Woods' });
  await expect(page.locator('.facts')).toContainText('2:1');
  await fillCell(page, 2, 3, '-2');
  await expect(woods).toContainText('−2');
  await expect(page.locator('.facts')).toContainText('3:2');
  await fillCell(page, 5, 0, 'Hexes / Hex');
  await fillCell(page, 5, 2, 'Marsh');
  await fillCell(page, 5, 3, '-3');
  await expect(page.locator('.wc-g label', { hasText: 'Marsh' })).toContainText('−3');
  await expect(woods.locator('input')).toBeChecked();
});

test('what a symbol means is added to the key from its cell', async ({ page, origin }) => {
  await openBench(page, origin);
  await page.getByRole('button', { name: 'The invented example' }).click();
  await fillCell(page, 1, 1, 'AE');
  await page.getByRole('button', { name: 'Add AE to the key' }).click();
  const words = page.locator('[data-sheet="key"] input:focus');
  await expect(words).toHaveCount(1);
  await page.keyboard.insertText('attacker eliminated');
  await goToSheet(page, 'combat');
  await expect(page.locator('.mendl')).toHaveCount(0);
  await expect(page.locator('.wb-r .key')).toContainText('attacker eliminated');
});

test('cells are pasted from a spreadsheet, whole sheets as text, and files are dropped', async ({ page, origin }) => {
  await openBench(page, origin);
  await page.getByRole('button', { name: 'A blank table' }).click();
  const paste = (text: string) =>
    cell(page, 0, 0).evaluate((input, plain) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', plain);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await paste(`${[['die', ...ODDS], ...TABLE].map((row) => row.join('\t')).join('\r\n')}\r\n`);
  await expectCell(page, 6, 6, 'D1');
  await expect(page.locator('.wb-r .chart tbody tr')).toHaveCount(6);
  await paste('# terrain\nfr,en,shift\n,Clear,0\n# key\nsymbol,en\nAR,attacker goes back\n');
  // The page goes to what was pasted; what was begun with nothing in it is gone.
  await expectCell(page, 1, 1, 'Clear');
  await expect(page.locator('.wb-tabs a[href^="#"]')).toHaveText([/combat/, 'game', 'terrain', 'key']);
  await goToSheet(page, 'key');
  await expectCell(page, 1, 0, 'AR');
  await page.locator('.wb').evaluate((bench) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['die;target\n1-3;-\n4-6;R\n'], 'Fire Table.csv'));
    bench.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await goToSheet(page, 'fire-table');
  await expectCell(page, 2, 1, 'R');
  await expect(page.locator('.wb-r .chart tbody tr')).toHaveCount(2);
});

test('a whole game is pasted into the text of a sheet too', async ({ page, origin }) => {
  await openBench(page, origin);
  await page.getByRole('button', { name: 'A blank table' }).click();
  await page.getByRole('radio', { name: 'Text', exact: true }).check();
  await page.locator('.wb-text').evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '# assault\ndie,1:1,2:1\n1-3,AR,-\n4-6,-,DR\n# key\nsymbol,en\nAR,goes back\n');
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expectCell(page, 1, 1, 'AR');
  await expect(page.locator('.wb-r .chart tbody tr')).toHaveCount(2);
});

test('every change is taken back in its turn', async ({ page, origin }) => {
  await openBench(page, origin);
  await page.getByRole('button', { name: 'The invented example' }).click();
  await fillCell(page, 1, 1, 'AR');
  await cell(page, 1, 0).focus();
  await page.getByRole('button', { name: 'Remove the row' }).click();
  await expectCell(page, 1, 0, '2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectCell(page, 1, 1, 'AR');
  await cell(page, 1, 1).press('ControlOrMeta+z');
  await expectCell(page, 1, 1, 'A1');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a sheet is typed a second time blind, and compared cell by cell', async ({ page, origin }) => {
  await openBench(page, origin);
  await typeGame(page);
  await page.getByRole('link', { name: /^Begin/ }).click();
  await expect(page.locator('.wb-r')).toHaveText('The first entry is covered.');
  // Of the first entry nothing stands on the page but what the format itself says.
  expect((await readGrid(page)).filter((text) => text !== '')).toEqual(['die']);
  const other = TABLE.map((row, i) => (i === 2 ? row.with(3, 'DR') : row));
  await typeRows(page, 0, [['die', ...ODDS], ...other]);
  await page.getByRole('button', { name: 'Compare' }).click();
  const rows = page.locator('.wb-diff tbody tr');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('D4');
  await page.getByRole('button', { name: 'The second is right' }).click();
  await expect(page.locator('.wb-diff')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the first entry' }).click();
  await expectCell(page, 3, 3, 'DR');
});

test('the atlas and the card follow what is typed', async ({ page, origin }) => {
  await openBench(page, origin);
  await typeGame(page);
  await page.getByRole('link', { name: 'Atlas', exact: true }).last().click();
  const rows = page.locator('.wb-r .heat tbody tr');
  await expect(rows.locator('th')).toHaveText([...ODDS]);
  const heads = await page.locator('.wb-r .heat thead tr:last-child th').allInnerTexts();
  const at = heads.findIndex((head) => head.startsWith('D1'));
  // 3:1 has D1 on two faces of six.
  await expect(
    rows
      .nth(4)
      .locator('td')
      .nth(at - 1),
  ).toHaveText('33');
  await fillCell(page, 4, 5, 'D1');
  await expect(
    rows
      .nth(4)
      .locator('td')
      .nth(at - 1),
  ).toHaveText('50');
  await page.getByRole('link', { name: 'Card', exact: true }).click();
  await expect(page.locator('.k-sheet .k-matrix tbody tr')).toHaveCount(6);
  // A result stands in one line: every row is as high as that of a dash.
  const heights = await page
    .locator('.k-sheet .k-matrix tbody tr')
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(6);
  await fillCell(page, 4, 5, 'AR');
  await expect(page.locator('.k-sheet .k-matrix tbody tr').nth(3).locator('td').nth(4)).toHaveText('AR');
});

test('the card alone is printed, on as much paper as it needs', async ({ page, origin }) => {
  await openBench(page, origin);
  await typeGame(page);
  await page.getByRole('link', { name: 'Card', exact: true }).click();
  await expect(page.locator('.k-sheet')).toHaveCount(1);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.k-sheet .k-matrix tbody tr')).toHaveCount(6);
  for (const other of ['.wb-l', '.wb-t', '.wb-rh', '.wcalc', 'header', 'footer', '.wb-acts'])
    for (const part of await page.locator(`${other}:not(.k-sheet *)`).all()) await expect(part, other).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('two printings are compared cell by cell, at an address of its own', async ({ page, origin }) => {
  const rows = (changed: string) => ['die,1:1,2:1', '1,AR,-', `2,-,${changed}`, '3-6,DR,D1'];
  const text = [
    '# combat',
    ...rows('DR'),
    '# 2010/combat',
    ...rows('AR'),
    '# printings',
    'id,year',
    '2024,2024',
    '2010,2010',
    '# charts',
    'id,kind,dice',
    'combat,matrix,d6',
    '',
  ].join('\n');
  await page.addInitScript((draft) => {
    localStorage.setItem(
      'coup-doeil/workbench/two',
      JSON.stringify({ version: 1, value: { text: draft, changed: 1 } }),
    );
    localStorage.setItem('coup-doeil/workbench-last', JSON.stringify({ version: 1, value: 'two' }));
  }, text);
  await openBench(page, origin);
  await page.getByRole('link', { name: 'Printings', exact: true }).click();
  const changes = page.locator('.wplate tbody tr');
  await expect(changes).toHaveCount(1);
  await expect(changes.locator('th')).toHaveText('2 × 2:1');
  await expect(changes.locator('td')).toHaveText(['AR', 'DR']);
  await fillCell(page, 1, 1, 'A1');
  await expect(changes).toHaveCount(2);
  await expect(changes.first().locator('td')).toHaveText(['AR', 'A1']);
  // The address leads back to it; a cell leads to its place in the chart.
  await page.goto('about:blank');
  await openBench(page, origin, '#combat/compare');
  await expect(changes.last().locator('th')).toHaveText('2 × 2:1');
  await changes.last().getByRole('link').click();
  await expect(page.locator('.wsheet td.lit, .wsheet .lit')).toHaveText(/DR/);
});

test('a draft starts from the charts of each game', async ({ page, origin }) => {
  await openBench(page, origin);
  const games = await page.getByRole('button', { name: /^The charts of/ }).allInnerTexts();
  expect(games.length).toBeGreaterThan(0);
  for (const name of games) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('.wb-r .chart tbody tr').first()).toBeVisible();
    // A result that only a rule in the source explains stays to be mended; nothing else.
    expect(await page.locator('.mendl li').count(), name).toBeLessThan(2);
    await page.getByRole('button', { name: 'Drafts' }).click();
  }
});

test('by the keyboard alone a draft is begun, typed and taken away', async ({ page, origin }) => {
  await openBench(page, origin);
  const press = async (name: string | RegExp) => {
    for (let i = 0; i < 60; i += 1) {
      await page.keyboard.press('Tab');
      const label = await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      );
      if (typeof name === 'string' ? label.trim() === name : name.test(label.trim()))
        return page.keyboard.press('Enter');
    }
    throw new Error(`Tab does not lead to ${name}`);
  };
  await press('A blank table');
  for (let i = 0; i < 40 && (await page.locator('[data-row="0"] input:focus').count()) === 0; i += 1)
    await page.keyboard.press('Tab');
  // Down from the head: Enter and the arrows go from cell to cell.
  await page.keyboard.press('Enter');
  for (const [i, face] of ['1-3', '4-6'].entries()) {
    await page.keyboard.insertText(face);
    for (const result of ['AR', '-', 'DR', 'DR']) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.insertText(result);
    }
    if (i === 0) {
      await page.keyboard.press('Enter');
      for (let back = 0; back < 4; back += 1) await page.keyboard.press('ArrowLeft');
    }
  }
  await expect(page.locator('.wb-r .chart tbody tr')).toHaveCount(2);
  await expect.poll(() => readOdds(page)).toEqual(new Map([['-', 6]]));
});
