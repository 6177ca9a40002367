import { t } from '@coup-doeil/core/chart';
import { createInputSchema, type JsonSchema } from '@coup-doeil/core/game';
import { findCalculator, findGame, games } from '../find.ts';
import { createReportSchema, type SchemaName, SHAPE_OF, schemas } from '../schemas.ts';
import { table } from '../show/table.ts';
import { pickByName } from '../usage-error.ts';
import { type Call, type Command, printJson, printLines } from './command.ts';

const listShapes = ({ args, io, style }: Call): void => {
  const names = Object.keys(schemas).filter((name): name is SchemaName => name in SHAPE_OF);
  if (args.flags.json)
    printJson(
      io,
      names.map((name) => ({ name, of: SHAPE_OF[name] })),
    );
  else
    printLines(
      io,
      table(
        [{ head: '' }, { head: '', flows: true }],
        names.map((name) => [name, style.translate(SHAPE_OF[name])]),
        style.width,
      ),
    );
};

/** The schema of a shape by its name, or that of a calculator's input or report. */
const findSchema = async (call: Call): Promise<JsonSchema> => {
  const [first, calculatorId] = call.words;
  if (call.words.length === 1 && !call.args.flags.report) {
    const isGame = (await games(call)).some(({ meta }) => meta.id === first);
    if (!isGame) return pickByName('shape', first, schemas);
  }
  const game = await findGame(call, first);
  const calculator = await findCalculator(game, calculatorId);
  return call.args.flags.report
    ? createReportSchema(game.meta, calculator)
    : createInputSchema(`${game.meta.id}/${calculator.id}`, calculator.input);
};

export const schema: Command = {
  usage: 'schema [shape | <game> <calculator>]',
  help: t(
    'JSON Schema of a calculator’s input, of its report, or of a shape; without words, the shapes',
    'le JSON Schema des données d’un calcul, de son rapport, ou d’une forme\u202f; sans mot, les formes',
  ),
  most: 2,
  options: ['report', 'json', 'lang'],
  run: async (call) => {
    const { args, io } = call;
    if (call.words.length === 0 && !args.flags.report) listShapes(call);
    else io.out(`${JSON.stringify(await findSchema(call), null, args.flags.json ? undefined : 2)}\n`);
    return 0;
  },
};
