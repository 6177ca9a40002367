import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { langs } from '../lib/words.ts';
import { filesUnder } from './files.ts';
import { gamesFolder, openings } from './games.ts';
import { findGames } from './workspace-games.ts';

/** The file of each calculator in each language, by the mark that a page has for it. */
const marks = (packages: string): ReadonlyMap<string, string> =>
  new Map(
    findGames(packages).flatMap((game) =>
      openings(game).flatMap(([id, file]) =>
        langs.map((lang) => [`door:${game.id}/${id}/${lang}`, `${file}?lang=${lang}`] as const),
      ),
    ),
  );

/**
 * A page names the one script that its calculator is in, so that it brings no list of all the others: the page is drawn with
 * a mark, and when all is built the mark gives way to the address.
 */
export const doors = (): AstroIntegration => {
  let asked: ReadonlyMap<string, string> = new Map();
  const built = new Map<string, string>();
  const plugin: Plugin = {
    name: 'coup-doeil-doors',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const id of asked.values()) this.emitFile({ type: 'chunk', id, preserveSignature: 'strict' });
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
        asked = marks(gamesFolder(config.root));
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': async ({ dir }) => {
        const open = (mark: string): string => {
          const found = built.get(asked.get(mark) ?? '');
          if (found === undefined) throw new Error(`${mark}: no script was built for it`);
          return found;
        };
        for (const file of (await filesUnder(fileURLToPath(dir))).filter((one) => one.endsWith('.html'))) {
          const html = await readFile(file, 'utf8');
          const opened = html.replaceAll(/(?<=")door:[^"]+(?=")/g, open);
          if (opened !== html) await writeFile(file, opened);
        }
      },
    },
  };
};
