/**
 * Schemas for programs that speak zod, which they install themselves: zod is an optional peer of core, and no other door
 * loads it.
 *
 * ```ts
 * import { battlefieldSchema } from '@coup-doeil/core/zod';
 *
 * const result = battlefieldSchema.safeParse({
 *   format: 'coup-doeil/battlefield',
 *   version: 1,
 *   grid: { columns: 20, rows: 12, orientation: 'flat', shifted: 'even' },
 *   hexes: [{ hex: '0513' }],
 * });
 * console.log(result.error?.issues[0]?.path.join('.'));
 * // hexes.0.hex
 * ```
 */
export { battlefieldSchema } from './battlefield.ts';
export { chartSchema } from './chart.ts';
export { chartJsonSchema } from './chart-export.ts';
export { createZodSchema } from './input.ts';
export { recordSchema } from './record.ts';
