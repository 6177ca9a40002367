import { diff as differences, type Text, t } from '@coup-doeil/core/chart';
import { findCharts, findGame } from '../find.ts';
import type { Style } from '../io.ts';
import { table } from '../show/table.ts';
import { WHAT_WORDS, WORDS } from '../words.ts';
import { wrong } from '../wrong.ts';
import { type Command, printJson, printLines } from './command.ts';

const isText = (value: object): value is Text => 'en' in value && 'fr' in value;

const COLUMNS = [
  { head: '', flows: true },
  { head: '', flows: true },
  { head: '', flows: true },
];

const side = (value: unknown, style: Style): string => {
  if (value === null) return style.say(WORDS.none);
  if (typeof value !== 'object') return String(value);
  return isText(value) ? style.say(value) : JSON.stringify(value);
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
      if (given === undefined || !editions.includes(given)) throw wrong('edition', field, editions, given ?? null);
    const [[, old], [, now]] = [await findCharts(game, before), await findCharts(game, after)];
    const found = differences(old, now);
    if (args.flags.json) printJson(io, found);
    else if (found.length === 0) printLines(io, [style.say(WORDS.noDifference)]);
    else {
      const rows = found.map(({ chart, row, column, note, what, from, to }) => [
        [chart, row, column, note].filter((part) => part !== undefined).join('.'),
        style.say(WHAT_WORDS[what]),
        `${side(from, style)} → ${side(to, style)}`,
      ]);
      printLines(io, table(COLUMNS, rows, style.width));
    }
    return 0;
  },
};
