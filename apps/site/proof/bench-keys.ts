/* A sheet of 50 × 20 cells at the workbench with the processor slowed fourfold: from the key to the chart and the answer painted.
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
  ...HEADS.map((__, column) => RESULTS[(row * 7 + column * 3) % RESULTS.length]),
]);
const DRAFT = [
  '# combat',
  ['die', ...HEADS].join(','),
  ...ROWS.map((row) => row.join(',')),
  '# charts',
  'id,kind,dice',
  'combat,matrix,d100(1-49)',
  '',
].join('\n');

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

const press = async (page: Page, session: CDPSession): Promise<readonly number[]> => {
  const times: number[] = [];
  // The column that the calculator opens in: each key changes a cell of the chart, and the odds.
  const field = cell(page, 25, HEADS.indexOf('0') + 1);
  await field.focus();
  await field.press('End');
  for (let i = 0; i < PRESSES; i += 1) {
    const before = await page.locator('.odds').textContent();
    await page.evaluate(waitForPaint);
    await page.waitForTimeout(PACE);
    const start = await readProcessor(session);
    await page.keyboard.press(i % 2 === 0 ? 'X' : 'Backspace');
    await page.evaluate(() => (window as unknown as { painted: Promise<void> }).painted);
    times.push((await readProcessor(session)) - start);
    if ((await page.locator('.odds').textContent()) === before) throw new Error('a key changed no answer');
  }
  return times.slice(2);
};

const look = async (browser: Browser, address: string): Promise<number> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  await page.addInitScript((text) => {
    localStorage.setItem('coup-doeil/workbench/big', JSON.stringify({ version: 1, value: { text, changed: 1 } }));
    localStorage.setItem('coup-doeil/workbench-last', JSON.stringify({ version: 1, value: 'big' }));
  }, DRAFT);
  await page.goto(`${address}/en/workbench/`);
  await cell(page, 49, 19).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const time = SLOWED * median(await press(page, session));
  await page.close();
  return time;
};

/** What of the workbench takes longer than it may. */
export const pressBenchKeys = async (address: string): Promise<readonly string[]> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const time = await look(browser, address);
  await browser.close();
  console.log(
    `figure: workbench, a key in 50 × 20 cells to chart and answer | ${time.toFixed(0)} ms | ${MOST} ms | ${time > MOST ? 'missed' : 'met'}`,
  );
  return time > MOST ? [`a key at the workbench takes ${time.toFixed(0)} ms; ${MOST} are allowed`] : [];
};
