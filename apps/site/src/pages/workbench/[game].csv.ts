import { type Loaded, loadGames } from '../../lib/games.ts';
import { formatGameSheets } from '../../workbench/draft/chart-sheets.ts';

const texts = import.meta.glob<string>('../../../../../packages/*/sheets/**/*.csv', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The sheets of a draft as they were typed, in one text: its charts alone would be less. */
const joinSheets = (id: string): string =>
  Object.entries(texts)
    .flatMap(([path, text]) => {
      const [, name] = path.split(`/packages/${id}/sheets/`);
      const plain = text.replace(/^\ufeff/, '').trimEnd();
      return name === undefined ? [] : [plain.startsWith('#') ? plain : `# ${name.replace(/\.csv$/, '')}\n${plain}`];
    })
    .join('\n');

export const getStaticPaths = async () =>
  (await loadGames()).map((loaded) => ({ params: { game: loaded.meta.id }, props: { loaded } }));
export const GET = ({ props: { loaded } }: { readonly props: { readonly loaded: Loaded } }) =>
  new Response(joinSheets(loaded.meta.id) || formatGameSheets(loaded), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  });
