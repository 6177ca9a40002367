import { boolean, integer, listOf, mapOf, number, object, orNull, scalar, string, text } from './parts.ts';

const kind = object({ picture: string, name: string, marks: mapOf(string), count: integer });

/** What is in a module, and with a save what stands on each of its maps. */
export const vassal = object(
  {
    name: string,
    version: string,
    maps: listOf(
      object(
        {
          name: string,
          boards: listOf(object({ name: string, picture: string, hexes: boolean })),
        },
        { pieces: integer, hidden: integer, kinds: listOf(kind) },
      ),
    ),
    problems: listOf(object({ code: string, values: mapOf(scalar), text })),
  },
  { steps: integer },
);

export const moves = listOf(object({ id: string, name: string, from: orNull(string), to: orNull(string) }));

const face = { strength: number, ratings: mapOf(number) };

export const mapping = object(
  {
    game: string,
    map: string,
    rules: listOf(
      object({
        when: object({}, { name: string, picture: string, face: string, marks: mapOf(string) }),
        counter: orNull(
          object(
            {},
            {
              ...face,
              side: string,
              arm: string,
              name: string,
              formation: string,
              back: object({}, face),
              state: listOf(string),
              marks: listOf(string),
              traits: listOf(string),
            },
          ),
        ),
      }),
    ),
  },
  { boards: string },
);
