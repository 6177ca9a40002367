import type { Piece } from './piece.ts';

/** What a counter of a battlefield is, as far as a rule says it. */
export interface CounterFigures {
  readonly side?: string | undefined;
  readonly arm?: string | undefined;
  readonly name?: string | undefined;
  readonly formation?: string | undefined;
  readonly strength?: number | undefined;
  readonly ratings?: Readonly<Record<string, number>> | undefined;
  readonly state?: readonly string[] | undefined;
  readonly traits?: readonly string[] | undefined;
}

/** Which pieces a rule is about: all that is given must hold; `*` stands for any letters. */
export interface PiecePattern {
  readonly name?: string | undefined;
  readonly picture?: string | undefined;
  /** What a face shows, by its label or its picture: how modules show a state. */
  readonly face?: string | undefined;
  readonly marks?: Readonly<Record<string, string>> | undefined;
}

/** What the player says once of a kind of piece; `null`: it is no counter but a marker. */
export interface CounterRule {
  readonly when: PiecePattern;
  readonly counter: CounterFigures | null;
}

/** Pieces that look alike, for a player to say what they are. */
export interface Kind {
  readonly picture: string;
  readonly name: string;
  readonly marks: Readonly<Record<string, string>>;
  readonly count: number;
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text is as a pattern has it; capitals make no difference. */
const matches = (pattern: string, text: string): boolean => {
  // Runs of stars are one: more would only make it slow.
  const parts = pattern.replace(/\*+/g, '*').split('*').map(escapePattern);
  return new RegExp(`^${parts.join('[^]*?')}$`, 'i').test(text);
};

const isMeant = (when: PiecePattern, piece: Piece): boolean => {
  const { name, picture, face, marks = {} } = when;
  if (name !== undefined && !matches(name, piece.name)) return false;
  if (picture !== undefined && !matches(picture, piece.picture)) return false;
  const shows = (pattern: string): boolean =>
    piece.faces.some((shown) => matches(pattern, shown.label) || matches(pattern, shown.picture));
  if (face !== undefined && !shows(face)) return false;
  return Object.entries(marks).every(([mark, value]) => matches(value, piece.marks[mark] ?? ''));
};

const given = <T>(figures: Readonly<Record<string, T | undefined>>): Record<string, T> =>
  Object.fromEntries(Object.entries(figures).filter((entry): entry is [string, T] => entry[1] !== undefined));

/**
 * What rules say of a piece: each that fits adds to those before it or takes their place; states and traits gather.
 * `undefined` where none fits, `null` for a marker.
 */
export const describeCounter = (rules: readonly CounterRule[], piece: Piece): CounterFigures | null | undefined => {
  const fitting = rules.filter(({ when }) => isMeant(when, piece));
  if (fitting.length === 0) return undefined;
  let figures: CounterFigures | null = null;
  for (const { counter } of fitting) {
    if (counter === null) figures = null;
    else {
      const before: CounterFigures = figures ?? {};
      figures = {
        ...before,
        ...given<unknown>({ ...counter }),
        ratings: { ...before.ratings, ...counter.ratings },
        state: [...(before.state ?? []), ...(counter.state ?? [])],
        traits: [...(before.traits ?? []), ...(counter.traits ?? [])],
      };
    }
  }
  return figures;
};

/** The kinds of piece among pieces, the commonest first; hidden ones are of none. */
export const listKinds = (pieces: Iterable<Piece>): readonly Kind[] => {
  const kinds = new Map<string, Kind>();
  for (const { isHidden, picture, name, marks } of pieces) {
    if (isHidden) continue;
    const key = JSON.stringify([picture, name]);
    kinds.set(key, { picture, name, marks, count: (kinds.get(key)?.count ?? 0) + 1 });
  }
  return [...kinds.values()].sort((a, b) => b.count - a.count);
};
