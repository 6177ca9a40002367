import { t } from '@coup-doeil/core/chart';
import { rollReport } from '@coup-doeil/core/game/roll';
import { readAsk } from '../ask.ts';
import { findCalculator, findCharts, findGame } from '../find.ts';
import { showFields } from '../show/fields.ts';
import { showReport } from '../show/report.ts';
import { showSiteLink } from '../show/site-link.ts';
import { table } from '../show/table.ts';
import { title } from '../show/text.ts';
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
    const asked = await readAsk(call, calculator, words);
    const rolled = rollReport(game.meta, calculator, asked, args.seed);
    if (args.flags.json) {
      printJson(io, rolled);
      return 0;
    }
    const [, charts] = await findCharts(game, asked.edition);
    // The answer's die is thrown first; what its row asks for comes after.
    const thrown = rolled.rolls.find(({ die }) => die === rolled.answer?.faces?.die)?.face;
    const view = { report: rolled, game, calculator, charts, style, ...(thrown === undefined ? {} : { thrown }) };
    const { translate } = style;
    const columns = [{ head: '' }, { head: '', right: true }, { head: '', flows: true }];
    const outcome = Object.entries(rolled.outcome ?? {}).map(([list, { label }]) => {
      const name = calculator.odds?.[list]?.label;
      return [name ? translate(name) : '', translate(label)];
    });
    printLines(io, [
      ...showReport(view),
      '',
      ...title(style, translate(WORDS.thrown)),
      ...table(
        columns,
        rolled.rolls.map(({ die, face, for: why }) => [die, `${face}`, translate(why)]),
        style.width,
      ),
      '',
      ...title(style, translate(WORDS.outcome)),
      ...table([{ head: '' }, { head: '', flows: true }], outcome, style.width),
      '',
      `${translate(WORDS.seed)} ${rolled.seed}`,
      ...(call.own ? [] : showSiteLink(view, asked, io.env)),
    ]);
    return 0;
  },
};
