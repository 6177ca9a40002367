import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** What every calculator stands on: small files that go better together. */
const ground =
  /\/core\/dist\/(?:chart\/(?!export|import|schema|key|sequence|matrix)|dice\/(?!roll|seed|uniform)|error|game\/(?:calculator|fault|field|reading|value|side)\.js).*\?lang=/;

/** What calculators and sequences share. */
const parts = /\/src\/(?:components\/(?:Icon|Hand)|calculator\/keep|lib\/(?:paths|words))\.tsx?\?lang=/;
/** The live form and its answer; whatever comes later finds it there. */
const live = /\/src\/calculator\/Calculator\.tsx\?lang=|aide-de-camp\/calculators\?lang=/;
/** Of a game, the small modules that several of its calculators share. */
const shared = /\/packages\/(?!core\/)([^/]+)\/dist\/.*\?lang=(\w+)$/;
const langIn = (id: string): string => id.slice(id.lastIndexOf('=') + 1);

const chunksPlugin = (): Plugin => ({
  name: 'aide-de-camp-chunks',
  enforce: 'pre',
  // Its helper and its lists of files would weigh two kilobytes a page.
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
                    { name: 'preact', test: /\/node_modules\/preact\/|preload-helper/ },
                    { name: (id) => `ground-${langIn(id)}`, test: ground },
                    { name: (id) => `parts-${langIn(id)}`, test: parts },
                    {
                      name: (id) => shared.exec(id)?.slice(1).join('-') ?? 'shared',
                      test: shared,
                      minShareCount: 3,
                      maxModuleSize: 3000,
                    },
                    { name: (id) => `live-${langIn(id)}`, test: live },
                  ],
                },
              },
            },
          },
        }
      : undefined,
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return;
    const out = [];
    for (const c of Object.values(bundle))
      if (c.type === 'chunk')
        out.push([
          c.fileName,
          c.code.length,
          c.imports,
          c.dynamicImports,
          Object.entries(c.modules).map(([id, m]) => [id, m.renderedLength, m.code]),
        ]);
    require('node:fs').writeFileSync('/tmp/bundle.json', JSON.stringify(out));
  },
});

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export const chunks = (): AstroIntegration => ({
  name: 'aide-de-camp-chunks',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [chunksPlugin()] } });
    },
  },
});
