import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** For every package: `proof/mutation.ts` runs Stryker in the folder of each, so that paths here are absolute. */
export default {
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  testRunner: 'vitest',
  vitest: { configFile: join(import.meta.dirname, 'proof/vitest.mutation.ts'), related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
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
