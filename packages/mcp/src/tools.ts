import { type Chart, diff, toChartJson } from '@coup-doeil/core/chart';
import { type AnyCalculator, checkAsk, type Game, type Report, run, whatIf } from '@coup-doeil/core/game';
import { rollReport } from '@coup-doeil/core/game/roll';
import { followRoll, formatEffects, formatNext, formatPair, formatPlace, splitReadings } from '@coup-doeil/core/tell';
import type { McpServer } from '@modelcontextprotocol/server';
import {
  catchFault,
  checkArguments,
  describeAsk,
  describeObject,
  type Given,
  giveResult,
  LANGUAGE,
  pickName,
  readAsk,
  readLanguage,
} from './arguments.ts';
import { formatChart } from './resources.ts';
import { describeArguments, describeResult, type Shapes, underName } from './shapes.ts';
import { type Telling, tellReport, tellWhatIf } from './tell.ts';
import { WORDS } from './words.ts';

/** A game with all that is loaded of it. */
export interface LoadedGame {
  readonly game: Game;
  readonly calculators: ReadonlyMap<string, AnyCalculator>;
  readonly charts: Readonly<Record<string, readonly Chart[]>>;
}

/** A tool answers from what it is given, and changes nothing. */
const READ_ONLY = { readOnlyHint: true, openWorldHint: false, idempotentHint: true } as const;

const STRING = { type: 'string' } as const;
const ANY_OBJECT = { type: 'object' } as const;

const unwrap = <R>(
  result: { readonly ok: true; readonly report: R } | { readonly ok: false; readonly error: unknown },
): R => {
  if (result.ok) return result.report;
  throw result.error;
};

const tellingOf = (
  { charts }: LoadedGame,
  calculator: AnyCalculator,
  { edition }: Pick<Report, 'edition'>,
  given: Given,
): Telling => ({ calculator, charts: charts[edition] ?? [], language: readLanguage(given) });

/** One tool for each calculator, with the very shape of its input and of its report. */
const registerCalculators = (server: McpServer, loaded: LoadedGame, shapes: Shapes): void => {
  const { game, calculators } = loaded;
  for (const calculator of calculators.values()) {
    const ask = describeAsk(calculator, game.meta);
    server.registerTool(
      `${game.meta.id}_${calculator.id}`,
      {
        title: `${game.meta.title.en}: ${calculator.title.en}`,
        description: `${calculator.lead.en} Every figure comes with the place where it is printed; a refusal is an answer. What is left out of the input is at its default.`,
        inputSchema: describeArguments(describeObject(ask)),
        outputSchema: describeResult(shapes.createReportSchema(game.meta, calculator)),
        annotations: READ_ONLY,
      },
      async (given) =>
        catchFault(given, async () => {
          checkArguments(given, Object.keys(ask));
          const report = unwrap(run(game.meta, calculator, readAsk(given)));
          return giveResult(tellReport(report, tellingOf(loaded, calculator, report, given)), report);
        }),
    );
  }
};

type Games = ReadonlyMap<string, LoadedGame>;

const findCalculator = (games: Games, given: Given) => {
  const loaded = pickName('game', given.game, games);
  return { loaded, calculator: pickName('calculator', given.calculator, loaded.calculators) };
};

/** The arguments of a tool that takes any calculator; the shape of each input is that of the calculator’s own tool. */
const describeAny = (games: Games) => ({
  game: { type: 'string', enum: [...games.keys()] },
  calculator: { ...STRING, description: 'The id of one of the game’s calculators, as `games` lists them.' },
  input: { ...ANY_OBJECT, description: 'As the tool of the calculator takes it.' },
  edition: STRING,
  readings: { ...ANY_OBJECT, additionalProperties: STRING },
  language: LANGUAGE,
});

const registerWhatIf = (server: McpServer, games: Games, shapes: Shapes): void => {
  const ask = describeAny(games);
  server.registerTool(
    'what_if',
    {
      title: 'What would change an answer',
      description: 'An answer, and what a player could do for another one, the best first, each with its exact answer.',
      inputSchema: describeArguments(describeObject(ask, ['game', 'calculator'])),
      outputSchema: describeResult(shapes.schemas['what-if']),
      annotations: READ_ONLY,
    },
    async (given) =>
      catchFault(given, async () => {
        checkArguments(given, Object.keys(ask));
        const { loaded, calculator } = findCalculator(games, given);
        const report = unwrap(whatIf(loaded.game.meta, calculator, readAsk(given)));
        const telling = tellingOf(loaded, calculator, report, given);
        return giveResult([...tellReport(report, telling), ...tellWhatIf(report, report, telling)], report);
      }),
  );
};

