import { InputError } from '../error.ts';
import type { Field, Typed, Value } from './field.ts';
import { defaultOf, isGroup, same } from './value.ts';

/** `attackers.1.arm=cavalry`: the name and what is said of it. */
export type Word = readonly [name: string, said: string];

const scalar = (value: Value): string => (value === null ? 'none' : String(value));
const plain = (field: Field): boolean => field.kind !== 'list' && field.kind !== 'group' && field.kind !== 'unit';

const collect = (field: Field, value: Value, rest: Value, path: string, words: Word[]): void => {
  if (same(value, rest)) return;
  if (field.kind === 'list' && Array.isArray(value)) {
    if (plain(field.of)) {
      words.push([path, value.map(scalar).join(',')]);
      return;
    }
    const item = defaultOf(field.of);
    const before = words.length;
    value.forEach((one: Value, i) => {
      collect(field.of, one, item, `${path}.${i + 1}`, words);
    });
    // The number of items is said only where the items themselves do not show it.
    const last = `${path}.${value.length}.`;
    const seen = words.slice(before).some(([name]) => name.startsWith(last));
    if (value.length < field.count || (value.length > field.count && !seen))
      words.splice(before, 0, [path, String(value.length)]);
    return;
  }
  if ((field.kind === 'group' || field.kind === 'unit') && isGroup(value) && isGroup(rest)) {
    for (const [name, inner] of Object.entries(field.fields))
      collect(inner, value[name] ?? null, rest[name] ?? null, path ? `${path}.${name}` : name, words);
    return;
  }
  words.push([path, scalar(value)]);
};

/** An input in words: only what differs from the defaults. */
export const toWords = <T>(field: Typed<T>, input: T): Word[] => {
  const words: Word[] = [];
  collect(field, input as Value, defaultOf(field), '', words);
  return words;
};

const read = (field: Field, said: string): Value => {
  if (field.kind === 'flag') return said === 'true' ? true : said === 'false' ? false : said;
  if (field.kind === 'whole') return said === 'none' ? null : /^[+-]?\d{1,9}$/.test(said) ? Number(said) : said;
  return said;
};

type Draft = { [name: string]: Draft | Value } | (Draft | Value)[];

function stop(field: string, allowed: string | readonly string[], given: string): never {
  throw new InputError({ code: 'word', field, allowed, given });
}

const filled = (field: Field & { kind: 'list' }, name: string, size: number): Draft[] => {
  if (size > field.max) return stop(name, `a list of ${field.min} to ${field.max}`, String(size));
  return Array.from({ length: size }, (): Draft => ({}));
};

const put = (field: Field, draft: Draft, parts: readonly string[], at: number, [name, said]: Word): void => {
  const part = parts[at] ?? '';
  const last = at === parts.length - 1;
  if ((field.kind === 'group' || field.kind === 'unit') && !Array.isArray(draft)) {
    const inner = Object.hasOwn(field.fields, part) ? field.fields[part] : undefined;
    if (!inner) stop(name, Object.keys(field.fields), part);
    if (!last) {
      const next = Object.hasOwn(draft, part)
        ? draft[part]
        : inner.kind === 'list'
          ? filled(inner, name, inner.count)
          : {};
      if (plain(inner) || typeof next !== 'object' || next === null) stop(name, 'no more after a single value', said);
      draft[part] = next;
      put(inner, next as Draft, parts, at + 1, [name, said]);
      return;
    }
    if (inner.kind === 'list') {
      if (plain(inner.of)) draft[part] = said === '' ? [] : said.split(',').map((one) => read(inner.of, one));
      else if (/^\d{1,6}$/.test(said)) draft[part] = resized(inner, name, draft[part], Number(said));
      else stop(name, 'how many there are', said);
    } else if (inner.kind === 'group' || inner.kind === 'unit') stop(name, Object.keys(inner.fields), said);
    else draft[part] = read(inner, said);
    return;
  }
  if (field.kind === 'list' && Array.isArray(draft)) {
    const i = /^[1-9]\d{0,5}$/.test(part) ? Number(part) : 0;
    if (i < 1 || i > field.max) stop(name, `a number from 1 to ${field.max}`, part);
    while (draft.length < i) draft.push({});
    if (last) stop(name, 'the name of a field after the number', said);
    const next = draft[i - 1];
    if (typeof next === 'object' && next !== null) put(field.of, next as Draft, parts, at + 1, [name, said]);
    return;
  }
  stop(name, 'the name of a field', said);
};

const resized = (
  field: Field & { kind: 'list' },
  name: string,
  before: Draft | Value | undefined,
  size: number,
): Draft => {
  const kept = Array.isArray(before) ? before.slice(0, size) : [];
  return [...kept, ...filled(field, name, Math.max(0, size)).slice(kept.length)] as Draft;
};

/** Words as a raw input, for the validator to judge. */
export const fromWords = (field: Field, words: readonly Word[]): unknown => {
  const draft: Draft = {};
  for (const word of words) put(field, draft, word[0].split('.'), 0, word);
  return draft;
};

/** `name=said` cut at its first equals sign. */
export const toWord = (text: string): Word => {
  const at = text.indexOf('=');
  if (at < 1) return stop(text, 'name=value', text);
  return [text.slice(0, at), text.slice(at + 1)];
};

/** Words as a person types them, spaces between. */
export const wordsOf = (text: string): Word[] => (text.trim() === '' ? [] : text.trim().split(/\s+/).map(toWord));
