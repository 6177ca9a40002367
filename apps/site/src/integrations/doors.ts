import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { langs } from '../lib/words.ts';
import { filesUnder } from './files.ts';
import { gamesFolder, listEntries } from './games.ts';
import { findGames } from './workspace-games.ts';

/** The scripts of the kinds of live pages: Astro takes no address that is made of the page's language. */
const PAGES = {
  calculators: '../calculator/page/main.ts',
  steps: '../steps/main.tsx',
} as const;

/** Scripts that use much of what others use in part: the modules of each room are its own, so that no other page becomes larger. */
const APART = {
  workbench: { workbench: '../workbench/page/main.tsx' },
  board: {
    board: '../board/page/main.ts',
    home: '../home/battle/main.ts',
    plan: '../board/plan/worker.ts',
    calculation: '../board/from-input/worker.ts',
  },
} as const;

type Room = keyof typeof APART;
const queryOf = (room: Room): string => `apart=${room}&`;

const listScripts = (scripts: Readonly<Record<string, string>>, query: string) =>
  Object.entries(scripts).map(
    ([id, file]) => [id, `${fileURLToPath(new URL(file, import.meta.url))}?${query}`] as const,
  );

/** The subpaths of a game's battle door: first that which leaves for later what only dice ask for. */
const BATTLE = ['./battle/early', './battle'] as const;

/** The script of each kind of page, of each calculator and battle door, in each language, by the placeholder that a page has for it. */
const listPlaceholders = (packages: string): ReadonlyMap<string, string> => {
  const games = findGames(packages);
  const calculators = games.flatMap((game) =>
    listEntries(game).map(([id, file]) => [`${game.id}/${id}`, `${file}?`] as const),
  );
  const battles = games.flatMap(({ id, doors }) => {
    const [file] = BATTLE.flatMap((subpath) => doors[subpath] ?? []);
    return file ? [[`${id}/battle`, `${file}?${queryOf('board')}`] as const] : [];
  });
  const apart = Object.entries(APART).flatMap(([room, scripts]) => listScripts(scripts, queryOf(room as Room)));
  return new Map(
    [...listScripts(PAGES, ''), ...apart, ...calculators, ...battles].flatMap(([id, file]) =>
      langs.map((lang) => [`door:${id}/${lang}`, `${file}lang=${lang}`] as const),
    ),
  );
};

/**
 * A page names its own script and the one that its calculator is in, each in the language of the page, and loads no list of the
 * others. The address of a script is known only when everything is built: until then the page has a placeholder.
 */
export const doors = (): AstroIntegration => {
  let files: ReadonlyMap<string, string> = new Map();
  let base = '/';
  const built = new Map<string, string>();
  const plugin: Plugin = {
    name: 'coup-doeil-doors',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const id of files.values()) this.emitFile({ type: 'chunk', id, preserveSignature: 'strict' });
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.facadeModuleId) built.set(file.facadeModuleId, `${base}${file.fileName}`);
    },
  };
  return {
    name: 'coup-doeil-doors',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        files = listPlaceholders(gamesFolder(config.root));
        ({ base } = config);
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': async ({ dir }) => {
        const addressOf = (placeholder: string): string => {
          const address = built.get(files.get(placeholder) ?? '');
          if (address === undefined) throw new Error(`${placeholder}: no script was built for it`);
          return address;
        };
        for (const file of (await filesUnder(fileURLToPath(dir))).filter((path) => path.endsWith('.html'))) {
          const html = await readFile(file, 'utf8');
          const filled = html.replaceAll(/(?<=")door:[^"]+(?=")/g, addressOf);
          if (filled !== html) await writeFile(file, filled);
        }
      },
    },
  };
};
