/** What the escaping has added around a part that would otherwise be misread. */
const unquote = (part: string): string =>
  part.length > 1 && part.startsWith("'") && part.endsWith("'") ? part.slice(1, -1) : part;

/** Where the next sign stands that parts, from `start` on; one with a backslash before it belongs to the text. */
const findSign = (text: string, sign: string, start: number): number => {
  let at = text.indexOf(sign, start);
  while (at > start && text[at - 1] === '\\') at = text.indexOf(sign, at + 1);
  return at;
};

/** Takes away the one backslash that stands before each sign. */
const dropEscapes = (part: string, sign: string): string => part.replaceAll(`\\${sign}`, sign);

/** The parts of a list that a sign joins, each as it was before it was joined. */
export const splitSequence = (text: string, sign: string): string[] => {
  const parts: string[] = [];
  let start = 0;
  for (;;) {
    const at = findSign(text, sign, start);
    const part = at < 0 ? text.slice(start) : text.slice(start, at);
    parts.push(unquote(dropEscapes(part, sign)));
    if (at < 0) return parts;
    start = at + 1;
  }
};

/** The layers of a pair of pairs: each the outer one, a tab, and all the rest escaped again. */
export const splitLayers = (text: string, most: number): string[] => {
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
