/* A way in one line, as a player says it: `road 4, village, over stream`. */
import type { Text } from '../text/index.ts';
import type { Field, ListField, Value } from './field.ts';
import type { AnyCalculator } from './game.ts';
import { type Group, getDefault, isGroup, isList } from './value.ts';
import { type Meaning, nameMeanings, normaliseWords } from './way-words.ts';

/** A word of a way that cannot be taken: nothing is called that; several things are; or the step has another already. */
export interface WordFault {
  readonly why: 'unknown' | 'ambiguous' | 'second' | 'too-many';
  readonly word: string;
  /** What it may mean, each with the name of its field. */
  readonly meanings: readonly { readonly field: Text; readonly option: Text }[];
}

/** What a line came to: its steps, or the words that cannot be taken. */
export type ParsedWay =
  | { readonly ok: true; readonly steps: readonly Value[] }
  | { readonly ok: false; readonly faults: readonly WordFault[] };

/** One part of the line, between two commas: a step, once or several times. */
interface Entry {
  count: number;
  values: Record<string, Value>;
}

/** What says where its word belongs: into a hex, or over a hexside. */
const INTO = ['into', 'in', 'to', 'dans', 'en', 'vers'];
const OVER = ['over', 'across', 'through', 'par-dessus', 'par', 'sur', 'franchit'];
const UP = ['up', 'monte', 'montee'];
const DOWN = ['down', 'descend', 'descente'];
/** The fewest letters by which a longer name is known. */
const FEWEST = 3;
const LONGEST = 7;

const isMeant = (part: Meaning['part'] | undefined) => (meaning: Meaning) =>
  part === undefined || meaning.part === part;

/** What the words from here on mean, the longest name first, and how many of them it takes. */
const findMeanings = (
  names: ReadonlyMap<string, readonly Meaning[]>,
  words: readonly string[],
  part: Meaning['part'] | undefined,
): { readonly meanings: readonly Meaning[]; readonly count: number } => {
  for (let count = Math.min(words.length, LONGEST); count > 0; count--) {
    const meanings = (names.get(words.slice(0, count).join(' ')) ?? []).filter(isMeant(part));
    if (meanings.length > 0) return { meanings, count };
  }
  const [word = ''] = words;
  if (word.length < FEWEST || INTO.includes(word) || OVER.includes(word)) return { meanings: [], count: 0 };
  const begun = [...names].filter(([name]) => name.startsWith(word)).flatMap(([, meanings]) => meanings);
  return { meanings: [...new Set(begun.filter(isMeant(part)))], count: 1 };
};

const levelOf = (word: string, next: string | undefined): number | undefined => {
  if (/^[+-]\d+$/.test(word)) return Number(word);
  if (next === undefined || !/^\d+$/.test(next)) return undefined;
  return UP.includes(word) ? Number(next) : DOWN.includes(word) ? -Number(next) : undefined;
};

/** Reads the words of one step. */
const parseEntry = (
  { of }: ListField,
  names: ReadonlyMap<string, readonly Meaning[]>,
  words: readonly string[],
): Entry | WordFault => {
  const fields: Readonly<Record<string, Field>> = 'fields' in of ? of.fields : {};
  const [rise, height] = Object.entries(fields).find(([name, { kind }]) => kind === 'whole' && isRise(of, name)) ?? [];
  const entry: Entry = { count: 1, values: {} };
  let part: Meaning['part'] | undefined;
  for (let i = 0; i < words.length; ) {
    const [word = '', next] = words.slice(i);
    const fault = (why: WordFault['why'], meanings: readonly Meaning[] = []): WordFault => ({ why, word, meanings });
    const level = rise === undefined ? undefined : levelOf(word, next);
    if (rise !== undefined && level !== undefined && height?.kind === 'whole') {
      if (level < height.min || level > height.max) return fault('unknown');
      entry.values[rise] = level;
      i += /^[+-]/.test(word) ? 1 : 2;
      continue;
    }
    if (/^[1-9]\d?$/.test(word) && words.length > 1) {
      entry.count = Number(word);
      i++;
      continue;
    }
    const { meanings, count } = findMeanings(names, words.slice(i), part);
    const [meaning] = meanings;
    if (!meaning && (INTO.includes(word) || OVER.includes(word)) && next !== undefined) {
      part = INTO.includes(word) ? 'ground' : 'hexside';
      i++;
      continue;
    }
    if (!meaning) return fault('unknown');
    if (meanings.length > 1) return fault('ambiguous', meanings);
    if (!addMeaning(entry.values, fields, meaning)) return fault('second', [meaning]);
    part = undefined;
    i += count;
  }
  return entry;
};

const isRise = (of: Field, name: string): boolean => 'roles' in of && (of.roles?.hexside ?? []).includes(name);

/** Puts an option into a step; false where the step has another one there. */
const addMeaning = (
  values: Record<string, Value>,
  fields: Readonly<Record<string, Field>>,
  { name, id }: Meaning,
): boolean => {
  const before = values[name];
  if (fields[name]?.kind === 'list') {
    values[name] = [...new Set([...(isList(before ?? null) ? (before as readonly Value[]) : []), id])];
    return true;
  }
  values[name] = id;
  return before === undefined || before === id;
};

/** The steps that a line means, or each word that it does not understand. `list` names the calculator's list of steps. */
export const parseWay = (
  calculator: Pick<AnyCalculator, 'charts' | 'input'>,
  list: string,
  text: string,
): ParsedWay => {
  const field = calculator.input.fields[list];
  if (field?.kind !== 'list') return { ok: true, steps: [] };
  const names = nameMeanings(calculator, field.of);
  const entries = text
    .split(/[,;\n]/)
    .map(normaliseWords)
    .filter((words) => words.length > 0)
    .map((words) => parseEntry(field, names, words));
  const faults = entries.filter((entry) => 'why' in entry);
  if (faults.length > 0) return { ok: false, faults };
  const item = getDefault(field.of);
  const start: Group = isGroup(item) ? item : {};
  const steps = entries
    .filter((entry): entry is Entry => !('why' in entry))
    .flatMap(({ count, values }) => Array.from({ length: count }, () => ({ ...start, ...values })));
  if (steps.length > field.max)
    return { ok: false, faults: [{ why: 'too-many', word: String(field.max), meanings: [] }] };
  return { ok: true, steps };
};
