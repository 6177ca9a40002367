import { isAbsolute } from 'node:path';
import { TYPOGRAPHY } from '@coup-doeil/core/chart';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { type Lang, langs } from '../lib/words.ts';
import { keepOneLanguage } from './in-one-language.ts';

const virtual = 'virtual:coup-doeil/in-each';
/** What is copied in any language, whatever the language of the page: loaded on a click. */
const loaders = langs.map((lang) => `${lang}: () => import('/src/calculator/actions/in-language.ts?lang=${lang}')`);

/** What a module of a page’s script has behind its path. `apart`: the room whose pages alone share it; others would bring its parts. */
const SUFFIX = /\?(?:apart=\w+&)?lang=(\w+)$/;
const suffixOf = (id: string | undefined): string => SUFFIX.exec(id ?? '')?.[0] ?? '';
const langOf = (id: string | undefined): Lang | undefined => langs.find((lang) => SUFFIX.exec(id ?? '')?.[1] === lang);

/** Packages of the registry, and what the bundler adds, have no texts of ours: all languages share them. */
const isOurs = (id: string): boolean =>
  isAbsolute(id) ? /\.[jt]sx?$/.test(id) && !id.includes('/node_modules/') : id.startsWith('\0virtual:coup-doeil/');

/**
 * A page is in one language and so is its script: a module imported with `?lang=fr` passes that on to all that it imports,
 * and its texts lose the other languages.
 */
const languagesPlugin = (): Plugin => ({
  name: 'coup-doeil-languages',
  // Must run first: it adds the language to the ids that the other plugins resolve.
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const lang = langOf(importer);
    if (source === virtual) return `\0${virtual}`;
    // Only scripts: what is drawn at build time serves every language.
    if (lang === undefined || source.includes('?') || this.environment.name !== 'client') return undefined;
    const resolved = await this.resolve(source, importer?.replace(SUFFIX, ''), { ...options, skipSelf: true });
    return resolved && isOurs(resolved.id) ? { ...resolved, id: `${resolved.id}${suffixOf(importer)}` } : resolved;
  },
  load: (id) => (id === `\0${virtual}` ? `export const inEach = { ${loaders.join(', ')} };` : undefined),
});

/** Modules of games in the board’s scripts, which do without what only forms ask for. */
const ofGameOnBoard = /\/packages\/(?!(?:core|dice|hex|vassal)\/)[^/]+\/dist\/.*\?apart=board&/;

const text = /\/core\/(?:src|dist)\/text\//;

const translations = /\/core\/(?:src|dist)\/text\/languages\.[jt]s\?/;
const IMPORTED = /^import \* as translations from .*$/m;
/** The languages beyond English and French without their texts: a script has those of its page where they are said. */
const bareTranslations = langs
  .slice(2)
  .map((lang) => `export const ${lang} = ${JSON.stringify({ ...TYPOGRAPHY[lang], texts: {} })};`)
  .join('\n');

/** Runs after the others, which turn types and JSX into plain JavaScript. */
const textsPlugin = (): Plugin => ({
  name: 'coup-doeil-texts',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const lang = langOf(id);
    if (lang !== undefined && translations.test(id)) return bareTranslations || 'export {};';
    if (lang === undefined) return undefined;
    // The module of `t` itself makes texts in every language. Where there are two, the namespace of the others is empty,
    // which would cost each page the bundler's helper for namespaces.
    if (text.test(id)) return bareTranslations ? undefined : code.replace(IMPORTED, 'const translations = {};');
    return keepOneLanguage(code, lang, ofGameOnBoard.test(id));
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
