import { checkLimit, failWith } from './problem.ts';

/** An element of an XML file; of its name only what stands after the last dot, as the rest differs by version. */
export interface Element {
  readonly name: string;
  /** The whole name, which its end tag repeats. */
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  /** What stands directly in it as text. */
  readonly text: string;
}

interface OpenElement extends Element {
  readonly children: OpenElement[];
  text: string;
}

const ENTITIES = new Map(Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }));

const decodeReference = (reference: string, name: string): string => {
  const code = name.startsWith('#') ? Number(name.replace('#', '0')) : 0;
  // An entity that the file defines itself stays as it stands: none is ever expanded.
  return ENTITIES.get(name) ?? (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : reference);
};

const decodeText = (text: string): string => text.replace(/&(#x[\da-fA-F]{1,6}|#\d{1,7}|\w{1,10});/g, decodeReference);

/** What comes next: a comment, an instruction, text as it stands, a declaration, an end, the beginning of an element, or text. */
const TOKEN =
  /<!--.*?-->|<\?.*?\?>|<!\[CDATA\[(?<literal>.*?)\]\]>|<!(?![-[])[^>]*>|<\/(?<end>[^>]*)>|<(?<tag>[^\s/>=]+)|(?<text>[^<]+)/sy;
const ATTRIBUTE = /\s*([^\s/>=]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;

/** Reads an XML file, without any of the things that a file could ask a reader to fetch or expand. */
export const readXml = (text: string): Element => {
  let at = 0;
  const fail = (): never => failWith('bad-xml', { line: text.slice(0, at).split('\n').length });
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const matched = pattern.exec(text);
    if (matched) at = pattern.lastIndex;
    return matched;
  };
  const outside: OpenElement = { name: '', tag: '', attributes: {}, children: [], text: '' };
  const open = [outside];
  while (at < text.length) {
    const innermost = open.at(-1) ?? fail();
    const { literal = '', end, tag, text: plain = '' } = (match(TOKEN) ?? fail()).groups ?? {};
    innermost.text += literal + decodeText(plain);
    if (end !== undefined) {
      if (end.trim() !== innermost.tag) fail();
      open.pop();
    } else if (tag) {
      const attributes: Record<string, string> = Object.create(null);
      for (let pair = match(ATTRIBUTE); pair; pair = match(ATTRIBUTE))
        attributes[pair[1] ?? ''] = decodeText(pair[2] ?? pair[3] ?? '');
      const element = { name: tag.slice(tag.lastIndexOf('.') + 1), tag, attributes, children: [], text: '' };
      innermost.children.push(element);
      if ((match(TAG_END) ?? fail())[1]) continue;
      checkLimit('depth', open.push(element));
    }
  }
  return (open.length === 1 && outside.children[0]) || fail();
};

/** Goes through an element and all that stands in it, from the outside inwards. */
export function* walkElements(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) yield* walkElements(child);
}
