import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { langs } from '../lib/words.ts';
import { filesUnder } from './files.ts';
import { gamesFolder, openings } from './games.ts';
import { findGames } from './workspace-games.ts';

/** The file of each calculator in each language, by the placeholder that a page has for it. */
const listPlaceholders = (packages: string): ReadonlyMap<string, string> =>
  new Map(
    findGames(packages).flatMap((game) =>
      openings(game, 'calculator').flatMap(([id, file]) =>
        langs.map((lang) => [`door:${game.id}/${id}/${lang}`, `${file}?lang=${lang}`] as const),
      ),
    ),
  );

/**
 * A page names the one script that its calculator is in, and loads no list of the others. The script's address is known only
 * when everything is built: until then the page has a placeholder.
 */
export const doors = (): AstroIntegration => {
  let files: ReadonlyMap<string, string> = new Map();
  const built = new Map<string, string>();
  const plugin: Plugin = {
    name: 'coup-doeil-doors',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const id of files.values()) this.emitFile({ type: 'chunk', id, preserveSignature: 'strict' });
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.facadeModuleId) built.set(file.facadeModuleId, `/${file.fileName}`);
    },
  };
  return {
    name: 'coup-doeil-doors',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        files = listPlaceholders(gamesFolder(config.root));
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
