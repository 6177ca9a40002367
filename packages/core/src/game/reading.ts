import type { Cite } from '../chart/cell.ts';
import type { Text } from '../text/index.ts';
import { fault, readRecord } from './fault.ts';
import { memoise } from './once.ts';
import { first } from './value.ts';

/** How sure a default may be, from the least. */
export const CONFIDENCES = ['weak', 'fair', 'strong'] as const;

/** How sure the default of a reading is. */
export type Confidence = (typeof CONFIDENCES)[number];

/** A place where a sheet is silent, damaged or at odds with itself. The first option is the default. */
export interface Reading<O extends string = string> {
  readonly question: Text;
  readonly options: Readonly<Record<O, Text>>;
  readonly why: Text;
  readonly confidence: Confidence;
  readonly cite: Cite;
}

/** Readings by their ids. */
export type Readings = Readonly<Record<string, Reading>>;

/** The ids of a reading’s options: `OptionOf<typeof reading>`. */
export type OptionOf<R> = R extends Reading<infer O> ? O : never;

/** A rulings profile: how each doubtful place is read at this table. */
export type Profile<R extends Readings = Readings> = { readonly [K in keyof R]: OptionOf<R[K]> };

/** Makes a reading; its options are known to the compiler. */
/* @__NO_SIDE_EFFECTS__ */
export const reading = <const O extends string>(spec: Reading<O>): Reading<O> => spec;

/** The options of a reading, the default first. */
export const listOptions = (spec: Reading): readonly string[] => Object.keys(spec.options);

const listDefaults = memoise(
  (readings: Readings): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(readings).map(([id, spec]) => [id, first(listOptions(spec))])),
);

/** A whole profile from the few readings that were chosen. */
export const fillProfile = (
  readings: Readings,
  chosen: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> => {
  const profile = { ...listDefaults(readings) };
  for (const [id, option] of Object.entries(readRecord(chosen, 'readings', 'readings', Object.keys(readings)))) {
    const spec = Object.hasOwn(readings, id) ? readings[id] : undefined;
    if (!spec) fault('unknown-reading', 'reading', Object.keys(readings), id);
    else if (option !== undefined && !listOptions(spec).some((known) => known === option))
      fault('reading', `reading.${id}`, listOptions(spec), option);
    // What is chosen is one of the options.
    else if (option !== undefined) profile[id] = option as string;
  }
  return profile;
};
