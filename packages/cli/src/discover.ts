import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Game, Meta } from '@aide-de-camp/core/game';

/** A package that carries the mark of a game. */
interface Package {
  readonly name: string;
  readonly folder: string;
}

export interface Found {
  readonly meta: Meta;
  load(): Promise<Game>;
}

interface Manifest {
  readonly name: string;
  readonly aideDeCamp?: { readonly game?: boolean };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const here = dirname(fileURLToPath(import.meta.url));

const manifestIn = (folder: string): Manifest | undefined => {
  const file = join(folder, 'package.json');
  // Written by npm or by a person: what is read of it is looked at below.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
};

/** The nearest folder upward that holds a file of this name. */
const above = (start: string, name: string): string | undefined => {
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, name))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
};

/** In the checkout: every package beside this one. */
const workspace = (): string[] => {
  const packages = join(here, '../..');
  if (!existsSync(join(packages, '../pnpm-workspace.yaml'))) return [];
  return readdirSync(packages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(packages, entry.name))
    .sort();
};

/** Installed: what a package depends on, each looked for where Node would. */
const dependencies = (folder: string): string[] => {
  const manifest = manifestIn(folder);
  const names = Object.keys({ ...manifest?.dependencies, ...manifest?.devDependencies });
  return names.flatMap((name) => {
    for (let at = folder; ; at = dirname(at)) {
      const candidate = join(at, 'node_modules', name);
      if (existsSync(candidate)) return [candidate];
      if (at === dirname(at)) return [];
    }
  });
};

/** The games beside this command: the workspace's, those it depends on, and any other in the project. */
const packages = (): Package[] => {
  const project = above(process.cwd(), 'package.json');
  const folders = [...workspace(), ...dependencies(join(here, '..')), ...(project ? dependencies(project) : [])];
  const found = new Map<string, Package>();
  for (const folder of folders) {
    const manifest = manifestIn(folder);
    if (manifest?.aideDeCamp?.game === true && !found.has(manifest.name))
      found.set(manifest.name, { name: manifest.name, folder });
  }
  return [...found.values()];
};

/** Imports a door of a package from where it stands. */
const door = async (of: Package, path: string): Promise<Readonly<Record<string, unknown>>> => {
  const file = createRequire(join(of.folder, 'package.json')).resolve(`${of.name}${path}`);
  return import(pathToFileURL(file).href);
};

/** Every game that is installed, light: nothing but its meta is loaded until it is asked for. A broken one stops no other. */
export const discover = async (): Promise<readonly Found[]> => {
  const found = await Promise.all(
    packages().map(async (one): Promise<Found | undefined> => {
      try {
        // The mark promises these two doors; the conformance kit holds a game to it.
        const meta = (await door(one, '/meta')).meta as Meta;
        return { meta, load: async () => (await door(one, '')).game as Game };
      } catch {
        process.emitWarning(`${one.name} is marked as a game but cannot be loaded; is it built?`);
        return undefined;
      }
    }),
  );
  return found.filter((one) => one !== undefined);
};
