import { t } from '@coup-doeil/core/chart';
import { computeWhatIf, createReport } from '@coup-doeil/core/game';
import { readAsk } from '../ask.ts';
import { findCalculator, findCharts, findGame } from '../find.ts';
import { showFields } from '../show/fields.ts';
import { showReport } from '../show/report.ts';
import { showSiteLink } from '../show/site-link.ts';
import { showWhatIf } from '../show/what-if.ts';
import { stream } from '../stream.ts';
import { usageError } from '../usage-error.ts';
import { type Command, printJson, printLines } from './command.ts';

export const calc: Command = {
  usage: 'calc <game> <calculator> [word …]',
  help: t(
    'a report; the input in words (strength=5), or as one JSON object on standard input',
    'un rapport\u202f; les données en mots (strength=5), ou en un objet JSON sur l’entrée standard',
  ),
  most: Infinity,
  helps: true,
  options: ['edition', 'reading', 'what-if', 'lines', 'json', 'lang'],
  run: async (call) => {
    const { args, io, style } = call;
    const [gameId, calculatorId, ...words] = call.words;
    const game = await findGame(call, gameId);
    const calculator = await findCalculator(game, calculatorId);
    if (args.flags.help) {
      printLines(io, showFields(game.meta, calculator, style));
      return 0;
    }
    if (args.flags.lines && words[0] !== undefined) throw usageError('word', '--lines', { rule: 'no-words' }, words[0]);
    if (args.flags.lines) return stream(call, game.meta, calculator);
    const asked = await readAsk(call, calculator, words);
    const answered = createReport(game.meta, calculator, asked);
    const more = args.flags['what-if'] ? computeWhatIf(calculator, asked) : undefined;
    if (args.flags.json) {
      printJson(io, { ...answered, ...more });
      return 0;
    }
    const [, charts] = await findCharts(game, asked.edition);
    const view = { report: answered, game, calculator, charts, style };
    printLines(io, [
      ...showReport(view),
      ...(more ? showWhatIf(more, view) : []),
      ...(call.own ? [] : showSiteLink(view, asked, io.env)),
    ]);
    return 0;
  },
};
