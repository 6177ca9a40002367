/* The heaviest calculators with the processor slowed fourfold: from the key to the new answer painted. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { livePages, open } from '../test/calculators.ts';
import { findChromium } from '../test/chromium.ts';
import { bytes, median } from './kinds.ts';

const SLOWED = 4;
const MOST = 50;
const CALCULATORS = 6;
const FIELDS = 8;
const PRESSES = 6;
/** A player's pace: the next key comes when what follows the answer is done too. */
const PACE = 250;
const CONTROLS =
  '#calculator :is(input[role="spinbutton"], select, input[type="checkbox"], input[type="radio"]:checked):not(.setbar *, .right *):visible';

/** In the page: the time from each key to the frame in which the answer that it changed is painted. */
const timeKeys = () => {
  const times: number[] = [];
  let key: number | undefined;
  addEventListener('keydown', ({ timeStamp }) => (key = timeStamp), { capture: true });
  // First of all that waits when the frame is painted.
  const painted = (from: number) =>
    scheduler.postTask(() => times.push(performance.now() - from), { priority: 'user-blocking' });
  const answer = document.querySelector('#answer');
  if (answer)
    new MutationObserver(() => {
      if (key === undefined) return;
      const from = key;
      key = undefined;
      requestAnimationFrame(() => painted(from));
    }).observe(answer, { subtree: true, childList: true, characterData: true });
  // A border: read by `timesOf` alone.
  Object.assign(window, { timesOf: () => times.splice(0) });
};

const timesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { timesOf: () => number[] }).timesOf());

/** Some fields from the first to the last, each up and down by keys; the first of each warms it up. */
const press = async (page: Page): Promise<readonly (readonly number[])[]> => {
  const fields = page.locator(CONTROLS);
  const every = Math.max(1, Math.ceil((await fields.count()) / FIELDS));
  const found: number[][] = [];
  for (let at = 0; at < (await fields.count()); at += every) {
    const field = fields.nth(at);
    await field.focus();
    const flag = (await field.getAttribute('type')) === 'checkbox';
    for (let i = 0; i < PRESSES; i++) {
      await page.keyboard.press(flag ? 'Space' : i % 2 === 0 ? 'ArrowUp' : 'ArrowDown');
      await page.waitForTimeout(PACE);
    }
    found.push((await timesOf(page)).slice(1));
  }
  return found.filter(({ length }) => length > 1);
};

/** Adds units until no more may come. */
const fill = async (page: Page): Promise<void> => {
  const add = page.locator('#calculator .add > button:not(:disabled):visible');
  for (let i = 0; i < 12 && (await add.count()) > 0; i++) {
    await add.first().tap();
    await page.waitForTimeout(50);
  }
};

const measure = async (browser: Browser, url: string, full: boolean): Promise<readonly (readonly number[])[]> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await open(page, url);
  if (full) await fill(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await page.evaluate(timeKeys);
  const times = await press(page);
  await context.close();
  return times;
};

/** What takes longer than allowed comes back. A field's figure is its median: another's work on the machine is not its own. */
export const pressKeys = async (origin: string): Promise<readonly string[]> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const failed: string[] = [];
  const heaviest = [...livePages('calculators', 'en')].sort((a, b) => bytes(b) - bytes(a)).slice(0, CALCULATORS);
  for (const path of heaviest)
    for (const full of [false, true]) {
      const fields = await measure(browser, origin + path, full);
      const all = fields.flat();
      const slowest = Math.max(0, ...fields.map(median));
      const isMissed = all.length === 0 || slowest > MOST;
      const state = `${path} ${full ? 'with all the units it takes' : 'as it opens'}`;
      console.log(
        `${state}: ${all.length} keys, median ${median(all).toFixed(0)} ms, slowest field ${slowest.toFixed(0)} ms`,
      );
      console.log(
        `figure: ${state}, key to answer | median ${median(all).toFixed(0)} ms, slowest field ${slowest.toFixed(0)} ms | ${MOST} ms | ${isMissed ? 'missed' : 'met'}`,
      );
      if (all.length === 0) failed.push(`${state}: no key changes the answer`);
      if (slowest > MOST) failed.push(`${state}: ${slowest.toFixed(0)} ms from key to answer, at most ${MOST}`);
    }
  await browser.close();
  return failed;
};
