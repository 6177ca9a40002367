import { type Die, die, type Odds, type Outcome } from '../src/index.ts';

/** Every way in which dice can fall, one list of faces each. */
export const falls = (dice: readonly (readonly number[])[]): number[][] =>
  dice.reduce<number[][]>((before, faces) => before.flatMap((list) => faces.map((face) => [...list, face])), [[]]);

/** Counts outcomes by their text: what odds should say, by sheer enumeration. */
export function counted(outcomes: Iterable<Outcome>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[JSON.stringify(outcome)] = (counts[JSON.stringify(outcome)] ?? 0) + 1;
  return counts;
}

/** Odds by the text of their outcomes, to be laid beside a count. */
export const spelled = (odds: Odds<Outcome>): Record<string, number> =>
  Object.fromEntries(odds.ways.map(([outcome, ways]) => [JSON.stringify(outcome), Number(ways)]));

/** All the ways of odds, added up one by one as bigints. */
export const total = (odds: Odds<Outcome>): bigint => odds.ways.reduce((sum, [, ways]) => sum + BigInt(ways), 0n);

/** What a call was refused with. */
export function refusal(call: () => unknown): unknown {
  try {
    return { answered: call() };
  } catch (error) {
    return error;
  }
}

/** A die numbered from 1, or from another number. */
export const numbered = (size: number, first = 1): Die =>
  die(
    `d${size}`,
    Array.from({ length: size }, (_, i) => first + i),
  );
