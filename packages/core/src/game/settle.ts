import type { Field, Typed, Value } from './field.ts';
import { partsOf } from './field-parts.ts';
import { memoise } from './once.ts';
import { type FieldPlace, getInputPlace, listInnerFields } from './place.ts';
import { getDefault, isSameValue } from './value.ts';

// Whether anything in a field hangs on a condition: what does not needs no second look.
const hasConditions: (field: Field) => boolean = memoise(
  (field: Field): boolean => field.when !== undefined || partsOf(field).some(([, part]) => hasConditions(part)),
);

export type Misplaced = (place: FieldPlace) => Value;

const settlePlace = (place: FieldPlace, misplaced: Misplaced): Value => {
  const { field, value, applies } = place;
  if (!hasConditions(field)) return value;
  if (!applies) {
    const rest = getDefault(field);
    return isSameValue(value, rest) ? rest : misplaced(place);
  }
  if ('of' in field) return listInnerFields(place).map((item) => settlePlace(item, misplaced));
  if (!('fields' in field)) return value;
  const settled: Record<string, Value> = {};
  for (const inner of listInnerFields(place)) settled[inner.name] = settlePlace(inner, misplaced);
  return settled;
};

/** A whole input; where a field does not apply and is not at its default, `misplaced` says what stands there. */
export const settleWith = (field: Field, value: Value, misplaced: Misplaced): Value =>
  settlePlace(getInputPlace(field, value), misplaced);

/** Puts every field that no longer applies back to its default: what a form does when another field changes. */
export const settleInput = <T>(field: Typed<T>, value: T): T =>
  settleWith(field, value as Value, (place) => getDefault(place.field)) as T;
