import type { Calculator, CheckedAsk, Field, FieldPlace, Value } from '@coup-doeil/core/game';
import { getInputPlace, isSameValue, listInnerFields, put, settleInput } from '@coup-doeil/core/game';

/** Whether a list is another with one item more. */
const oneMore = (long: readonly FieldPlace[], short: readonly FieldPlace[]): boolean => {
  const values = (places: readonly FieldPlace[]) => places.map(({ value }) => value);
  return long.some((_, i) => isSameValue(values(long).toSpliced(i, 1), values(short)));
};

/**
 * The places of `b` where one change can make it of `a`, each item of a list for itself; one item more or less is one
 * change.
 */
const changePlaces = (a: FieldPlace, b: FieldPlace): FieldPlace[] => {
  if ('default' in a.field) return [b];
  const [ours, theirs] = [listInnerFields(a), listInnerFields(b)];
  if (ours.length !== theirs.length) return oneMore(ours, theirs) || oneMore(theirs, ours) ? [b] : [];
  return ours.flatMap((inner, i) => theirs.slice(i, i + 1).flatMap((other) => changePlaces(inner, other)));
};

/** Changing one field of `a`, and settling what no longer applies, makes `b`. */
const reaches = (field: Field, a: Value, b: Value): boolean =>
  changePlaces(getInputPlace(field, a), getInputPlace(field, b)).some(({ path, value }) =>
    // The description of a group holds values of that group.
    isSameValue(settleInput(field, put(a, path, value)) as Value, b),
  );

/** Counts in how many things two asks differ: a field, the printing, a reading. Several fields at once count as two. */
export const countDifferences = (calculator: Calculator, a: CheckedAsk, b: CheckedAsk): number => {
  const [left, right] = [a.input as Value, b.input as Value];
  const fields = isSameValue(left, right)
    ? 0
    : reaches(calculator.input, left, right) || reaches(calculator.input, right, left)
      ? 1
      : 2;
  const readings = Object.keys(a.readings).filter((id) => a.readings[id] !== b.readings[id]).length;
  return fields + readings + (a.edition === b.edition ? 0 : 1);
};
