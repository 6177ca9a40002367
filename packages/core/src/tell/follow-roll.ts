import { type Aftermath, createAftermath } from '../game/aftermath.ts';
import type { CheckedAsk } from '../game/ask.ts';
import type { Calculator } from '../game/calculator.ts';
import type { Rolled } from '../game/roll.ts';
import type { Sequel } from '../game/sequel.ts';
import { walkFaces } from '../game/walk-faces.ts';
import { LANGUAGES, type Text } from '../text/index.ts';
import { formatOutcome } from './outcome.ts';

/** What a throw came to: told in a sentence, the fate of each unit, and what follows. */
export interface ToldRoll extends Pick<Aftermath, 'effects' | 'next'> {
  readonly sentence: Text;
  readonly fates: Readonly<Record<string, string>>;
}

type Chosen = Readonly<Record<string, string>>;

/** The readings chosen of what follows an answer, and those of the answer itself. */
export const splitReadings = (chosen: Chosen, sequel: Sequel | undefined): readonly [own: Chosen, others: Chosen] => {
  const isOwn = ([id]: readonly [string, string]): boolean => Object.hasOwn(sequel?.readings ?? {}, id);
  const all = Object.entries(chosen);
  return [Object.fromEntries(all.filter(isOwn)), Object.fromEntries(all.filter((entry) => !isOwn(entry)))];
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
  const sentence = Object.fromEntries(
    LANGUAGES.map((language) => [language, formatOutcome(outcome, language)]),
  ) as Text;
  return { sentence, fates: end.fates, effects, next };
};
