/* A save of 2,300 pieces with the processor slowed fourfold: from the file chosen to its counters on their hexes, the picture apart.
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

/** What the threads of the page did between the two marks; and what blocked it longest, until all was painted. */
const readTrace = (trace: Buffer): Look => {
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const findMark = (mark: string): number => {
    const event = traceEvents.find(({ name, cat }) => name === mark && cat.includes('user_timing'));
    if (!event) throw new Error(`no mark ${mark}`);
    return event.ts;
  };
  const [chosen, drawn] = [findMark('chosen'), findMark('drawn')];
  const threads = traceEvents.filter(({ name }) => name === 'thread_name');
  const tasksOf = (called: string) => {
    const own = threads.filter(({ args }) => args.name === called).map(({ pid, tid }) => `${pid} ${tid}`);
    return traceEvents.filter(
      ({ name, pid, tid, ts }) =>
        name === 'ThreadControllerImpl::RunTask' && own.includes(`${pid} ${tid}`) && ts >= chosen,
    );
  };
  const timeOf = ({ tdur = 0 }: TraceEvent): number => (SLOWED * tdur) / 1000;
  const page = tasksOf('CrRendererMain');
  const opening = [...page, ...tasksOf('DedicatedWorker thread')].filter(({ ts }) => ts < drawn);
  return {
    opening: opening.reduce((sum, task) => sum + timeOf(task), 0),
    blocked: Math.max(...page.map(timeOf)),
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

const look = async (browser: Browser, page: Page, save: Uint8Array): Promise<Look> => {
  await page.evaluate(watch, ON_MAP);
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] });
  await page
    .getByLabel('Save or log', { exact: true })
    .setInputFiles({ name: 'large.vsav', mimeType: 'application/octet-stream', buffer: Buffer.from(save) });
  // Seldom asked: each question takes the page's own time.
  const isDrawn = () => performance.getEntriesByName('drawn').length > 0;
  await page.waitForFunction(isDrawn, undefined, { timeout: 60_000, polling: 1000 });
  await page.locator('.va[aria-busy="false"]').waitFor({ timeout: 60_000 });
  // What comes after the last counter would block a finger as well.
  await page.waitForTimeout(1000);
  return readTrace(await browser.stopTracing());
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
    looks.push(await look(browser, page, save));
    if ((await page.locator('canvas').count()) > 0) throw new Error('the map’s picture is drawn on a canvas');
    await page.close();
  }
  await browser.close();
  const opening = median(looks.map((each) => each.opening));
  const blocked = median(looks.map((each) => each.blocked));
  const what = `VASSAL, a save of ${PIECES} pieces slowed ${SLOWED} times`;
  console.log(tellFigure(`${what}, file to counters`, opening, MOST_OPENING));
  console.log(tellFigure(`${what}, longest task of the page`, blocked, MOST_BLOCKED));
  return [
    ...(opening > MOST_OPENING ? [`${what} takes ${opening.toFixed(0)} ms`] : []),
    ...(blocked > MOST_BLOCKED ? [`${what} blocks the page for ${blocked.toFixed(0)} ms`] : []),
  ];
};
