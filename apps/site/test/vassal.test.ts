/* A game of VASSAL on the board: its files, its map, what its pieces are, and how it went on. Files by the writer of the format. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { writeLargeGame } from '../../../packages/vassal/test/large-game.ts';
import { collectErrors, expectOpen } from './open-to-all.ts';
import { expect, test } from './site.ts';
import { BUILD_FILE, LATER_SAVE, LOG, SAVE, writeModuleFile, writeTwoBoards } from './vassal-files.ts';
import {
  arms,
  choose,
  describeAll,
  describeKind,
  expectAt,
  game,
  middleOf,
  openGame,
  openSheet,
  palette,
  piece,
  SAYS,
} from './vassal-sheet.ts';

test('a marker is no counter, a face says a state, and rules can be changed and taken back', async ({
  page,
  origin,
}) => {
  const [word = '', label] = Object.entries(palette?.states ?? {})[0] ?? [];
  await openSheet(page, origin);
  await openGame(page);
  await describeAll(page);
  await page.getByRole('button', { name: 'Say what it is: smoke.png' }).click();
  await page.getByLabel('A marker, no counter').check();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.locator('.va')).toContainText('All pieces of this map are described.');
  await page.getByRole('button', { name: 'Add a rule for many pieces' }).click();
  await page.getByLabel('Face shown').fill('Disord*');
  await page.getByText('State and kind').click();
  await page.getByLabel(label?.en ?? '', { exact: true }).check();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.locator('.va-rules').locator('li')).toHaveCount(4);
  // The mapping goes out as the file that the command line takes.
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await waiting).createReadStream();
  const text = (await file.toArray()).join('');
  const { rules, map, game: of } = JSON.parse(text);
  expect([of, map]).toEqual([game?.meta.id, 'Field']);
  expect(rules.at(-1)).toEqual({ when: { face: 'Disord*' }, counter: { state: [word] } });
  expect(rules[2]).toEqual({ when: { picture: 'smoke.png' }, counter: null });
  expect(rules[0].counter).toMatchObject({ side: 'french', arm: arms[0] });
  await page.getByRole('button', { name: 'Change: smoke.png' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.locator('.va')).toContainText('Not said yet what they are: 1');
  // And comes in again.
  await choose(page, 'Open a file of rules', 'vassal.json', Buffer.from(text));
  await expect(page.locator('.va')).toContainText('All pieces of this map are described.');
  await choose(page, 'Open a file of rules', 'bad.json', Buffer.from(text.replace('"rules"', '"rulez"')));
  await expect(page.getByRole('alert')).toContainText('Mapping: “rules” is wrong');
  await expect(page.locator('.map-piece')).toHaveCount(3);
});

test('the next save opens by one choice after a reload, and shows what moved', async ({ page, origin }) => {
  await openSheet(page, origin);
  await openGame(page);
  await describeAll(page);
  await openSheet(page, origin);
  await choose(page, 'The Ford: open a save', 'later.vsav', LATER_SAVE);
  await expect(page.locator('.map-piece')).toHaveCount(3);
  await expectAt(page, '1', [1, 0]);
  await expectAt(page, '3', [4, 2]);
  await expect(page.locator('.va-moves li')).toHaveText(['1st Line: 0202 → 0201']);
  await expect(page.locator('.m-arrow')).toHaveCount(1);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.m-arrow')).toHaveCount(0);
});

/** The colours that are drawn at two points of the screen. */
const readColours = async (page: Page, ...points: readonly { x: number; y: number }[]): Promise<readonly string[]> => {
  const { data, info } = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  return points.map(({ x, y }) => {
    const [red = 0, green = 0] = data.subarray((Math.round(y) * info.width + Math.round(x)) * info.channels);
    return red > green + 40 ? 'red' : green > red + 40 ? 'green' : 'neither';
  });
};

