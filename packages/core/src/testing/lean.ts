import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Ask, type Calculator, optionsOf, run, sample, type Value } from '../game/index.ts';
import { first } from '../game/value.ts';
import { spoilt } from './bad-input.ts';
import { bareOf, type Wanted } from './bare.ts';
import { picker } from './picker.ts';

export interface LeanDoor {
  /** Where what is drawn is kept. */
  readonly file: string;
  /** The calculator it is drawn from. */
  readonly calculator: Calculator;
  readonly wanted: Wanted;
  /** Imported only when asked for: its file may just have been written. */
  load(): Promise<Calculator>;
  /** How many random asks are compared. */
  readonly asks?: number;
  /** Makes of a random input one that is more often answered. */
  nearer?(input: Value): Value;
}

const written = ({ calculator, wanted }: LeanDoor): string => `import type { Bare } from '@coup-doeil/core/game';

// Drawn from the calculator, never typed: LEAN=write in front of the tests writes it anew.
// biome-ignore format: nobody reads it
export const BARE: Bare = ${JSON.stringify(bareOf(calculator, wanted))};
`;

const ASKS = 2000;

/** Random asks: any printing, any reading, and of three inputs one as it was drawn. */
const asksOf = ({ calculator, asks = ASKS, nearer = (input) => input }: LeanDoor): Ask[] => {
  const pick = picker(calculator.id);
  const one = (ids: readonly string[]): string => first(ids.slice(pick(ids.length)));
  return Array.from({ length: asks }, (_, i) => {
    const drawn = sample<unknown>(calculator.input, pick) as Value;
    const readings = Object.entries(calculator.readings).map(([id, spec]) => [id, one(optionsOf(spec))] as const);
    return {
      edition: one(Object.keys(calculator.charts)),
      readings: Object.fromEntries(readings),
      input: i % 3 === 0 ? drawn : nearer(drawn),
    };
  });
};

/** Asks that are wrong in one place, and what may be left unsaid. */
const oddAsks = ({ calculator }: LeanDoor): Ask[] => {
  const pick = picker('wrong');
  const inputs = Array.from({ length: 2 }, () => sample<unknown>(calculator.input, pick) as Value);
  const reading = first(Object.keys(calculator.readings));
  return [
    ...inputs.flatMap((input) => spoilt(calculator.input, input).map(({ raw }) => ({ input: raw }))),
    { edition: 'no-such-printing', input: {} },
    { readings: { 'no-such-reading': '' }, input: {} },
    { readings: { [reading]: 'no-such-option' }, input: {} },
    { input: {} },
    {},
  ];
};

const WORDS = ['label', 'text', 'reason'];
const GAME = { id: '', version: '' };

/** Where a lean calculator tells something else than the calculator it was drawn from, words aside. */
export const leanDiffers = (door: LeanDoor, lean: Calculator): string[] => {
  const told = (calculator: Calculator, ask: Ask): string =>
    JSON.stringify(run(GAME, calculator, ask), (key, value: unknown) => (WORDS.includes(key) ? undefined : value));
  let answered = 0;
  const problems = [...asksOf(door), ...oddAsks(door)].flatMap((ask) => {
    const whole = told(door.calculator, ask);
    if (whole.includes('"refused":null')) answered++;
    return told(lean, ask) === whole ? [] : [`${JSON.stringify(ask)}: ${told(lean, ask)} for ${whole}`];
  });
  return answered < (door.asks ?? ASKS) / 10 ? [...problems, `only ${answered} asks were answered`] : problems;
};

/** Its file says what is drawn from the calculator; it is written where somebody asks for that. */
export const holdDrawn = (door: LeanDoor, anew: boolean): void => {
  if (anew) writeFileSync(door.file, written(door));
  expect(readFileSync(door.file, 'utf8')).toBe(written(door));
};

/** Fails with the first asks that it tells something else of. */
export const holdReports = async (door: LeanDoor): Promise<void> => {
  expect(leanDiffers(door, await door.load()).slice(0, 3)).toEqual([]);
};

/** Holds a lean door to its calculator: drawn from it, and in every report the same but for the words. */
export const holdLean = (door: LeanDoor): void => {
  const anew = process.env.LEAN === 'write';
  describe(`${door.calculator.id}, lean`, () => {
    test('its figures, its description and its readings are the calculator’s', () => holdDrawn(door, anew));

    test('it reports as the calculator does: answers, odds, working, readings, refusals, and the error of what is wrong', () =>
      holdReports(door));
  });
};
