import { refuse } from './check.ts';

const DEEPEST = 8;
const MOST_VALUES = 1_000_000;

/**
 * A copy of something brought from outside, made of plain data alone: no cycles, getters, classes, holes or numbers
 * that JSON lacks, and no key that reaches for the prototype. What is refused is named by its place.
 */
export const plain = (given: unknown): unknown => {
  let values = 0;
  const above: object[] = [];
  const copy = (value: unknown, path: string): unknown => {
    const field = path || 'document';
    if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value))
      return value;
    if (typeof value !== 'object')
      return refuse('type', field, 'text, number, true, false, null, list or object', value);
    if (above.includes(value)) refuse('cyclic', field, 'nothing that contains itself', value);
    if (above.length >= DEEPEST) refuse('depth', field, `at most ${DEEPEST} levels`, value);
    const kind: unknown = Object.getPrototypeOf(value);
    if (kind !== Object.prototype && kind !== Array.prototype && kind !== null)
      refuse('type', field, 'a plain list or object', value);
    const keys = Object.keys(value);
    values += keys.length;
    if (values > MOST_VALUES) refuse('size', field, `at most ${MOST_VALUES} values`, values);
    above.push(value);
    const entries = keys.map((key): [string, unknown] => {
      const place = path ? `${path}.${key}` : key;
      if (key === '__proto__') refuse('key', place, 'any other name', key);
      const property = Object.getOwnPropertyDescriptor(value, key);
      if (property?.get) refuse('type', place, 'a value, not a getter', key);
      return [key, copy(property?.value, place)];
    });
    above.pop();
    if (!Array.isArray(value)) return Object.fromEntries(entries);
    if (keys.length !== value.length || keys.some((key, index) => key !== `${index}`))
      refuse('type', field, 'a list without holes', value);
    return entries.map(([, entry]) => entry);
  };
  return copy(given, '');
};
