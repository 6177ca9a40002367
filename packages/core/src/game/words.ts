import type { CoreAllowed } from '../error.ts';
import { cut, fault } from './fault.ts';
import type { Field, GroupField, ListField, Scalar, Typed, Value } from './field.ts';
import { inside, partAt } from './field-parts.ts';
import { type FieldPlace, getInputPlace, listInnerFields } from './place.ts';
import { getDefault, isSameValue } from './value.ts';

/** `attackers.1.arm=cavalry`: the name and its value. */
export type Word = readonly [name: string, value: string];

const plain = (field: Field): boolean => 'default' in field;
const scalar = (value: Value): string => (value === null ? 'none' : String(value));

const collect = (place: FieldPlace, words: Word[]): void => {
  const { field, value, path } = place;
  if (isSameValue(value, getDefault(field))) return;
  if ('of' in field) collectList(place, field, words);
  else if ('fields' in field) for (const inner of listInnerFields(place)) collect(inner, words);
  else words.push([path, scalar(value)]);
};

const collectList = (place: FieldPlace, { of, count }: ListField, words: Word[]): void => {
  const { path } = place;
  const items = listInnerFields(place);
  if (plain(of)) {
    words.push([path, items.map(({ value }) => scalar(value)).join(',')]);
    return;
  }
  const inItems: Word[] = [];
  for (const item of items) collect(item, inItems);
  // How many there are is said only where the items do not show it.
  const last = inside(path, items.length);
  const seen = inItems.some(([name]) => name === last || name.startsWith(`${last}.`));
  if (items.length < count || (items.length > count && !seen)) words.push([path, String(items.length)]);
  words.push(...inItems);
};

/** An input in words: only what differs from the defaults. */
export const formatWords = <T>(field: Typed<T>, input: T): Word[] => {
  const words: Word[] = [];
  collect(getInputPlace(field, input as Value), words);
  return words;
};

/** What has been said so far; what has not been said is left to the validator. */
type Draft = Scalar | undefined | readonly Draft[] | ReadonlyMap<string, Draft>;

interface Saying {
  readonly word: Word;
  /** The parts of the name that are still to be followed. */
  readonly parts: readonly string[];
}

const stop = ([name]: Word, allowed: CoreAllowed, given: string): never => fault('word', name, allowed, given);

const read = (field: Field, text: string): Scalar => {
  if (field.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  if (field.kind === 'whole') return text === 'none' ? null : /^[+-]?\d{1,9}$/.test(text) ? Number(text) : text;
  return text;
};

/** The draft of a field after one more word. */
const say = (field: Field, saying: Saying, before: Draft): Draft => {
  if (field.kind === 'list') return sayList(field, saying, before);
  if ('fields' in field) return sayGroup(field, saying, before);
  const text = saying.word[1];
  return saying.parts.length > 0 ? stop(saying.word, { rule: 'single-value' }, text) : read(field, text);
};

const sayGroup = (field: GroupField, { word, parts: [name = '', ...parts] }: Saying, before: Draft): Draft => {
  const inner = partAt(field, name);
  if (!inner) return stop(word, Object.keys(field.fields), name || word[1]);
  const group = before instanceof Map ? before : new Map<string, Draft>();
  return group.set(name, say(inner, { word, parts }, group.get(name)));
};

const sayList = (field: ListField, { word, parts: [part, ...parts] }: Saying, before: Draft): Draft => {
  const text = word[1];
  const items: Draft[] = Array.isArray(before) ? before : Array.from({ length: field.count }, () => undefined);
  const resize = (size: number): Draft[] => {
    if (size > field.max) stop(word, { rule: 'list-length', min: field.min, max: field.max }, String(size));
    while (items.length < size) items.push(undefined);
    return items;
  };
  if (part === undefined) {
    if (plain(field.of)) return text === '' ? [] : text.split(',', field.max + 1).map((part) => read(field.of, part));
    if (!/^\d{1,6}$/.test(text)) return stop(word, { rule: 'whole-number', min: field.min, max: field.max }, text);
    return resize(Number(text)).slice(0, Number(text));
  }
  const i = /^[1-9]\d{0,5}$/.test(part) ? Number(part) : 0;
  if (i < 1 || i > field.max) return stop(word, { rule: 'whole-number', min: 1, max: field.max }, part);
  resize(i)[i - 1] = say(field.of, { word, parts }, items[i - 1]);
  return items;
};

const settled = (draft: Draft): unknown => {
  if (draft instanceof Map) return Object.fromEntries([...draft].map(([name, inner]) => [name, settled(inner)]));
  return isDrafts(draft) ? draft.map(settled) : draft;
};
const isDrafts = (draft: Draft): draft is readonly Draft[] => Array.isArray(draft);

/** Words as a raw input, for the validator to judge. The last word on a field holds. */
export const parseWords = (field: Field, words: readonly Word[]): unknown => {
  let draft: Draft;
  for (const word of words) draft = say(field, { word, parts: word[0].split('.') }, draft);
  return words.length > 0 ? settled(draft) : {};
};

/** `name=said` cut at its first equals sign. */
export const parseWord = (text: string): Word => {
  const at = text.indexOf('=');
  return at < 1 ? fault('word', cut(text), { rule: 'name-value' }, text) : [text.slice(0, at), text.slice(at + 1)];
};

/** Words as a person types them, spaces between. */
export const splitWords = (text: string): Word[] => (text.trim() === '' ? [] : text.trim().split(/\s+/).map(parseWord));
