import type { Field, Value, When } from './field.ts';
import { inside, partsOf } from './field-parts.ts';
import { type Group, isGroup, isList } from './value.ts';

/** A field where it stands in an input, and what the input holds there. */
export interface FieldPlace<F extends Field = Field> {
  /** Its dotted name, items counted from 1: `attackers.1.arm`. The whole input has none. */
  readonly path: string;
  /** The last part of its path. */
  readonly name: string;
  readonly field: F;
  /** `null` where the input holds nothing. */
  readonly value: Value;
  /** Whether its condition holds, and that of everything that it stands in. */
  readonly applies: boolean;
  /** The groups around it, the outermost first; a field that does not apply holds its default there. */
  readonly scopes: readonly Group[];
}

/** Whether a field's condition holds; each name is looked for from the innermost group outward. */
export const isMet = (when: When | undefined, scopes: readonly Group[]): boolean => {
  if (when === undefined) return true;
  for (const name in when) {
    const wanted = when[name];
    let at = scopes.length - 1;
    while (at >= 0 && !Object.hasOwn(scopes[at] ?? {}, name)) at -= 1;
    const value = scopes[at]?.[name] ?? null;
    if (isList(wanted) ? !wanted.some((scalar) => scalar === value) : wanted !== value) return false;
  }
  return true;
};

const placeIn = <F extends Field>(
  outer: Pick<FieldPlace, 'path' | 'applies'>,
  name: string,
  field: F,
  value: Value,
  scopes: readonly Group[],
): FieldPlace<F> => ({
  path: inside(outer.path, name),
  name,
  field,
  value,
  applies: outer.applies && isMet(field.when, scopes),
  scopes,
});

/** The whole input: where every walk over its fields begins. */
export const getInputPlace = <F extends Field>(field: F, value: Value): FieldPlace<F> =>
  placeIn({ path: '', applies: true }, '', field, value, []);

/** What stands directly in a field: the fields of a group, the items of a list. */
export const listInnerFields = (outer: FieldPlace): FieldPlace[] => {
  const { field, value, scopes } = outer;
  if ('of' in field)
    return isList(value) ? value.map((item, i) => placeIn(outer, `${i + 1}`, field.of, item, scopes)) : [];
  const group: Record<string, Value> = isGroup(value) ? { ...value } : {};
  const within = [...scopes, group];
  return partsOf(field).map(([name, inner]) => {
    const place = placeIn(outer, name, inner, group[name] ?? null, within);
    // Conditions name only single values that stand before, so one pass settles what they see.
    if (!place.applies && 'default' in inner) group[name] = inner.default;
    return place;
  });
};

/** A field and all that stands in it, the outer before the inner. */
export const listAllFields = (place: FieldPlace): FieldPlace[] => [
  place,
  ...listInnerFields(place).flatMap(listAllFields),
];

/**
 * A value with something else at a path in it: a value, or what is made of the value that stands there. The place after a
 * list's last item adds one; at a path that leads nowhere nothing changes.
 */
export const put = (value: Value, path: string, to: Value | ((before: Value) => Value)): Value => {
  if (path === '') return typeof to === 'function' ? to(value) : to;
  const dot = path.indexOf('.');
  const name = dot < 0 ? path : path.slice(0, dot);
  const rest = dot < 0 ? '' : path.slice(dot + 1);
  if (isList(value)) {
    const i = Number(name) - 1;
    return i >= 0 && i <= value.length ? value.toSpliced(i, 1, put(value[i] ?? null, rest, to)) : value;
  }
  return isGroup(value) ? { ...value, [name]: put(value[name] ?? null, rest, to) } : value;
};
