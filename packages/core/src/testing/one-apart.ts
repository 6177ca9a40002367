import type { Asked, Calculator, Field, Value } from '../game/index.ts';
import { settle } from '../game/index.ts';
import { partsOf } from '../game/value.ts';
import { holds, put } from './tour.ts';

type Path = readonly (string | number)[];

const at = (value: Value, path: Path): Value => path.reduce<Value>((inner, part) => Object(inner)[part] ?? null, value);

/** A list with one item more, less or otherwise. */
const oneItem = (a: readonly Value[], b: readonly Value[]): boolean => {
  const [long, short] = a.length >= b.length ? [a, b] : [b, a];
  if (long.length === short.length) return long.filter((one, i) => !holds(one, at(short, [i]))).length === 1;
  return (
    long.length === short.length + 1 &&
    long.some((_, i) =>
      holds(
        long.filter((__, j) => j !== i),
        short,
      ),
    )
  );
};

/** The places where two inputs differ; a list of another length is one place. */
const differences = (field: Field, a: Value, b: Value, path: Path): Path[] => {
  if (holds(a, b)) return [];
  if (field.kind === 'list' && Array.isArray(a) && Array.isArray(b)) {
    const grouped = field.of.kind === 'group' || field.of.kind === 'unit';
    if (a.length !== b.length || !grouped) return [path];
    return a.flatMap((one: Value, i) => differences(field.of, one, at(b, [i]), [...path, i]));
  }
  if (!('fields' in field)) return [path];
  return partsOf(field, a).flatMap(([name, inner, here]) => differences(inner, here, at(b, [name]), [...path, name]));
};

/** Changing one field of `a`, and settling what no longer applies, makes `b`. */
const reaches = (field: Field, a: Value, b: Value): boolean =>
  differences(field, a, b, []).some((path) => {
    const [from, to] = [at(a, path), at(b, path)];
    if (Array.isArray(from) && Array.isArray(to) && !oneItem(from, to)) return false;
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
