/* A save of 2,300 pieces with the processor slowed fourfold: from the file chosen to its counters on their hexes, the picture apart;
   and how long a finger waits then, while all of its map is zoomed in and out.
   Counted in the time that page and worker have the processor, as other work on the machine would lengthen any clock. */
import type { Palette, RatingWord } from '@coup-doeil/core/battle';
import type { Mapping } from '@coup-doeil/vassal/battlefield';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { writeLargeGame } from '../../../packages/vassal/test/large-game.ts';
import { games } from '../test/calculators.ts';
import { findChromium } from '../test/chromium.ts';
import { median } from './kinds.ts';

const SLOWED = 4;
/** As a real save has them: most pieces of a module lie on its charts and tracks. */
const PIECES = 2300;
const ON_MAP = 520;
/** In milliseconds. */
const MOST_OPENING = 500;
const MOST_BLOCKED = 100;
const LOOKS = 5;
/** As a real module has it: 107 MB once it is decoded. */
const PICTURE = { width: 5340, height: 5024 };

const drawPicture = (): Promise<Buffer> =>
  sharp({ create: { ...PICTURE, channels: 3, background: '#dca' } })
    .jpeg()
    .toBuffer();

/** One rule for all pieces: the first arm of the game, with the least of the figures that it cannot do without. */
const describeAll = (game: string, { arms, strength, ratings }: Palette): Mapping => {
  const [arm = ''] = Object.keys(arms);
  const isNeeded = ({ neededBy = [] }: RatingWord): boolean => neededBy.includes(arm);
  const needed = Object.entries(ratings).filter(([, rating]) => isNeeded(rating));
  const counter = {
    side: 'french',
    arm,
    ...(isNeeded(strength) && { strength: strength.min }),
    ratings: Object.fromEntries(needed.map(([name, { min }]) => [name, min])),
  };
  return { game, map: 'Field', rules: [{ when: {}, counter }] };
};

interface Look {
  /** In milliseconds, from the file chosen until the last counter is drawn. */
  readonly opening: number;
  /** The longest task of the page: so long no finger gets an answer. */
  readonly blocked: number;
  /** The longest task while the map is zoomed. */
  readonly zooming: number;
}

