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
  activeMutant?: string;
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
  /** What runs while modules are loaded runs once, for all tests. */
  atLoad?: readonly string[];
}
const borders: { __stryker__?: OwnSwitches } = globalThis as never;
if (FOLDER !== undefined && !borders.__stryker__) {
  const reached = new Set<string>();
  borders.__stryker__ = { ...watch(reached), reached };
}

const withChanges = base.extend<{ readonly change: undefined }>({
  change: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
    async ({}, use, { project, titlePath, file, testId, skip }) => {
      const own = borders.__stryker__;
      if (!own) throw new Error('the switches are not there');
      skip(existsSync(join(FOLDER ?? '', 'noticed', project.name)), 'the change is noticed');
      own.atLoad ??= [...own.reached];
      own.reached.clear();
      if (project.name !== NONE) own.activeMutant = project.name;
      await use(undefined);
      if (project.name !== NONE) return;
      const known = { file, title: titlePath.slice(1).join(' '), reached: [...own.reached], atLoad: own.atLoad };
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
