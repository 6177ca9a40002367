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
const KINDS = '#calculator .field :is(input[role="spinbutton"], select, input[type="checkbox"]):visible';

/** In the page: the time from each key to the frame in which the answer that it changed is painted. */
const timeKeys = () => {
  const times: number[] = [];
  let key: number | undefined;
  addEventListener('keydown', ({ timeStamp }) => (key = timeStamp), { capture: true });
  const { port1: painted, port2: frame } = new MessageChannel();
  painted.onmessage = ({ data }) => times.push(performance.now() - Number(data));
  const answer = document.querySelector('#answer');
  if (answer)
    new MutationObserver(() => {
      if (key === undefined) return;
      const from = key;
      key = undefined;
      requestAnimationFrame(() => frame.postMessage(from));
    }).observe(answer, { subtree: true, childList: true, characterData: true });
  // A border: read by `timesOf` alone.
  Object.assign(window, { timesOf: () => times.splice(0) });
};

const timesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { timesOf: () => number[] }).timesOf());

/** Some fields from the first to the last, each up and down by keys; the first of each warms it up. */
const press = async (page: Page): Promise<readonly (readonly number[])[]> => {
  const fields = page.locator(KINDS);
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
    await add.first().click();
    await page.waitForTimeout(50);
  }
};

const measure = async (browser: Browser, url: string, full: boolean): Promise<readonly (readonly number[])[]> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
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
  for (const path of heaviest) {
    const filled = await measure(browser, origin + path, true);
    // With all there may be, one may answer nothing but a refusal.
    const fields = filled.length > 0 ? filled : await measure(browser, origin + path, false);
    const all = fields.flat();
    const slowest = Math.max(...fields.map(median));
    const [told, most] = [median(all), Math.max(...all)].map((ms) => `${Math.round(ms)} ms`);
    console.log(
      `${path}: ${all.length} keys in ${fields.length} fields, median ${told}, slowest field ${Math.round(slowest)} ms, slowest key ${most}`,
    );
    if (!(all.length > 0 && slowest <= MOST))
      failed.push(`${path}: an answer comes ${Math.round(slowest)} ms after its key, at most ${MOST}`);
  }
  await browser.close();
  return failed;
};
