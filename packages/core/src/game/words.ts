import { cut, fault } from './fault.ts';
import type { Field, GroupField, ListField, Scalar, Typed, Value } from './field.ts';
import { defaultOf, inside, isGroup, isList, same } from './value.ts';

/** `attackers.1.arm=cavalry`: the name and what is said of it. */
export type Word = readonly [name: string, said: string];

const plain = (field: Field): boolean => field.kind !== 'list' && field.kind !== 'group' && field.kind !== 'unit';
const scalar = (value: Value): string => (value === null ? 'none' : String(value));

const collect = (field: Field, value: Value, rest: Value, path: string, words: Word[]): void => {
  if (same(value, rest)) return;
  if (field.kind === 'list' && isList(value)) collectList(field, value, path, words);
  else if ('fields' in field && isGroup(value) && isGroup(rest))
    for (const [name, inner] of Object.entries(field.fields))
      collect(inner, value[name] ?? null, rest[name] ?? null, inside(path, name), words);
  else words.push([path, scalar(value)]);
};

const collectList = ({ of, count }: ListField, value: readonly Value[], path: string, words: Word[]): void => {
  if (plain(of)) {
    words.push([path, value.map(scalar).join(',')]);
    return;
  }
  const item = defaultOf(of);
  const found: Word[] = [];
  value.forEach((one, i) => {
    collect(of, one, item, inside(path, i + 1), found);
  });
  // How many there are is said only where the items do not show it.
  const last = inside(path, value.length);
  const seen = found.some(([name]) => name === last || name.startsWith(`${last}.`));
  if (value.length < count || (value.length > count && !seen)) words.push([path, String(value.length)]);
  words.push(...found);
};

/** An input in words: only what differs from the defaults. */
export const toWords = <T>(field: Typed<T>, input: T): Word[] => {
  const words: Word[] = [];
  collect(field, input as Value, defaultOf(field), '', words);
  return words;
};

/** What has been said so far; what has not been said is left to the validator. */
type Draft = Scalar | undefined | readonly Draft[] | ReadonlyMap<string, Draft>;

interface Saying {
  readonly word: Word;
  /** The parts of the name, and how many of them have been followed. */
  readonly parts: readonly string[];
  readonly at: number;
}

const stop = ({ word: [name] }: Saying, allowed: string | readonly string[], given: string): never =>
  fault('word', name, allowed, given);

const read = (field: Field, said: string): Scalar => {
  if (field.kind === 'flag') return said === 'true' ? true : said === 'false' ? false : said;
  if (field.kind === 'whole') return said === 'none' ? null : /^[+-]?\d{1,9}$/.test(said) ? Number(said) : said;
  return said;
};

/** The draft of a field after one more word. */
const say = (field: Field, saying: Saying, before: Draft): Draft => {
  if (field.kind === 'list') return sayList(field, saying, before);
  if ('fields' in field) return sayGroup(field, saying, before);
  const said = saying.word[1];
  return saying.at < saying.parts.length ? stop(saying, 'no more after a single value', said) : read(field, said);
};

const sayGroup = ({ fields }: GroupField, saying: Saying, before: Draft): Draft => {
  const { parts, at } = saying;
  const name = parts[at] ?? '';
  const inner = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!inner) return stop(saying, Object.keys(fields), name || saying.word[1]);
  const group = before instanceof Map ? before : new Map<string, Draft>();
  return group.set(name, say(inner, { ...saying, at: at + 1 }, group.get(name)));
};

const sayList = (field: ListField, saying: Saying, before: Draft): Draft => {
  const { parts, at } = saying;
  const said = saying.word[1];
  const items: Draft[] = Array.isArray(before) ? before : Array.from({ length: field.count }, () => undefined);
  const resize = (size: number): Draft[] => {
    if (size > field.max) stop(saying, `a list of ${field.min} to ${field.max}`, String(size));
    while (items.length < size) items.push(undefined);
    return items;
  };
  if (at === parts.length) {
    if (plain(field.of)) return said === '' ? [] : said.split(',', field.max + 1).map((one) => read(field.of, one));
    if (!/^\d{1,6}$/.test(said)) return stop(saying, 'how many there are', said);
    return resize(Number(said)).slice(0, Number(said));
  }
  const part = parts[at] ?? '';
  const i = /^[1-9]\d{0,5}$/.test(part) ? Number(part) : 0;
  if (i < 1 || i > field.max) return stop(saying, `a number from 1 to ${field.max}`, part);
  resize(i)[i - 1] = say(field.of, { ...saying, at: at + 1 }, items[i - 1]);
  return items;
};

const settled = (draft: Draft): unknown => {
  if (draft instanceof Map) return Object.fromEntries([...draft].map(([name, inner]) => [name, settled(inner)]));
  return isDrafts(draft) ? draft.map(settled) : draft;
};
const isDrafts = (draft: Draft): draft is readonly Draft[] => Array.isArray(draft);

/** Words as a raw input, for the validator to judge. The last word on a field holds. */
export const fromWords = (field: Field, words: readonly Word[]): unknown => {
  let draft: Draft;
  for (const word of words) draft = say(field, { word, parts: word[0].split('.'), at: 0 }, draft);
  return words.length > 0 ? settled(draft) : {};
};

/** `name=said` cut at its first equals sign. */
export const toWord = (text: string): Word => {
  const at = text.indexOf('=');
  return at < 1 ? fault('word', cut(text), 'name=value', text) : [text.slice(0, at), text.slice(at + 1)];
};

/** Words as a person types them, spaces between. */
export const wordsOf = (text: string): Word[] => (text.trim() === '' ? [] : text.trim().split(/\s+/).map(toWord));
