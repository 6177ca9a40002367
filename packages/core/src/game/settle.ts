import type { Field, Typed, Value, When } from './field.ts';
import { defaultOf, fieldsOf, type Group, inside, isGroup, isList, same } from './value.ts';

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
const conditional = new WeakMap<Field, boolean>();
const hasConditions = (field: Field): boolean => {
  const known = conditional.get(field);
  if (known !== undefined) return known;
  const inner = field.kind === 'list' ? [field.of] : 'fields' in field ? Object.values(field.fields) : [];
  const has = field.when !== undefined || inner.some(hasConditions);
  conditional.set(field, has);
  return has;
};

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
  if (field.kind === 'list' && isList(value))
    return value.map((item, i) => walk(field.of, item, inside(path, i + 1), scopes, misplaced));
  if ((field.kind === 'group' || field.kind === 'unit') && isGroup(value)) {
    // One field at a time, so that a later condition sees what an earlier one settled.
    const settled: Record<string, Value> = { ...value };
    const within = [...scopes, settled];
    for (const [name, inner] of fieldsOf(field))
      settled[name] = walk(inner, settled[name] ?? null, inside(path, name), within, misplaced);
    return settled;
  }
  return value;
};

/** Puts every field that no longer applies back to its default: what a form does when another field changes. */
export const settle = <T>(field: Typed<T>, value: T): T =>
  walk(field, value as Value, '', [], (inner) => defaultOf(inner)) as T;
