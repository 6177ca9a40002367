/*
 * The board with a stopwatch: frames that are really drawn while a counter or the map is dragged and zoomed, a tap on an enemy to its
 * sheet, a long battle replayed, bytes of script. Frames hang on the machine and on what else it does; the other times are
 * the processor's own.
 */
import { setTimeout } from 'node:timers/promises';
import { listActions, openBoard } from '@coup-doeil/core/battle';
import { saveRecord } from '@coup-doeil/core/record';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { serve } from '../serve.ts';
import { type OpenBoard, openBoards, openPage, piece } from '../test/boards.ts';
import { PLAYED, packedScripts } from '../test/bytes.ts';
import { findChromium } from '../test/chromium.ts';
import { dist } from '../test/site.ts';
import { spreadBattle } from '../test/spread-battle.ts';
import { median } from './kinds.ts';
import { writeLongRecord } from './long-battle.ts';

const LOOKS = 5;
const FULL = { columns: 60, rows: 40, counters: 120 };
const LEAST_FRAMES = 50;
const SLOWED = 4;
const MOST_TAP = 100;
const ACTIONS = 500;
const MOST_REPLAY = 300;
/** How long a gesture lasts, in milliseconds. */
const GESTURE = 2000;

const failed: string[] = [];
const report = (work: string, value: string, wanted: string, isMet: boolean): void => {
  console.log(`figure: ${work} | ${value} | ${wanted} | ${isMet ? 'met' : 'missed'}`);
  if (!isMet) failed.push(`${work}: ${value}, wanted ${wanted}`);
};

/** The milliseconds that the page has had the processor. */
const readProcessor = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
};

const countProcessor = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
};

/** A square dragged over an empty page, and enlarged by the wheel: what the machine draws at most. */
const measureMachine = async (browser: Browser): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.setContent('<div id="mark" style="width:58px;height:58px;background:#a11d33"></div>');
  await page.evaluate(() => {
    const mark = document.getElementById('mark');
    let scale = 1;
    addEventListener('mousemove', ({ clientX, clientY }) => {
      if (mark) mark.style.transform = `translate(${clientX}px, ${clientY}px)`;
    });
    addEventListener('wheel', ({ deltaY }) => {
      scale *= Math.exp(-0.002 * deltaY);
      if (mark) mark.style.transform = `scale(${scale})`;
    });
  });
  const dragged = await countFrames(page, (share) =>
    page.mouse.move(400 + 160 * swing(share), 400 + 90 * swing(share / 2)),
  );
  const enlarged = await countFrames(page, await createWheel(page, { x: 640, y: 450 }));
  for (const [what, frames] of [
    ['dragged over an empty page', dragged],
    ['enlarged by the wheel', enlarged],
  ] as const)
    console.log(`figure: a square ${what}, for comparison | ${frames.toFixed(0)} frames a second | |`);
  await page.close();
};

/** Opens a battle from a file, as a reader would. */
const openFile = async (page: Page, text: string): Promise<void> => {
  await page.locator('.mode').last().click();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(text) });
};

/** Frames a second that the compositor drew during a gesture. */
const countFrames = async (page: Page, gesture: (share: number) => Promise<void>): Promise<number> => {
  const browser = page.context().browser();
  await browser?.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'],
  });
  const start = performance.now();
  for (let now = start; now - start < GESTURE; now = performance.now()) await gesture((now - start) / GESTURE);
  const seconds = (performance.now() - start) / 1000;
  const trace = JSON.parse(String(await browser?.stopTracing())) as {
    readonly traceEvents: readonly { readonly name: string }[];
  };
  return trace.traceEvents.filter(({ name }) => name === 'DrawFrame').length / seconds;
};

/** Milliseconds between two turns of the wheel: as often as a screen draws, and a little more. */
const TURN = 12;

/** A wheel that is turned there and back. It does not wait for an answer, as no hand does: waited for, it turns 30 times a second at most. */
const createWheel = async (page: Page, { x, y }: { readonly x: number; readonly y: number }) => {
  const session = await page.context().newCDPSession(page);
  return async (share: number): Promise<void> => {
    const deltaY = share < 0.5 ? -12 : 12;
    session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY });
    await setTimeout(TURN);
  };
};

const middleOf = async (page: Page, id: string) => {
  const { x, y, width, height } = (await piece(page, id).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

/** There and back within a gesture. */
const swing = (share: number): number => Math.sin(4 * Math.PI * share);

const measureFrames = async (browser: Browser, origin: string, { game, board }: OpenBoard): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  await openPage(page, `${origin}/en/${game.meta.id}/board/`);
  const battlefield = spreadBattle(board.document, FULL);
  await openFile(page, JSON.stringify(battlefield));
  await page
    .locator('.map-piece')
    .nth(FULL.counters - 1)
    .waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.locator('.map').press('0');
  await page.waitForTimeout(2000);
  const at = await middleOf(page, battlefield.units[0]?.id ?? '');
  const ground = { x: at.x, y: at.y + 150 };
  const drag = async (from: { readonly x: number; readonly y: number }): Promise<number> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const frames = await countFrames(page, (share) =>
      page.mouse.move(from.x + 160 * swing(share), from.y + 90 * swing(share / 2)),
    );
    await page.mouse.move(from.x, from.y);
    await page.mouse.up();
    return frames;
  };
  const zoom = async (): Promise<number> => {
    await page.mouse.move(ground.x, ground.y);
    return countFrames(page, await createWheel(page, ground));
  };
  const gestures = {
    'a counter is dragged': () => drag(at),
    'the map is moved': () => drag(ground),
    'the map is zoomed': zoom,
  };
  for (const [name, gesture] of Object.entries(gestures)) {
    const looks: number[] = [];
    for (let look = 0; look < LOOKS; look++) looks.push(await gesture());
    const frames = median(looks);
    report(
      `board, 60 × 40 hexes and 120 counters, ${name}`,
      `${frames.toFixed(0)} frames a second, median of ${LOOKS}`,
      `${LEAST_FRAMES}`,
      frames >= LEAST_FRAMES,
    );
  }
  await page.close();
};

