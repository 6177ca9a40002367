import * as z from 'zod/mini';
import type { PartialInput } from '../game/ask.ts';
import { toInputError } from '../game/fault.ts';
import type { Field, Typed } from '../game/field.ts';
import { mapParts } from '../game/field-parts.ts';
import { parseInput } from '../game/parse.ts';

const shape = (field: Field): z.ZodMiniType => {
  switch (field.kind) {
    case 'choice':
    case 'direction':
      return z.enum(field.options.map(({ id }) => id));
    case 'flag':
      return z.boolean();
    case 'whole': {
      const wholeNumber = z.int().check(z.gte(field.min), z.lte(field.max));
      return field.optional ? z.nullable(wholeNumber) : wholeNumber;
    }
    case 'list':
      return z.array(z.optional(shape(field.of))).check(z.minLength(field.min), z.maxLength(field.max));
    default:
      return z.strictObject(mapParts(field, (inner) => z.optional(shape(inner))));
  }
};

/**
 * The zod schema of an input, for programs that speak zod: it takes what the validator takes, and gives the whole input with its
 * defaults.
 */
export const createZodSchema = <T>(field: Typed<T>): z.ZodMiniType<T, PartialInput<T> | undefined> =>
  z.pipe(
    // What it takes is what the description of the field takes, which has T for its type.
    z.optional(shape(field)) as z.ZodMiniType<unknown, PartialInput<T> | undefined>,
    z.transform((value: unknown, { issues }): T => {
      try {
        return parseInput(field, value);
      } catch (error) {
        const { message, field: at } = toInputError(error);
        issues.push({ code: 'custom', message, input: value, path: at.split('.') });
        return z.NEVER;
      }
    }),
  );
