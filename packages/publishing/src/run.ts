import { execFile } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './packages.ts';

const exec = promisify(execFile);

/** Whichever Node runs this also runs what is started here. */
const PATH = [dirname(process.execPath), join(import.meta.dirname, '../node_modules/.bin'), process.env.PATH];
export const ENV = {
  ...process.env,
  PATH: PATH.join(delimiter),
  NODE_OPTIONS: '',
  FORCE_COLOR: '0',
  npm_config_yes: 'true',
};

/** The pnpm that runs this. Where there is none, npx finds one; but it lets only one of its kind work at a time. */
export const PNPM: readonly [command: string, ...args: string[]] = process.env.npm_config_user_agent?.startsWith(
  'pnpm/',
)
  ? ['pnpm']
  : ['npx', 'pnpm@12'];

/** No command here takes so long, unless it waits for what does not come. */
const MOST = 180_000;

/** What a command says; all it said is in the error when it fails. */
export const run = async (command: string, args: readonly string[], cwd = ROOT, env: object = {}): Promise<string> => {
  try {
    const running = exec(command, args, { cwd, env: { ...ENV, ...env }, maxBuffer: 1e8, timeout: MOST });
    // Nobody has anything to say to it.
    running.child.stdin?.end();
    return (await running).stdout;
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error && 'stderr' in error ? [error.stdout, error.stderr] : [];
    throw new Error([`${command} ${args.join(' ')}`, ...said, error].map(String).join('\n'));
  }
};
