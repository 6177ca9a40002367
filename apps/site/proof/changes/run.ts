/*
 * Tries every small change of some code of the site on its tests: `node run.ts <file of the results> <names of tests> <code> …`.
 * A copy of the site is built once with all the changes in it; the tests switch one on at a time in the pages that they open.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { instrument, tellChange } from '../../../../packages/kit/proof/changes/instrument.ts';
import { NONE } from '../../test/changes.ts';

/** A change, and the tests that are tried on it. */
export interface Project {
  readonly name: string;
  readonly files: readonly string[];
  /** All tests of the files where none is named. */
  readonly titles?: readonly string[];
}

interface Reached {
  readonly file: string;
  readonly title: string;
  readonly reached: readonly string[];
}

const [, , results = '', tests = '', ...code] = process.argv;
const site = join(import.meta.dirname, '../..');
const root = join(site, '../..');
// As deep as the site, which names its neighbours by `../..`.
const folder = join(root, '.changes');
const copy = join(folder, 'site');

const LEFT_OUT = new Set(['node_modules', 'dist', '.astro', '.turbo']);

const copySite = async () => {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ['noticed', 'reached']) mkdirSync(join(folder, name), { recursive: true });
  cpSync(site, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  symlinkSync(join(site, 'node_modules'), join(copy, 'node_modules'));
  const { files, mutants } = await instrument(site, code);
  for (const { name, content } of files) writeFileSync(join(copy, relative(site, name)), content);
  return mutants;
};

const run = (command: string, ...args: readonly string[]): number =>
  spawnSync(command, args, { cwd: copy, stdio: 'inherit', env: { ...process.env, CHANGES: folder } }).status ?? 1;

const tryProjects = (projects: readonly Project[]): number => {
  writeFileSync(join(folder, 'projects.json'), JSON.stringify(projects));
  return run('node_modules/.bin/playwright', 'test', '-c', 'proof/changes/config.ts');
};

const readReached = (): Reached[] =>
  readdirSync(join(folder, 'reached')).map((name) => JSON.parse(readFileSync(join(folder, 'reached', name), 'utf8')));

const mutants = await copySite();
if (run('npm', 'run', 'build') !== 0) throw new Error('the site with its changes was not built');
const files = tests.split(' ').map((name) => `${name}.test.ts`);
if (tryProjects([{ name: NONE, files }]) !== 0) throw new Error('a test fails where no change is on');
const known = readReached();
const projects = mutants.flatMap(({ id }): Project[] => {
  const own = known.filter(({ reached }) => reached.includes(id));
  if (own.length === 0) return [];
  return [
    { name: id, files: [...new Set(own.map(({ file }) => basename(file)))], titles: own.map(({ title }) => title) },
  ];
});
console.log(`${mutants.length} changes, ${projects.length} of them run through by some test`);
tryProjects(projects);
const all = mutants.map((mutant) => ({
  ...tellChange(site, mutant),
  isNoticed: existsSync(join(folder, 'noticed', mutant.id)),
}));
writeFileSync(results, JSON.stringify(all));
if (process.env.KEEP !== '1') rmSync(folder, { recursive: true });
