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
    const { translate } = style;
    const lines = metas.flatMap((meta) => [
      ...title(style, `${translate(meta.title)} (${meta.id})`),
      ...table(
        [{ head: '' }, { head: '', flows: true }],
        [
          ['', translate(meta.about)],
          [translate(WORDS.printings), meta.printings.map(({ id }) => id).join(', ')],
          [translate(WORDS.stage), translate(STAGE_WORDS[meta.stage])],
          [translate(WORDS.calculators), meta.calculators.map(({ id }) => id).join(', ')],
          [translate(WORDS.charts), meta.charts.map(({ id }) => id).join(', ')],
        ],
        style.width,
      ),
      '',
    ]);
    printLines(io, lines.slice(0, -1));
    return 0;
  },
};
