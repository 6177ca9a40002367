import { defineConfig } from '@playwright/test';
import { findChromium } from './test/chromium.ts';

// Found once, by the first process; its workers are told.
process.env.CHROME_PATH = findChromium();

export default defineConfig({
  testDir: 'test',
  testMatch: '**/*.test.ts',
  outputDir: 'node_modules/.cache/playwright',
  reporter: process.env.CI ? 'line' : 'dot',
  workers: 2,
  fullyParallel: true,
  timeout: 170_000,
  forbidOnly: true,
  // A browser that the machine kills or starves is tried once more, and named as flaky in the report.
  retries: 1,
  use: {
    launchOptions: { executablePath: process.env.CHROME_PATH, args: ['--no-sandbox', '--force-color-profile=srgb'] },
  },
});
