import { t } from '@coup-doeil/core/chart';
import { rollReport } from '@coup-doeil/core/game/roll';
import { followRoll, splitReadings } from '@coup-doeil/core/tell';
import { readAsk } from '../ask.ts';
import { findCalculator, findCharts, findGame } from '../find.ts';
import { toCalculatorHelp } from '../help-json.ts';
import { showAftermath } from '../show/aftermath.ts';
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
      if (args.flags.json) printJson(io, toCalculatorHelp(game.meta, calculator));
      else printLines(io, showFields(game.meta, calculator, style));
      return 0;
    }
    const sequel = await game.sequels?.[calculator.id]?.();
    const [own, others] = splitReadings(args.readings, sequel);
    const asked = await readAsk({ ...call, args: { ...args, readings: others } }, calculator, words);
    const rolled = rollReport(game.meta, calculator, asked, args.seed);
    const came = followRoll({ calculator, sequel, readings: own }, asked, rolled);
    if (args.flags.json) {
      const { sentence = null, fates = null, effects = [], next = [] } = came ?? {};
      printJson(io, { ...rolled, told: sentence, fates, effects, next });
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
      ...(came ? await showAftermath(came, game, { calculator, edition: asked.edition }, style) : []),
      ...table([{ head: '' }, { head: '', flows: true }], outcome, style.width),
      '',
      `${translate(WORDS.seed)} ${rolled.seed}`,
      ...(call.own ? [] : showSiteLink(view, asked, io.env, rolled.seed)),
    ]);
    return 0;
  },
};
