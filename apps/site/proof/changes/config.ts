import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import site from '../../playwright.config.ts';
// The switches stand before any test loads a module with changes.
import { NONE } from '../../test/changes.ts';
import type { Project } from './run.ts';

const folder = process.env.CHANGES ?? '';
const projects: readonly Project[] = JSON.parse(readFileSync(join(folder, 'projects.json'), 'utf8'));

const MOST_SPOILS = 100;

const quote = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** A project for each change, with the tests that run through it. */
export default defineConfig(site, {
  testDir: join(import.meta.dirname, '../../test'),
  testIgnore: [],
  reporter: join(import.meta.dirname, 'reporter.ts'),
  // What a change breaks does not come, however long it is waited for.
  timeout: 60_000,
  expect: { timeout: 8_000 },
  use: { actionTimeout: 10_000, navigationTimeout: 20_000 },
  projects: projects.map(({ name, files, titles }) => ({
    name,
    // A test is begun again after a change that left something behind, or ended the process.
    retries: name === NONE ? MOST_SPOILS : 0,
    testMatch: files.map((file) => `**/${file}`),
    ...(titles ? { grep: new RegExp(`(?:${titles.map(quote).join('|')})$`) } : {}),
  })),
});
