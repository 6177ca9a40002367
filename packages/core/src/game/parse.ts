import { isInputError } from '../error.ts';
import { isPlainObject } from '../plain.ts';
import { fault, refuseUnreadable } from './fault.ts';
import type { Field, GroupField, ListField, Typed, Value } from './field.ts';
import { inside, partsOf } from './field-parts.ts';
import { type Misplaced, settleWith } from './settle.ts';
import { type Group, getDefault, isScalar } from './value.ts';

const isInteger = (raw: unknown): raw is number => Number.isInteger(raw);

const check = (field: Field, raw: unknown, path: string): Value => {
  if (raw === undefined) return getDefault(field);
  switch (field.kind) {
    case 'choice':
    case 'direction': {
      for (const { id } of field.options) if (id === raw) return id;
      const ids = field.options.map(({ id }) => id);
      return fault('choice', path, ids, raw);
    }
    case 'flag':
      return typeof raw === 'boolean' ? raw : fault('flag', path, [true, false], raw);
    case 'whole': {
      if (raw === null && field.optional) return null;
      const ok = isInteger(raw) && field.min <= raw && raw <= field.max;
      // Nought is never negative.
      return ok ? raw + 0 : fault('whole', path, { rule: 'whole-number', min: field.min, max: field.max }, raw);
    }
    case 'list':
      return checkList(field, raw, path);
    default:
      return checkGroup(field, raw, path);
  }
};

const checkList = (field: ListField, raw: unknown, path: string): Value => {
  // Read once: the length of a proxy may be another when it is asked again.
  const length = Array.isArray(raw) ? raw.length : Number.NaN;
  if (!Array.isArray(raw) || !(length >= field.min && length <= field.max))
    return fault('list', path, { rule: 'list-length', min: field.min, max: field.max }, raw);
  const items = Array.from({ length }, (_, i) => check(field.of, raw[i], inside(path, i + 1)));
  if (field.distinct && new Set(items).size < items.length)
    return fault('distinct', path, { rule: 'each-once' }, items.join(','));
  return items;
};

const checkGroup = (field: GroupField, raw: unknown, path: string): Group => {
  if (!isPlainObject(raw)) return fault('group', path, Object.keys(field.fields), raw);
  for (const name of Object.keys(raw))
    if (!Object.hasOwn(field.fields, name))
      fault('unknown-field', inside(path, name), Object.keys(field.fields), raw[name]);
  const group: Record<string, Value> = {};
  for (const [name, inner] of partsOf(field))
    group[name] = check(inner, Object.hasOwn(raw, name) ? raw[name] : undefined, inside(path, name));
  return group;
};

const refuseMisplaced: Misplaced = ({ field, value, path }) => {
  const rest = getDefault(field);
  return fault('does-not-apply', path, isScalar(rest) ? [rest] : { rule: 'not-applicable' }, value);
};

const readValue = (field: Field, raw: unknown): Value => {
  try {
    return check(field, raw, '');
  } catch (error) {
    if (isInputError(error)) throw error;
    // Only what was given can throw here.
    return refuseUnreadable('');
  }
};

/** The one validator: the whole input with its defaults, or an InputError that names the field. */
export const parseInput = <T>(field: Typed<T>, raw: unknown): T => {
  // Checked field by field against the description that T comes from.
  return settleWith(field, readValue(field, raw), refuseMisplaced) as T;
};
