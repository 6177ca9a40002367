/* What the device keeps of a module: what its pieces are, where they stood last, and the module itself. */
import type { Mapping } from '@coup-doeil/vassal/battlefield';
import type { Standing } from './reader.ts';

const PREFIX = 'coup-doeil:vassal:';
const VERSION = 1;
/** No name that begins as those of the offline pages do: a new version of the site clears theirs away. */
const MODULES = 'vassal-modules';

/** What is kept of a module. */
export interface KeptModule {
  readonly module: string;
  readonly mapping: Mapping;
  /** Where counters stood in the save that was opened last. */
  readonly standing: readonly Standing[];
}

const keyOf = (game: string, module: string): string => `${PREFIX}${game}:${module}`;

const parseKept = (text: string | null): KeptModule | undefined => {
  try {
    const { version, ...setting } = JSON.parse(text ?? 'null');
    // What this version wrote has its shape.
    return version === VERSION ? setting : undefined;
  } catch {
    return undefined;
  }
};

/** What is kept of the modules of a game. */
const listKept = (game: string): readonly KeptModule[] => {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyOf(game, '')))
      .sort()
      .flatMap((key) => parseKept(localStorage.getItem(key)) ?? []);
  } catch {
    return [];
  }
};

export const findKept = (game: string, module: string): KeptModule | undefined =>
  listKept(game).find((setting) => setting.module === module);

/** Keeps it; false where the browser has no room, and nothing on the page is lost. */
export const keep = (setting: KeptModule): boolean => {
  try {
    localStorage.setItem(keyOf(setting.mapping.game, setting.module), JSON.stringify({ version: VERSION, ...setting }));
    return true;
  } catch {
    return false;
  }
};

const SIZE = 'Content-Length';
const FOLDER = '/vassal/';
const addressOf = (module: string): string => `${FOLDER}${encodeURIComponent(module)}`;

/** Keeps a module's file on the device, so that its next save needs no other. Without room it is chosen again. */
export const keepFile = async (module: string, file: Blob): Promise<void> => {
  try {
    await (await caches.open(MODULES)).put(
      addressOf(module),
      new Response(file, { headers: { [SIZE]: `${file.size}` } }),
    );
  } catch {
    // Only a convenience is lost.
  }
};

export const findFile = async (module: string): Promise<Blob | undefined> => {
  try {
    return await (await (await caches.open(MODULES)).match(addressOf(module)))?.blob();
  } catch {
    return undefined;
  }
};

/** A module in the list of those that the device knows. */
export interface ListedModule {
  readonly module: string;
  /** Its file in bytes; nothing where only what was said of its pieces is kept. */
  readonly size: number | undefined;
  /** How much was said of its pieces. */
  readonly rules: number;
}

const listFiles = async (): Promise<ReadonlyMap<string, number>> => {
  try {
    const cache = await caches.open(MODULES);
    const sizes = (await cache.keys()).map(async (request): Promise<readonly [string, number]> => {
      const name = decodeURIComponent(new URL(request.url).pathname.slice(FOLDER.length));
      return [name, Number((await cache.match(request))?.headers.get(SIZE))];
    });
    return new Map(await Promise.all(sizes));
  } catch {
    return new Map();
  }
};

/** The modules whose file the device has, and those of whose pieces it knows something for a game. */
export const listModules = async (game: string): Promise<readonly ListedModule[]> => {
  const files = await listFiles();
  const rules = new Map(listKept(game).map(({ module, mapping }) => [module, mapping.rules.length]));
  return [...new Set([...files.keys(), ...rules.keys()])]
    .sort()
    .map((module) => ({ module, size: files.get(module), rules: rules.get(module) ?? 0 }));
};

/** Takes a module off the device, with what was said of its pieces. */
export const removeModule = async (game: string, module: string): Promise<void> => {
  try {
    localStorage.removeItem(keyOf(game, module));
    await (await caches.open(MODULES)).delete(addressOf(module));
  } catch {
    // Where the browser gives no storage, nothing is kept.
  }
};
