import { loadGames } from '../../lib/games.ts';
import { bothLangs } from '../../lib/paths.ts';
import type { Lang } from '../../lib/words.ts';
import { makeIndex } from '../../search/make-index.ts';

export const getStaticPaths = bothLangs;
export const GET = async ({ props: { lang } }: { readonly props: { readonly lang: Lang } }) =>
  Response.json(makeIndex(await loadGames(), lang));
