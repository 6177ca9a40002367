import { parseDice } from './dice.ts';

/** `2d6+1 <= Morale / Moral`: the dice of a test, what is added to them, on which side of the rating it is passed. */
export const parseTest = (text: string) => {
  const [, dice = '', sign = '+', plus = '0', way, rating] =
    /^(.+?)(?: ?([+-]) ?(\d{1,2}))? (<=|>=|≤|≥) (.+)$/.exec(text) ?? [];
  const roll = parseDice(dice);
  if (!roll || roll.isPool || way === undefined || rating === undefined) return null;
  return { roll, plus: Number(`${sign}${plus}`), isAtMost: way === '<=' || way === '≤', rating };
};
