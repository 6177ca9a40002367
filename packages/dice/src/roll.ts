import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Die } from './die.ts';
import { checkInteger, reject } from './reject.ts';
import { createSeed, type Seed, seedBits } from './seed.ts';
import { below, MOST } from './uniform.ts';

export { createSeed, type Seed } from './seed.ts';

/** How far a roller has come: plain data, which can be stored, and continued from with `resumeRoller`. */
export interface RollState {
  readonly seed: Seed;
  readonly words: readonly number[];
}

/** Rolls dice. The same seed gives the same rolls on every platform, now and in later versions. */
export interface Roller {
  readonly seed: Seed;
  /** A copy of the state after the last roll. */
  readonly state: RollState;
  /** Rolls a die, and gives the face that comes up. */
  roll(die: Pick<Die, 'faces'>): number;
}

type Generator = ReturnType<typeof xoroshiro128plus>;

const rejectDie = (given: unknown): never => reject('die', { rule: 'die' }, given);

const checked = (die: Pick<Die, 'faces'>): Pick<Die, 'faces'> =>
  die?.faces?.length > 0 && die.faces.length <= MOST ? die : rejectDie(die);

const NOTHING = {};

class SeededRoller implements Roller {
  readonly seed: Seed;
  readonly #bits: Generator;
  // The die last rolled has been looked at: what is rolled again and again is not looked at again.
  #seen: unknown = NOTHING;

  constructor(seed: Seed, bits: Generator) {
    this.seed = seed;
    this.#bits = bits;
  }

  get state(): RollState {
    return { seed: this.seed, words: [...this.#bits.getState()] };
  }

  roll(die: Pick<Die, 'faces'>): number {
    if (die !== this.#seen) this.#seen = checked(die);
    return die.faces[below(this.#bits, die.faces.length)] ?? rejectDie(die);
  }
}

/** Makes a roller from a seed, or from a fresh one, which it then names as its `seed`. */
export const createRoller = (seed: Seed = createSeed()): Roller =>
  new SeededRoller(seed, xoroshiro128plus(seedBits(seed)));

/** Makes a roller that continues where another stood when its `state` was read. */
export function resumeRoller(state: RollState): Roller {
  const { seed, words } = state ?? {};
  seedBits(seed);
  if (!Array.isArray(words) || words.length !== 4 || !words.some(Boolean))
    reject('words', { rule: 'generator-words' }, words);
  for (const word of words) checkInteger(word, 'words', -(2 ** 31), 2 ** 31 - 1);
  return new SeededRoller(seed, xoroshiro128plusFromState(words));
}

/**
 * Makes a function that draws whole numbers from 0 up to, but not including, a size of at most 65,536, each as likely.
 * The same seed gives the same draws on every platform.
 */
export const createPicker = (seed: Seed): ((size: number) => number) => {
  const bits = xoroshiro128plus(seedBits(seed));
  return (size) => below(bits, checkInteger(size, 'size', 1, MOST));
};
