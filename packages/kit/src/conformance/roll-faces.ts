import {
  type Aftermath,
  checkAsk,
  computeAnswer,
  createAftermath,
  createReport,
  endWalk,
  type Game,
  isRefusal,
  parseWords,
  splitWords,
  walkDice,
} from '@coup-doeil/core/game';
import { formatEffects, formatOutcome } from '@coup-doeil/core/tell';

/** What faces that were rolled came to: the sentence, what it does to each unit in words, and what follows. */
export interface RolledFaces extends Aftermath {
  readonly sentence: string;
  readonly effectLines: readonly string[];
}

interface RollOptions {
  readonly readings?: Readonly<Record<string, string>>;
  /** The readings of what follows. */
  readonly own?: Readonly<Record<string, string>>;
  readonly language?: 'en' | 'fr';
}

/** An ask in words with the faces that were rolled, and what follows; too few faces, or one too many, is an error. */
export const rollFaces = async (
  game: Game,
  id: string,
  words: string,
  faces: readonly number[],
  { readings = {}, own = {}, language = 'en' }: RollOptions = {},
): Promise<RolledFaces> => {
  const [calculator, sequel] = await Promise.all([game.calculators[id]?.(), game.sequels?.[id]?.()]);
  if (!calculator || !sequel) throw new Error(`nothing follows ${id}`);
  const asked = checkAsk(calculator, { readings, input: parseWords(calculator.input, splitWords(words)) });
  const answer = computeAnswer(calculator, asked);
  if (isRefusal(answer) || !answer.branches) throw new Error('no dice');
  const { branches } = answer;
  const walk = walkDice(branches, faces);
  const end = endWalk(calculator.odds ?? {}, branches, walk);
  if (!end) throw new Error('a die is still to be thrown');
  const report = createReport(game.meta, calculator, asked);
  const after = createAftermath(calculator, sequel, asked, { end }, own);
  const sentence = formatOutcome({ calculator, report, branches, walk, end, sequel }, language);
  return { ...after, sentence, effectLines: formatEffects(calculator, after.effects, language) };
};
