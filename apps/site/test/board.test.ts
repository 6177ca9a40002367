/* The board: what is touched is answered as the package answers it, in few taps, by keys, without a script, and open to all. */
import { findMarches, getCounter, nameAction, nameParts, prepareAction, runAction } from '@coup-doeil/core/battle';
import { formatWorth } from '@coup-doeil/core/tell';
import { formatHex } from '@coup-doeil/hex';
import type { Locator } from '@playwright/test';
import { expectFigure, findPair, listBestSets, openBoards, openPage, phone, piece } from './boards.ts';
import { budgetOf, OPENED, PLAYED, packedScripts } from './bytes.ts';
import { collectErrors, expectOpen } from './open-to-all.ts';
import { expect, languagesOf, test } from './site.ts';

const boards = await openBoards();

test('there is a board to play on', () => {
  expect(boards.length).toBeGreaterThan(0);
});

for (const { game, board } of boards) {
  const { id } = game.meta;
  const [side = ''] = board.sides;
  // Rallies are of a side's own counters; and who stands under others is touched by a second tap.
  const attacks = board.door.actions.filter(({ against, prepares }) => against !== 'own' && !prepares);
  const sets = attacks.flatMap(({ id: action }) => listBestSets(board, action, side).slice(0, 3));

  test(`${id}: an enemy that is touched shows the package’s own answer`, async ({ page, origin }) => {
    expect(sets.length).toBeGreaterThan(0);
    await openPage(page, `${origin}/en/${id}/board/`);
    for (const { ask, brief } of sets) {
      const hex = ask.targets[0] ?? '';
      const enemy = board.counters.find(({ unit }) => unit.hex === hex);
      await page.keyboard.press('Escape');
      await piece(page, enemy?.id ?? '').click();
      const title = nameAction(board.door, ask).en;
      const shown = (await page.locator('.at-t').textContent()) ?? '';
      if (!shown.startsWith(title)) await page.locator('.then button', { hasText: title }).first().click();
      await expectFigure(page.locator('.big b'), formatWorth(brief, 'en'));
      const names = ask.parts.map(({ counter }) => getCounter(board, counter).name);
      await expect(page.locator('.tk:has(:checked) .tk-n')).toHaveText(names);
      const full = runAction(board, ask);
      const steps = 'report' in full ? nameParts(full).working.map(({ label }) => label.en) : [];
      await expect(page.locator('.sheet-b .sum tbody th')).toHaveCount(steps.length);
      for (const [i, step] of steps.entries())
        await expect(page.locator('.sheet-b .sum tbody th').nth(i)).toContainText(step);
    }
  });

  test(`${id}: what is not allowed says why, and where that is printed`, async ({ page, origin }) => {
    const [attack] = attacks;
    const [as = ''] = Object.keys(attack?.manners ?? {});
    const enemies = board.counters.filter((counter) => counter.side !== side && board.door.isUnit(board, counter));
    const tries = board.counters
      .filter((counter) => counter.side === side && board.stacks[counter.hex]?.[0] === counter)
      .flatMap(({ id: counter }) =>
        enemies.flatMap(({ id: enemy, unit: { hex = '' } }) => {
          const parts = [{ counter, as }];
          const answer = prepareAction(board, { action: attack?.id ?? '', side, parts, targets: [hex] });
          return 'refused' in answer ? [{ counter, enemy, hex, refused: answer.refused }] : [];
        }),
      );
    // Where others can attack, and where nobody can.
    const isAttacked = (hex: string) => sets.some(({ ask }) => ask.targets[0] === hex);
    const [near, far] = [tries.find(({ hex }) => isAttacked(hex)), tries.findLast(({ hex }) => !isAttacked(hex))];
    for (const { counter, enemy, refused } of [near, far].filter((each) => each !== undefined)) {
      await page.goto('about:blank');
      await openPage(page, `${origin}/fr/${id}/board/#touch=${counter},${enemy}`);
      await expect(page.locator('.not-by b')).toHaveText(refused.reason.fr.replaceAll('\u202f', ' '));
      await expect(page.locator('.not-by .cite')).toHaveAttribute('href', new RegExp(`/${refused.cite?.chart}/`));
    }
    // A draft's battle may be too small for both.
    if (game.meta.stage === 'draft') expect(near ?? far).toBeDefined();
    else expect([near, far]).not.toContain(undefined);
    // A hex beyond its march: what the way there would cost, step by step, each with its place.
    const [{ counter = '' } = {}] = tries;
    const stands = getCounter(board, counter).hex;
    const { grid } = board.ground;
    const reached = findMarches(board, getCounter(board, counter)).arrivals;
    const all = findMarches(board, getCounter(board, counter), null).arrivals;
    const beyond = [...all.keys()].find((hex) => hex !== stands && !reached.has(hex) && !board.stacks[hex]);
    if (beyond === undefined) {
      expect(game.meta.stage).toBe('draft');
      return;
    }
    await page.goto('about:blank');
    await openPage(page, `${origin}/en/${id}/board/#touch=${counter},${formatHex(grid, beyond)}`);
    await expect(page.locator('.refused')).toContainText('only');
    await expect(page.locator('.way-t .sum a').first()).toBeVisible();
  });

  test(`${id}: without a script the battle stands there, with the best attacks in words`, async ({
    browser,
    origin,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origin}/fr/${id}/board/`);
    await expect(page.locator('.map-piece')).toHaveCount(board.counters.filter(({ hex }) => hex >= 0).length);
    const listed = board.door.actions.filter(({ prepares }) => !prepares).map((rules) => rules.id);
    const all = listed.flatMap((action) => listBestSets(board, action, side));
    const [first] = all.toSorted((a, b) => b.worth.ways / b.worth.of - a.worth.ways / a.worth.of);
    expect(first).toBeDefined();
    if (first) await expectFigure(page.locator('.tg-p').first(), formatWorth(first.brief, 'fr'));
    await context.close();
  });

  for (const [lang, width] of [
    ['en', 390],
    ['fr', 1280],
  ] as const)
    test(`${id}: what is touched is open to all, ${lang} at ${width}`, async ({ browser, origin }) => {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        reducedMotion: 'reduce',
        colorScheme: lang === 'fr' ? 'dark' : 'light',
      });
      const page = await context.newPage();
      const errors = collectErrors(page, origin);
      await openPage(page, `${origin}/${lang}/${id}/board/`);
      await expectOpen(page, 'opened');
      const { ask } = sets[0] ?? { ask: { parts: [], targets: [] } };
      const own = ask.parts[0]?.counter ?? '';
      await piece(page, own).click();
      await expect(page.locator('.who-h')).toBeVisible();
      await expectOpen(page, 'a counter');
      await piece(page, board.counters.find(({ unit }) => unit.hex === ask.targets[0])?.id ?? '').click();
      await expect(page.locator('.big b')).toBeVisible();
      await expectOpen(page, 'an enemy');
      if (width < 700) await page.locator('.why').click();
      await expect(page.locator('.sheet-b .work h2')).toBeVisible();
      await expectOpen(page, 'the working');
      await page.locator('.bacts .main').click();
      await expect(page.locator('.told')).toBeVisible();
      await expectOpen(page, 'the result');
      for (const [i, state] of ['turn', 'log'].entries()) {
        await page
          .locator('.modes .mode')
          .nth(i + 2)
          .click();
        await page.waitForTimeout(300);
        await expectOpen(page, state);
      }
      expect(errors).toEqual([]);
      await context.close();
    });
}

test('the board brings no more script than it may', () => {
  expect(budgetOf('/en/any-game/board/')).toBe(70_000);
});

test('a board comes back as it was looked at, as it was built and as it was kept', async ({ page, origin }) => {
  const address = `${origin}/en/${boards[0]?.game.meta.id}/board/`;
  const world = page.locator('.map-world');
  const look = (): Promise<string> => world.evaluate((each) => getComputedStyle(each).transform);
  const goNearer = async (): Promise<string> => {
    const before = await look();
    await page.locator('.map').press('+');
    await expect.poll(look).not.toBe(before);
    return look();
  };
  await openPage(page, address);
  const left = await goNearer();
  await openPage(page, address);
  expect(await look()).toBe(left);
  await page.getByRole('button', { name: 'Log, 0' }).click();
  await page.getByRole('button', { name: 'Keep this battle' }).click();
  await expect(page.getByRole('button', { name: 'Keep this battle' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const kept = await goNearer();
  await openPage(page, address);
  // The battle that was kept is opened after the one that was built.
  await page.getByRole('button', { name: 'Log, 0' }).click();
  await expect(page.getByRole('button', { name: /^Remove / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep this battle' })).toHaveCount(0);
  expect(await look()).toBe(kept);
});

test('no blank paper stays below the map when a tall sheet is closed', async ({ browser, origin }) => {
  const [opened] = boards;
  if (!opened) throw new Error('no board');
  const readRow = ({ hex = '' }: { readonly hex?: string | undefined }): number => Number(hex.slice(hex.length / 2));
  const lowest = opened.board.document.units.toSorted((a, b) => readRow(b) - readRow(a))[0]?.id ?? '';
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const find = (selector: string) => page.locator(selector).evaluate((each) => each.getBoundingClientRect());
  await openPage(page, `${origin}/en/${opened.game.meta.id}/board/#touch=${lowest}`);
  // The counter is shown above a tall sheet: far below it the map ends.
  await expect.poll(async () => (await find('.sheet-b')).top).toBeLessThan(400);
  await expect.poll(async () => (await find('.map-world')).bottom).toBeLessThan(500);
  await page.getByRole('button', { name: 'Close', exact: true }).tap();
  await expect(page.locator('.k-none')).toBeVisible();
  await expect.poll(async () => Math.round((await find('.map-world')).bottom - (await find('.sheet-b')).top)).toBe(0);
  await context.close();
});

/** Whether all of an element is above another. */
const isAbove = async (upper: Locator, lower: Locator): Promise<boolean> => {
  const [top, bottom] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  return top !== null && bottom !== null && top.y + top.height <= bottom.y;
};

for (const [index, opened] of boards.entries())
  for (const lang of languagesOf(index)) {
    const { id } = opened.game.meta;
    test(`${id}: on a phone the best attack, then number, takers and sum are seen without scrolling, ${lang}`, async ({
      browser,
      origin,
    }) => {
      const { own, enemy } = findPair(opened);
      const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await openPage(page, `${origin}/${lang}/${id}/board/`);
      await expect.poll(() => isAbove(page.locator('.tg').first(), page.locator('.modes'))).toBe(true);
      await piece(page, own).tap();
      await expect(page.locator('.who-h')).toBeVisible();
      await piece(page, enemy).tap();
      await expect(page.locator('.acct .eq')).toBeVisible();
      await expect.poll(() => isAbove(page.locator('.acct .eq'), page.locator('.foota'))).toBe(true);
      // What hangs below the line of a figure, as a decimal comma does, stays clear of the bar beneath it.
      if (await page.locator('.range').isVisible())
        expect(await isAbove(page.locator('.big'), page.locator('.range'))).toBe(true);
      await context.close();
    });

    test(`${id}: at 320 pixels both questions stand in one row above the best attack, which is seen whole, ${lang}`, async ({
      browser,
      origin,
    }) => {
      const context = await browser.newContext({ ...phone, viewport: { width: 320, height: 640 } });
      const page = await context.newPage();
      await openPage(page, `${origin}/${lang}/${id}/board/`);
      await expect.poll(() => isAbove(page.locator('.tg').first(), page.locator('.modes'))).toBe(true);
      const tops = await page
        .locator('.asks .btn')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(tops).toHaveLength(2);
      expect(new Set(tops).size).toBe(1);
      await context.close();
    });

    test(`${id}: on the shortest phone a sum of one row is seen whole without scrolling, a longer one begins in sight, ${lang}`, async ({
      browser,
      origin,
    }) => {
      const { own, enemy } = findPair(opened);
      const context = await browser.newContext({
        ...phone,
        viewport: { width: 320, height: 568 },
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await openPage(page, `${origin}/${lang}/${id}/board/`);
      await piece(page, own).tap();
      await expect(page.locator('.who-h')).toBeVisible();
      await piece(page, enemy).tap();
      await expect(page.locator('.acct .eq')).toBeVisible();
      const tops = await page
        .locator('.acct li')
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
      const figure = new Set(tops).size === 1 ? page.locator('.acct .eq b') : page.locator('.acct li b').first();
      await expect.poll(() => isAbove(figure, page.locator('.foota'))).toBe(true);
      await context.close();
    });

    test(`${id}: a tablet that stands upright opens on all of the battle above its sheet, ${lang}`, async ({
      browser,
      origin,
    }) => {
      const context = await browser.newContext({ viewport: { width: 820, height: 1180 }, hasTouch: true });
      const page = await context.newPage();
      await openPage(page, `${origin}/${lang}/${id}/board/`);
      const sheet = page.locator('.sheet-b');
      expect((await sheet.boundingBox())?.width).toBe(820);
      for (const counter of await page.locator('.map-piece').all()) expect(await isAbove(counter, sheet)).toBe(true);
      await context.close();
    });

    test(`${id}: script until an enemy that was touched is answered, on a phone, ${lang}`, async ({
      browser,
      origin,
    }) => {
      const { own, enemy } = findPair(opened);
      const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
      const page = await context.newPage();
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
      });
      const address = `/${lang}/${id}/board/`;
      await page.goto(origin + address);
      await page.locator('#board[data-live]').waitFor();
      await page.waitForLoadState('networkidle');
      expect(packedScripts(address, scripts), 'before a touch').toBeLessThanOrEqual(OPENED);
      await page.locator('.map').dispatchEvent('pointermove');
      await page.locator('#board[data-play]').waitFor();
      await piece(page, own).tap();
      await expect(page.locator('.who-h')).toBeVisible();
      await piece(page, enemy).tap();
      await expect(page.locator('.big b')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const isReport = (script: string): boolean => script.includes('FullReport');
      expect(scripts.length).toBeGreaterThan(5);
      expect(scripts.filter(isReport)).toEqual([]);
      expect(packedScripts(address, scripts)).toBeLessThanOrEqual(PLAYED);
      // The whole report comes when it is asked for.
      await page.locator('.bacts .why').tap();
      await expect(page.locator('.more .sum')).toBeVisible();
      expect(scripts.filter(isReport)).toHaveLength(1);
      await context.close();
    });
  }
