import { type Loaded, loadGames } from '../../lib/games.ts';
import { formatGameSheets } from '../../workbench/draft/chart-sheets.ts';

const texts = import.meta.glob<string>('../../../../../packages/*/sheets/**/*.csv', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The sheets of a draft as they were typed, its charts first, in one text: the charts alone would be less. */
const joinSheets = ({ id, charts }: Loaded['meta']): string => {
  const rank = (name: string): number => charts.findIndex((chart) => chart.id === name) + 1 || charts.length + 1;
  return Object.entries(texts)
    .flatMap(([path, text]) => {
      const [, file] = path.split(`/packages/${id}/sheets/`);
      return file === undefined
        ? []
        : [{ name: file.replace(/\.csv$/, ''), text: text.replace(/^\ufeff/, '').trimEnd() }];
    })
    .toSorted((a, b) => rank(a.name) - rank(b.name))
    .map(({ name, text }) => (text.startsWith('#') ? text : `# ${name}\n${text}`))
    .join('\n');
};

export const getStaticPaths = async () =>
  (await loadGames()).map((loaded) => ({ params: { game: loaded.meta.id }, props: { loaded } }));
export const GET = ({ props: { loaded } }: { readonly props: { readonly loaded: Loaded } }) =>
  new Response(joinSheets(loaded.meta) || formatGameSheets(loaded), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  });
