import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'] as const;

const runs = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(runs);

const installed = (): string | undefined => {
  const own = chromium.executablePath();
  return own !== '' && existsSync(own) ? own : onPath();
};

const attempt = (command: string, args: readonly string[]): void => {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 300_000 });
  } catch {
    // The next way is tried; if none works, the last line says what to do.
  }
};

const download = (): string | undefined => {
  attempt(process.execPath, [
    join(import.meta.dirname, '../node_modules/@playwright/test/cli.js'),
    'install',
    'chromium',
  ]);
  return installed();
};

const fromDebian = (): string | undefined => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  attempt('apt-get', ['update', '-qq']);
  attempt('apt-get', ['install', '-y', '-qq', 'chromium']);
  return onPath();
};

/** A real Chromium: the one named, the one that is there, or one installed now. */
export const findChromium = (): string => {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== '') {
    if (runs(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, which cannot be run. Give it the path of a Chromium or Chrome.`);
  }
  const found = installed() ?? download() ?? fromDebian();
  if (found === undefined)
    throw new Error('No Chromium: install chromium or google-chrome, or set CHROME_PATH to one.');
  return found;
};
