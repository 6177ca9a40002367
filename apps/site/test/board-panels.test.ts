/* The panels of a battle's record, as a player uses them. */
import { readFileSync } from 'node:fs';
import { listActions, nameSide, openBoard } from '@coup-doeil/core/battle';
import {
  addEntry,
  askThrow,
  createRecord,
  loadRecord,
  replayRecord,
  type Secret,
  saveRecord,
} from '@coup-doeil/core/record';
import type { BrowserContext, Page } from '@playwright/test';
import { ADDRESS, buildPanels, type Subject, servePanels } from './board-panels/panels.ts';
import { findViolations } from './open-to-all.ts';
import { expect, test } from './site.ts';

let subject: Subject;
test.beforeAll(async () => {
  subject = await buildPanels();
});
test.describe.configure({ mode: 'serial' });

const openPanels = async (context: BrowserContext, origin: string, path: string = ADDRESS.en): Promise<Page> => {
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await servePanels(page, subject);
  await page.goto(origin + path);
  return page;
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const turn = (page: Page) => page.locator('output');
const saveFile = async (page: Page): Promise<string> => {
  const waiting = page.waitForEvent('download');
  await page.locator('.share-p').getByRole('button', { name: 'Save as a file' }).click();
  return readFileSync(await (await waiting).path(), 'utf8');
};
const openFile = (page: Page, text: string) =>
  page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('log: back and forth to any entry, a note, its text', async ({ context, origin }) => {
  const page = await openPanels(context, origin);
  await expect(page.locator('.log-p')).toContainText('Nothing has happened yet.');
  for (const n of ['1', '2', '3']) {
    await button(page, 'next turn').click();
    await expect(turn(page)).toHaveText(n);
  }
  await expect(page.locator('.log-p > ol > li')).toHaveCount(3);
  await page.locator('.log-p').getByRole('button', { name: 'Undo' }).click();
  await expect(turn(page)).toHaveText('2');
  await expect(page.locator('.log-p .undone')).toHaveCount(1);
  await button(page, 'Redo').click();
  await expect(turn(page)).toHaveText('3');
  await button(page, 'To entry 1: By hand').click();
  await expect(turn(page)).toHaveText('1');
  await button(page, 'To the start').click();
  await expect(turn(page)).toHaveText('0');
  await button(page, 'To entry 2: By hand').click();
  await page.getByLabel('Add a note').fill('<img src=x onerror=alert(1)>');
  await button(page, 'Add').click();
  await expect(page.locator('.log-p > ol > li')).toHaveCount(3);
  await expect(page.locator('.log-p > ol > li').last()).toContainText('<img src=x onerror=alert(1)>');
  const waiting = page.waitForEvent('download');
  await button(page, 'Save as text').click();
  expect(readFileSync(await (await waiting).path(), 'utf8')).toBe(
    'Battle\n\n1. By hand\n   Turn: 1\n2. By hand\n   Turn: 2\n3. Note\n   <img src=x onerror=alert(1)>\n',
  );
});

test('log: of a long battle the last entries are shown, the others on asking and on paper', async ({
  context,
  origin,
}) => {
  const page = await openPanels(context, origin);
  let record = createRecord(subject.start, 'long');
  for (let n = 1; n <= 100; n++) record = addEntry(record, { entry: 'note', text: `Note number ${n}.` });
  const entries = page.locator('.log-p > ol > li');
  await openFile(page, saveRecord(record));
  await expect(entries).toHaveCount(60);
  await expect(entries.first()).toContainText('Note number 41.');
  await expect(page.locator('.log-p > ol')).toHaveAttribute('start', '41');
  await expect(entries.last()).toContainText('Note number 100.');
  await expect(entries.last()).toHaveAttribute('aria-current', 'step');
  await button(page, 'Earlier entries: 40').click();
  await expect(entries).toHaveCount(100);
  await expect(entries.first()).toContainText('Note number 1.');
  await page.reload();
  await openFile(page, saveRecord(record));
  await expect(entries).toHaveCount(60);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(entries).toHaveCount(100);
  await page.close();
});

test('kept: it is there after a reload, and two tabs do not overwrite one another', async ({ context, origin }) => {
  const page = await openPanels(context, origin);
  await button(page, 'next turn').click();
  await page.getByLabel('Name').fill('The ford');
  await button(page, 'Keep this battle').click();
  await button(page, 'next turn').click();
  await expect(turn(page)).toHaveText('2');
  await page.reload();
  await expect(turn(page)).toHaveText('0');
  await button(page, 'Open The ford').click();
  await expect(turn(page)).toHaveText('2');

  const other = await openPanels(context, origin);
  await button(other, 'Open The ford').click();
  await button(other, 'next turn').click();
  await expect(turn(other)).toHaveText('3');
  await expect(page.getByText('This battle was kept in another tab since.')).toBeVisible();
  await button(page, 'Keep mine as another battle').click();
  await expect(page.locator('.kept-l > li')).toHaveCount(2);
  await expect(turn(page)).toHaveText('2');
  await page.reload();
  await expect(page.locator('.kept-l > li')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove The ford' }).first().click();
  await page.getByRole('button', { name: 'Remove The ford for good' }).click();
  await expect(page.locator('.kept-l > li')).toHaveCount(1);
});

test('kept: where the browser has no room it is said, nothing on the page is lost, a file is offered', async ({
  context,
  origin,
}) => {
  const page = await openPanels(context, origin);
  await page.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2))
      try {
        for (let i = 0; i < 20; i++) localStorage.setItem(`fill-${size}-${i}`, 'x'.repeat(size));
      } catch {
        // Full for this size.
      }
  });
  await button(page, 'next turn').click();
  await button(page, 'Keep this battle').click();
  await expect(page.getByText('The browser has no room to keep this.')).toBeVisible();
  await expect(turn(page)).toHaveText('1');
  await expect(page.locator('.log-p > ol > li')).toHaveCount(1);
  // Longer than changes are gathered: what was said stays.
  await page.waitForTimeout(1000);
  await expect(page.getByText('The browser has no room to keep this.')).toBeVisible();
  const waiting = page.waitForEvent('download');
  await page.locator('.kept-p').getByRole('button', { name: 'Save as a file' }).click();
  expect(loadRecord(readFileSync(await (await waiting).path(), 'utf8')).entries).toHaveLength(1);
});