test('boards side by side are one battlefield where their numbers go on, with both pictures under it', async ({
  page,
  origin,
}) => {
  const { module, save } = await writeTwoBoards(true);
  await openSheet(page, origin);
  await choose(page, SAYS.en.module, 'two.vmod', module);
  await choose(page, SAYS.en.save, 'two.vsav', save);
  await expect(page.locator('.map-numbers text')).toHaveCount(12 * 7);
  await expect(page.getByLabel('Boards')).toHaveCount(0);
  await describeKind(page, 'West', 'French');
  await expect(page.locator('.map-piece')).toHaveCount(2);
  // West of the seam the red board lies, east of it the green one.
  const [west, east] = [await middleOf(piece(page, '1')), await middleOf(piece(page, '2'))];
  const below = (at: typeof west) => ({ x: at.x, y: at.y + (east.x - west.x) * 0.75 });
  await expect(async () =>
    expect(await readColours(page, below(west), below(east))).toEqual(['red', 'green']),
  ).toPass();
  await expect(page.locator('canvas')).toHaveCount(0);
  for (const [id, hex] of [
    ['1', '0603'],
    ['2', '0703'],
  ] as const) {
    await piece(page, id).click();
    await expect(page.locator('.sheet-b')).toContainText(hex);
  }
});

test('boards that each begin anew are chosen by their names', async ({ page, origin }) => {
  const { module, save } = await writeTwoBoards(false);
  await openSheet(page, origin);
  await choose(page, SAYS.en.module, 'two.vmod', module);
  await choose(page, SAYS.en.save, 'two.vsav', save);
  await expect(page.locator('.va-sum')).toContainText('more than one hex grid; shown: “Sheet 1”.');
  await describeKind(page, 'West', 'French');
  await expect(page.locator('.map-piece')).toHaveCount(1);
  const choice = page.getByLabel('Boards');
  await expect(choice.locator('option')).toHaveText(['Sheet 1', 'Sheet 2', 'Sheet 1 + Sheet 2']);
  await choice.selectOption('Sheet 2');
  await expect(piece(page, '2')).toBeVisible();
  await expect(page.locator('.va-sum')).toContainText('shown: “Sheet 2”.');
  await choice.selectOption('Sheet 1 + Sheet 2');
  await expect(page.locator('.map-piece')).toHaveCount(2);
  await expect(page.locator('.va-sum')).toContainText('its hexes are counted from 1');
  // The choice is kept with the module.
  await openSheet(page, origin);
  await choose(page, 'Two Sheets: open a save', 'two.vsav', save);
  await expect(page.locator('.map-piece')).toHaveCount(2);
  await expect(choice).toHaveValue('Sheet 1 + Sheet 2');
});

const keepBattle = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Log/ }).click();
  await page.getByRole('button', { name: 'Keep this battle' }).click();
  await page.getByRole('button', { name: 'Ground', exact: true }).click();
  await expect(page.getByText('Kept with the battle on this device.')).toBeVisible();
};

test('the picture of the map goes on from save to save, and is kept with the battle', async ({ page, origin }) => {
  await openSheet(page, origin);
  await openGame(page);
  await describeAll(page);
  // As faint as the player has made it.
  await page.getByRole('button', { name: 'Ground', exact: true }).click();
  await page.getByLabel('How strong the photo stands').fill('40');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: SAYS.en.open }).click();
  await choose(page, SAYS.en.save, 'later.vsav', LATER_SAVE);
  await expectAt(page, '1', [1, 0]);
  await expect(page.locator('.map-picture')).toHaveCSS('opacity', '0.4');
  await keepBattle(page);
  await page.reload();
  await page.locator('#board[data-play]').waitFor();
  await expect(page.locator('.map-piece')).toHaveCount(3);
  await expectAt(page, '1', [1, 0]);
  await expectAt(page, '3', [4, 2]);
  await expect(page.locator('.map-picture')).toHaveCSS('opacity', '0.4');
  // Another battle has no picture of this one.
  await openSheet(page, origin);
  await choose(page, SAYS.en.module, 'buildFile.xml', BUILD_FILE);
  await choose(page, SAYS.en.save, 'now.vsav', SAVE);
  await expect(page.locator('.map-picture')).toHaveCount(0);
});