const registerRoll = (server: McpServer, games: Games, shapes: Shapes): void => {
  const ask = { ...describeAny(games), seed: { ...STRING, description: 'The same seed throws the same dice.' } };
  server.registerTool(
    'roll',
    {
      title: 'Throw the dice',
      description:
        'An answer with its dice thrown: what each die shows, what becomes of each unit, what may come next. The seed comes back.',
      inputSchema: describeArguments(describeObject(ask, ['game', 'calculator'])),
      outputSchema: describeResult(shapes.schemas.roll),
      annotations: { ...READ_ONLY, idempotentHint: false },
    },
    async (given) =>
      catchFault(given, async () => {
        checkArguments(given, Object.keys(ask));
        const { loaded, calculator } = findCalculator(games, given);
        const sequel = await loaded.game.sequels?.[calculator.id]?.();
        const chosen = given.readings ?? {};
        const isPlain = typeof chosen === 'object' && chosen !== null;
        const [own, others] = isPlain ? splitReadings(chosen as Record<string, string>, sequel) : [{}, chosen];
        const asked = checkAsk(calculator, readAsk({ ...given, readings: others }));
        const seed = given.seed === undefined ? undefined : String(given.seed);
        const rolled = rollReport(loaded.game.meta, calculator, asked, seed);
        const came = followRoll({ calculator, sequel, readings: own }, asked, rolled);
        const { told = null, fates = null, effects = [], next = [] } = came ?? {};
        const telling = tellingOf(loaded, calculator, rolled, given);
        const { language } = telling;
        const lines = [
          ...tellReport(rolled, telling),
          ...(told ? [formatPair(WORDS.thrown[language], told[language], language)] : []),
          ...formatEffects(calculator, effects, language).map((line) => `- ${line}`),
          ...next.map((ask) => `- ${formatNext(ask, language)}`),
          formatPair(WORDS.seed[language], rolled.seed, language),
        ];
        return giveResult(lines, { ...rolled, told, fates, effects, next });
      }),
  );
};

const toGameJson = ({ game, calculators }: LoadedGame) => {
  const { id, title, printings, stage, charts } = game.meta;
  return {
    id,
    title,
    printings: printings.map(({ id: edition, year }) => ({ id: edition, year })),
    stage,
    charts: charts.map((chart) => chart.id),
    calculators: [...calculators.values()].map((calculator) => ({
      id: calculator.id,
      title: calculator.title,
      tool: `${id}_${calculator.id}`,
    })),
    readings: Object.entries(game.readings).map(([reading, { question, options }]) => ({
      id: reading,
      question,
      options,
    })),
  };
};

const registerGames = (server: McpServer, games: Games): void => {
  const ask = { language: LANGUAGE };
  server.registerTool(
    'games',
    {
      title: 'The games',
      description: 'Every game with its printings, charts, calculators and doubtful places (readings).',
      inputSchema: describeArguments(describeObject(ask)),
      outputSchema: describeResult(underName('games', { type: 'array', items: ANY_OBJECT })),
      annotations: READ_ONLY,
    },
    async (given) =>
      catchFault(given, async () => {
        checkArguments(given, Object.keys(ask));
        const language = readLanguage(given);
        const all = [...games.values()].map(toGameJson);
        const lines = all.map(
          ({ id, title, calculators }) =>
            `${title[language]} (${id}): ${calculators.map((calculator) => calculator.id).join(', ')}`,
        );
        return giveResult(lines, { games: all });
      }),
  );
};

const registerCompare = (server: McpServer, games: Games, shapes: Shapes): void => {
  const ask = { game: { type: 'string', enum: [...games.keys()] }, from: STRING, to: STRING, language: LANGUAGE };
  server.registerTool(
    'compare',
    {
      title: 'Compare two printings',
      description: 'What changed between two printings of a game, cell by cell.',
      inputSchema: describeArguments(describeObject(ask, ['game', 'from', 'to'])),
      outputSchema: describeResult(underName('changes', shapes.schemas.diff)),
      annotations: READ_ONLY,
    },
    async (given) =>
      catchFault(given, async () => {
        checkArguments(given, Object.keys(ask));
        const { charts } = pickName('game', given.game, games);
        const printings = new Map(Object.entries(charts));
        const [before, after] = [pickName('from', given.from, printings), pickName('to', given.to, printings)];
        const changes = diff(before, after);
        const language = readLanguage(given);
        const lines = changes.map((change) => {
          const chart = [...after, ...before].find(({ id }) => id === change.chart);
          return `- ${formatPlace(change, chart, language)}`;
        });
        return giveResult(lines.length > 0 ? lines : [WORDS.noDifference[language]], { changes });
      }),
  );
};

const registerChart = (server: McpServer, games: Games, shapes: Shapes): void => {
  const ask = { game: { type: 'string', enum: [...games.keys()] }, chart: STRING, edition: STRING, language: LANGUAGE };
  server.registerTool(
    'chart',
    {
      title: 'A chart as it is printed',
      description: 'One printed chart, cell by cell, with its marks and notes.',
      inputSchema: describeArguments(describeObject(ask, ['game', 'chart'])),
      outputSchema: describeResult(shapes.schemas.chart),
      annotations: READ_ONLY,
    },
    async (given) =>
      catchFault(given, async () => {
        checkArguments(given, Object.keys(ask));
        const { game, charts } = pickName('game', given.game, games);
        const [first] = game.meta.printings;
        const edition = given.edition ?? first?.id;
        const all = pickName('edition', edition, new Map(Object.entries(charts)));
        const chart = pickName('chart', given.chart, new Map(all.map((known) => [known.id, known])));
        const language = readLanguage(given);
        return giveResult(
          [formatChart(chart, all, language)],
          toChartJson(chart, { game: game.meta.id, edition: String(edition) }),
        );
      }),
  );
};

/** Every tool. */
export const registerTools = (server: McpServer, games: Games, shapes: Shapes): void => {
  registerGames(server, games);
  registerChart(server, games, shapes);
  registerCompare(server, games, shapes);
  for (const loaded of games.values()) registerCalculators(server, loaded, shapes);
  registerWhatIf(server, games, shapes);
  registerRoll(server, games, shapes);
};
