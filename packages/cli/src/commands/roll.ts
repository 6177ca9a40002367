import { t } from '@coup-doeil/core/chart';
import { roll as rolled } from '@coup-doeil/core/game/roll';
import { ask } from '../ask.ts';
import { findCalculator, findCharts, findGame } from '../find.ts';
import { showFields } from '../show/fields.ts';
import { linkOf } from '../show/link.ts';
import { showReport } from '../show/report.ts';
import { table } from '../show/table.ts';
import { title, wrap } from '../show/text.ts';
import { WORDS } from '../words.ts';
import { type Command, printJson, printLines } from './command.ts';

export const roll: Command = {
  usage: 'roll <game> <calculator> [word …]',
  help: t('the same, with the dice thrown', 'la même chose, les dés lancés'),
  most: Infinity,
  helps: true,
  options: ['seed', 'edition', 'reading', 'json', 'lang'],
  run: async (call) => {
    const { args, io, style } = call;
    const [gameId, calculatorId, ...words] = call.words;
    const game = await findGame(call, gameId);
    const calculator = await findCalculator(game, calculatorId);
    if (args.flags.help) {
      printLines(io, showFields(game.meta, calculator, style));
      return 0;
    }
    const asked = await ask(call, calculator, words);
    const told = rolled(game.meta, calculator, asked, args.seed);
    if (args.flags.json) {
      printJson(io, told);
      return 0;
    }
    const [, charts] = await findCharts(game, asked.edition);
    // The answer's die is thrown first; what its row asks for comes after.
    const thrown = told.rolls.find(({ die }) => die === told.answer?.faces?.die)?.face;
    const shown = { report: told, calculator, charts, style, ...(thrown === undefined ? {} : { thrown }) };
    const { say } = style;
    const columns = [{ head: '' }, { head: '', right: true }, { head: '', flows: true }];
    const outcome = Object.entries(told.outcome ?? {}).map(([list, { label }]) => {
      const name = calculator.odds?.[list]?.label;
      return [name ? say(name) : list, say(label)];
    });
    printLines(io, [
      ...showReport(shown),
      '',
      ...title(style, say(WORDS.thrown)),
      ...table(
        columns,
        told.rolls.map(({ die, face, for: why }) => [die, `${face}`, say(why)]),
        style.width,
      ),
      '',
      ...title(style, say(WORDS.outcome)),
      ...table([{ head: '' }, { head: '', flows: true }], outcome, style.width),
      '',
      `${say(WORDS.seed)} ${told.seed}`,
      '',
      ...wrap(say(WORDS.link), style.width),
      linkOf(shown, asked.readings, io.env),
    ]);
    return 0;
  },
};
