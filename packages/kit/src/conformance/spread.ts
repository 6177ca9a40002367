import { type Calculator, type FieldNeighbours, settleInput, type Value } from '@coup-doeil/core/game';

/** An input and what one of its fields holds there. */
export interface Held {
  readonly words: string;
  readonly input: Value;
}

const say = (value: Value): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** Every input that has something else in one field; numbers from the least to the greatest. */
export const spread = (calculator: Calculator, { runs }: FieldNeighbours): Held[] =>
  runs
    .flatMap((run) => [...run()])
    .sort((a, b) => (typeof a.to === 'number' && typeof b.to === 'number' ? a.to - b.to : 0))
    .map(({ to, input, field }) => ({
      words: `${field}=${say(to)}`,
      // Neighbours are inputs of this very description.
      input: settleInput(calculator.input, input) as Value,
    }));

/** So many of a list, its ends among them. */
export const thin = <T>(all: readonly T[], most: number): T[] =>
  all.length <= most
    ? [...all]
    : Array.from({ length: most }, (_, i) => Math.round((i * (all.length - 1)) / (most - 1))).flatMap((at) =>
        all.slice(at, at + 1),
      );
