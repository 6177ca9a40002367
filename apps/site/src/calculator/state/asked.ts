/* The state of a calculator page: how each change makes a new one. */
import { type Asked, checkAsk, settle, type Value } from '@coup-doeil/core/game';
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
