import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { filesUnder } from '../integrations/files.ts';

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
  return up === '' ? '../integrations' : `${up}/`;
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

const read = async (file: string, path: string): Promise<Page> => {
  const text = (await readFile(file, 'utf8')).replace(front, '');
  const title = heading.exec(text)?.[1]?.replaceAll('`', '') ?? slugOf(path);
  return { path, title, body: text.replace(heading, '').trim() };
};

const readDocs = async (base: string): Promise<Page[]> => {
  const files = (await filesUnder(base)).filter((file) => file.endsWith('.md')).sort();
  const pages = files.map((file) => read(file, relative(base, file).replaceAll('\\', '/')));
  return (await Promise.all(pages)).map((page) => ({ ...page, body: withAddresses(page.path, page.body) }));
};

/** What each package exports, as it is pinned beside it: `packages/core/api.md` → `reference/core`. */
const readReference = (packages: string): Promise<Page[]> =>
  Promise.all(
    readdirSync(packages)
      .sort()
      .filter((name) => existsSync(join(packages, name, 'api.md')))
      .map((name) => read(join(packages, name, 'api.md'), `reference/${name}.md`)),
  );

/** Until docs has a first page of its own, one that lists the others. */
const contents = (pages: readonly Page[]): Page => ({
  path: 'README.md',
  title: 'For contributors',
  body: pages.map(({ path, title }) => `- [${title}](${addressFrom('README.md', path)})`).join('\n'),
});

/** The workspace's docs, and its packages' reference, as pages under /en/docs/. Titles are the files' first headings. */
export const workspaceDocs = (docs: string, packages: string): Loader => ({
  name: 'workspace-docs',
  load: async ({ config, store, parseData, renderMarkdown }) => {
    const at = (folder: string): string => fileURLToPath(new URL(`${folder}/`, config.root));
    const pages = [...(await readDocs(at(docs))), ...(await readReference(at(packages)))];
    const all = pages.some(({ path }) => slugOf(path) === '') ? pages : [contents(pages), ...pages];
    store.clear();
    for (const { path, title, body } of all) {
      const slug = slugOf(path);
      const id = slug === '' ? 'en/docs' : `en/docs/${slug}`;
      const data = await parseData({ id, data: { title, description: `${title}. Coup d’œil, for contributors.` } });
      const digest = createHash('sha256')
        .update(title + body)
        .digest('hex');
      // Starlight reads the language from the path: the file counts as standing under src/content/docs.
      const filePath = `src/content/docs/${id}${slug === '' ? '/index' : ''}.md`;
      const rendered = await renderMarkdown(body);
      // What is too wide is moved by the keyboard too: a picture or a command, and on a phone a table.
      const html = rendered.html
        .replaceAll('<pre', '<pre tabindex="0"')
        .replaceAll('<table', '<div class="docs-table" role="group" aria-label="Table" tabindex="0"><table')
        .replaceAll('</table>', '</table></div>');
      store.set({ id, data, body, digest, filePath, rendered: { ...rendered, html } });
    }
  },
});
