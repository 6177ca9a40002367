import type { AnyCalculator, JsonSchema, Meta } from '@coup-doeil/core/game';
import { fromJsonSchema, type StandardSchemaWithJSON } from '@modelcontextprotocol/server';

type ShapeName =
  | 'games'
  | 'calc'
  | 'what-if'
  | 'roll'
  | 'diff'
  | 'chart'
  | 'schema'
  | `board-${'reach' | 'zones' | 'sight' | 'actions' | 'threats' | 'plan' | 'ways'}`;

/** The shapes of what the command line prints: what tools give has the same. */
export interface Shapes {
  createReportSchema(meta: Meta, calculator: AnyCalculator): JsonSchema;
  readonly schemas: Readonly<Record<ShapeName, JsonSchema>>;
}

type Arguments = Readonly<Record<string, unknown>>;

/** The most that the arguments of a call may hold, as JSON. */
export const MOST_LETTERS = 1_000_000;

/**
 * Arguments that are shown to an assistant by their schema and checked by core itself, so that what is wrong with them is told
 * as everywhere: by the field, with what is allowed.
 */
export const describeArguments = (schema: JsonSchema): StandardSchemaWithJSON<Arguments, Arguments> =>
  fromJsonSchema<Arguments>(schema as never, { getValidator: () => acceptAll as never });

const acceptAll = (data: unknown) => ({ valid: true, data, errorMessage: undefined });

/** A list has no place at the top of a result: it stands under a name. */
export const underName = (name: string, schema: JsonSchema): JsonSchema => {
  const { $schema, $id: _, $defs, ...list } = schema;
  return {
    ...($schema === undefined ? {} : { $schema }),
    type: 'object',
    required: [name],
    properties: { [name]: list },
    ...($defs === undefined ? {} : { $defs }),
  };
};

/** An object of some of these shapes, each under its name; all of them refer to the same parts. */
export const mergeShapes = (shapes: Readonly<Record<string, JsonSchema>>): JsonSchema => {
  const parts = Object.entries(shapes).map(([name, { $schema: _, $id: __, $defs, ...shape }]) => ({
    name,
    shape,
    $defs,
  }));
  return {
    type: 'object',
    properties: Object.fromEntries(parts.map(({ name, shape }) => [name, shape])),
    $defs: Object.assign({}, ...parts.map(({ $defs }) => $defs)),
  };
};

export const describeResult = (schema: JsonSchema): StandardSchemaWithJSON =>
  fromJsonSchema({ ...schema, type: 'object' } as never);