test('kept: where the browser gives no storage, the panels stand and say so', async ({ context, origin }) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const page = await openPanels(context, origin);
  await button(page, 'next turn').click();
  await button(page, 'Keep this battle').click();
  await expect(page.getByText('The browser has no room to keep this.')).toBeVisible();
  await expect(turn(page)).toHaveText('1');
});

test('shared: a link opens on another device with the same answers', async ({ context, browser, origin }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await openPanels(context, origin);
  await button(page, 'next turn').click();
  await button(page, 'Copy a link').click();
  await expect(page.getByText('The link is copied: the battle with its log.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const there = await browser.newContext();
  const other = await openPanels(there, origin, link.slice(origin.length));
  await expect(turn(other)).toHaveText('1');
  const record = loadRecord(await saveFile(other));
  const [here, away] = [replayRecord(loadRecord(await saveFile(page))), replayRecord(record)].map((document) => {
    const board = openBoard(subject.door, document);
    return board.sides.flatMap((side) => listActions(board, side));
  });
  expect(away).toEqual(here);
  expect(away?.length).toBeGreaterThan(0);
  await there.close();
});

test('shared: bad links and files are one clear line', async ({ context, origin }) => {
  const page = await openPanels(context, origin, `${ADDRESS.en}#r1=abc`);
  await expect(page.locator('.panels > [role=alert]')).toHaveText(
    'link: nothing was given; allowed: a whole link, as it was copied.',
  );
  const french = await openPanels(context, origin, `${ADDRESS.fr}#r1=abc`);
  await expect(french.locator('.panels > [role=alert]')).toHaveText(
    'lien\u202f: rien n’a été donné\u202f; permis\u202f: un lien entier, tel qu’il a été copié.',
  );
  const whole = await openPanels(context, origin);
  await button(whole, 'next turn').click();
  await openFile(whole, '<script>alert(1)</script>');
  await expect(whole.locator('.share-p [role=status]')).toHaveText('file: nothing was given; allowed: JSON.');
  await openFile(whole, JSON.stringify({ ...JSON.parse(await saveFile(whole)), at: 9 }));
  await expect(whole.locator('.share-p [role=status]')).toHaveText('at: given 9; allowed: a whole number from 0 to 1.');
  const other = JSON.parse(await saveFile(whole));
  other.start.game = 'another-game';
  await openFile(whole, JSON.stringify(other));
  await expect(whole.locator('.share-p [role=status]')).toContainText('game: given “another-game”');
  await expect(turn(whole)).toHaveText('1');
});

/** The secret that a device keeps of the battle on its page. */
const secretOf = async (page: Page): Promise<Secret> => {
  const kept = await page.evaluate(
    () => Object.entries(localStorage).find(([key]) => key.startsWith('coup-doeil:battle:'))?.[1],
  );
  return JSON.parse(kept ?? '').secret;
};

test('by mail: letter by letter between two devices, and a file that was changed is found out', async ({
  context,
  browser,
  origin,
}) => {
  const first = await openPanels(context, origin);
  const there = await browser.newContext();
  const second = await openPanels(there, origin);
  const [one = '', two = ''] = openBoard(subject.door, subject.start).sides;
  const nameOf = (side: string) => nameSide(subject.start, side).en;
  const mail = (page: Page) => page.locator('.mail-p');

  await button(first, `Play ${nameOf(one)} on this device`).click();
  await expect(mail(first)).toContainText('The other side joins next');
  await openFile(second, await saveFile(first));
  await button(second, `Play ${nameOf(two)} on this device`).click();
  await expect(mail(second)).toContainText(`It is for ${nameOf(one)} to go on`);
  await openFile(first, await saveFile(second));
  await expect(mail(first)).toContainText('It is your move.');
  await expect(mail(first)).toContainText('All hashes, seals and throws agree.');

  // The sheet of an enemy asks for the throw.
  const board = openBoard(subject.door, subject.start);
  const ask = listActions(board, one)[0]?.sets[0]?.ask;
  if (!ask) throw new Error('no action');
  const asked = await askThrow(loadRecord(await saveFile(first)), await secretOf(first), ask);
  await first.evaluate(
    ([record, secret]) => {
      const [key = '', text = '{}'] =
        Object.entries(localStorage).find(([name]) => name.startsWith('coup-doeil:battle:')) ?? [];
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), record, secret }));
    },
    [saveRecord(asked.record), asked.secret] as const,
  );
  await first.reload();
  await first.locator('.kept-n').click();
  await expect(mail(first)).toContainText(`It is for ${nameOf(two)} to go on`);

  const question = await saveFile(first);
  await openFile(second, question);
  await expect(mail(second)).toContainText(`${nameOf(one)} asks for a throw. It is your move.`);
  await button(second, 'Answer with my secret').click();
  const answer = await saveFile(second);

  // Who has seen the answer asks something else in an older file: this device does not show its secret twice.
  await openFile(second, question);
  await expect(mail(second)).toContainText('This does not go on from the last letter');
  await button(second, 'Answer with my secret').click();
  await expect(mail(second).getByRole('alert')).toContainText('a record whose letters agree');
  // A changed answer is found out.
  const changed = answer.replace(/"secret":"(.)/, (_, digit) => `"secret":"${digit === '0' ? '1' : '0'}`);
  await openFile(first, changed);
  await expect(mail(first)).toContainText('is not the one whose hash was shown before');

  await openFile(first, answer);
  await button(first, 'Show my secret and throw').click();
  await button(first, 'Carry out the throw').click();
  await expect(first.locator('.log-p')).toContainText('from the secrets of both sides');
  await expect(mail(first)).toContainText('All hashes, seals and throws agree.');
  await button(first, `Give the move to ${nameOf(two)}`).click();
  await openFile(second, await saveFile(first));
  await expect(mail(second)).toContainText('It is your move.');
  await expect(mail(second)).toContainText('All hashes, seals and throws agree.');
  await expect(second.locator('.log-p').getByRole('button', { name: 'Undo' })).toBeDisabled();
  await there.close();
});

for (const [lang, path] of Object.entries(ADDRESS))
  for (const scheme of ['light', 'dark'] as const)
    test(`axe finds nothing, targets are 44 px, at 320 px: ${lang}, ${scheme}`, async ({ context, origin }) => {
      const page = await openPanels(context, origin, path);
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width: 320, height: 700 });
      await button(page, 'next turn').click();
      await page.locator('.kept-p button[type=submit]').click();
      expect(await findViolations(page)).toEqual([]);
      const { wide, small } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        small: [...document.querySelectorAll('.panels :is(button, summary, select, .btn)')]
          .filter((target) => target.getBoundingClientRect().height < 44)
          .map(({ outerHTML }) => outerHTML),
      }));
      expect(wide).toBeLessThanOrEqual(320);
      expect(small).toEqual([]);
    });