/** In the page: marks when the file is chosen and when the last counter was drawn. */
const watch = (pieces: number) => {
  const look = () => {
    if (document.querySelectorAll('.map-piece').length >= pieces) performance.mark('drawn');
    else requestAnimationFrame(look);
  };
  addEventListener(
    'change',
    () => {
      performance.mark('chosen');
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
};

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds; `tdur` of them the thread had the processor. */
  readonly ts: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** What the threads of a page did, in milliseconds of a machine so much slower. */
const readTrace = (trace: Buffer) => {
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const threads = traceEvents.filter(({ name }) => name === 'thread_name');
  const tasksOf = (called: string) => {
    const own = threads.filter(({ args }) => args.name === called).map(({ pid, tid }) => `${pid} ${tid}`);
    return traceEvents
      .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && own.includes(`${pid} ${tid}`))
      .map(({ ts, tdur = 0 }) => ({ ts, time: (SLOWED * tdur) / 1000 }));
  };
  return {
    page: tasksOf('CrRendererMain'),
    worker: tasksOf('DedicatedWorker thread'),
    findMark: (mark: string): number => {
      const event = traceEvents.find(({ name, cat }) => name === mark && cat.includes('user_timing'));
      if (!event) throw new Error(`no mark ${mark}`);
      return event.ts;
    },
  };
};

const findLongest = (tasks: readonly { readonly time: number }[]): number => Math.max(...tasks.map(({ time }) => time));

/** From the file chosen to the last counter drawn; and what blocked the page longest, until all was painted. */
const readOpening = (trace: Buffer): Omit<Look, 'zooming'> => {
  const { page, worker, findMark } = readTrace(trace);
  const [chosen, drawn] = [findMark('chosen'), findMark('drawn')];
  const opening = [...page, ...worker].filter(({ ts }) => ts >= chosen && ts < drawn);
  return {
    opening: opening.reduce((sum, { time }) => sum + time, 0),
    blocked: findLongest(page.filter(({ ts }) => ts >= chosen)),
  };
};

const openBoard = async (browser: Browser, address: string, game: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  await page.goto(`${address}/en/${game}/board/`);
  await page.locator('#board[data-live]').waitFor();
  await page.locator('.map').dispatchEvent('pointermove');
  await page.locator('#board[data-play]').waitFor();
  await page.getByRole('button', { name: 'Open a VASSAL game' }).click();
  await page.locator('.va').waitFor();
  return page;
};

const choose = async (page: Page, label: string, name: string, file: Uint8Array): Promise<void> => {
  await page
    .getByLabel(label, { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(file) });
  await page.locator('.va[aria-busy="false"]').waitFor();
};

const TRACED = ['toplevel', 'blink.user_timing', '__metadata'];

const open = async (browser: Browser, page: Page, save: Uint8Array): Promise<Omit<Look, 'zooming'>> => {
  await page.evaluate(watch, ON_MAP);
  await browser.startTracing(page, { categories: TRACED });
  await page
    .getByLabel('Save or log', { exact: true })
    .setInputFiles({ name: 'large.vsav', mimeType: 'application/octet-stream', buffer: Buffer.from(save) });
  // Seldom asked: each question takes the page's own time.
  const isDrawn = () => performance.getEntriesByName('drawn').length > 0;
  await page.waitForFunction(isDrawn, undefined, { timeout: 60_000, polling: 1000 });
  await page.locator('.va[aria-busy="false"]').waitFor({ timeout: 60_000 });
  // What comes after the last counter would block a finger as well.
  await page.waitForTimeout(1000);
  return readOpening(await browser.stopTracing());
};

/** In the page: the wheel turned once a frame. */
const turnWheel = async (deltaY: number) => {
  const map = document.querySelector('.map');
  for (let i = 0; i < 60; i++) {
    await new Promise(requestAnimationFrame);
    map?.dispatchEvent(new WheelEvent('wheel', { deltaY, clientX: 195, clientY: 200, cancelable: true }));
  }
};

/** How much larger a hex was at last than at first. */
const NEARER = 20;

/** Zooms into the map from where it is seen whole, slowly and fast, then by keys; each time it comes to rest, and goes back. */
const zoom = async (browser: Browser, page: Page): Promise<number> => {
  const map = page.locator('.map');
  const measure = (): Promise<number> =>
    page.locator('.map-world').evaluate((world) => world.getBoundingClientRect().width);
  const pressKeys = async (key: string): Promise<void> => {
    for (let i = 0; i < 11; i++) {
      await map.press(key);
      await page.waitForTimeout(200);
    }
  };
  await map.press('0');
  await page.waitForTimeout(1000);
  const far = await measure();
  await browser.startTracing(page, { categories: TRACED });
  for (const deltaY of [-8, 8, -30, 30]) {
    await page.evaluate(turnWheel, deltaY);
    await page.waitForTimeout(500);
  }
  await pressKeys('+');
  const near = await measure();
  await pressKeys('-');
  const { page: tasks } = readTrace(await browser.stopTracing());
  if (near < NEARER * far) throw new Error('the map was not zoomed');
  return findLongest(tasks);
};

const tellFigure = (work: string, found: number, most: number): string =>
  `figure: ${work} | ${found.toFixed(0)} ms | ${most} ms | ${found > most ? 'missed' : 'met'}`;

/** What of opening a save takes longer than it may. */
export const openLargeSave = async (address: string): Promise<readonly string[]> => {
  const [game] = (await games()).filter(({ battle, battles }) => battle && Object.keys(battles ?? {}).length > 0);
  const door = await game?.battle?.();
  if (!game || !door) return ['no game has a board'];
  const picture = { file: await drawPicture(), ...PICTURE };
  const { module, save } = writeLargeGame({ onMap: ON_MAP, elsewhere: PIECES - ON_MAP, picture });
  const { save: empty } = writeLargeGame({ onMap: 0 });
  const rules = Buffer.from(JSON.stringify(describeAll(game.meta.id, door.palette)));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const looks: Look[] = [];
  for (let i = 0; i < LOOKS; i++) {
    const page = await openBoard(browser, address, game.meta.id);
    await choose(page, 'Module or build file', 'large.vmod', module);
    // The rules come first: this is the next save of a module that is known.
    await choose(page, 'Save or log', 'empty.vsav', empty);
    await choose(page, 'Open a file of rules', 'rules.json', rules);
    looks.push({ ...(await open(browser, page, save)), zooming: await zoom(browser, page) });
    if ((await page.locator('canvas').count()) > 0) throw new Error('the map’s picture is drawn on a canvas');
    await page.close();
  }
  await browser.close();
  const what = `VASSAL, a save of ${PIECES} pieces slowed ${SLOWED} times`;
  const figures = [
    { work: 'file to counters', found: median(looks.map(({ opening }) => opening)), most: MOST_OPENING },
    { work: 'longest task of the page', found: median(looks.map(({ blocked }) => blocked)), most: MOST_BLOCKED },
    { work: 'longest task of zooming', found: median(looks.map(({ zooming }) => zooming)), most: MOST_BLOCKED },
  ];
  for (const { work, found, most } of figures) console.log(tellFigure(`${what}, ${work}`, found, most));
  return figures
    .filter(({ found, most }) => found > most)
    .map(({ work, found }) => `${what}, ${work}: ${found.toFixed(0)} ms`);
};