test('modules on the device stand in a list, and can be removed', async ({ page, origin }) => {
  await openSheet(page, origin);
  await openGame(page);
  await describeAll(page);
  await choose(page, SAYS.en.module, 'other.vmod', await writeModuleFile('The Bridge'));
  const list = page.locator('.va-module');
  await expect(list).toHaveText([/^The Bridge.*kB · Rules: 0/, /^The Ford.*kB · Rules: 2/]);
  await page.getByRole('button', { name: 'Remove The Ford' }).click();
  await expect(list).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove The Ford for good' }).click();
  await expect(list).toHaveText([/^The Bridge/]);
  await openSheet(page, origin);
  await expect(list).toHaveText([/^The Bridge/]);
  // It opens as one that was never here.
  await openGame(page);
  await expect(page.locator('.va')).toContainText(`${SAYS.en.unknown}4`);
  // A new version of the site clears away what earlier ones kept for being offline, by these names.
  const names = await page.evaluate(() => caches.keys());
  expect(names.filter((name) => /^coup-doeil-/.test(name))).toEqual([]);
  expect(await page.evaluate(async () => (await (await caches.open('vassal-modules')).keys()).length)).toBe(2);
});

test('a log is stepped through both ways, by buttons, slider and keys', async ({ page, origin }) => {
  await openSheet(page, origin);
  await openGame(page, LOG, 'game.vlog');
  await describeAll(page);
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('.va')).toHaveAttribute('aria-busy', 'false', { timeout: 30_000 });
  };
  const slider = page.getByRole('slider');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Step 0 of 3');
  await press('Forward');
  await expectAt(page, '1', [1, 0]);
  await expect(page.locator('.va-moves li')).toHaveText(['1st Line: 0202 → 0201']);
  await press('Forward');
  await expectAt(page, '3', [3, 2]);
  await expect(page.locator('.va-moves li')).toHaveText(['Hussars: 0503 → 0403']);
  await press('End');
  await expectAt(page, '1', [2, 1]);
  await press('Back');
  await expectAt(page, '1', [1, 0]);
  await press('Start');
  await expectAt(page, '1', [1, 1]);
  await expectAt(page, '3', [4, 2]);
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Step 3 of 3');
  await expectAt(page, '1', [2, 1]);
  await expectAt(page, '3', [3, 2]);
  await page.keyboard.press('ArrowLeft');
  await expectAt(page, '1', [1, 0]);
});

test('a build file alone has hexes without a picture; files may be dropped', async ({ page, origin }) => {
  await openSheet(page, origin);
  const data = await page.evaluateHandle(
    ([module, save]) => {
      const transfer = new DataTransfer();
      const bytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes(save ?? '')], 'now.vsav'));
      transfer.items.add(new File([bytes(module ?? '')], 'buildFile.xml'));
      return transfer;
    },
    [BUILD_FILE, SAVE].map((file) => file.toString('base64')),
  );
  await page.locator('.va').dispatchEvent('drop', { dataTransfer: data });
  await expect(page.locator('.map-numbers text').first()).toHaveText('0101');
  await expect(page.locator('.map-numbers text')).toHaveCount(10 * 7);
  await expect(page.locator('.map-picture')).toHaveCount(0);
  await expect(page.locator('.va-kinds').locator('li')).toHaveCount(4);
});

for (const lang of ['en', 'fr'] as const)
  test(`what is wrong with a file is one line, and what could be read stays, ${lang}`, async ({ page, origin }) => {
    const says = SAYS[lang];
    await openSheet(page, origin, lang);
    await choose(page, says.module, 'ford.vmod', Buffer.from('no zip at all'));
    await expect(page.getByRole('alert')).toHaveText(says.noZip);
    await openGame(page, SAVE, 'now.vsav', lang);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('.va')).toContainText(says.hidden);
    for (const bad of [SAVE.subarray(0, 60), Buffer.from('!VCSKzz'), Buffer.alloc(0), BUILD_FILE]) {
      await choose(page, says.save, 'bad.vsav', bad);
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.getByRole('alert')).toHaveText(/^\S.{20,}\.$/);
      // The save before is still there.
      await expect(page.locator('.va')).toContainText(`${says.unknown}4`);
    }
    // A map without hexes: a line that says so, and the pieces of it.
    await page.locator('.va select').first().selectOption('Charts');
    await expect(page.locator('.va-sum')).toContainText(
      lang === 'en' ? 'has no hex grid' : 'n’a pas de grille d’hexagones',
    );
    await page.locator('.va select').first().selectOption('Field');
    await expect(page.locator('.va')).toContainText(`${says.unknown}4`);
  });

