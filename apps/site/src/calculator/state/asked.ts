/* The state of a calculator page: how each change makes a new one. */
import { type Asked, type Change, checkAsk, isInputError, settle, type Value } from '@coup-doeil/core/game';
import { isRecord } from './storage.ts';
import type { Subject } from './subject.ts';

export type Path = readonly (string | number)[];
/** What comes to stand at a place of the input: a value, or what is made of the value that stands there. */
export type Edit = Value | ((before: Value) => Value);

/** A value with an edit at a place in it. */
const edit = (value: Value, path: Path, to: Edit): Value => {
  const [head, ...rest] = path;
  if (head === undefined) return typeof to === 'function' ? to(value) : to;
  if (Array.isArray(value)) return value.map((item: Value, i) => (i === head ? edit(item, rest, to) : item));
  if (isRecord(value)) return { ...value, [head]: edit((value[head] ?? null) as Value, rest, to) };
  return value;
};

/** The state with an edit of its input; fields that no longer apply go back to their defaults. */
export const withEdit = (subject: Subject, asked: Asked, path: Path, to: Edit): Asked =>
  withInput(subject, asked, edit(asked.input as Value, path, to));

export const withInput = ({ calculator }: Subject, asked: Asked, input: unknown): Asked =>
  checkAsk(calculator, { ...asked, input: settle(calculator.input, input) });

export const withReading = ({ calculator }: Subject, asked: Asked, id: string, option: string): Asked =>
  checkAsk(calculator, { ...asked, readings: { ...asked.readings, [id]: option } });

export const withEdition = ({ calculator }: Subject, asked: Asked, edition: string): Asked =>
  checkAsk(calculator, { ...asked, edition });

/** The state with a what-if change made: a value replaced, an item of a list added or removed. */
export const withChange = (subject: Subject, asked: Asked, { field, from, to }: Change): Asked => {
  // A dotted name counts items from 1.
  const path = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part));
  const last = path.at(-1);
  try {
    if (typeof last !== 'number') return withEdit(subject, asked, path, to);
    const removes = to === null && from !== null;
    return withEdit(subject, asked, path.slice(0, -1), (list) =>
      !Array.isArray(list) ? list : removes ? list.filter((_, i) => i !== last) : [...list, to],
    );
  } catch (error) {
    // The state has moved on since the change was offered, and leaves it no room: a list is full, say.
    if (isInputError(error)) return asked;
    throw error;
  }
};
