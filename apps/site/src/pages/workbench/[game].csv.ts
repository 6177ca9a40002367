import { type Loaded, loadGames } from '../../lib/games.ts';
import { formatGameSheets } from '../../workbench/draft/chart-sheets.ts';

export const getStaticPaths = async () =>
  (await loadGames()).map((loaded) => ({ params: { game: loaded.meta.id }, props: { loaded } }));
export const GET = ({ props: { loaded } }: { readonly props: { readonly loaded: Loaded } }) =>
  new Response(formatGameSheets(loaded), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
