import { z } from 'zod';
import { type SchemaName, schemas } from '../src/schemas.ts';

const guards = new Map<SchemaName, z.ZodType>();
const createGuard = (name: SchemaName): z.ZodType => {
  const guard = z.fromJSONSchema(schemas[name] as Parameters<typeof z.fromJSONSchema>[0]);
  guards.set(name, guard);
  return guard;
};

/** The first things that are wrong with a value by a published schema. */
export const findSchemaProblems = (name: SchemaName, value: unknown): readonly unknown[] =>
  (guards.get(name) ?? createGuard(name)).safeParse(value).error?.issues.slice(0, 3) ?? [];
