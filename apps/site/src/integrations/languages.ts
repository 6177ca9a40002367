import { isAbsolute } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { type Lang, langs } from '../lib/words.ts';
import { inOneLanguage } from './in-one-language.ts';

const virtual = 'virtual:coup-doeil/in-each';
/** What a click asks for in both languages, whatever the page is in. */
const inEach = langs.map((lang) => `${lang}: () => import('/src/calculator/actions/in-language.ts?lang=${lang}')`);

const langOf = (id: string | undefined): Lang | undefined => langs.find((lang) => id?.endsWith(`?lang=${lang}`));

/** Packages of the registry, and what the bundler adds, have no texts of ours: both languages share them. */
const isOurs = (id: string): boolean =>
  isAbsolute(id) ? /\.[jt]sx?$/.test(id) && !id.includes('/node_modules/') : id.startsWith('\0virtual:coup-doeil/');

/**
 * A page is in one language and so is its script: a module asked for with `?lang=fr` passes that on to all it imports, and
 * loses what its texts say in the others.
 */
const languagesPlugin = (): Plugin => ({
  name: 'coup-doeil-languages',
  // Before all others: what they resolve, it marks.
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const lang = langOf(importer);
    if (source === virtual) return `\0${virtual}`;
    // What is built into the page shows every language.
    if (lang === undefined || source.includes('?') || this.environment.name !== 'client') return undefined;
    const found = await this.resolve(source, importer?.replace(/\?lang=\w+$/, ''), { ...options, skipSelf: true });
    return found && isOurs(found.id) ? { ...found, id: `${found.id}?lang=${lang}` } : found;
  },
  load: (id) => (id === `\0${virtual}` ? `export const inEach = { ${inEach.join(', ')} };` : undefined),
});

const text = /\/core\/(?:src|dist)\/text\.[jt]s\?/;

/** After the others: types and mark-up are gone by then. */
const textsPlugin = (): Plugin => ({
  name: 'coup-doeil-texts',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const lang = langOf(id);
    // Where texts are made of what is given, both languages are.
    return lang === undefined || text.test(id) ? undefined : inOneLanguage(code, lang);
  },
});

export const languages = (): AstroIntegration => ({
  name: 'coup-doeil-languages',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [languagesPlugin(), textsPlugin()] } });
    },
  },
});
