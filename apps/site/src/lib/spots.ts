import { type Field, getInputPlace, listAllFields, type Value } from '@coup-doeil/core/game';

/** One field of an input by its dotted name, with the values that it can take. */
export type Spot = {
  readonly path: string;
  readonly field: Field;
  readonly values: readonly string[];
  /** The value in the opening situation. */
  readonly now: string;
};

/** Every single field of an input. */
export const listSpots = (input: Field, value: Value): readonly Spot[] =>
  listAllFields(getInputPlace(input, value)).flatMap(({ path, field, value: here }): readonly Spot[] => {
    const now = String(here);
    switch (field.kind) {
      case 'whole': {
        const values = Array.from({ length: field.max - field.min + 1 }, (_, i) => String(field.min + i));
        return [{ path, field, now, values: values.slice(0, 40) }];
      }
      case 'choice':
      case 'direction':
        return [{ path, field, now, values: field.options.map(({ id }) => id) }];
      case 'flag':
        return [{ path, field, now, values: ['true', 'false'] }];
      default:
        return [];
    }
  });

/** The lists of choices that are empty in the opening situation, with what an item can be. */
export const listEmptyLists = (input: Field, value: Value): readonly Spot[] =>
  listAllFields(getInputPlace(input, value)).flatMap(({ path, field, value: items }) =>
    field.kind === 'list' && field.of.kind === 'choice' && Array.isArray(items) && items.length === 0
      ? [{ path, field: field.of, now: '', values: field.of.options.map(({ id }) => id) }]
      : [],
  );
