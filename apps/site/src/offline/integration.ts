import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesUnder } from '../integrations/files.ts';

/** What only other sites fetch is not kept. */
const isCached = (path: string): boolean => !/^(?:sw\.js|sitemap.*|robots\.txt|share-.*)$/.test(path);

/** `en/charts/index.html` is kept under the address that is asked for: `/en/charts/`. */
const addressOf = (path: string): string => `/${path.replace(/(^|\/)index\.html$/, '$1')}`;

/** Writes the list of all built files, each with its digest, at the head of the service worker. */
export const offline = (): AstroIntegration => ({
  name: 'coup-doeil-offline',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const paths = (await filesUnder(root)).map((file) => relative(root, file)).filter(isCached);
      const list: [string, string][] = [];
      for (const path of paths.sort()) {
        const digest = createHash('sha256')
          .update(await readFile(`${root}/${path}`))
          .digest('hex');
        list.push([addressOf(path), digest.slice(0, 16)]);
      }
      const version = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 16);
      const worker = await readFile(new URL('./worker.js', import.meta.url), 'utf8');
      const head = `const version = ${JSON.stringify(version)};\nconst list = ${JSON.stringify(list)};\n`;
      await writeFile(`${root}/sw.js`, head + worker);
    },
  },
});
