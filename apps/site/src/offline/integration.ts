import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesUnder } from '../integrations/files.ts';
import { langs } from '../lib/words.ts';
import { type Group, groupOf } from './groups.ts';

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 16);

interface Kept {
  /** From the root of the site. */
  readonly path: string;
  readonly group: Group;
  readonly bytes: number;
}

/** `size:docs` on the page of what is kept becomes `1.6 MB`. */
const fillSizes = (html: string, lang: string, files: readonly Kept[]): string => {
  const format = new Intl.NumberFormat(lang, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  return html.replaceAll(/size:(\w+)/g, (_, group) => {
    const bytes = files.filter((file) => file.group === group).reduce((sum, file) => sum + file.bytes, 0);
    return format.format(bytes / 1e6);
  });
};

/** Writes the list of all files that can be kept, each with its digest, at the head of the service worker. */
export const offline = (): AstroIntegration => {
  let base = '/';
  /** `en/charts/index.html` is kept under the address that is asked for: `/en/charts/`. */
  const addressOf = (path: string): string => `${base}${path.replace(/(^|\/)index\.html$/, '$1')}`;
  return {
    name: 'coup-doeil-offline',
    hooks: {
      'astro:config:setup': ({ config }) => {
        ({ base } = config);
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const read = (path: string) => readFile(`${root}/${path}`);
        const paths = (await filesUnder(root)).map((file) => relative(root, file)).sort();
        const files = await Promise.all(
          paths.map(async (path) => ({ path, group: groupOf(path), bytes: (await read(path)).length })),
        );
        const stored = files.filter((file): file is Kept => file.group !== undefined);
        // Before the digests: these pages say how much there is.
        for (const lang of langs) {
          const page = `${root}/${lang}/offline/index.html`;
          await writeFile(page, fillSizes(await readFile(page, 'utf8'), lang, stored));
        }
        const list: [address: string, digest: string, group: Group][] = [];
        for (const { path, group } of stored) list.push([addressOf(path), sha256(await read(path)), group]);
        const worker = await readFile(new URL('./worker.js', import.meta.url), 'utf8');
        const head = { base, version: sha256(JSON.stringify(list)), list };
        const constants = Object.entries(head).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
        await writeFile(`${root}/sw.js`, constants.join('') + worker);
      },
    },
  };
};
