import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const { ROOM_TESTS, ROOM_OF_GAME, ROOM_PAGES } = process.env;

const byVitest = {
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  testRunner: 'vitest',
  vitest: { configFile: join(import.meta.dirname, 'proof/vitest.mutation.ts'), related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: ROOM_OF_GAME !== '1',
  concurrency: 2,
};

// The site is built once with every change in it; the tests switch one on in the pages that they open (`test/site.ts`).
const byPlaywright = {
  plugins: [],
  testRunner: 'command',
  commandRunner: {
    command: `node_modules/.bin/playwright test ${ROOM_TESTS} --retries=0 --max-failures=1 --reporter=line`,
  },
  buildCommand: `node ${join(import.meta.dirname, 'proof/build-site.ts')} ${process.cwd()}`,
  symlinkNodeModules: false,
  coverageAnalysis: 'off',
  concurrency: 1,
};

/** For every package: `proof/mutation.ts` runs Stryker in the folder of each, so that paths here are absolute. */
export default {
  ...(ROOM_PAGES === '1' ? byPlaywright : byVitest),
  ignorePatterns: ['dist', 'coverage', 'reports', '.turbo'],
  tempDirName: '../../.stryker-tmp',
  tsconfigFile: 'none.json',
  disableTypeChecks: false,
  checkers: [],
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  // The first run of all tests of a room: five minutes, as Stryker has it, are too few on a busy machine.
  dryRunTimeoutMinutes: 60,
  timeoutMS: 10_000,
  timeoutFactor: 3,
  allowConsoleColors: false,
  // `proof/mutation.ts` says what is enough for each room.
  thresholds: { high: 95, low: 90, break: null },
};
