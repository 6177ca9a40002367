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
  timeoutMS: 10_000,
  timeoutFactor: 3,
  allowConsoleColors: false,
  thresholds: { high: 95, low: 90, break: 90 },
};
