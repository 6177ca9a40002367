import { type Calculator, checkAsk, formatWords, type Game, type NextAsk } from '@coup-doeil/core/game';
import { formatEffects, formatNext, type ToldRoll } from '@coup-doeil/core/tell';
import type { Style } from '../io.ts';
import { table } from './table.ts';

/** The command that asks it. */
const formatCommand = async (game: Game, { calculator: id, input }: NextAsk, edition: string): Promise<string[]> => {
  const calculator = id === null ? undefined : await game.calculators[id]?.();
  if (!calculator) return [];
  const asked = checkAsk(calculator, { input });
  const words = formatWords(calculator.input, asked.input).map(([name, value]) => `${name}=${value}`);
  const [first] = game.meta.printings;
  const printing = edition === first?.id ? [] : [`--edition ${edition}`];
  return [['coup-doeil calc', game.meta.id, calculator.id, ...printing, ...words].join(' ')];
};

/** The sentence, what happens to each unit, and what may come next with the command that asks it. */
export const showAftermath = async (
  { sentence, effects, next }: ToldRoll,
  game: Game,
  { calculator, edition }: { readonly calculator: Calculator; readonly edition: string },
  { translate, language, width }: Style,
): Promise<string[]> => {
  const nextLines = await Promise.all(
    next.map(async (ask) => [formatNext(ask, language), ...(await formatCommand(game, ask, edition))]),
  );
  const lines = [...formatEffects(calculator, effects, language), ...nextLines.flat()];
  return [
    ...table([{ head: '', flows: true }], [[translate(sentence)]], width),
    '',
    ...(lines.length > 0
      ? [
          ...table(
            [{ head: '' }, { head: '', flows: true }],
            lines.map((line) => ['-', line]),
            width,
          ),
          '',
        ]
      : []),
  ];
};
