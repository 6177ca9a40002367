import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A package that carries the mark of a game. */
export interface GamePackage {
  readonly name: string;
  readonly folder: string;
  /** The command depends on it: it was tested with this very command. */
  readonly known: boolean;
}

interface Manifest {
  readonly name?: string;
  readonly coupDoeil?: { readonly game?: boolean };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const here = dirname(fileURLToPath(import.meta.url));

const readManifest = (folder: string): Manifest | undefined => {
  const file = join(folder, 'package.json');
  try {
    // Written by npm or by a person: only a name and the mark are read of it.
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return typeof read === 'object' && read !== null ? (read as Manifest) : undefined;
  } catch {
    return undefined;
  }
};

/** The nearest folder upward that holds a file of this name. */
const findAbove = (start: string, name: string): string | undefined => {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, name))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
};

/** In the checkout: every package beside this one. */
const listWorkspace = (): string[] => {
  const packages = join(here, '../..');
  if (!existsSync(join(packages, '../pnpm-workspace.yaml'))) return [];
  return readdirSync(packages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(packages, entry.name))
    .sort();
};

/** Installed: what a package depends on, each looked for where Node would. */
const listDependencies = (folder: string): string[] => {
  const manifest = readManifest(folder);
  const names = Object.keys({ ...manifest?.dependencies, ...manifest?.devDependencies });
  return names.flatMap((name) => {
    for (let at = folder; ; at = dirname(at)) {
      const candidate = join(at, 'node_modules', name);
      if (existsSync(candidate)) return [candidate];
      if (at === dirname(at)) return [];
    }
  });
};

/** The folder that the command is run in; it may have been removed since. */
const workingFolder = (): string => {
  try {
    return process.cwd();
  } catch {
    return here;
  }
};

/**
 * The games beside this command: the workspace's, those it depends on, and any other in the project. Of two packages of one
 * name the first counts, so that a project's own copy of a game never takes the place of the one that came with the command.
 */
export const listPackages = (): GamePackage[] => {
  const project = findAbove(workingFolder(), 'package.json');
  const own = join(here, '..');
  const folders = [...listWorkspace(), ...listDependencies(own), ...(project ? listDependencies(project) : [])];
  const dependencies = readManifest(own)?.dependencies ?? {};
  const byName = new Map<string, GamePackage>();
  for (const folder of folders) {
    const manifest = readManifest(folder);
    const name = manifest?.name;
    if (manifest?.coupDoeil?.game === true && typeof name === 'string' && !byName.has(name))
      byName.set(name, { name, folder, known: Object.hasOwn(dependencies, name) });
  }
  return [...byName.values()];
};
