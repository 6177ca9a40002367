import type { Asked, Calculator, Field, Value } from '../game/index.ts';
import { settle } from '../game/index.ts';
import { isList, itemsOf } from '../game/value.ts';
import { holds, put } from './tour.ts';

type Path = readonly (string | number)[];

const at = (value: Value, path: Path): Value => path.reduce<Value>((inner, part) => Object(inner)[part], value);

const oneMore = (long: readonly Value[], short: readonly Value[]): boolean =>
  long.some((_, i) =>
    holds(
      long.filter((__, j) => j !== i),
      short,
    ),
  );

/** A list with one item more, less or otherwise. */
const oneItem = (a: readonly Value[], b: readonly Value[]): boolean =>
  a.length === b.length ? a.filter((one, i) => !holds(one, at(b, [i]))).length === 1 : oneMore(a, b) || oneMore(b, a);

/** The places where two inputs can differ; a list of single things, or one that is longer in one of them, is one place. */
const places = (field: Field, a: Value, b: Value, path: Path = []): Path[] => {
  if (field.kind === 'list') {
    const items = itemsOf(at(a, path));
    const whole = items.length !== itemsOf(at(b, path)).length || !('fields' in field.of);
    return whole ? [path] : items.flatMap((_, i) => places(field.of, a, b, [...path, i]));
  }
  if (!('fields' in field)) return [path];
  return Object.entries(field.fields).flatMap(([name, inner]) => places(inner, a, b, [...path, name]));
};

/** Changing one field of `a`, and settling what no longer applies, makes `b`. */
const reaches = (field: Field, a: Value, b: Value): boolean =>
  places(field, a, b).some((path) => {
    const [from, to] = [at(a, path), at(b, path)];
    if (isList(from) && !oneItem(from, itemsOf(to))) return false;
    // The description of a group holds values of that group.
    return holds(settle(field, put(a, path, to) as Value), b);
  });

/** In how many ways two asks differ: a field, the printing, a reading. Several fields at once count as two. */
export const apart = (calculator: Calculator, a: Asked, b: Asked): number => {
  const [one, other] = [a.input as Value, b.input as Value];
  const fields = holds(one, other)
    ? 0
    : reaches(calculator.input, one, other) || reaches(calculator.input, other, one)
      ? 1
      : 2;
  const readings = Object.keys(a.readings).filter((id) => a.readings[id] !== b.readings[id]).length;
  return fields + readings + (a.edition === b.edition ? 0 : 1);
};
