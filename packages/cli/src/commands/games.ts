import { t } from '@coup-doeil/core/chart';
import type { Meta } from '@coup-doeil/core/game';
import { games as discovered } from '../find.ts';
import { table } from '../show/table.ts';
import { title } from '../show/text.ts';
import { STAGE_WORDS, WORDS } from '../words.ts';
import { type Command, printJson, printLines } from './command.ts';

const listed = ({ id, title, printings, stage, charts, calculators }: Meta) => ({
  id,
  title,
  printings: printings.map(({ id, year }, i) => ({ id, year, default: i === 0 })),
  stage,
  charts: charts.map((chart) => chart.id),
  calculators: calculators.map((calculator) => calculator.id),
});

export const games: Command = {
  usage: 'games',
  help: t('the games, their printings and stages', 'les jeux, leurs éditions et leurs étapes'),
  most: 0,
  options: ['json', 'lang'],
  run: async (call) => {
    const { args, io, style } = call;
    const metas = (await discovered(call)).map(({ meta }) => meta);
    if (args.flags.json) {
      printJson(io, metas.map(listed));
      return 0;
    }
    const { say } = style;
    const lines = metas.flatMap((meta) => [
      ...title(style, `${say(meta.title)} (${meta.id})`),
      ...table(
        [{ head: '' }, { head: '', flows: true }],
        [
          ['', say(meta.about)],
          [say(WORDS.printings), meta.printings.map(({ id }) => id).join(', ')],
          [say(WORDS.stage), say(STAGE_WORDS[meta.stage])],
          [say(WORDS.calculators), meta.calculators.map(({ id }) => id).join(', ')],
          [say(WORDS.charts), meta.charts.map(({ id }) => id).join(', ')],
        ],
        style.width,
      ),
      '',
    ]);
    printLines(io, lines.slice(0, -1));
    return 0;
  },
};
