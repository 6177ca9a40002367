import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesUnder } from './files.ts';

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** A block of data is not run and needs no hash; a script with an address is covered by 'self'. */
const isRun = (attributes: string): boolean =>
  !/\bsrc=/.test(attributes) && !/\btype="?(?:application\/(?:ld\+)?json|text\/template)/.test(attributes);

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The strict policy of one page, by the hashes of what stands in it. Astro's own does not see what Starlight inlines. */
export const policyFor = (html: string): string => {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, attributes = '', text = ''] of html.matchAll(inline)) {
    if (tag === 'style') hashes.style.add(hash(text));
    else if (isRun(attributes)) hashes.script.add(hash(text));
  }
  return [
    "default-src 'none'",
    // The search is WebAssembly from this origin.
    ["script-src 'self' 'wasm-unsafe-eval'", ...hashes.script].join(' '),
    ["style-src 'self'", ...hashes.style].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');
};

export const withPolicy = (html: string): string =>
  html.replace(
    /<head>(?:\s*<meta charset="[^"]*"\s*\/?>)?/i,
    (head) => `${head}<meta http-equiv="Content-Security-Policy" content="${policyFor(html)}">`,
  );

export const contentPolicy = (): AstroIntegration => ({
  name: 'coup-doeil-content-policy',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const pages = (await filesUnder(fileURLToPath(dir))).filter((file) => file.endsWith('.html'));
      for (const page of pages) await writeFile(page, withPolicy(await readFile(page, 'utf8')));
    },
  },
});
