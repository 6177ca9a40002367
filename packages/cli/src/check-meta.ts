import type { Meta } from '@coup-doeil/core/game';
import { LANGUAGES } from '@coup-doeil/core/text';
import { STAGE_WORDS } from './words.ts';

/** The part of a value that is not as it should be, by its dotted name; `''` is the value itself. */
type Check = (value: unknown) => string | undefined;

const test =
  (isRight: (value: unknown) => boolean): Check =>
  (value) =>
    isRight(value) ? undefined : '';

const isString = (value: unknown): value is string => typeof value === 'string' && value !== '';
const string = test(isString);
const word = test((value) => isString(value) && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value));
const year = test((value) => value === null || Number.isInteger(value));
const oneOf = (values: readonly string[]): Check => test((value) => values.some((known) => known === value));

const inside = (name: string | number, path: string): string => (path === '' ? `${name}` : `${name}.${path}`);

const object =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) => {
    if (typeof value !== 'object' || value === null) return '';
    const own = new Map(Object.entries(value));
    for (const [name, check] of Object.entries(fields)) {
      const wrong = check(own.get(name));
      if (wrong !== undefined) return inside(name, wrong);
    }
    return undefined;
  };

const list =
  (item: Check, least = 0): Check =>
  (value) => {
    if (!Array.isArray(value) || value.length < least) return '';
    for (const [i, entry] of value.entries()) {
      const wrong = item(entry);
      if (wrong !== undefined) return inside(i + 1, wrong);
    }
    return undefined;
  };

const text = object(Object.fromEntries(LANGUAGES.map((language) => [language, string])));
const titled = list(object({ id: string, title: text }));

/** A row for each part of a meta: one that is forgotten does not compile. */
const FIELDS: Readonly<Record<keyof Meta, Check>> = {
  id: word,
  title: text,
  publisher: string,
  period: text,
  about: text,
  dice: list(string),
  printings: list(object({ id: string, year, label: text }), 1),
  languages: list(oneOf(LANGUAGES), 1),
  stage: oneOf(Object.keys(STAGE_WORDS)),
  version: string,
  charts: titled,
  calculators: titled,
};

/** The first part of a meta that is missing or wrong, by its dotted name. */
export const findMetaFault: Check = object(FIELDS);
