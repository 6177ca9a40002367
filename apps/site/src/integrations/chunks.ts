import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const langIn = (id: string): string => id.slice(id.lastIndexOf('=') + 1);

/** The live form, and the parts of core that every calculator stands on: small files that pack better as one. */
const live = [
  /\/site\/src\/calculator\/page\/(?:hydrate|Calculator)\.tsx\?lang=/,
  /\/core\/dist\/chart\/(?!export|import|schema|key|sequence|matrix).*\?lang=/,
  /\/packages\/(?:dice|hex)\/dist\/(?!roll|seed|uniform).*\?lang=/,
  /\/core\/dist\/(?:error|game\/(?:calculator|fault|field|odds-list|reading|value|side|say))\.js\?lang=/,
];
/** What steps stand on, of whatever game: it would go along with the first game's. */
const steps = /\/core\/dist\/(?:chart\/sequence|game\/walk).*\?lang=/;
/** Of a game, the small modules that most of its calculators share. */
const shared = /\/packages\/(?!(?:core|dice|hex)\/)([^/]+)\/dist\/.*\?lang=(\w+)$/;

/** Few files to a page, each packed as a whole. What a page's own language is, languages.ts says. */
const chunksPlugin = (): Plugin => ({
  name: 'coup-doeil-chunks',
  enforce: 'pre',
  // A page asks for few files at once: a helper that asks for them earlier would weigh two kilobytes.
  config: () => ({ build: { modulePreload: false } }),
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: [
                    // What every page brings, and the helper with it, so that a chart does without the form.
                    { name: 'foot', test: /\/Foot\.astro|preload-helper/ },
                    { name: 'preact', test: /\/node_modules\/preact\// },
                    { name: (id) => `live-${langIn(id)}`, test: (id) => live.some((part) => part.test(id)) },
                    { name: (id) => `steps-${langIn(id)}`, test: steps },
                    {
                      name: (id) => shared.exec(id)?.slice(1).join('-') ?? 'shared',
                      test: shared,
                      minShareCount: 2,
                      maxModuleSize: 6000,
                    },
                  ],
                },
              },
            },
          },
        }
      : undefined,
});

export const chunks = (): AstroIntegration => ({
  name: 'coup-doeil-chunks',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [chunksPlugin()] } });
    },
  },
});
