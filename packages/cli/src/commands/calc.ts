import { t } from '@coup-doeil/core/chart';
import { computeWhatIf, createReport } from '@coup-doeil/core/game';
import type { Shape } from '../answer-lines.ts';
import type { Args } from '../args.ts';
import { readAsk } from '../ask.ts';
import { answerBriefly } from '../brief.ts';
import { findCalculator, findCharts, findInstalled } from '../find.ts';
import { toCalculatorHelp } from '../help-json.ts';
import { showFields } from '../show/fields.ts';
import { showReport } from '../show/report.ts';
import { showSiteLink } from '../show/site-link.ts';
import { showWhatIf } from '../show/what-if.ts';
import { stream } from '../stream.ts';
import { usageError } from '../usage-error.ts';
import { type Command, printJson, printLines } from './command.ts';

/** What `--brief` and `--what-if` ask for. */
const shapeOf = ({ flags }: Args): Shape => {
  if (!flags.brief) return flags['what-if'] ? 'what-if' : 'report';
  if (flags['what-if']) throw usageError('option', '--brief', { rule: 'brief-or-what-if' }, '--brief --what-if');
  if (!flags.json && !flags.lines) throw usageError('option', '--brief', { rule: 'with-json' }, '--brief');
  return 'brief';
};

export const calc: Command = {
  usage: 'calc <game> <calculator> [word …]',
  help: t(
    'a report; the input in words (strength=5), or as one JSON object on standard input',
    'un rapport\u202f; les données en mots (strength=5), ou en un objet JSON sur l’entrée standard',
  ),
  most: Infinity,
  helps: true,
  options: ['edition', 'reading', 'what-if', 'lines', 'brief', 'json', 'lang'],
  run: async (call) => {
    const { args, io, style } = call;
    const [gameId, calculatorId, ...words] = call.words;
    const shape = shapeOf(args);
    const installed = await findInstalled(call, gameId);
    const game = await installed.load();
    const calculator = await findCalculator(game, calculatorId);
    if (args.flags.help) {
      if (args.flags.json) printJson(io, toCalculatorHelp(game.meta, calculator));
      else printLines(io, showFields(game.meta, calculator, style));
      return 0;
    }
    if (args.flags.lines && words[0] !== undefined) throw usageError('word', '--lines', { rule: 'no-words' }, words[0]);
    if (args.flags.lines) return stream(call, { meta: game.meta, calculator, door: installed.door() }, shape);
    const asked = await readAsk(call, calculator, words);
    if (shape === 'brief') {
      printJson(io, answerBriefly(calculator, asked));
      return 0;
    }
    const answered = createReport(game.meta, calculator, asked);
    const more = shape === 'what-if' ? computeWhatIf(calculator, asked) : undefined;
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
