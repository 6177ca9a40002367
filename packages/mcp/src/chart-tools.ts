import { diff, toChartJson } from '@coup-doeil/core/chart';
import { formatPlace } from '@coup-doeil/core/tell';
import type { McpServer } from '@modelcontextprotocol/server';
import {
  catchFault,
  checkArguments,
  describeObject,
  giveResult,
  LANGUAGE,
  pickName,
  readLanguage,
} from './arguments.ts';
import { type Games, type LoadedGame, READ_ONLY } from './loaded-game.ts';
import { formatChart } from './resources.ts';
import { describeArguments, describeResult, type Shapes, underName } from './shapes.ts';
import { WORDS } from './words.ts';

const STRING = { type: 'string' } as const;
const ANY_OBJECT = { type: 'object' } as const;

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

export const registerGames = (server: McpServer, games: Games): void => {
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

export const registerCompare = (server: McpServer, games: Games, shapes: Shapes): void => {
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

export const registerChart = (server: McpServer, games: Games, shapes: Shapes): void => {
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
