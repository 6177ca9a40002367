import { type CoreAllowed, rejectInput } from '../error.ts';
import { findSymbol, isPlainList, isPlainObject } from '../plain.ts';

/** Reads unknown data as a type, or throws the error that names its place. */
export type Reader<T> = (raw: unknown, place: string) => T;

const rejectValue = (code: string, place: string, allowed: CoreAllowed, raw: unknown): never =>
  rejectInput(raw === undefined ? 'missing' : code, place || 'document', allowed, raw);

const placeOf = (place: string, name: string | number): string => (place === '' ? `${name}` : `${place}.${name}`);

export const number =
  (min: number, max: number): Reader<number> =>
  (raw, place) =>
    typeof raw === 'number' && raw >= min && raw <= max
      ? raw
      : rejectValue('range', place, { rule: 'number', min, max }, raw);

export const wholeNumber =
  (min: number, max: number): Reader<number> =>
  (raw, place) =>
    typeof raw === 'number' && Number.isInteger(raw) && raw >= min && raw <= max
      ? raw
      : rejectValue('range', place, { rule: 'whole-number', min, max }, raw);

export const text =
  (min: number, max: number): Reader<string> =>
  (raw, place) =>
    typeof raw === 'string' && raw.length >= min && raw.length <= max
      ? raw
      : rejectValue('text', place, { rule: 'text', min, max }, raw);

// In kebab-case, so that no word is a number or `__proto__`.
const WORD = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

export const word: Reader<string> = (raw, place) =>
  typeof raw === 'string' && WORD.test(raw) ? raw : rejectValue('word', place, { rule: 'word' }, raw);

export const choice =
  <T extends string | number>(allowed: readonly T[]): Reader<T> =>
  (raw, place) =>
    allowed.find((value) => value === raw) ?? rejectValue('choice', place, allowed, raw);

export const list =
  <T>(entry: Reader<T>, max: number): Reader<readonly T[]> =>
  (raw, place) => {
    if (!Array.isArray(raw) || raw.length > max)
      return rejectValue('list', place, { rule: 'list-length', min: 0, max }, raw);
    if (!isPlainList(raw)) return rejectValue('list', place, { rule: 'plain-data' }, raw);
    // Unlike `map`, this does not skip holes.
    return Array.from(raw, (value: unknown, index) => entry(value, placeOf(place, index)));
  };

/** An object with any words for keys, or with keys that are read otherwise. */
export const record =
  <T>(value: Reader<T>, key: Reader<string> = word): Reader<Readonly<Record<string, T>>> =>
  (raw, place) =>
    isPlainObject(raw) && findSymbol(raw) === undefined
      ? Object.fromEntries(
          Object.entries(raw).map(([name, inner]) => [
            key(name, placeOf(place, name)),
            value(inner, placeOf(place, name)),
          ]),
        )
      : rejectValue('record', place, { rule: 'record' }, raw);

/** An object with these keys and no other. */
export const object =
  <T extends object>(fields: { readonly [K in keyof Required<T>]: Reader<T[K]> }): Reader<T> =>
  (raw, place) => {
    const names = Object.keys(fields);
    if (!isPlainObject(raw)) return rejectValue('object', place, names, raw);
    const unknown = Object.keys(raw).find((name) => !Object.hasOwn(fields, name)) ?? findSymbol(raw);
    if (unknown !== undefined)
      return rejectInput('unknown-field', placeOf(place, unknown) || 'document', names, raw[unknown]);
    const entries = Object.entries<Reader<unknown>>(fields)
      .map(
        ([name, read]) => [name, read(Object.hasOwn(raw, name) ? raw[name] : undefined, placeOf(place, name))] as const,
      )
      .filter(([, value]) => value !== undefined);
    // Every field of T comes from its own reader; the types of entries do not say so.
    return Object.fromEntries(entries) as T;
  };

/** May be left out. */
export const optional =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (raw, place) =>
    raw === undefined ? undefined : read(raw, place);

/** May be left out, and is then this. */
export const withDefault =
  <T>(read: Reader<T>, value: T): Reader<T> =>
  (raw, place) =>
    raw === undefined ? value : read(raw, place);