/** In the page: waits for the frame in which the figure of the sheet is painted. At a desk, where no sheet covers who is tapped. */
const waitForFigure = () => {
  const painted = new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.big b')) return;
      watch.disconnect();
      requestAnimationFrame(() => scheduler.postTask(() => resolve(), { priority: 'user-blocking' }));
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  // A border: read by `tapEnemy` alone.
  Object.assign(window, { painted });
};

const tapEnemy = async (page: Page, session: CDPSession, own: string, enemy: string): Promise<number> => {
  await page.keyboard.press('Escape');
  await piece(page, own).click();
  // A player looks before the next tap: what goes on meanwhile is done by then.
  await page.waitForTimeout(600);
  await page.evaluate(waitForFigure);
  const start = await readProcessor(session);
  await piece(page, enemy).click();
  await page.evaluate(() => (window as unknown as { painted: Promise<void> }).painted);
  return (await readProcessor(session)) - start;
};

const measureTaps = async (browser: Browser, origin: string, { game, board }: OpenBoard): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  await openPage(page, `${origin}/en/${game.meta.id}/board/`);
  const session = await countProcessor(page);
  const [side = ''] = board.sides;
  // Who stands under others is touched by a second tap.
  const isOnTop = (id: string): boolean => {
    const hex = board.byId.get(id)?.unit.hex;
    return board.document.units.find((unit) => unit.hex === hex)?.id === id;
  };
  const taps = listActions(board, side).flatMap(({ target, sets: [best] }) => {
    const own = best?.ask.parts.find(({ counter }) => isOnTop(counter))?.counter;
    const enemy = board.counters.find(
      ({ unit, side: other }) => unit.hex === target && other !== side && isOnTop(unit.id),
    );
    return best?.brief.measure && own && enemy ? [{ own, enemy: enemy.id }] : [];
  });
  const times: number[] = [];
  page.setDefaultTimeout(10_000);
  for (const { own, enemy } of [...taps, ...taps, ...taps].slice(0, 12))
    times.push(await tapEnemy(page, session, own, enemy));
  await page.close();
  if (times.length === 0) return;
  const time = SLOWED * median(times);
  report(
    `board of ${game.meta.id}, slowed fourfold, tap on an enemy to its sheet`,
    `${time.toFixed(0)} ms, median of ${times.length}`,
    `${MOST_TAP} ms`,
    time <= MOST_TAP,
  );
};

const measureReplay = async (browser: Browser, origin: string, { game, board }: OpenBoard): Promise<void> => {
  const text = saveRecord(writeLongRecord(openBoard(board.door, board.document), ACTIONS));
  const times: number[] = [];
  for (let look = 0; look < LOOKS; look++) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
    await openPage(page, `${origin}/en/${game.meta.id}/board/`);
    const session = await countProcessor(page);
    await page.locator('.mode').last().click();
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' });
    const start = await readProcessor(session);
    await openFile(page, text);
    await page.locator('.mode', { hasText: `${2 * ACTIONS}` }).waitFor();
    times.push((await readProcessor(session)) - start);
    await page.close();
  }
  const time = median(times);
  report(
    `board of ${game.meta.id}, a battle of ${ACTIONS} actions opened and replayed`,
    `${time.toFixed(0)} ms, median of ${LOOKS}`,
    `${MOST_REPLAY} ms`,
    time <= MOST_REPLAY,
  );
};

const measureScript = async (browser: Browser, origin: string, { game, board }: OpenBoard): Promise<void> => {
  const address = `/en/${game.meta.id}/board/`;
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openPage(page, origin + address);
  const [side = ''] = board.sides;
  await piece(page, board.counters.find((counter) => counter.side === side && counter.hex >= 0)?.id ?? '').click();
  await page.waitForTimeout(500);
  await page.close();
  const size = packedScripts(address, scripts);
  report(
    `board of ${game.meta.id}, script with the play and a counter touched`,
    `${(size / 1000).toFixed(1)} kB`,
    `${PLAYED / 1000} kB`,
    size <= PLAYED,
  );
};

const boards = await openBoards();
const { server, address } = await serve(dist, 0);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
const [first] = boards;
await measureMachine(browser);
if (first) await measureFrames(browser, address, first);
for (const board of boards) {
  await measureTaps(browser, address, board);
  await measureReplay(browser, address, board);
  await measureScript(browser, address, board);
}
await browser.close();
server.close();
server.closeAllConnections();
for (const line of failed) console.error(`not held: ${line}`);
process.exitCode = failed.length > 0 ? 1 : 0;
