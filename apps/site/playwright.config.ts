import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './test/chromium.ts';

// Found once, by the first process; its workers are told.
process.env.CHROME_PATH = findChromium();

/** What takes minutes is looked at in `proof:long` alone: CI has ten minutes in all. */
const LONG = [
  'answer',
  'board-device',
  'board-ground',
  'board-plan',
  'board-ways',
  'one-language',
  'printed',
  'vassal',
  'workbench-kept',
  'workbench-looks',
];

const TESTS = join(import.meta.dirname, 'test');

/** The files with tests of any game. Of a site with one game the others are not even read: they ask for boards that it may not have. */
const listGameTests = (): string[] =>
  readdirSync(TESTS)
    .filter((file) => file.endsWith('.test.ts') && readFileSync(join(TESTS, file), 'utf8').includes('@game'))
    .map((file) => `**/${file}`);

export default defineConfig({
  testDir: 'test',
  testMatch: process.env.PAGES_OF ? listGameTests() : '**/*.test.ts',
  testIgnore: process.env.LONG_TESTS === '1' ? [] : LONG.map((name) => `**/${name}.test.ts`),
  outputDir: 'node_modules/.cache/playwright',
  reporter: process.env.CI ? 'line' : 'dot',
  // One more than CI's two cores: much of a test is waiting, for an address that follows a key or a page that comes.
  workers: 3,
  fullyParallel: true,
  timeout: 170_000,
  // A page that a busy machine draws late is waited for; nothing passes sooner by it.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A browser that the machine kills or starves is tried again, and named as flaky in the report.
  retries: 2,
  use: {
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
    },
  },
});
