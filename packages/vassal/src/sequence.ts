import { LIMITS } from './limits.ts';

/** What the escaping has added around a part that would otherwise be misread. */
const unquote = (part: string): string =>
  part.length > 1 && part.startsWith("'") && part.endsWith("'") ? part.slice(1, -1) : part;

/** The parts of a list that a sign joins, each as it was before it was joined. */
export const splitSequence = (text: string, sign: string): string[] => {
  const pieces = text.split(sign);
  const last = pieces.pop() ?? '';
  const parts: string[] = [];
  let part = '';
  for (const piece of pieces) {
    // A sign with a backslash before it belongs to the part; the backslash was put there when the parts were joined.
    if (piece.endsWith('\\')) part += piece.slice(0, -1) + sign;
    else {
      parts.push(unquote(part + piece));
      part = '';
    }
  }
  parts.push(unquote(part + last));
  return parts;
};

/** The layers of a pair of pairs: each the outer one, a tab, and all the rest escaped again. */
export const splitLayers = (text: string, most: number = LIMITS.depth): string[] => {
  // Most pieces: the first tab stands bare, the second behind one backslash, and so on; no layer has a tab or a quote of its own.
  const pieces = text.split(/(?<!\\)(\\*)\t/);
  const plain = pieces.filter((_, i) => i % 2 === 0);
  const isPlain = pieces.every((piece, i) => (i % 2 === 0 ? piece[0] !== "'" : piece.length === (i - 1) / 2));
  if (isPlain && plain.length <= most) return plain;
  const layers: string[] = [];
  let rest: string | undefined = text;
  while (rest !== undefined && layers.length < most) {
    const [outer = '', inner]: string[] = splitSequence(rest, '\t');
    layers.push(outer);
    rest = inner;
  }
  return layers;
};
