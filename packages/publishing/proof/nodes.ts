import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { published, ROOT } from '../src/packages.ts';
import { run } from '../src/run.ts';

/** The oldest supported Node and the newest; the tests themselves run under the one in between. */
const OTHERS = ['22', '26'];

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const failed: string[] = [];
const names = process.argv.slice(2);
if (names.includes('--list')) console.log(OTHERS.join('\n'));

for (const version of OTHERS.filter((name) => names.length === 0 || names.includes(name))) {
  const before = failed.length;
  const at = mkdtempSync(join(tmpdir(), 'node-'));
  try {
    writeFileSync(join(at, 'package.json'), '{ "private": true }\n');
    await run('npm', ['install', '--no-audit', '--no-fund', `node@${version}`], at);
    const bin = join(at, 'node_modules/node/bin');
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, NODE_OPTIONS: '' };
    console.log(`Node ${(await run(join(bin, 'node'), ['--version'])).trim()}`);
    // Each package's own tests, from source; then the tests of the published packages, which are in this package.
    for (const folder of [...published().map((one) => one.folder), join(import.meta.dirname, '..')]) {
      const { status } = spawnSync(join(bin, 'node'), [VITEST, 'run', '--reporter=dot'], {
        cwd: folder,
        env,
        stdio: 'inherit',
      });
      if (status !== 0) failed.push(`${folder} under Node ${version}`);
    }
    const verdict = failed.length === before ? 'met' : 'missed';
    console.log(
      `figure: tests of every package under Node ${version} | ${failed.length - before} failed | 0 | ${verdict}`,
    );
  } finally {
    rmSync(at, { recursive: true, force: true });
  }
}

for (const failure of failed) console.error(`not held: ${failure}`);
process.exitCode = failed.length > 0 ? 1 : 0;
