import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from './run.ts';

export interface Registry {
  /** What npm is told by, so that nobody's own settings are read or changed. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => void;
}

const freePort = async (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });

/** Ours are kept here alone; what they depend on comes from wherever this machine gets its packages. */
const config = (upstream: string): string => `storage: ./storage
uplinks:
  # A slow answer is waited for and asked again: no single one decides that a package is not there.
  upstream: { url: ${upstream}, timeout: 60s, max_fails: 100, fail_timeout: 1s }
packages:
  '@coup-doeil/*': { access: $all, publish: $all }
  coup-doeil: { access: $all, publish: $all }
  '**': { access: $all, proxy: upstream }
log: { type: stdout, level: error }
`;

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}-/ping`)).ok;
  } catch {
    return false;
  }
};

/** Starts a registry on a free port of this machine, everything it keeps in one folder. */
export const startRegistry = async (folder: string): Promise<Registry> => {
  mkdirSync(folder, { recursive: true });
  const upstream = (await run('npm', ['config', 'get', 'registry'])).trim();
  writeFileSync(join(folder, 'config.yaml'), config(upstream));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const home = dirname(createRequire(import.meta.url).resolve('verdaccio/package.json'));
  const args = [join(home, 'bin/verdaccio'), '--config', join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = (): void => void child.kill();
  // However this ends, the registry ends with it.
  process.once('exit', stop);
  for (let tries = 0; !(await answers(url)); tries++) {
    if (tries > 300 || child.exitCode !== null) {
      stop();
      throw new Error('the registry does not start');
    }
    await wait(200);
  }
  // Anybody may publish there; npm wants a word of some kind all the same.
  writeFileSync(join(folder, 'npmrc'), `registry=${url}\n//127.0.0.1:${port}/:_authToken=anybody\n`);
  const env = {
    NPM_CONFIG_USERCONFIG: join(folder, 'npmrc'),
    // A pnpm that runs the tests says its own in small letters.
    npm_config_userconfig: join(folder, 'npmrc'),
    NPM_CONFIG_REGISTRY: url,
    npm_config_registry: url,
    // What was fetched for an earlier run is another registry's.
    npm_config_cache: join(folder, 'cache'),
  };
  return { env, stop };
};
