/*
 * Under `proof` the site is built with many small changes in it (`proof/changes`). Here one is switched on for all that a test
 * opens, or, before any is, kept which of them a test runs through.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';

/** Where the proof keeps what it knows; set by the proof alone. */
const FOLDER = process.env.CHANGES;

/** The project in which no change is on. */
export const NONE = 'none';

/** What the changed code asks: which change is on, and where it counts what it runs through. */
interface Switches {
  activeMutant?: string | undefined;
  mutantCoverage: object;
}

/** Keeps each change that is run through; in a page it stands alone. */
const watch = (reached: { has(id: string): boolean; add(id: string): unknown }): Switches => {
  const hits = new Proxy(
    {},
    {
      set: (_, id: string) => {
        if (!reached.has(id)) reached.add(id);
        return true;
      },
    },
  );
  return { mutantCoverage: { static: hits, perTest: {} } };
};

/** What a page keeps, and tells the test. */
const REACHED_IN_PAGE = `{
  seen: new Set(),
  has(id) { return this.seen.has(id); },
  add(id) { this.seen.add(id); reachedChange(id); },
}`;

/** The switches of the modules that tests load by themselves: those ask the same object for ever. */
interface OwnSwitches extends Switches {
  readonly reached: Set<string>;
  /** What runs while modules are loaded runs once, for all tests after it. */
  readonly atLoad: Set<string>;
}
const borders: { __stryker__?: OwnSwitches } = globalThis as never;
if (FOLDER !== undefined && !borders.__stryker__) {
  const reached = new Set<string>();
  borders.__stryker__ = { ...watch(reached), reached, atLoad: new Set() };
}

/** What a change runs through for ever is stopped; what never comes because of it is waited for so long, and ten times as long as the test took. */
const MOST_HITS = 10_000_000;
const PATIENCE = 10_000;
const ENDLESS = 'it does not end';
// A test may stand in for the clock.
const { setTimeout, clearTimeout } = globalThis;

/** A test that opens no page. */
interface OwnTest {
  readonly title: string;
  readonly took: number;
  run(): unknown;
}

/** What a test says while a change is on; nothing if it holds. */
const runWith = async (own: OwnSwitches, id: string | undefined, { took, run }: OwnTest): Promise<unknown> => {
  Object.assign(own, { activeMutant: id, hitCount: 0, hitLimit: MOST_HITS });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, PATIENCE + 10 * took, ENDLESS);
  });
  try {
    return await Promise.race([Promise.resolve(run()).then(() => undefined), late]);
  } catch (error) {
    return error;
  } finally {
    clearTimeout(timer);
    own.activeMutant = undefined;
  }
};

const fileOf = (folder: 'noticed' | 'spoils', id: string): string => join(FOLDER ?? '', folder, id);

/**
 * Tries a test that opens no page on each change that it runs through, at once: nothing has to be begun anew. After one that leaves
 * something behind the test fails: it is begun again in another process, and that change is tried in one of its own.
 */
const tryAtOnce = async (own: OwnSwitches, reached: readonly string[], test: OwnTest): Promise<readonly string[]> => {
  const tried = reached.filter((id) => !existsSync(fileOf('spoils', id)));
  let last = '';
  // What no test awaits ends the process as well: it is begun again without that change.
  const blame = (error: unknown) => writeFileSync(fileOf('noticed', last), `${test.title}\n${error}\n`);
  process.prependOnceListener('uncaughtException', blame);
  process.prependOnceListener('unhandledRejection', blame);
  for (const id of tried) {
    if (existsSync(fileOf('noticed', id))) continue;
    last = id;
    const said = await runWith(own, id, test);
    if (said === undefined) continue;
    if (said === ENDLESS) {
      writeFileSync(fileOf('noticed', id), `${test.title}\n${said}\n`);
      Object.assign(globalThis, { setTimeout, clearTimeout });
      throw new Error(`change ${id} goes on for ever`);
    }
    const after = await runWith(own, undefined, test);
    if (after !== undefined) {
      writeFileSync(fileOf('spoils', id), '');
      throw new Error(`change ${id} leaves something behind: ${after}`);
    }
    writeFileSync(fileOf('noticed', id), `${test.title}\n${said}\n`);
  }
  process.removeListener('uncaughtException', blame);
  process.removeListener('unhandledRejection', blame);
  return tried;
};

const withChanges = base.extend<{ readonly change: undefined }>({
  change: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
    async ({}, use, info) => {
      const { project, titlePath, file, testId, fn, skip } = info;
      const own = borders.__stryker__;
      if (!own) throw new Error('the switches are not there');
      skip(existsSync(fileOf('noticed', project.name)), 'the change is noticed');
      for (const id of own.reached) own.atLoad.add(id);
      own.reached.clear();
      if (project.name !== NONE) own.activeMutant = project.name;
      const start = performance.now();
      await use(undefined);
      const took = performance.now() - start;
      if (project.name !== NONE) return;
      const title = titlePath.slice(1).join(' ');
      const reached = [...own.reached];
      let tried: readonly string[] = [];
      // Without anything asked of Playwright it opens no page.
      if (fn.length === 0 && info.errors.length === 0) {
        info.setTimeout(0);
        tried = await tryAtOnce(own, reached, { title, took, run: () => fn() });
      }
      // The file of the next test is loaded after this.
      own.reached.clear();
      const known = { file, title, reached, tried, atLoad: [...own.atLoad] };
      writeFileSync(join(FOLDER ?? '', 'reached', `${testId}.json`), JSON.stringify(known));
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use, { project: { name } }) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        if (name === NONE) {
          await context.exposeBinding('reachedChange', (_, id: string) => borders.__stryker__?.reached.add(id));
          await context.addInitScript(`globalThis.__stryker__ = (${watch})(${REACHED_IN_PAGE})`);
        } else await context.addInitScript(`globalThis.__stryker__ = { activeMutant: ${JSON.stringify(name)} }`);
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
});

/** Playwright's own, with what `proof` adds. */
export const test: typeof base = FOLDER === undefined ? base : withChanges;
