/** What is read at most: a real module's build file has half a million bytes, a long log two million and 6,500 commands. */
export const LIMITS = {
  /** Of one entry of a zip, unpacked. */
  bytes: 64_000_000,
  commands: 500_000,
  /** Commands inside commands, layers of a piece, elements inside elements, prototypes inside prototypes. */
  depth: 200,
} as const;
