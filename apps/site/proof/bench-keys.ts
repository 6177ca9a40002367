/* A sheet of 50 × 20 cells at the workbench with the processor slowed fourfold: from the key to the chart and the answer painted,
   with nothing wrong and with a mistake.
   Counted in the time that the page has the processor, as other work on the machine would lengthen any clock. */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { cell } from '../test/bench.ts';
import { findChromium } from '../test/chromium.ts';
import { median } from './kinds.ts';

const SLOWED = 4;
const MOST = 50;
const PRESSES = 12;
/** A typist's pace: the next key comes when what follows is kept. */
const PACE = 400;
const RESULTS = ['AR', 'DR', '-', 'D1', 'A1'];

const HEADS = Array.from({ length: 19 }, (_, i) => (i > 9 ? `+${i - 9}` : `${i - 9}`));
const ROWS = Array.from({ length: 49 }, (_, row) => [
  String(row + 1),
  ...HEADS.map((__, column) => RESULTS[(row * 7 + column * 3) % RESULTS.length] ?? ''),
]);
/** The row and the column of the cell that the keys change: that column is the one that the calculator opens in. */
const ROW = 25;
const COLUMN = HEADS.indexOf('0') + 1;

const formatTable = (rows: readonly (readonly string[])[]): string =>
  ['# combat', ['die', ...HEADS], ...rows, '# charts', 'id,kind,dice', 'combat,matrix,d100(1-49)', ''].join('\n');

const SOUND = formatTable(ROWS);
/** X after a result is a result too, and Y is none. */
const KEY = [
  '# key',
  'symbol,en',
  ...RESULTS.flatMap((result) => [result, `${result}X`]).map((id) => `${id},Word ${id}`),
];
const KEYED = SOUND + [...KEY, ''].join('\n');
const WRONG = KEYED.replace(/^40,\w+/m, '40,ARY');

interface Case {
  readonly name: string;
  readonly draft: string;
  /** Pressed in turns. */
  readonly keys: readonly string[];
}

const CASES: readonly Case[] = [
  { name: 'a key in 50 × 20 cells', draft: SOUND, keys: ['X', 'Backspace'] },
  { name: 'a key in 50 × 20 cells, a mistake in another', draft: WRONG, keys: ['X', 'Backspace'] },
  { name: 'a key that makes a mistake in 50 × 20 cells or mends it', draft: KEYED, keys: ['Y', 'Backspace'] },
  { name: 'a key in a wrong cell of 50 × 20', draft: KEYED, keys: ['Y'] },
];

/** In the page: waits for the frame in which the chart that the next key changes is painted. */
const waitForPaint = () => {
  const painted = new Promise<void>((resolve) => {
    const wait = () => requestAnimationFrame(() => scheduler.postTask(() => resolve(), { priority: 'user-blocking' }));
    addEventListener('input', wait, { capture: true, once: true });
  });
  // A border: read by `press` alone.
  Object.assign(window, { painted });
};

/** The milliseconds that the page has had the processor. */
const readProcessor = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
};

const press = async (page: Page, session: CDPSession, keys: readonly string[]): Promise<readonly number[]> => {
  const times: number[] = [];
  // Each key changes the odds, or what is said of a mistake.
  const shown = page.locator('.odds, .mendl');
  const field = cell(page, ROW, COLUMN);
  await field.focus();
  await field.press('End');
  for (let i = 0; i < PRESSES; i += 1) {
    const before = await shown.allTextContents();
    await page.evaluate(waitForPaint);
    await page.waitForTimeout(PACE);
    const start = await readProcessor(session);
    await page.keyboard.press(keys[i % keys.length] ?? '');
    await page.evaluate(() => (window as unknown as { painted: Promise<void> }).painted);
    times.push((await readProcessor(session)) - start);
    if (String(await shown.allTextContents()) === String(before)) throw new Error('a key changed no answer');
  }
  return times.slice(2);
};

const look = async (browser: Browser, address: string, { draft, keys }: Case): Promise<number> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  await page.addInitScript((text) => {
    localStorage.setItem('coup-doeil/workbench/big', JSON.stringify({ version: 1, value: { text, changed: 1 } }));
    localStorage.setItem('coup-doeil/workbench-last', JSON.stringify({ version: 1, value: 'big' }));
  }, draft);
  await page.goto(`${address}/en/workbench/`);
  await cell(page, 49, 19).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const time = SLOWED * median(await press(page, session, keys));
  await page.close();
  return time;
};

/** What of the workbench takes longer than it may. */
export const pressBenchKeys = async (address: string): Promise<readonly string[]> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const failed: string[] = [];
  for (const each of CASES) {
    const time = await look(browser, address, each);
    const isLate = time > MOST;
    console.log(
      `figure: workbench, ${each.name} to chart and answer | ${time.toFixed(0)} ms | ${MOST} ms | ${isLate ? 'missed' : 'met'}`,
    );
    if (isLate) failed.push(`workbench, ${each.name} takes ${time.toFixed(0)} ms; ${MOST} are allowed`);
  }
  await browser.close();
  return failed;
};
