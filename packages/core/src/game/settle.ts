import type { Field, Typed, Value, When } from './field.ts';
import { once } from './once.ts';
import { defaultOf, type Group, inside, isList, itemsOf, partsOf, same } from './value.ts';

/** Whether a field's condition holds; each name is looked for from the innermost group outward. */
export const applies = (when: When | undefined, scopes: readonly Group[]): boolean => {
  if (when === undefined) return true;
  for (const [name, wanted] of Object.entries(when)) {
    const value = scopes.findLast((scope) => Object.hasOwn(scope, name))?.[name] ?? null;
    if (isList(wanted) ? !wanted.some((one) => one === value) : wanted !== value) return false;
  }
  return true;
};

// Whether anything in a field hangs on a condition: what does not needs no second look.
const hasConditions: (field: Field) => boolean = once((field: Field): boolean => {
  const inner = 'of' in field ? [field.of] : 'fields' in field ? Object.values(field.fields) : [];
  return field.when !== undefined || inner.some(hasConditions);
});

export type Misplaced = (field: Field, value: Value, path: string) => Value;

/** Walks a whole value; where a field does not apply and is not at its default, `misplaced` says what stands there. */
export const walk = (
  field: Field,
  value: Value,
  path: string,
  scopes: readonly Group[],
  misplaced: Misplaced,
): Value => {
  if (!hasConditions(field)) return value;
  if (!applies(field.when, scopes)) {
    const rest = defaultOf(field);
    return same(value, rest) ? rest : misplaced(field, value, path);
  }
  if ('of' in field)
    return itemsOf(value).map((item, i) => walk(field.of, item, inside(path, i + 1), scopes, misplaced));
  if (!('fields' in field)) return value;
  const parts = partsOf(field, value);
  // One field at a time, so that a later condition sees what an earlier one settled.
  const settled: Record<string, Value> = {};
  for (const [name, , here] of parts) settled[name] = here;
  const within = [...scopes, settled];
  for (const [name, inner, here] of parts) settled[name] = walk(inner, here, inside(path, name), within, misplaced);
  return settled;
};

/** Puts every field that no longer applies back to its default: what a form does when another field changes. */
export const settle = <T>(field: Typed<T>, value: T): T =>
  walk(field, value as Value, '', [], (inner) => defaultOf(inner)) as T;
