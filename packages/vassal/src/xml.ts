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

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const decodeReference = (reference: string, name: string): string => {
  const known = ENTITIES[name];
  if (known !== undefined) return known;
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  // An entity that the file defines itself stays as it stands: none is ever expanded.
  return name.startsWith('#') && code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : reference;
};

const decodeText = (text: string): string =>
  text.includes('&') ? text.replace(/&(#x[\da-fA-F]{1,6}|#\d{1,7}|\w{1,10});/g, decodeReference) : text;

const NAME = /[^\s/>=]+/y;
const ATTRIBUTE = /\s*([^\s/>=]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const TAG_END = /\s*(\/?)>/y;

const LITERAL = '<![CDATA[';

/** What is passed over: comments, declarations and instructions; by how they begin and end. */
const PASSED = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/** How far a text has been read, and the elements that are open there, the outermost first. */
interface Reading {
  readonly text: string;
  at: number;
  readonly open: OpenElement[];
}

const fail = ({ text, at }: Reading): never => failWith('bad-xml', { line: text.slice(0, at).split('\n').length });

const findInnermost = (reading: Reading): OpenElement => reading.open.at(-1) ?? fail(reading);

/** Goes on to where a mark ends, and returns what stood before it. */
const takeUntil = (reading: Reading, mark: string): string => {
  const end = reading.text.indexOf(mark, reading.at);
  if (end < 0) fail(reading);
  const before = reading.text.slice(reading.at, end);
  reading.at = end + mark.length;
  return before;
};

const match = (reading: Reading, pattern: RegExp): RegExpExecArray | null => {
  pattern.lastIndex = reading.at;
  const matched = pattern.exec(reading.text);
  if (matched) reading.at = pattern.lastIndex;
  return matched;
};

const closeElement = (reading: Reading): void => {
  reading.at += 2;
  const tag = takeUntil(reading, '>').trim();
  if (reading.open.length === 1 || findInnermost(reading).tag !== tag) fail(reading);
  reading.open.pop();
};

const openElement = (reading: Reading): void => {
  reading.at += 1;
  const tag = match(reading, NAME)?.[0] ?? fail(reading);
  const attributes: Record<string, string> = Object.create(null);
  for (let pair = match(reading, ATTRIBUTE); pair; pair = match(reading, ATTRIBUTE))
    attributes[pair[1] ?? ''] = decodeText(pair[2] ?? pair[3] ?? '');
  const end = match(reading, TAG_END) ?? fail(reading);
  const element = { name: tag.slice(tag.lastIndexOf('.') + 1), tag, attributes, children: [], text: '' };
  findInnermost(reading).children.push(element);
  if (end[1]) return;
  reading.open.push(element);
  checkLimit('depth', reading.open.length);
};

const readText = (reading: Reading): void => {
  const end = reading.text.indexOf('<', reading.at);
  const next = end < 0 ? reading.text.length : end;
  findInnermost(reading).text += decodeText(reading.text.slice(reading.at, next));
  reading.at = next;
};

const readNext = (reading: Reading): void => {
  const startsWith = (mark: string): boolean => reading.text.startsWith(mark, reading.at);
  const passed = PASSED.find(([start]) => startsWith(start));
  if (!startsWith('<')) readText(reading);
  else if (startsWith(LITERAL)) {
    reading.at += LITERAL.length;
    findInnermost(reading).text += takeUntil(reading, ']]>');
  } else if (startsWith('</')) closeElement(reading);
  else if (passed) takeUntil(reading, passed[1]);
  else openElement(reading);
};

/** Reads an XML file, without any of the things that a file could ask a reader to fetch or expand. */
export const readXml = (text: string): Element => {
  const outside: OpenElement = { name: '', tag: '', attributes: {}, children: [], text: '' };
  const reading: Reading = { text, at: 0, open: [outside] };
  while (reading.at < text.length) readNext(reading);
  return (reading.open.length === 1 && outside.children[0]) || fail(reading);
};

/** Goes through an element and all that stands in it, from the outside inwards. */
export function* walkElements(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) yield* walkElements(child);
}
