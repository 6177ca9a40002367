import { getOwn } from '../get-own.ts';
import type { Piece } from '../piece.ts';

/** The figures of one face of a counter. */
export interface FaceFigures {
  readonly strength?: number | undefined;
  readonly ratings?: Readonly<Record<string, number>> | undefined;
}

/** What a counter of a battlefield is, as far as a rule says it. */
export interface CounterFigures extends FaceFigures {
  readonly side?: string | undefined;
  readonly arm?: string | undefined;
  readonly name?: string | undefined;
  readonly formation?: string | undefined;
  /** What its other face prints. */
  readonly back?: FaceFigures | undefined;
  readonly state?: readonly string[] | undefined;
  readonly marks?: readonly string[] | undefined;
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

/** Whether a text is as a pattern has it; capitals make no difference. Each part is looked for once, so no pattern is slow. */
const matches = (pattern: string, text: string): boolean => {
  const [first = '', ...parts] = pattern.toLowerCase().split('*');
  const lower = text.toLowerCase();
  const last = parts.pop();
  if (last === undefined) return lower === first;
  if (!lower.startsWith(first) || !lower.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts) {
    const next = lower.indexOf(part, at);
    if (next < 0) return false;
    at = next + part.length;
  }
  return at <= lower.length - last.length;
};

/** Whether one of the texts is as a pattern has it; without a pattern any is. */
const fits = (pattern: string | undefined, ...texts: readonly string[]): boolean =>
  pattern === undefined || texts.some((text) => matches(pattern, text));

const isMeant = ({ name, picture, face, marks = {} }: PiecePattern, piece: Piece): boolean =>
  fits(name, piece.name) &&
  fits(picture, piece.picture) &&
  fits(face, ...piece.faces.flatMap(({ label, picture }) => [label, picture])) &&
  Object.entries(marks).every(([mark, value]) => fits(value, getOwn(piece.marks, mark) ?? ''));

/** What gathers from rule to rule. */
type Lists = Readonly<Record<'state' | 'marks' | 'traits', readonly string[]>>;

type Figures = CounterFigures & Lists & { readonly ratings: Readonly<Record<string, number>> };

/**
 * What rules say of a piece: each that fits adds to those before it or takes their place; states, marks and traits gather.
 * `undefined` where none fits, `null` for a marker.
 */
export const describeCounter = (rules: readonly CounterRule[], piece: Piece): Figures | null | undefined => {
  let figures: Figures | null | undefined;
  for (const { when, counter } of rules) {
    if (!isMeant(when, piece)) continue;
    const before = figures;
    const gather = (list: keyof Lists) => [...new Set([...(before?.[list] ?? []), ...(counter?.[list] ?? [])])];
    figures = counter && {
      ...before,
      ...counter,
      ratings: { ...before?.ratings, ...counter.ratings },
      state: gather('state'),
      marks: gather('marks'),
      traits: gather('traits'),
    };
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
