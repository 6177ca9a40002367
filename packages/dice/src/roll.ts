import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { Die } from './die.ts';
import { refuse, whole } from './refuse.ts';
import { freshSeed, type Seed, seedBits } from './seed.ts';
import { below, MOST } from './uniform.ts';

export { freshSeed, type Seed, seedBits } from './seed.ts';
export { below } from './uniform.ts';

/** Where a run of rolls stands: plain data, to keep and to go on from with `resume`. */
export interface RollState {
  readonly seed: Seed;
  readonly words: readonly number[];
}

/** Rolls dice. The same seed gives the same rolls on every platform, every face as likely as it should be. */
export interface Roller {
  readonly seed: Seed;
  readonly state: RollState;
  /** The face that comes up. */
  roll(die: Pick<Die, 'faces'>): number;
}

type Generator = ReturnType<typeof xoroshiro128plus>;

const refuseDie = (given: unknown): never => refuse('die', 'a die and its faces', given);

const checked = (die: Pick<Die, 'faces'>): Pick<Die, 'faces'> =>
  die?.faces?.length > 0 && die.faces.length <= MOST ? die : refuseDie(die);

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
    return die.faces[below(this.#bits, die.faces.length)] ?? refuseDie(die);
  }
}

/** Starts a run of rolls from a seed, or from a fresh one. */
export const roller = (seed: Seed = freshSeed()): Roller => new SeededRoller(seed, xoroshiro128plus(seedBits(seed)));

/** Goes on from a kept state. */
export function resume(state: RollState): Roller {
  const { seed, words } = state ?? {};
  seedBits(seed);
  if (!Array.isArray(words) || words.length !== 4 || !words.some(Boolean))
    refuse('words', 'four whole numbers of 32 bits, not all 0', words);
  for (const word of words) whole('words', word, -(2 ** 31), 2 ** 31 - 1);
  return new SeededRoller(seed, xoroshiro128plusFromState(words));
}
