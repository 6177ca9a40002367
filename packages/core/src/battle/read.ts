import { createBoard, parseHexside, printHexside } from '@coup-doeil/hex';
import type { z } from 'zod';
import { gridOf } from './board.ts';
import { refuse } from './check.ts';
import { plain } from './plain.ts';
import { type Battlefield, battlefield } from './schema.ts';

/** What stands at a path of plain data. */
const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((inner, key) => Object.getOwnPropertyDescriptor(Object(inner), key)?.value, data);

/** The first thing that the schema has against the data, as the error of the house. */
const refuseShape = (error: z.ZodError, data: unknown): never => {
  const [issue = { code: 'custom', path: [], message: 'a document' } as const] = error.issues;
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
  const given = valueAt(data, path);
  const code = given === undefined ? 'missing' : issue.code.replaceAll('_', '-');
  return refuse(code, path.map(String).join('.') || 'document', issue.message, given);
};

const sorted = <T>(list: readonly T[], key: (entry: T) => string): T[] =>
  [...list].sort((one, other) => (key(one) < key(other) ? -1 : 1));

/**
 * Reads a battlefield from data of any kind: checks its shape, its labels, and that nothing stands twice. What comes
 * back has its defaults filled in and its hexes and hexsides in the order of their numbers, under their canonical names;
 * units keep their order, which is that of the stacks.
 */
export const readBattlefield = (given: unknown): Battlefield => {
  const data = plain(given);
  const result = battlefield.safeParse(data);
  if (!result.success) return refuseShape(result.error, data);
  const { hexes, hexsides, units } = result.data;
  const grid = gridOf(result.data);
  // Its own words are the document's only vocabulary; a game sets the board up anew, with its own.
  createBoard(grid, result.data, {
    terrains: hexes.flatMap(({ terrains }) => terrains),
    features: hexsides.flatMap(({ features }) => features),
    roads: [...hexes, ...hexsides].flatMap(({ road }) => road ?? []),
  });
  const ids = new Set<string>();
  units.forEach(({ id }, index) => {
    if (ids.has(id)) refuse('duplicate', `units.${index}.id`, 'each once', id);
    ids.add(id);
  });
  const named = hexsides.map((entry) => ({ ...entry, hexside: printHexside(grid, parseHexside(grid, entry.hexside)) }));
  return {
    ...result.data,
    hexes: sorted(hexes, ({ hex }) => hex),
    hexsides: sorted(named, ({ hexside }) => hexside),
  };
};
