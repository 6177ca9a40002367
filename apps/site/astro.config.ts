import preact from '@astrojs/preact';
import starlight from '@astrojs/starlight';
import { LANGUAGES, TYPOGRAPHY } from '@coup-doeil/core/chart';
import { defineConfig } from 'astro/config';
import { chunks } from './src/integrations/chunks.ts';
import { contentPolicy } from './src/integrations/content-policy.ts';
import { doors } from './src/integrations/doors.ts';
import { faces } from './src/integrations/faces.ts';
import { games } from './src/integrations/games.ts';
import { languages } from './src/integrations/languages.ts';
import { parseSiteAddress } from './src/lib/site-address.ts';
import { offline } from './src/offline/integration.ts';

const override = (name: string): string => `./src/docs/${name}.astro`;

// The host sets it. Only sitemap, share previews and canonical links need the whole address.
const { site, base } = parseSiteAddress(process.env.SITE_URL);

export default defineConfig({
  ...(site && { site }),
  base,
  trailingSlash: 'always',
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  prefetch: false,
  markdown: { syntaxHighlight: false },
  vite: { build: { assetsInlineLimit: 0 } },
  integrations: [
    // What it asks of the others it marks with the page's language.
    languages(),
    chunks(),
    faces(),
    games(),
    doors(),
    preact(),
    starlight({
      title: 'Coup d’œil',
      locales: Object.fromEntries(LANGUAGES.map((lang) => [lang, { label: TYPOGRAPHY[lang].name, lang }])),
      defaultLocale: 'en',
      disable404Route: true,
      expressiveCode: false,
      tableOfContents: false,
      favicon: '/icon.svg',
      head: site
        ? [{ tag: 'meta', attrs: { property: 'og:image', content: new URL(`${base}share-en.png`, site).href } }]
        : [],
      sidebar: [{ label: 'Docs', items: [{ autogenerate: { directory: 'docs' } }] }],
      components: {
        FallbackContentNotice: override('FallbackContentNotice'),
        Footer: override('Footer'),
        Header: override('Header'),
        PageFrame: override('PageFrame'),
        PageSidebar: override('PageSidebar'),
        Sidebar: override('Sidebar'),
        SkipLink: override('SkipLink'),
        ThemeProvider: override('ThemeProvider'),
        TwoColumnContent: override('TwoColumnContent'),
      },
    }),
    // After everything that writes pages: first the policy from what was built, then the list of what to keep.
    contentPolicy(),
    offline(),
  ],
});
