import * as z from 'zod/mini';

/* Values within limits, as the readers of core have them. */
export const text = (least: number, most: number) => z.string().check(z.minLength(least), z.maxLength(most));
export const wholeNumber = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
export const list = <T extends z.ZodMiniType>(item: T, most: number) => z.array(item).check(z.maxLength(most));
