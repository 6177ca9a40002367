import type { Field, Typed, Value } from './field.ts';
import { inside, partsOf } from './field-parts.ts';
import { memoise } from './once.ts';
import { isMet } from './place.ts';
import { type Group, getDefault, isGroup, isList, isSameValue } from './value.ts';

/** What stands directly in a field with something in it that hangs on a condition: the others need no second look. */
const listConditional: (field: Field) => ReturnType<typeof partsOf> = memoise((field: Field) =>
  partsOf(field).filter(([, part]) => part.when || listConditional(part).length > 0),
);

/** What stands in a field that does not apply: the path around it, and its own name there. */
export type Misplaced = (field: Field, value: Value, around: string, name: string | number) => Value;

const settle = (
  field: Field,
  value: Value,
  around: string,
  name: string | number,
  scopes: readonly Group[],
  misplaced: Misplaced,
): Value => {
  if (field.when !== undefined && !isMet(field.when, scopes)) {
    const rest = getDefault(field);
    return isSameValue(value, rest) ? rest : misplaced(field, value, around, name);
  }
  const parts = listConditional(field);
  if (parts.length === 0) return value;
  const path = inside(around, name);
  if ('of' in field && isList(value))
    return value.map((item, i) => settle(field.of, item, path, i + 1, scopes, misplaced));
  if (!isGroup(value)) return value;
  const settled: Record<string, Value> = { ...value };
  // Conditions name only single values that stand before, so one pass settles what they see.
  const within = [...scopes, settled];
  for (const [inner, part] of parts)
    settled[inner] = settle(part, settled[inner] ?? null, path, inner, within, misplaced);
  return settled;
};

/** A whole input; where a field does not apply and is not at its default, `misplaced` says what stands there. */
export const settleWith = (field: Field, value: Value, misplaced: Misplaced): Value =>
  settle(field, value, '', '', [], misplaced);

/** Puts every field that no longer applies back to its default: what a form does when another field changes. */
export const settleInput = <T>(field: Typed<T>, value: T): T =>
  settleWith(field, value as Value, (part) => getDefault(part)) as T;
