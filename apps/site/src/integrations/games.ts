import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { findGames, type WorkspaceGame } from './workspace-games.ts';

const virtual = {
  games: 'virtual:coup-doeil/games',
  calculators: 'virtual:coup-doeil/calculators',
  walks: 'virtual:coup-doeil/walks',
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

/** What a door of a calculator gives: a `calculator`, and a `walk` where it goes step by step. */
type Gift = 'calculator' | 'walk';
/** A file beside the calculators may only serve them. */
const opens = (file: string, gift: Gift): boolean =>
  new RegExp(`\\bexport const ${gift}\\b`).test(readFileSync(file, 'utf8'));

const door = './calculators/';
/** The calculators of a game: each by its id, and the file that its door opens. */
export const openings = ({ doors }: WorkspaceGame, gift: Gift): readonly (readonly [id: string, file: string])[] =>
  Object.entries(doors)
    .filter(([subpath, file]) => subpath.startsWith(door) && opens(file, gift))
    .map(([subpath, file]) => [subpath.slice(door.length), file]);

/** Every calculator by game and id, each behind a door of its own. */
const doorsModule = (games: readonly WorkspaceGame[], gift: Gift): string => {
  const byGame = games.map((game) => {
    const loaders = openings(game, gift).map(
      ([id]) => `${key(id)}: () => import(${key(`${game.name}${door.slice(1)}${id}`)}).then((door) => door.${gift})`,
    );
    return `${key(game.id)}: ${record(loaders)}`;
  });
  return `export const ${gift}s = ${record(byGame)};`;
};

const demandBuilt = (games: readonly WorkspaceGame[]): void => {
  const raw = games.filter(({ doors }) => !Object.values(doors).every((file) => existsSync(file)));
  if (raw.length > 0)
    throw new Error(`Not built: ${raw.map(({ name }) => name).join(', ')}. Run the workspace's build first.`);
};

/** Resolves the games by their place in the workspace, so that no package.json of the site has to list them. */
export const gamesPlugin = (packages: string) => ({
  name: 'coup-doeil-games',
  enforce: 'pre' as const,
  resolveId(source: string): string | undefined {
    if (Object.values(virtual).some((id) => id === source)) return `\0${source}`;
    const game = findGames(packages).find(({ name }) => source === name || source.startsWith(`${name}/`));
    return game?.doors[`.${source.slice(game.name.length)}`];
  },
  load(asked: string): string | undefined {
    // The same in each language: what it opens is in one.
    const id = asked.replace(/\?lang=\w+$/, '');
    if (Object.values(virtual).some((one) => id === `\0${one}`)) demandBuilt(findGames(packages));
    if (id === `\0${virtual.games}`) return gamesModule(findGames(packages));
    if (id === `\0${virtual.calculators}`) return doorsModule(findGames(packages), 'calculator');
    if (id === `\0${virtual.walks}`) return doorsModule(findGames(packages), 'walk');
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
