import { formatChartCsv, formatChartMarkdown, t, toChartJson } from '@coup-doeil/core/chart';
import { findChart, findCharts, findGame } from '../find.ts';
import { showChart } from '../show/chart.ts';
import { table } from '../show/table.ts';
import { usageError } from '../usage-error.ts';
import { type Command, printJson, printLines } from './command.ts';

export const charts: Command = {
  usage: 'charts <game> [chart]',
  help: t('the charts, as they are printed', 'les tables, comme elles sont imprimées'),
  most: 2,
  options: ['edition', 'json', 'csv', 'md', 'lang'],
  run: async (call) => {
    const { args, io, style } = call;
    const [gameId, chartId] = call.words;
    if ([args.flags.json, args.flags.csv, args.flags.md].filter(Boolean).length > 1)
      throw usageError('option', 'charts', { rule: 'one-format' }, args.given.map((name) => `--${name}`).join(' '));
    const game = await findGame(call, gameId);
    const [edition, all] = await findCharts(game, args.edition);
    const key = all.find((chart) => chart.kind === 'key');
    const printing = { game: game.meta.id, edition };
    const chosen = chartId === undefined ? all : [findChart(all, chartId)];
    const options = { language: style.language, ...(key ? { key } : {}) };
    if (args.flags.json) {
      const [first] = chosen;
      printJson(
        io,
        chartId === undefined
          ? chosen.map((chart) => toChartJson(chart, printing))
          : first && toChartJson(first, printing),
      );
    } else if (args.flags.csv) io.out(chosen.map((chart) => formatChartCsv(chart, options)).join('\n'));
    else if (args.flags.md) io.out(chosen.map((chart) => formatChartMarkdown(chart, options)).join('\n'));
    else if (chartId === undefined)
      printLines(
        io,
        table(
          [{ head: '' }, { head: '', flows: true }],
          all.map((chart) => [chart.id, style.translate(chart.title)]),
          style.width,
        ),
      );
    else
      printLines(
        io,
        chosen.flatMap((chart) => showChart(chart, key, style)),
      );
    return 0;
  },
};
