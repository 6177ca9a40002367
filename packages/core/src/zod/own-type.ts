import type * as z from 'zod/mini';

/**
 * A schema by the library's own types. zod infers the same but that what may be left out may be `undefined` too, and that lists
 * may be changed.
 */
export const asOwnType = <Output, Input = Output>(schema: z.ZodMiniType): z.ZodMiniType<Output, Input> =>
  schema as z.ZodMiniType<Output, Input>;
