/** What is read at most: a real module's build file has half a million bytes, a long log two million and 6,500 commands. */
export const LIMITS = {
  /** Of one entry of a zip, unpacked. */
  bytes: 64_000_000,
  commands: 500_000,
  /** Of all the pieces, those of prototypes and of each new state among them: a real save has 90,000. */
  layers: 2_000_000,
  /** Of one map, as a save lays it. */
  boards: 1000,
  /** Of all the zones of a board: every piece is looked for in each. */
  corners: 10_000,
  /** Commands inside commands, layers of a piece, elements inside elements, prototypes inside prototypes. */
  depth: 200,
} as const;
