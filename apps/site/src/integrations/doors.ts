import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { langs } from '../lib/words.ts';
import { filesUnder } from './files.ts';
import { gamesFolder, listEntries } from './games.ts';
import { findGames } from './workspace-games.ts';

/** The scripts of the two kinds of live pages: Astro takes no address that is made of the page's language. */
const PAGES = { calculators: '../calculator/page/main.ts', steps: '../steps/main.tsx' } as const;

/** The script of each kind of page, and of each calculator, in each language, by the placeholder that a page has for it. */
const listPlaceholders = (packages: string): ReadonlyMap<string, string> => {
  const pages = Object.entries(PAGES).map(([id, file]) => [id, fileURLToPath(new URL(file, import.meta.url))] as const);
  const calculators = findGames(packages).flatMap((game) =>
    listEntries(game).map(([id, file]) => [`${game.id}/${id}`, file] as const),
  );
  return new Map(
    [...pages, ...calculators].flatMap(([id, file]) =>
      langs.map((lang) => [`door:${id}/${lang}`, `${file}?lang=${lang}`] as const),
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