test('the best actions go out as lines for the chat', async ({ page, origin, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await openSheet(page, origin);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('.tgs button.tg').first()).toBeVisible();
  const rows = await page.locator('.tgs button.tg').count();
  await page.getByRole('button', { name: 'Text for the chat' }).click();
  await expect(page.locator('.va-chat')).toContainText('Copied.');
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines.length).toBe(rows);
  for (const line of lines) expect(line).toMatch(/^\S.* \d{4}( \d{4})* → \d{4}: \d+ units?, .+/);
  await page.locator('.tgs button.tg').first().click();
  await page.getByRole('button', { name: 'Text for the chat' }).click();
  await expect(page.locator('.va-chat')).toContainText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines[0]);
});

for (const [lang, width] of [
  ['en', 390],
  ['fr', 1280],
] as const)
  test(`the sheet is open to all, ${lang} at ${width}`, async ({ browser, origin }) => {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
      colorScheme: lang === 'fr' ? 'dark' : 'light',
    });
    const page = await context.newPage();
    const errors = collectErrors(page, origin);
    const look = async (state: string) => {
      await expectOpen(page, state);
      const small = await page
        .locator('.va :is(button, .btn, input:not([type=file], [type=checkbox]), select)')
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.getBoundingClientRect().height < 44)
            .map(({ outerHTML }) => outerHTML.slice(0, 90)),
        );
      expect(small, `${state}: controls below 44 px`).toEqual([]);
    };
    await openSheet(page, origin, lang);
    await look('opened');
    await openGame(page, LOG, 'game.vlog', lang);
    await look('a log');
    await page.locator('.va-row').first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.va-rule')).toBeVisible();
    await look('a rule');
    expect(errors).toEqual([]);
    await context.close();
  });

test('on a phone all of the map lies in what the sheet leaves free, and Close stands on a ground of its own', async ({
  page,
  origin,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { module, save } = writeLargeGame({ onMap: 4 });
  await openSheet(page, origin);
  await choose(page, SAYS.en.module, 'large.vmod', Buffer.from(module));
  await choose(page, SAYS.en.save, 'large.vsav', Buffer.from(save));
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not drawn`);
    return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
  };
  await expect(async () => {
    const [map, frame, sheet] = [await boxOf('.map-world'), await boxOf('.map'), await boxOf('.sheet-b')];
    expect(map.top).toBeGreaterThanOrEqual(frame.top);
    expect(map.bottom).toBeLessThanOrEqual(sheet.top);
    expect(map.left).toBeGreaterThanOrEqual(0);
    expect(map.right).toBeLessThanOrEqual(390);
  }).toPass();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).not.toHaveCSS(
    'background-color',
    'rgba(0, 0, 0, 0)',
  );
});

test('more counters than are drawn at once all come, each on its hex', async ({ page, origin }) => {
  const { module, save } = writeLargeGame({ onMap: 400 });
  await openSheet(page, origin);
  await choose(page, SAYS.en.module, 'large.vmod', Buffer.from(module));
  await choose(page, SAYS.en.save, 'large.vsav', Buffer.from(save));
  await describeKind(page, 'Unit 0', 'French');
  await expect(page.locator('.map-piece')).toHaveCount(400, { timeout: 30_000 });
  const heightOf = (id: string) =>
    piece(page, id).evaluate((drawn) => new DOMMatrix(getComputedStyle(drawn).transform).f);
  // The last stands a row below the one that came 80 before it: a hex is 56 · √3 high.
  expect((await heightOf('399')) - (await heightOf('319'))).toBeCloseTo(56 * Math.sqrt(3), 0);
});

test('there is a board for it', () => {
  expect(palette).toBeDefined();
});
