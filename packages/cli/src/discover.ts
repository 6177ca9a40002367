import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Game, Meta } from '@coup-doeil/core/game';
import { BrokenGame } from './broken-game.ts';

/** A package that carries the mark of a game. */
interface Package {
  readonly name: string;
  readonly folder: string;
}

/** A game that is installed; the whole of it is loaded when it is asked for. */
export interface InstalledGame {
  readonly meta: Meta;
  load(): Promise<Game>;
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

/** The games beside this command: the workspace's, those it depends on, and any other in the project. */
const listPackages = (): Package[] => {
  const project = findAbove(workingFolder(), 'package.json');
  const folders = [
    ...listWorkspace(),
    ...listDependencies(join(here, '..')),
    ...(project ? listDependencies(project) : []),
  ];
  const byName = new Map<string, Package>();
  for (const folder of folders) {
    const manifest = readManifest(folder);
    const name = manifest?.name;
    if (manifest?.coupDoeil?.game === true && typeof name === 'string' && !byName.has(name))
      byName.set(name, { name, folder });
  }
  return [...byName.values()];
};

/** Imports a door of a package from where it stands. */
const importDoor = async (from: Package, path: string): Promise<Readonly<Record<string, unknown>>> => {
  const file = createRequire(join(from.folder, 'package.json')).resolve(`${from.name}${path}`);
  return import(pathToFileURL(file).href);
};

const isMeta = (value: unknown): value is Meta => typeof value === 'object' && value !== null && 'printings' in value;

const loadGame = async (from: Package): Promise<Game> => {
  try {
    // The mark promises this door too; the conformance kit holds a game to it.
    return (await importDoor(from, '')).game as Game;
  } catch (error) {
    throw new BrokenGame(from.name, error);
  }
};

const loadMeta = async (from: Package): Promise<Meta> => {
  const { meta } = await importDoor(from, '/meta').catch((error) => {
    throw new BrokenGame(from.name, error);
  });
  if (isMeta(meta)) return meta;
  throw new BrokenGame(from.name, 'its ./meta exports no meta');
};

/**
 * Every game that is installed, light: nothing but its meta is loaded until it is asked for. A broken one stops no other;
 * what is wrong with it is told.
 */
export const discover = async (tellBroken: (broken: BrokenGame) => void): Promise<readonly InstalledGame[]> => {
  const games = await Promise.all(
    listPackages().map(async (from): Promise<InstalledGame | undefined> => {
      try {
        return { meta: await loadMeta(from), load: () => loadGame(from) };
      } catch (error) {
        if (!(error instanceof BrokenGame)) throw error;
        tellBroken(error);
        return undefined;
      }
    }),
  );
  return games.filter((game) => game !== undefined);
};
