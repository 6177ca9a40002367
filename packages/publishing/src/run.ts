import { execFile } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './packages.ts';

const exec = promisify(execFile);

/** What is started here runs under the same Node. */
const PATH = [dirname(process.execPath), join(import.meta.dirname, '../node_modules/.bin'), process.env.PATH];
export const ENV = {
  ...process.env,
  PATH: PATH.join(delimiter),
  NODE_OPTIONS: '',
  FORCE_COLOR: '0',
  npm_config_yes: 'true',
};

/** The pnpm that runs this, or one that npx fetches; several such npx wait for each other. */
export const PNPM: readonly [command: string, ...args: string[]] = process.env.npm_config_user_agent?.startsWith(
  'pnpm/',
)
  ? ['pnpm']
  : ['npx', '-y', 'pnpm@12'];

/** Hardly a command here takes as long as this unless it hangs. */
const TIMEOUT = 180_000;

/** Runs a command and returns its standard output; an error holds all that it printed. */
export const run = async (
  command: string,
  args: readonly string[],
  cwd = ROOT,
  env: object = {},
  timeout = TIMEOUT,
): Promise<string> => {
  try {
    const running = exec(command, args, { cwd, env: { ...ENV, ...env }, maxBuffer: 1e8, timeout });
    // A command that asks a question gets no answer and fails, instead of waiting for one.
    running.child.stdin?.end();
    return (await running).stdout;
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error && 'stderr' in error ? [error.stdout, error.stderr] : [];
    throw new Error([`${command} ${args.join(' ')}`, ...output, error].map(String).join('\n'));
  }
};
