import type { Field, Typed, Value } from './field.ts';
import { inside, partsOf } from './field-parts.ts';
import { memoise } from './once.ts';
import { isMet } from './place.ts';
import { type Group, getDefault, isGroup, isList, isSameValue, isScalar } from './value.ts';

/** What stands directly in a field with something in it that hangs on a condition: the others need no second look. */
const listConditional: (field: Field) => ReturnType<typeof partsOf> = memoise((field: Field) =>
  partsOf(field).filter(([, part]) => part.when || listConditional(part).length > 0),
);

/** What stands in a field that does not apply: the path around it, and its own name there. */
export type Misplaced = (field: Field, value: Value, around: string, name: string | number) => Value;

/** One pass over an input: the groups around the field at hand, the outermost first, and what to do with a misplaced one. */
interface Pass {
  readonly scopes: Group[];
  readonly misplaced: Misplaced;
}

const settle = (field: Field, value: Value, around: string, name: string | number, pass: Pass): Value => {
  // At its default it stays as it is, whether it applies or not.
  if ('default' in field && value === field.default) return value;
  if (field.when !== undefined && !isMet(field.when, pass.scopes)) {
    const rest = getDefault(field);
    return isSameValue(value, rest) ? rest : pass.misplaced(field, value, around, name);
  }
  if (isScalar(value)) return value;
  const parts = listConditional(field);
  if (parts.length === 0) return value;
  const path = inside(around, name);
  if ('of' in field && isList(value)) return settleList(field.of, value, path, pass);
  return isGroup(value) ? settleGroup(parts, value, path, pass) : value;
};

/** The same list, or, where something in it is put back, a copy. */
const settleList = (field: Field, items: readonly Value[], path: string, pass: Pass): readonly Value[] => {
  let settled: Value[] | undefined;
  for (let i = 0; i < items.length; i++) {
    const item = items[i] ?? null;
    const after = settle(field, item, path, i + 1, pass);
    if (after === item) continue;
    settled ??= [...items];
    settled[i] = after;
  }
  return settled ?? items;
};

/** The same group, or, where something in it is put back, a copy. */
const settleGroup = (parts: ReturnType<typeof partsOf>, group: Group, path: string, pass: Pass): Group => {
  const { scopes } = pass;
  let settled: Record<string, Value> | undefined;
  scopes.push(group);
  for (const [name, part] of parts) {
    const value = group[name] ?? null;
    const after = settle(part, value, path, name, pass);
    if (after === value) continue;
    settled ??= { ...group };
    settled[name] = after;
    // Conditions name only single values that stand before, so one pass settles what they see.
    scopes[scopes.length - 1] = settled;
  }
  scopes.pop();
  return settled ?? group;
};

/** A whole input; where a field does not apply and is not at its default, `misplaced` says what stands there. */
export const settleWith = (field: Field, value: Value, misplaced: Misplaced): Value =>
  settle(field, value, '', '', { scopes: [], misplaced });

/** Puts every field that no longer applies back to its default: what a form does when another field changes. */
export const settleInput = <T>(field: Typed<T>, value: T): T =>
  settleWith(field, value as Value, (part) => getDefault(part)) as T;
