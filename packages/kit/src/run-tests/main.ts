import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listSteps, type Step } from './steps.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const USAGE = `test                 everything: builds, checks and tests of the whole house
test --game <game>   one game: its kit, its pages, its calculators in the browser`;

const ENV: NodeJS.ProcessEnv = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', TURBO_TELEMETRY_DISABLED: '1' };

/** Runs a step, and says what it printed and how long it took; false where it fails. */
const run = ({ name, command: [program = '', ...args], folder = '.', env = {} }: Step): Promise<boolean> => {
  const start = performance.now();
  const child = spawn(program, args, {
    cwd: join(ROOT, folder),
    env: { ...ENV, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Of steps that run side by side each is told by itself, at its end.
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => output.push(part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      const seconds = Math.round((performance.now() - start) / 1000);
      process.stdout.write(Buffer.concat(output));
      console.log(`── ${name}: ${status === 0 ? 'holds' : 'does not hold'}, ${seconds} s`);
      resolve(status === 0);
    });
  });
};

/** Runs steps one after another, as long as they hold. */
const runAll = async (steps: readonly Step[]): Promise<boolean> => {
  for (const step of steps) if (!(await run(step))) return false;
  return true;
};

const testAll = (): boolean => {
  // All builds first: the site's tests take longest, and shall not begin last. Three at a time, as many tests wait more than they work.
  const shell = 'pnpm run --silent packages && turbo run build && turbo run check test --concurrency=3';
  return spawnSync('sh', ['-c', shell], { cwd: ROOT, env: ENV, stdio: 'inherit' }).status === 0;
};

/** A folder with the game alone in it, for the site that is built of it. */
const linkGame = (id: string): string => {
  // Under the repository: Astro takes what is installed beside its own tree for paths of the site.
  const at = join(ROOT, '.copies', `test-${id}`);
  rmSync(at, { recursive: true, force: true });
  mkdirSync(join(at, 'games'), { recursive: true });
  symlinkSync(join(ROOT, 'packages', id), join(at, 'games', id));
  return at;
};

const testGame = async (id: string): Promise<boolean> => {
  const file = join(ROOT, 'packages', id, 'package.json');
  const manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (manifest.coupDoeil?.game !== true) {
    console.error(`test: there is no game packages/${id}; npx -y pnpm@12 --silent coup-doeil games lists them`);
    return false;
  }
  const bin = [join(ROOT, 'node_modules/.bin'), join(ROOT, 'apps/site/node_modules/.bin'), ENV.PATH].join(':');
  const { build, lanes } = listSteps(id, manifest.name, linkGame(id));
  const withBin = (step: Step): Step => ({ ...step, env: { ...step.env, PATH: bin } });
  const isBuilt = await run(withBin(build));
  const hold = isBuilt ? await Promise.all(lanes.map((lane) => runAll(lane.map(withBin)))) : [];
  const holds = isBuilt && hold.every(Boolean);
  console.log(
    holds
      ? `${id} holds. What its next stage wants: npx -y pnpm@12 run stage ${id}`
      : `${id} does not hold. Once it is mended: npx -y pnpm@12 test --game ${id}`,
  );
  return holds;
};

const main = async (args: readonly string[]): Promise<boolean> => {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: { game: { type: 'string' }, help: { type: 'boolean', default: false } },
  });
  if (!values.help) return values.game === undefined ? testAll() : testGame(values.game);
  console.log(USAGE);
  return true;
};

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(`test: ${error instanceof Error ? error.message.split('\n')[0] : error}\n${USAGE}`);
  process.exitCode = 2;
}
