import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { findGames, type WorkspaceGame } from './workspace-games.ts';

const virtual = {
  games: 'virtual:coup-doeil/games',
  calculators: 'virtual:coup-doeil/calculators',
  sequels: 'virtual:coup-doeil/sequels',
} as const;

const key = JSON.stringify;
const record = (lines: readonly string[]): string => `{\n${lines.join(',\n')}\n}`;

/** Every game by id, and the light `meta` of all of them. */
const gamesModule = (games: readonly WorkspaceGame[]): string =>
  [
    ...games.map(({ name }, i) => `import { meta as meta${i} } from ${key(`${name}/meta`)};`),
    `export const games = ${record(games.map(({ id, name }) => `${key(id)}: () => import(${key(name)}).then((door) => door.game)`))};`,
    `export const metas = [${games.map((_, i) => `meta${i}`).join(', ')}];`,
  ].join('\n');

/** The parts of a game that are loaded one by one: the folder of their doors, and the name that each exports. */
const PARTS = {
  calculators: { door: './calculators/', name: 'calculator' },
  sequels: { door: './sequels/', name: 'sequel' },
} as const;

/** The parts of a game that are behind doors of their own, each by its id with the file of its entry point. */
const listDoors = ({ doors }: WorkspaceGame, door: string): readonly (readonly [id: string, file: string])[] =>
  Object.entries(doors)
    .filter(([subpath]) => subpath.startsWith(door))
    .map(([subpath, file]) => [subpath.slice(door.length), file]);

/** The calculators of a game, each by its id with the file of its entry point. */
export const listEntries = (game: WorkspaceGame): readonly (readonly [id: string, file: string])[] =>
  listDoors(game, PARTS.calculators.door);

/** Every part of a kind by game and id, each loaded on its own. */
const doorsModule = (games: readonly WorkspaceGame[], kind: keyof typeof PARTS): string => {
  const { door, name } = PARTS[kind];
  const byGame = games.map((game) => {
    const loaders = listDoors(game, door).map(
      ([id]) => `${key(id)}: () => import(${key(`${game.name}${door.slice(1)}${id}`)}).then((door) => door.${name})`,
    );
    return `${key(game.id)}: ${record(loaders)}`;
  });
  return `export const ${kind} = ${record(byGame)};`;
};

const demandBuilt = (games: readonly WorkspaceGame[]): void => {
  const unbuilt = games.filter(({ doors }) => !Object.values(doors).every((file) => existsSync(file)));
  if (unbuilt.length > 0)
    throw new Error(`Not built: ${unbuilt.map(({ name }) => name).join(', ')}. Run the workspace's build first.`);
};

/** Resolves the games by their folder in the workspace, so that the site's package.json need not list them. */
export const gamesPlugin = (packages: string) => ({
  name: 'coup-doeil-games',
  enforce: 'pre' as const,
  resolveId(source: string): string | undefined {
    if (Object.values(virtual).some((id) => id === source)) return `\0${source}`;
    const game = findGames(packages).find(({ name }) => source === name || source.startsWith(`${name}/`));
    return game?.doors[`.${source.slice(game.name.length)}`];
  },
  load(source: string): string | undefined {
    // These modules are the same in every language; what they import is in one.
    const id = source.replace(/\?.*$/, '');
    if (Object.values(virtual).some((name) => id === `\0${name}`)) demandBuilt(findGames(packages));
    if (id === `\0${virtual.games}`) return gamesModule(findGames(packages));
    if (id === `\0${virtual.calculators}`) return doorsModule(findGames(packages), 'calculators');
    if (id === `\0${virtual.sequels}`) return doorsModule(findGames(packages), 'sequels');
    return undefined;
  },
});

/** Another folder of packages can be given: the tests bring a game of their own. */
export const gamesFolder = (site: URL): string =>
  process.env.GAMES_FOLDER ?? fileURLToPath(new URL('../../packages/', site));

export const games = (): AstroIntegration => ({
  name: 'coup-doeil-games',
  hooks: {
    'astro:config:setup': ({ config, updateConfig }) => {
      updateConfig({ vite: { plugins: [gamesPlugin(gamesFolder(config.root))] } });
    },
  },
});
