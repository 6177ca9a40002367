import { z } from 'zod';
import { toInputError } from '../game/fault.ts';
import type { Field, Typed } from '../game/field.ts';
import { mapParts } from '../game/field-parts.ts';
import { parseInput } from '../game/parse.ts';

const shape = (field: Field): z.ZodType => {
  switch (field.kind) {
    case 'choice':
    case 'direction':
      return z.enum(field.options.map(({ id }) => id));
    case 'flag':
      return z.boolean();
    case 'whole': {
      const whole = z.int().min(field.min).max(field.max);
      return field.optional ? whole.nullable() : whole;
    }
    case 'list':
      return z.array(shape(field.of).optional()).min(field.min).max(field.max);
    default:
      return z.strictObject(mapParts(field, (inner) => shape(inner).optional()));
  }
};

/** The zod schema of an input, for programs that speak zod: what it lets through is what the validator lets through. */
export const createZodSchema = <T>(field: Typed<T>): z.ZodType<T> =>
  shape(field)
    .optional()
    .transform((value, context) => {
      try {
        return parseInput(field, value);
      } catch (error) {
        const { message, field: at } = toInputError(error);
        context.addIssue({ code: 'custom', message, path: at.split('.') });
        return z.NEVER;
      }
    });
