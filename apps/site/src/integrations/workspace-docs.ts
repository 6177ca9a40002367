import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { filesUnder } from './files.ts';

const front = /^---\n[\s\S]*?\n---\n/;
const heading = /^#\s+(.+)$/m;

/** `decisions/0001-hex-core.md` → `decisions/0001-hex-core`; an index or README stands for its folder. */
const slugOf = (path: string): string =>
  path
    .replace(/\.md$/, '')
    .replace(/(^|\/)(?:README|index)$/i, '')
    .replace(/\/$/, '')
    .toLowerCase();

const addressFrom = (page: string, target: string): string => {
  const up = posix.relative(`/docs/${slugOf(page)}`, `/docs/${slugOf(target)}`);
  return up === '' ? './' : `${up}/`;
};

/** Links between the docs become addresses of pages; a link to a file outside of docs keeps its words alone. */
const withAddresses = (page: string, text: string): string =>
  text.replace(/(?<!!)\[([^\]]*)\]\((?!https?:|#|mailto:)([^)#\s]+)(#[^)\s]*)?\)/g, (_, words, file, hash = '') => {
    const target = posix.join(posix.dirname(page), file);
    return target.startsWith('..') || !target.endsWith('.md')
      ? words
      : `[${words}](${addressFrom(page, target)}${hash})`;
  });

type Page = { readonly path: string; readonly title: string; readonly body: string };

const read = async (base: string, file: string): Promise<Page> => {
  const path = relative(base, file).replaceAll('\\', '/');
  const text = (await readFile(file, 'utf8')).replace(front, '');
  const title = heading.exec(text)?.[1]?.replaceAll('`', '') ?? slugOf(path);
  return { path, title, body: withAddresses(path, text.replace(heading, '').trim()) };
};

/** Until docs has a first page of its own, one that lists the others. */
const contents = (pages: readonly Page[]): Page => ({
  path: 'README.md',
  title: 'For contributors',
  body: pages.map(({ path, title }) => `- [${title}](${addressFrom('README.md', path)})`).join('\n'),
});

/** The workspace's docs folder as pages under /en/docs/. Titles are the files' first headings. */
export const workspaceDocs = (folder: string): Loader => ({
  name: 'workspace-docs',
  load: async ({ config, store, parseData, renderMarkdown }) => {
    const base = fileURLToPath(new URL(`${folder}/`, config.root));
    const files = (await filesUnder(base)).filter((file) => file.endsWith('.md')).sort();
    const pages = await Promise.all(files.map((file) => read(base, file)));
    const all = pages.some(({ path }) => slugOf(path) === '') ? pages : [contents(pages), ...pages];
    store.clear();
    for (const { path, title, body } of all) {
      const slug = slugOf(path);
      const id = slug === '' ? 'en/docs' : `en/docs/${slug}`;
      const data = await parseData({ id, data: { title, description: `${title}. Aide-de-camp, for contributors.` } });
      const digest = createHash('sha256')
        .update(title + body)
        .digest('hex');
      // Starlight reads the language from the path: the file counts as standing under src/content/docs.
      const filePath = `src/content/docs/${id}${slug === '' ? '/index' : ''}.md`;
      store.set({ id, data, body, digest, filePath, rendered: await renderMarkdown(body) });
    }
  },
});
