import type { Asked, Calculator, Field, Value } from '@coup-doeil/core/game';
import { itemsOf, settle } from '@coup-doeil/core/game';
import { holds, put } from './tour.ts';

type Path = readonly (string | number)[];

const at = (value: Value, path: Path): Value => path.reduce<Value>((inner, part) => Object(inner)[part], value);

/** Whether a list is another with one item more. */
const oneMore = (long: readonly Value[], short: readonly Value[]): boolean =>
  long.some((_, i) =>
    holds(
      long.filter((__, j) => j !== i),
      short,
    ),
  );

/** The places where one change can make `b` of `a`, each item of a list for itself; one item more or less is one change. */
const places = (field: Field, a: Value, b: Value, path: Path = []): Path[] => {
  if (field.kind === 'list') {
    const [ours, theirs] = [itemsOf(at(a, path)), itemsOf(at(b, path))];
    if (ours.length === theirs.length) return ours.flatMap((_, i) => places(field.of, a, b, [...path, i]));
    return oneMore(ours, theirs) || oneMore(theirs, ours) ? [path] : [];
  }
  if (!('fields' in field)) return [path];
  return Object.entries(field.fields).flatMap(([name, inner]) => places(inner, a, b, [...path, name]));
};

/** Changing one field of `a`, and settling what no longer applies, makes `b`. */
const reaches = (field: Field, a: Value, b: Value): boolean =>
  // The description of a group holds values of that group.
  places(field, a, b).some((path) => holds(settle(field, put(a, path, at(b, path)) as Value), b));

/** Counts in how many things two asks differ: a field, the printing, a reading. Several fields at once count as two. */
export const countDifferences = (calculator: Calculator, a: Asked, b: Asked): number => {
  const [one, other] = [a.input as Value, b.input as Value];
  const fields = holds(one, other)
    ? 0
    : reaches(calculator.input, one, other) || reaches(calculator.input, other, one)
      ? 1
      : 2;
  const readings = Object.keys(a.readings).filter((id) => a.readings[id] !== b.readings[id]).length;
  return fields + readings + (a.edition === b.edition ? 0 : 1);
};
