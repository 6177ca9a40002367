import { type Chart, formatChartMarkdown, type Language, toChartJson } from '@coup-doeil/core/chart';
import type { McpServer } from '@modelcontextprotocol/server';
import type { LoadedGame } from './loaded-game.ts';

/** A chart as a table of Markdown, with the key of its printing to spell what its signs are. */
export const formatChart = (chart: Chart, all: readonly Chart[], language: Language): string => {
  const key = all.find(({ kind }) => kind === 'key');
  return formatChartMarkdown(chart, { language, ...(key ? { key } : {}) });
};

/** Every chart of every printing: as a table for reading, and as data. */
export const registerResources = (server: McpServer, games: ReadonlyMap<string, LoadedGame>): void => {
  for (const { game, charts } of games.values())
    for (const [edition, all] of Object.entries(charts))
      for (const chart of all) {
        const uri = `coup-doeil://${game.meta.id}/${edition}/${chart.id}`;
        server.registerResource(
          `${game.meta.id} ${edition} ${chart.id}`,
          uri,
          { title: `${game.meta.title.en} (${edition}): ${chart.title.en}`, mimeType: 'text/markdown' },
          async (address) => ({
            contents: [
              { uri: address.href, mimeType: 'text/markdown', text: formatChart(chart, all, 'en') },
              {
                uri: address.href,
                mimeType: 'application/json',
                text: JSON.stringify(toChartJson(chart, { game: game.meta.id, edition })),
              },
            ],
          }),
        );
      }
};
