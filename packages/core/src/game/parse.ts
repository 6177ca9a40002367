import { isInputError } from '../error.ts';
import { findSymbol, isPlainList, isPlainObject } from '../plain.ts';
import { fault, rejectUnreadable } from './fault.ts';
import type { Field, GroupField, ListField, Typed, Value } from './field.ts';
import { inside, partAt } from './field-parts.ts';
import { type Misplaced, settleWith } from './settle.ts';
import { fillDefaults, type Group, getDefault, isScalar, listDefaults } from './value.ts';

const isInteger = (raw: unknown): raw is number => Number.isInteger(raw);

// A place goes by the path around it and its own name: they are put together only where something is wrong or stands inside it.
const check = (field: Field, raw: unknown, around: string, name: string | number): Value => {
  if (raw === undefined) return getDefault(field);
  switch (field.kind) {
    case 'choice':
    case 'direction': {
      for (const { id } of field.options) if (id === raw) return id;
      const ids = field.options.map(({ id }) => id);
      return fault('choice', inside(around, name), ids, raw);
    }
    case 'flag':
      return typeof raw === 'boolean' ? raw : fault('flag', inside(around, name), [true, false], raw);
    case 'whole': {
      const { min, max } = field;
      if (raw === null && field.optional) return null;
      // Nought is never negative.
      if (isInteger(raw) && min <= raw && raw <= max) return raw + 0;
      return fault('whole', inside(around, name), { rule: 'whole-number', min, max }, raw);
    }
    case 'list':
      return checkList(field, raw, inside(around, name));
    default:
      return checkGroup(field, raw, inside(around, name));
  }
};

const checkList = (field: ListField, raw: unknown, path: string): Value => {
  // Read once: the length of a proxy may be another when it is asked again.
  const length = Array.isArray(raw) ? raw.length : -1;
  if (!Array.isArray(raw) || !(field.min <= length && length <= field.max))
    return fault('list', path, { rule: 'list-length', min: field.min, max: field.max }, raw);
  if (!isPlainList(raw)) return fault('list', path, { rule: 'plain-data' }, raw);
  const items: Value[] = [];
  // A hole is nothing, not something left out.
  for (let i = 0; i < length; i++) items.push(check(field.of, i in raw ? raw[i] : null, path, i + 1));
  if (field.distinct && length > 1 && new Set(items).size < length)
    return fault('distinct', path, { rule: 'each-once' }, items.join(','));
  return items;
};

const checkGroup = (field: GroupField, raw: unknown, path: string): Group => {
  if (!isPlainObject(raw)) return fault('group', path, Object.keys(field.fields), raw);
  const defaults = listDefaults(field);
  const group: Record<string, Value> = { ...defaults.singles };
  // Names that are not enumerable count like any other.
  for (const name of Object.getOwnPropertyNames(raw)) {
    const part = partAt(field, name);
    if (!part) return fault('unknown-field', inside(path, name), Object.keys(field.fields), raw[name]);
    const given = raw[name];
    if (given !== undefined) group[name] = check(part, given, path, name);
  }
  const symbol = findSymbol(raw);
  if (symbol !== undefined) return fault('unknown-field', inside(path, symbol), Object.keys(field.fields), null);
  return fillDefaults(group, defaults);
};

const rejectMisplaced: Misplaced = (field, value, around, name) => {
  const rest = getDefault(field);
  return fault('does-not-apply', inside(around, name), isScalar(rest) ? [rest] : { rule: 'not-applicable' }, value);
};

const readValue = (field: Field, raw: unknown): Value => {
  try {
    return check(field, raw, '', '');
  } catch (error) {
    if (isInputError(error)) throw error;
    // Only what was given can throw here.
    return rejectUnreadable('');
  }
};

/** The one validator: the whole input with its defaults, or an InputError that names the field. */
export const parseInput = <T>(field: Typed<T>, raw: unknown): T => {
  // Checked field by field against the description that T comes from.
  return settleWith(field, readValue(field, raw), rejectMisplaced) as T;
};
