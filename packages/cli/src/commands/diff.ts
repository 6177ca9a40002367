import { type Chart, type Difference, diff as differences, LANGUAGES, type Text, t } from '@coup-doeil/core/chart';
import { formatPlace, NONE, replaceMinus } from '@coup-doeil/core/tell';
import { findCharts, findGame } from '../find.ts';
import type { Style } from '../io.ts';
import { table } from '../show/table.ts';
import { usageError } from '../usage-error.ts';
import { WHAT_WORDS, WORDS } from '../words.ts';
import { type Command, printJson, printLines } from './command.ts';

const isText = (value: object): value is Text => LANGUAGES.every((language) => language in value);

const COLUMNS = [
  { head: '', flows: true },
  { head: '', flows: true },
  { head: '', flows: true },
];

const formatSide = (value: Difference['from'], style: Style): string => {
  if (value === null) return style.translate(NONE);
  if (typeof value === 'string') return replaceMinus(value);
  return isText(value) ? style.translate(value) : JSON.stringify(value);
};

/** The chart that a change is in, of the printing that has its row. */
const findChanged = (
  { chart: id, row, note }: Difference,
  printings: readonly (readonly Chart[])[],
): Chart | undefined => {
  const charts = printings.flatMap((all) => all.filter((chart) => chart.id === id));
  const place = row ?? note;
  return charts.find(({ rows }) => place === undefined || rows.some((line) => line.id === place)) ?? charts[0];
};

export const diff: Command = {
  usage: 'diff <game> <editionA> <editionB>',
  help: t('what changed between two printings', 'ce qui a changé entre deux éditions'),
  most: 3,
  options: ['json', 'lang'],
  run: async (call) => {
    const { args, io, style } = call;
    const [gameId, before, after] = call.words;
    const game = await findGame(call, gameId);
    const editions = game.meta.printings.map(({ id }) => id);
    for (const [field, given] of [
      ['editionA', before],
      ['editionB', after],
    ] as const)
      if (given === undefined || !editions.includes(given)) throw usageError('edition', field, editions, given ?? null);
    const [[, old], [, now]] = [await findCharts(game, before), await findCharts(game, after)];
    const changes = differences(old, now);
    if (args.flags.json) printJson(io, changes);
    else if (changes.length === 0) printLines(io, [style.translate(WORDS.noDifference)]);
    else {
      const rows = changes.map((change) => [
        formatPlace(change, findChanged(change, [now, old]), style.language),
        style.translate(WHAT_WORDS[change.what]),
        `${formatSide(change.from, style)} → ${formatSide(change.to, style)}`,
      ]);
      printLines(io, table(COLUMNS, rows, style.width));
    }
    return 0;
  },
};
