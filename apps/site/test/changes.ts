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

/** What the changed code asks. */
interface Switches {
  activeMutant?: string;
  mutantCoverage?: object;
}

/** Says which changes are run through; in a page it stands alone. */
const watch = (reached: (id: string) => void): Switches => {
  const hits = new Proxy<Record<string, number>>(
    {},
    {
      set: (all, id: string, times: number) => {
        if (!(id in all)) reached(id);
        all[id] = times;
        return true;
      },
    },
  );
  return { mutantCoverage: { static: hits, perTest: {} } };
};

const reached = new Set<string>();

const withChanges = base.extend<{ readonly change: undefined }>({
  change: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern.
    async ({}, use, { project, titlePath, file, testId, skip }) => {
      skip(existsSync(join(FOLDER ?? '', 'noticed', project.name)), 'the change is noticed');
      // The modules that tests load by themselves ask the same object for ever.
      const { __stryker__: switches = {} }: { __stryker__?: Switches } = globalThis as never;
      Object.assign(globalThis, { __stryker__: switches });
      Object.assign(switches, project.name === NONE ? watch((id) => reached.add(id)) : { activeMutant: project.name });
      reached.clear();
      await use(undefined);
      if (project.name !== NONE) return;
      const known = { file, title: titlePath.slice(1).join(' '), reached: [...reached] };
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
          await context.exposeBinding('reachedChange', (_, id: string) => reached.add(id));
          await context.addInitScript(`globalThis.__stryker__ = (${watch})(reachedChange)`);
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
