import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game, Meta } from '@coup-doeil/core/game';
import { t } from '@coup-doeil/core/text';
import { BrokenGame, brokenGame, doubleGame } from './broken-game.ts';
import { findMetaFault } from './check-meta.ts';
import { type GamePackage, listPackages } from './list-packages.ts';

/** A game that is installed; the whole of it is loaded when it is asked for. */
export interface InstalledGame {
  readonly meta: Meta;
  /** The package that it comes from, or the folder. */
  readonly package: string;
  /** The address of the module that it is loaded from; `undefined` for one that is read from sheets. */
  door(): string | undefined;
  load(): Promise<Game>;
}

/** The games that can be asked for, and what is wrong with the others. */
export interface Discovered {
  readonly games: readonly InstalledGame[];
  readonly broken: readonly BrokenGame[];
}

/** The address of a door of a package, from where the package stands. */
const resolveDoor = ({ name, folder }: GamePackage, path: string): string =>
  pathToFileURL(createRequire(join(folder, 'package.json')).resolve(`${name}${path}`)).href;

const ENDS = t('it ends the process', 'il met fin au processus');

/** The modules that are being imported, with their packages. */
const importing = new Map<string, string>();
process.on('exit', () => {
  for (const name of importing.values()) {
    writeSync(2, `coup-doeil: ${brokenGame(name, ENDS).message}\n`);
    process.exitCode = 1;
  }
});

/** Imports a module; one that ends the process meanwhile is named, instead of an empty answer that looks right. */
const importFrom = async (name: string, door: string): Promise<Readonly<Record<string, unknown>>> => {
  importing.set(door, name);
  try {
    return await import(door);
  } finally {
    importing.delete(door);
  }
};

const isMeta = (value: unknown): value is Meta => findMetaFault(value) === undefined;

/** A copy as plain data: nothing in it runs when it is read. */
const copyData = (value: unknown): unknown => (value === undefined ? undefined : structuredClone(value));

const loadMeta = async (from: GamePackage): Promise<Meta> => {
  const door = resolveDoor(from, '/meta');
  // A thread for each costs more than all that the command itself loads: only strangers need one.
  const meta = from.known
    ? copyData((await importFrom(from.name, door)).meta)
    : await import('./probe.ts').then(({ probe }) => probe(door));
  if (isMeta(meta)) return meta;
  const at = findMetaFault(meta) || 'meta';
  const reason =
    meta === undefined
      ? t('its ./meta exports no meta', 'son ./meta n’exporte aucun meta')
      : t('its meta is not right at {at}', 'son meta n’est pas juste à {at}', { at });
  throw brokenGame(from.name, reason);
};

const isGame = (value: unknown, { id }: Meta): value is Game =>
  typeof value === 'object' &&
  value !== null &&
  'meta' in value &&
  isMeta(value.meta) &&
  value.meta.id === id &&
  'charts' in value &&
  typeof value.charts === 'function' &&
  'calculators' in value &&
  Object.values(Object(value.calculators)).every((load) => typeof load === 'function') &&
  'readings' in value &&
  typeof value.readings === 'object';

const loadGame = async (from: GamePackage, meta: Meta): Promise<Game> => {
  const door = resolveDoor(from, '');
  if (!from.known) await import('./probe.ts').then(({ probe }) => probe(door));
  const { game } = await importFrom(from.name, door);
  if (isGame(game, meta)) return game;
  throw brokenGame(from.name, t('it exports no game {id}', 'il n’exporte aucun jeu {id}', { id: meta.id }));
};

const readPackage = async (from: GamePackage): Promise<InstalledGame> => {
  const meta = await loadMeta(from);
  const load = (): Promise<Game> =>
    loadGame(from, meta).catch((error) => {
      throw brokenGame(from.name, error);
    });
  return { meta, package: from.name, door: () => resolveDoor(from, ''), load };
};

/**
 * Every game that is installed, light: nothing but its meta is loaded until it is asked for. A broken one stops no other, and
 * of several that go by one id none is used.
 */
export const discover = async (): Promise<Discovered> => {
  const read = await Promise.all(
    listPackages().map((from) => readPackage(from).catch((error: unknown) => brokenGame(from.name, error))),
  );
  const broken = read.filter((entry) => entry instanceof BrokenGame);
  const games = read.flatMap((entry) => (entry instanceof BrokenGame ? [] : [entry]));
  const byId = Map.groupBy(games, ({ meta }) => meta.id);
  for (const [id, same] of byId)
    if (same.length > 1)
      broken.push(
        doubleGame(
          id,
          same.map((game) => game.package),
        ),
      );
  return { games: games.filter(({ meta }) => byId.get(meta.id)?.length === 1), broken };
};
