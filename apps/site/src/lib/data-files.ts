import { loadGames } from './games.ts';
import { dataPath, schemaPath } from './paths.ts';

export const jsonFile = (value: unknown): Response =>
  new Response(`${JSON.stringify(value, null, 2)}\n`, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });

/** Every chart of every printing. */
export const everyChart = async () =>
  (await loadGames()).flatMap(({ meta, editions, charts }) =>
    editions.flatMap((edition) =>
      (charts[edition] ?? []).map((chart) => ({
        params: { game: meta.id, edition, chart: chart.id },
        props: { chart, place: { game: meta.id, edition } },
      })),
    ),
  );
export type ChartFile = Pick<Awaited<ReturnType<typeof everyChart>>[number], 'props'>;

/** The input of every calculator. */
export const everySchema = async () =>
  (await loadGames()).flatMap(({ meta, calculators }) =>
    calculators.map((calculator) => ({
      params: { game: meta.id, calculator: calculator.id },
      props: { game: meta.id, calculator },
    })),
  );
export type SchemaFile = Pick<Awaited<ReturnType<typeof everySchema>>[number], 'props'>;

/** What there is, as `games --json` of the command line lists it, with the address of every file. */
export const dataIndex = async () =>
  (await loadGames()).map(({ meta, editions, charts, calculators }) => ({
    id: meta.id,
    title: meta.title,
    stage: meta.stage,
    version: meta.version,
    printings: meta.printings.map(({ id, year }, i) => ({ id, year, default: i === 0 })),
    charts: editions.flatMap((edition) =>
      (charts[edition] ?? []).map(({ id, kind, title }) => ({
        edition,
        chart: id,
        kind,
        title,
        json: dataPath(meta.id, edition, id, 'json'),
        csv: dataPath(meta.id, edition, id, 'csv'),
      })),
    ),
    calculators: calculators.map(({ id, title }) => ({ id, title, schema: schemaPath(meta.id, id) })),
  }));
