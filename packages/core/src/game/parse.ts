import { type Allowed, InputError } from '../error.ts';
import type { Field, GroupField, Scalar, Typed, Value, When } from './field.ts';

/** What a field holds when nothing is said. */
export const defaultOf = (field: Field): Value => {
  switch (field.kind) {
    case 'list':
      return Array.from({ length: field.count }, () => defaultOf(field.of));
    case 'group':
    case 'unit':
      return Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, defaultOf(inner)]));
    default:
      return field.default;
  }
};

export const same = (a: Value, b: Value): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

export type Group = Readonly<Record<string, Value>>;
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a field's condition holds; each name is looked for from the innermost group outward. */
export const applies = (when: When | undefined, scopes: readonly Group[]): boolean =>
  when === undefined ||
  Object.entries(when).every(([name, wanted]) => {
    const value = scopes.findLast((scope) => Object.hasOwn(scope, name))?.[name] ?? null;
    return isList(wanted) ? wanted.some((one) => one === value) : wanted === value;
  });

const isList = (value: unknown): value is readonly Scalar[] => Array.isArray(value);

/** Something short enough to be said back: a long text is cut, a structure is named. */
const shown = (given: unknown): unknown => {
  if (typeof given === 'string') return given.length > 80 ? `${given.slice(0, 80)}…` : given;
  if (typeof given === 'number') return Number.isFinite(given) ? given : String(given);
  if (Array.isArray(given)) return `a list of ${given.length}`;
  if (typeof given === 'object' && given !== null) return 'a group';
  return given === undefined || typeof given === 'boolean' || given === null ? (given ?? null) : String(given);
};

const fault = (code: string, field: string, allowed: Allowed, given: unknown): never => {
  throw new InputError({ code, field: field || 'input', allowed, given: shown(given) });
};

const inside = (path: string, name: string | number): string => (path ? `${path}.${name}` : `${name}`);

const check = (field: Field, raw: unknown, path: string): Value => {
  if (raw === undefined) return defaultOf(field);
  switch (field.kind) {
    case 'choice':
    case 'direction': {
      const found = field.options.find(({ id }) => id === raw);
      return (
        found?.id ??
        fault(
          'choice',
          path,
          field.options.map(({ id }) => id),
          raw,
        )
      );
    }
    case 'flag':
      return typeof raw === 'boolean' ? raw : fault('flag', path, [true, false], raw);
    case 'whole': {
      if (raw === null && field.optional) return null;
      const ok = typeof raw === 'number' && Number.isInteger(raw) && field.min <= raw && raw <= field.max;
      return ok ? raw + 0 : fault('whole', path, `a whole number from ${field.min} to ${field.max}`, raw);
    }
    case 'list': {
      const size = Array.isArray(raw) ? raw.length : -1;
      if (!Array.isArray(raw) || size < field.min || size > field.max)
        return fault('list', path, `a list of ${field.min} to ${field.max}`, raw);
      return Array.from(raw, (item: unknown, i) => check(field.of, item ?? undefined, inside(path, i + 1)));
    }
    default:
      return checkGroup(field, raw, path);
  }
};

const checkGroup = (field: GroupField, raw: unknown, path: string): Group => {
  if (!isGroup(raw)) return fault('group', path, Object.keys(field.fields), raw);
  for (const name of Object.keys(raw))
    if (!Object.hasOwn(field.fields, name))
      fault('unknown-field', inside(path, name), Object.keys(field.fields), raw[name]);
  return Object.fromEntries(
    Object.entries(field.fields).map(([name, inner]) => [
      name,
      check(inner, Object.hasOwn(raw, name) ? raw[name] : undefined, inside(path, name)),
    ]),
  );
};

type Misplaced = (field: Field, value: Value, path: string) => Value;

/** Walks a whole value; where a field does not apply and is not at its default, `misplaced` says what stands there. */
const walk = (field: Field, value: Value, path: string, scopes: readonly Group[], misplaced: Misplaced): Value => {
  if (!applies(field.when, scopes)) {
    const rest = defaultOf(field);
    return same(value, rest) ? rest : misplaced(field, value, path);
  }
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((item: Value, i) => walk(field.of, item, inside(path, i + 1), scopes, misplaced));
  if ((field.kind === 'group' || field.kind === 'unit') && isGroup(value)) {
    // One field at a time, so that a later condition sees what an earlier one settled.
    const settled: Record<string, Value> = { ...value };
    for (const [name, inner] of Object.entries(field.fields))
      settled[name] = walk(inner, settled[name] ?? null, inside(path, name), [...scopes, settled], misplaced);
    return settled;
  }
  return value;
};

/** The one validator: the whole input with its defaults, or an InputError that names the field. */
export const parseInput = <T>(field: Typed<T>, raw: unknown): T => {
  const value = walk(field, check(field, raw, ''), '', [], (inner, given, path) => {
    const rest = defaultOf(inner);
    const allowed = isGroup(rest) || Array.isArray(rest) ? 'nothing: it does not apply here' : [rest as Scalar];
    return fault('does-not-apply', path, allowed, given);
  });
  // Checked field by field against the description that T comes from.
  return value as T;
};

/** Puts every field that no longer applies back to its default: what a form does when another field changes. */
export const settle = <T>(field: Typed<T>, value: T): T =>
  walk(field, value as Value, '', [], (inner) => defaultOf(inner)) as T;
