const BACKSLASH = 92;
const QUOTE = 39;

/** What the escaping has added around a part that would otherwise be misread. */
const unquote = (part: string): string =>
  part.length > 1 && part.startsWith("'") && part.endsWith("'") ? part.slice(1, -1) : part;

/** Where the next sign stands that parts, from `start` on; one with a backslash before it belongs to the text. */
const findSign = (text: string, sign: string, start: number): number => {
  let at = text.indexOf(sign, start);
  while (at > start && text[at - 1] === '\\') at = text.indexOf(sign, at + 1);
  return at;
};

/** The parts of a list that a sign joins, each as it was before it was joined. */
export const splitSequence = (text: string, sign: string): string[] => {
  const parts: string[] = [];
  const escaped = `\\${sign}`;
  const isEscaped = text.includes(escaped);
  let start = 0;
  for (;;) {
    const at = findSign(text, sign, start);
    const part = at < 0 ? text.slice(start) : text.slice(start, at);
    // The one backslash before a sign was put there when the parts were joined.
    parts.push(unquote(isEscaped ? part.replaceAll(escaped, sign) : part));
    if (at < 0) return parts;
    start = at + 1;
  }
};

/**
 * The layers of most pieces, in one pass: the first tab stands bare, the second behind one backslash, the third behind two. `null` where
 * a layer has tabs of its own, ends with a backslash or may be quoted.
 */
const splitPlainLayers = (text: string, most: number): string[] | null => {
  const layers: string[] = [];
  let start = 0;
  for (let depth = 0; depth < most; depth++) {
    if (text.charCodeAt(start) === QUOTE) return null;
    const at = text.indexOf('\t', start);
    if (at < 0) {
      layers.push(text.slice(start));
      return layers;
    }
    let end = at;
    while (end > start && text.charCodeAt(end - 1) === BACKSLASH) end--;
    if (at - end !== depth) return null;
    layers.push(text.slice(start, end));
    start = at + 1;
  }
  return layers;
};

/** The layers of a pair of pairs: each the outer one, a tab, and all the rest escaped again. */
export const splitLayers = (text: string, most: number): string[] => {
  const plain = splitPlainLayers(text, most);
  if (plain) return plain;
  const layers: string[] = [];
  let rest: string = text;
  while (layers.length < most) {
    const [outer, inner = null] = splitSequence(rest, '\t');
    layers.push(outer ?? '');
    if (inner === null) return layers;
    rest = inner;
  }
  return layers;
};
