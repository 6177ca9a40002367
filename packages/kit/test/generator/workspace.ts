import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../../..');
export const EXAMPLE = join(import.meta.dirname, '../../example');

/** The game of the page. */
export const INVENTED = 'the-ford';
/** The finished game that it ends with. */
export const FINISHED = 'the-pass';

/** Games of the tests of sheets that are made packages: of families that the page’s own games are not. */
const DRAFT_IDS = ['redoubt', 'ridge', 'siege-lines'];

/** Under the repository: Astro takes what is installed beside its own tree for paths of the site. */
const COPIES = join(ROOT, '.copies');
/** What games are made of. */
const LIBRARIES = ['hex', 'dice', 'core', 'kit'];
/** Packages with dependencies of their own. */
const WITH_OTHERS = [...LIBRARIES, 'vassal'];
const ASIDE = ['node_modules', 'dist', 'test', 'coverage', '.turbo', 'bench', 'proof'];

/** An empty workspace: enough to be written into. */
export const emptyWorkspace = (): string => {
  mkdirSync(COPIES, { recursive: true });
  const root = mkdtempSync(join(COPIES, 'workspace-'));
  for (const folder of ['packages', '.changeset']) mkdirSync(join(root, folder));
  for (const file of ['.github', 'biome.json', 'tsconfig.base.json', 'package.json', '.gitignore'])
    cpSync(join(ROOT, file), join(root, file), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  return root;
};

/** The workspace with the sources of all its packages, as a fresh install links them. */
export const workspace = (): string => {
  const root = emptyWorkspace();
  cpSync(join(ROOT, 'pnpm-workspace.yaml'), join(root, 'pnpm-workspace.yaml'));
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    const from = join(ROOT, 'packages', name);
    // The invented games may stand there already, made by somebody who followed the page, or beside whom all is tested.
    if ([INVENTED, FINISHED, ...DRAFT_IDS].includes(name) || !existsSync(join(from, 'package.json'))) continue;
    cpSync(from, join(root, 'packages', name), {
      recursive: true,
      filter: (path) => !ASIDE.includes(relative(from, path).split('/')[0] ?? ''),
    });
    // Their own dependencies stand where they were installed, and what was built of it.
    if (WITH_OTHERS.includes(name))
      for (const own of ['node_modules', 'dist'].filter((one) => existsSync(join(from, one))))
        symlinkSync(join(from, own), join(root, 'packages', name, own));
    else link(root, name);
  }
  linkLoaded(root);
  return root;
};

/** What an install does for the commands that load a package with dependencies of others. */
const linkLoaded = (root: string): void => {
  const [from, to] = [join(ROOT, 'packages/mcp/node_modules'), join(root, 'packages/mcp/node_modules')];
  symlinkSync(join(from, '@modelcontextprotocol'), join(to, '@modelcontextprotocol'));
  for (const name of ['mcp', 'vassal'])
    symlinkSync(join(root, 'packages', name), join(root, 'packages/cli/node_modules/@coup-doeil', name));
};

/** The site and the documents that it shows, its own dependencies where they were installed; what it keeps stays in the copy. */
export const withSite = (root: string): void => {
  cpSync(join(ROOT, 'docs'), join(root, 'docs'), { recursive: true });
  const [from, to] = [join(ROOT, 'apps/site'), join(root, 'apps/site')];
  const left = [...ASIDE, '.astro'];
  cpSync(from, to, { recursive: true, filter: (path) => !left.includes(relative(from, path).split('/')[0] ?? '') });
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(join(from, 'node_modules')).filter((one) => !/^\.(?!bin)/.test(one)))
    symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name));
};

/** What an install does for a game. */
export const link = (root: string, name: string): void => {
  const modules = join(root, 'packages', name, 'node_modules/@coup-doeil');
  mkdirSync(modules, { recursive: true });
  for (const library of LIBRARIES.filter((one) => !existsSync(join(modules, one))))
    symlinkSync(join(root, 'packages', library), join(modules, library));
};

/** The folders of sheets of three invented games: odds with shifts, results for both sides in one cell, dice pools. */
export const DRAFTS = DRAFT_IDS.map((id) => join(ROOT, 'packages/core/test/sheets/games', id));

/** What was built of the packages of the house, and their tests. */
export const withTests = (root: string, tested: string): void => {
  for (const name of readdirSync(join(ROOT, 'packages'))) {
    const [from, to] = [join(ROOT, 'packages', name, 'dist'), join(root, 'packages', name, 'dist')];
    if (existsSync(from) && existsSync(dirname(to)) && !existsSync(to)) symlinkSync(from, to);
  }
  cpSync(join(ROOT, '.changeset/config.json'), join(root, '.changeset/config.json'));
  cpSync(join(ROOT, 'packages', tested, 'test'), join(root, 'packages', tested, 'test'), { recursive: true });
};

/** Every file with what is in it, links left out. */
export const filesOf = (root: string, at = ''): Map<string, string> =>
  new Map(
    readdirSync(join(root, at), { withFileTypes: true }).flatMap((entry): [string, string][] => {
      const path = join(at, entry.name);
      // Not by `recursive`: that goes through links, and round and round.
      if (entry.isDirectory()) return [...filesOf(root, path)];
      return entry.isFile()
        ? [
            [
              path,
              createHash('sha256')
                .update(readFileSync(join(root, path)))
                .digest('hex'),
            ],
          ]
        : [];
    }),
  );
