/* The state of a calculator page: how each change makes a new one. */
import { type Asked, checkAsk, put, settle, type Value } from '@coup-doeil/core/game';
import type { Subject } from './subject.ts';

/** What comes to stand at a place of the input: a value, or what is made of the value that stands there. */
export type Edit = Value | ((before: Value) => Value);

/** The state with an edit of its input at a dotted name; fields that no longer apply go back to their defaults. */
export const withEdit = (subject: Subject, asked: Asked, path: string, to: Edit): Asked =>
  withInput(subject, asked, put(asked.input as Value, path, to));

export const withInput = ({ calculator }: Subject, asked: Asked, input: unknown): Asked =>
  checkAsk(calculator, { ...asked, input: settle(calculator.input, input) });

export const withReading = ({ calculator }: Subject, asked: Asked, id: string, option: string): Asked =>
  checkAsk(calculator, { ...asked, readings: { ...asked.readings, [id]: option } });

export const withEdition = ({ calculator }: Subject, asked: Asked, edition: string): Asked =>
  checkAsk(calculator, { ...asked, edition });
