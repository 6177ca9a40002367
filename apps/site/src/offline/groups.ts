/* What is kept on a reader's device, in parts: the rest of the site is kept only when somebody asks for it. */
import { type Lang, langs } from '../lib/words.ts';

/** `site` is always kept; a language when one of its pages is opened; the others on asking. */
export type Group = 'site' | Lang | 'docs' | 'data';

/** What only other sites fetch is not kept. */
const isCached = (path: string): boolean => !/^(?:sw\.js|sitemap.*|robots\.txt|share-.*)$/.test(path);

/** The part that a built file belongs to; none where it is not kept. */
export const groupOf = (path: string): Group | undefined => {
  if (!isCached(path)) return undefined;
  const [first, second] = path.split('/');
  // The index of Pagefind is of the docs alone (src/search/).
  if (second === 'docs' || first === 'pagefind') return 'docs';
  if (first === 'data') return 'data';
  // Scripts of one language alone have its folder.
  const folder = first === '_astro' ? second : first;
  // The page of what is kept answers for pages that are not.
  return (second === 'offline' ? undefined : langs.find((lang) => lang === folder)) ?? 'site';
};
