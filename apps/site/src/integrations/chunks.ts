import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

const langIn = (id: string): string => id.slice(id.lastIndexOf('=') + 1);

/** The calculator's form, and the parts of core that every calculator uses: small files that compress better as one. */
const live = [
  /\/site\/src\/calculator\/page\/(?:hydrate|Calculator)\.tsx\?lang=/,
  /\/core\/dist\/chart\/(?!export|import|schema|key|sequence|matrix).*\?lang=/,
  /\/packages\/(?:dice|hex)\/dist\/(?!roll|seed|uniform).*\?lang=/,
  /\/core\/dist\/(?:error|game\/(?:branches|calculator|dice-calculator|fault|field|fold-odds|lines|odds-list|reading|value))\.js\?lang=/,
  // What several games tell outcomes by: else it would come with the chunk of one of them.
  /\/core\/dist\/tell\/units\.js\?lang=/,
];
/** What core tells on request only: of links, changes, copied text. Else the form would bring it, by the door of core/tell. */
const late =
  /\/core\/dist\/tell\/(?:answer-address|errors|field|headline|quote|reading|set-aside|situation)\.js\?lang=/;
/** What step aids use too: apart from the calculator's form, which they do without. */
const base = [
  /\/core\/dist\/(?:cut-text|error|plain|text\/.*)\.js\?lang=/,
  /\/core\/dist\/chart\/(?:cell|chart|column|head-text|kinds|lay-out|pair-up|revise)\.js\?lang=/,
  /\/core\/dist\/game\/(?:calculator|fault|field|field-parts|once|value)\.js\?lang=/,
  /\/core\/dist\/tell\/(?:figure|punctuation|words)\.js\?lang=/,
  /\/packages\/hex\/dist\/error\.js\?lang=/,
  /\/site\/src\/(?:calculator\/(?:page\/words|state\/storage)\.ts|components\/Icon\.tsx|lib\/paths\.ts)\?lang=/,
];
/** What every step aid uses: on its own, or it would be packed into the script of the first game's aid. */
const steps = /\/core\/dist\/(?:chart\/sequence|game\/walk|tell\/address)\.js\?lang=/;
/** The small modules of a game that several of its calculators use; its printed sequence is for step aids. */
const shared = /\/packages\/(?!(?:core|dice|hex)\/)([^/]+)\/dist\/(?!.*sequence).*\?lang=(\w+)$/;

/** Calculators themselves are doors of pages, and what follows their answers comes on request. */
const door = /\/dist\/(calculators|sequels)\//;

type Importers = (id: string) => { readonly importers: readonly string[] } | null;

/** The calculators that a module is part of, however deep: what only one needs stays with it, whoever else asks for it later. */
const listCalculators = (id: string, getModuleInfo: Importers, seen = new Set<string>()): readonly string[] => {
  if (seen.has(id)) return [];
  seen.add(id);
  const [, kind] = door.exec(id) ?? [];
  if (kind) return kind === 'calculators' ? [id] : [];
  return (getModuleInfo(id)?.importers ?? []).flatMap((importer) => listCalculators(importer, getModuleInfo, seen));
};

/** Gives each page few scripts, each compressed as a whole. The language in an id comes from languages.ts. */
const chunksPlugin = (): Plugin => ({
  name: 'coup-doeil-chunks',
  enforce: 'pre',
  // A page loads few files at once: Vite's preload helper would cost two kilobytes and save nothing.
  config: () => ({ build: { modulePreload: false } }),
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            rolldownOptions: {
              // An entry may export more than its own, as a group without what its modules import asks.
              preserveEntrySignatures: 'allow-extension',
              output: {
                codeSplitting: {
                  groups: [
                    // Every page's script, with the helper for dynamic imports, so that a chart's page need not load the form.
                    { name: 'foot', test: /\/Foot\.astro|preload-helper|rolldown\/runtime/ },
                    { name: 'preact', test: /\/node_modules\/preact\// },
                    { name: (id) => `late-${langIn(id)}`, test: late, includeDependenciesRecursively: false },
                    {
                      name: (id) => `base-${langIn(id)}`,
                      test: (id) => base.some((part) => part.test(id)),
                      includeDependenciesRecursively: false,
                    },
                    { name: (id) => `live-${langIn(id)}`, test: (id) => live.some((part) => part.test(id)) },
                    { name: (id) => `steps-${langIn(id)}`, test: steps },
                    {
                      name: (id, context) =>
                        listCalculators(id, (module) => context.getModuleInfo(module)).length > 1
                          ? shared.exec(id)?.slice(1).join('-')
                          : null,
                      test: (id) => shared.test(id) && !door.test(id),
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
