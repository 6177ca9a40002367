import type { Field } from './field.ts';
import { inside, partsOf } from './field-parts.ts';

/**
 * Throws where a condition names a field that does not stand before its own, in its group or in one around it: whoever
 * settles or checks an input goes through its fields once, in order, and knows only those before.
 */
export const checkConditions = (field: Field, before: readonly string[], path: string): void => {
  for (const name of Object.keys(field.when ?? {}))
    if (!before.includes(name)) throw new Error(`${path}: its condition names ${name}, which is no field before it`);
  const known = [...before];
  for (const [name, inner] of partsOf(field)) {
    checkConditions(inner, known, inside(path, name));
    known.push(name);
  }
};
