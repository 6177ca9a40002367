import { LANGUAGES, type Text } from '@coup-doeil/core/chart';
import {
  type Aftermath,
  type Calculator,
  type CheckedAsk,
  checkAsk,
  createAftermath,
  formatWords,
  type Game,
  type NextAsk,
  type Sequel,
  walkFaces,
} from '@coup-doeil/core/game';
import type { Rolled } from '@coup-doeil/core/game/roll';
import { formatEffects, formatNext, formatOutcome } from '@coup-doeil/core/tell';
import type { Style } from '../io.ts';
import { table } from './table.ts';

/** What a throw came to: told in a sentence, the fate of each unit, and what follows. */
export interface ToldRoll extends Pick<Aftermath, 'effects' | 'next'> {
  readonly told: Text;
  readonly fates: Readonly<Record<string, string>>;
}

type Chosen = Readonly<Record<string, string>>;

/** The readings chosen of what follows an answer, and those of the answer itself. */
export const splitReadings = (chosen: Chosen, sequel: Sequel | undefined): readonly [own: Chosen, others: Chosen] => {
  const isOwn = ([id]: readonly [string, string]): boolean => Object.hasOwn(sequel?.readings ?? {}, id);
  const all = Object.entries(chosen);
  return [Object.fromEntries(all.filter(isOwn)), Object.fromEntries(all.filter((one) => !isOwn(one)))];
};

/** A calculator with what follows its answers, and how that is read. */
interface Followed {
  readonly calculator: Calculator;
  readonly sequel: Sequel | undefined;
  readonly readings: Chosen;
}

/** Follows what was thrown to its end; nothing where nothing was. */
export const followRoll = (
  { calculator, sequel, readings }: Followed,
  asked: CheckedAsk,
  rolled: Rolled,
): ToldRoll | undefined => {
  const faces = rolled.rolls.map(({ face }) => face);
  const { branches, walk, end } = walkFaces(calculator, asked, faces) ?? {};
  if (!branches || !walk || !end) return undefined;
  const outcome = { calculator, report: rolled, branches, walk, end, sequel };
  const { effects, next } = sequel
    ? createAftermath(calculator, sequel, asked, { end }, readings)
    : { effects: [], next: [] };
  // A text has each of the languages.
  const told = Object.fromEntries(LANGUAGES.map((language) => [language, formatOutcome(outcome, language)])) as Text;
  return { told, fates: end.fates, effects, next };
};

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
  { told, effects, next }: ToldRoll,
  game: Game,
  { calculator, edition }: { readonly calculator: Calculator; readonly edition: string },
  { translate, language, width }: Style,
): Promise<string[]> => {
  const nextLines = await Promise.all(
    next.map(async (one) => [formatNext(one, language), ...(await formatCommand(game, one, edition))]),
  );
  const lines = [...formatEffects(calculator, effects, language), ...nextLines.flat()];
  return [
    ...table([{ head: '', flows: true }], [[translate(told)]], width),
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
