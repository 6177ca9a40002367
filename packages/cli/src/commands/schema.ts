import { t } from '@coup-doeil/core/chart';
import { createInputSchema } from '@coup-doeil/core/game';
import { findCalculator, findGame } from '../find.ts';
import type { Command } from './command.ts';

export const schema: Command = {
  usage: 'schema <game> <calculator>',
  help: t('JSON Schema of the input', 'le JSON Schema des données'),
  most: 2,
  helps: true,
  options: ['json', 'lang'],
  run: async (call) => {
    const { args, io } = call;
    const [gameId, calculatorId] = call.words;
    const game = await findGame(call, gameId);
    const calculator = await findCalculator(game, calculatorId);
    const inputJson = createInputSchema(`${game.meta.id}/${calculator.id}`, calculator.input);
    io.out(`${JSON.stringify(inputJson, null, args.flags.json ? undefined : 2)}\n`);
    return 0;
  },
};
