/*
 * Tries every small change of some code of the site on its tests: `node run.ts <file of the results> <names of tests> <code> …`.
 * A copy of the site is built once with all the changes in it; the tests switch one on at a time in the pages that they open. A test
 * that opens none is tried at once on all that it runs through; with `NO_PAGES=1`, of such tests alone, nothing is built.
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
  /** Those that it was tried on at once, as a test is that opens no page. */
  readonly tried: readonly string[];
  /** What the modules run through that the tests load by themselves, before any test. */
  readonly atLoad: readonly string[];
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
  for (const name of ['noticed', 'reached', 'spoils']) mkdirSync(join(folder, name), { recursive: true });
  cpSync(site, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  symlinkSync(join(site, 'node_modules'), join(copy, 'node_modules'));
  const { files, mutants } = await instrument(site, code);
  for (const { name, content } of files) writeFileSync(join(copy, relative(site, name)), content);
  return mutants;
};

const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): number =>
  spawnSync(command, args, { cwd: copy, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

const tryProjects = (projects: readonly Project[], env: NodeJS.ProcessEnv = {}): number => {
  writeFileSync(join(folder, 'projects.json'), JSON.stringify(projects));
  const args = ['test', '-c', 'proof/changes/config.ts'];
  return run('node_modules/.bin/playwright', args, { ...env, CHANGES: folder });
};

const readReached = (): Reached[] =>
  readdirSync(join(folder, 'reached')).map((name) => JSON.parse(readFileSync(join(folder, 'reached', name), 'utf8')));

const mutants = await copySite();
if (process.env.NO_PAGES !== '1' && run('npm', ['run', 'build']) !== 0)
  throw new Error('the site with its changes was not built');
const files = tests.split(' ').map((name) => `${name}.test.ts`);
tryProjects([{ name: NONE, files }]);
// Not by how it ended: a change that ends a process fails no test, once the test has been begun again.
const fails = join(folder, 'fails');
if (existsSync(fails)) throw new Error(`where no change is on: ${readFileSync(fails, 'utf8')}`);
const known = readReached();
if (known.length === 0) throw new Error('no test was run');
/** The tests that run through a change and were not tried on it yet; those that do while their modules are loaded. */
const projectOf = (id: string, when: 'reached' | 'atLoad'): Project[] => {
  const own = known.filter((test) => test[when].includes(id) && (when === 'atLoad' || !test.tried.includes(id)));
  const at = [...new Set(own.map(({ file }) => basename(file)))];
  return own.length === 0 ? [] : [{ name: id, files: at, titles: own.map(({ title }) => title) }];
};
const isNoticed = (id: string): boolean => existsSync(join(folder, 'noticed', id));
const projects = mutants.flatMap(({ id }) => (isNoticed(id) ? [] : projectOf(id, 'reached')));
const atLoad = mutants.flatMap(({ id }) => projectOf(id, 'atLoad'));
console.log(
  `${mutants.length} changes, ${projects.length} left to tests that open pages, ${atLoad.length} run through as modules are loaded`,
);
if (projects.length > 0) tryProjects(projects);
// A module is loaded before a test can switch anything: each of these in a process of its own. One that does not load has no tests.
for (const project of atLoad) {
  const isLeft = !isNoticed(project.name);
  if (isLeft && tryProjects([project], { __STRYKER_ACTIVE_MUTANT__: project.name }) !== 0)
    writeFileSync(join(folder, 'noticed', project.name), 'not loaded, or a test fails\n', { flag: 'a' });
}
const all = mutants.map((mutant) => ({
  ...tellChange(site, mutant),
  isNoticed: isNoticed(mutant.id),
}));
writeFileSync(results, JSON.stringify(all));
if (process.env.KEEP !== '1') rmSync(folder, { recursive: true });
