import { RESERVED_WORDS } from '../../game/calculator.ts';
import type { Typed, Value } from '../../game/field.ts';

/** A field of the input with its name. */
export interface Named {
  readonly name: string;
  readonly field: Typed<Value>;
}

/** `six-fronts` → `sixFronts`. */
export const camel = (id: string): string => id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Takes a name that no field has yet: the first that is free, else one of all of them. */
export type TakeName = (...ids: readonly string[]) => string;

/** Names of fields, each used once. */
export const createNames = (): TakeName => {
  const used = new Set<string>(RESERVED_WORDS);
  return (...ids) => {
    const name = ids.map(camel).find((own) => !used.has(own)) ?? `${camel(ids.join('-'))}${used.size}`;
    used.add(name);
    return name;
  };
};

export const toFields = (fields: readonly Named[]): Readonly<Record<string, Typed<Value>>> =>
  Object.fromEntries(fields.map(({ name, field }) => [name, field]));
