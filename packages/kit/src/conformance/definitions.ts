import { type Calculator, type Field, RESERVED_WORDS } from '@coup-doeil/core/game';
import type { Check } from './subject.ts';

/**
 * The conditions and columns that name a field which does not stand before their own, in its group or in one around it: whoever
 * settles or checks an input goes through its fields once, in order, and knows only those before.
 */
const strayConditions = (field: Field, before: readonly string[], path: string): string[] => {
  const stray = (names: readonly string[], whose: string): string[] =>
    names
      .filter((name) => !before.includes(name))
      .map((name) => `${path}: its ${whose} names ${name}, which is no field before it`);
  const problems = [
    ...stray(Object.keys(field.when ?? {}), 'condition'),
    ...stray('columnBy' in field && field.columnBy ? [field.columnBy.field] : [], 'column'),
  ];
  if ('of' in field) problems.push(...strayConditions(field.of, before, `${path}.1`));
  const known = [...before];
  for (const [name, inner] of Object.entries('fields' in field ? field.fields : {})) {
    problems.push(...strayConditions(inner, known, `${path}.${name}`));
    known.push(name);
  }
  return problems;
};

const reservedNames = ({ id, input: { fields } }: Calculator): string[] =>
  RESERVED_WORDS.filter((word) => Object.hasOwn(fields, word)).map(
    (word) => `${id}.${word}: links use this word themselves`,
  );

export const definitions: Check = {
  id: 'definitions',
  says: 'conditions name earlier fields, and no field has a name that links use for something else',
  run: ({ calculators }) =>
    calculators.flatMap((calculator) => [
      ...reservedNames(calculator),
      ...strayConditions(calculator.input, [], calculator.id),
    ]),
};
