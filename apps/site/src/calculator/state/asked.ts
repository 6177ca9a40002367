/* The state of a calculator page: how each change makes a new one. */
import { type CheckedAsk, checkAsk, put, settleInput, type Value } from '@coup-doeil/core/game';
import type { Values } from '../form/field-props.ts';
import { shareGround } from '../plan/shared-ground.ts';
import type { Subject } from './subject.ts';

/** What comes to stand at a place of the input: a value, or what is made of the value that stands there. */
export type Edit = Value | ((before: Value) => Value);

/** The state with an edit of its input at a dotted name; fields that no longer apply go back to their defaults. */
export const withEdit = (subject: Subject, asked: CheckedAsk, path: string, to: Edit): CheckedAsk =>
  withInput(
    subject,
    asked,
    shareGround(subject.calculator, asked.input as Values, put(asked.input as Value, path, to)),
  );

export const withInput = ({ calculator }: Subject, asked: CheckedAsk, input: unknown): CheckedAsk =>
  checkAsk(calculator, { ...asked, input: settleInput(calculator.input, input) });

/** The state with a new input; what that does not say is at its default. */
export const withGiven = ({ calculator }: Subject, asked: CheckedAsk, input: unknown): CheckedAsk =>
  checkAsk(calculator, { ...asked, input });

export const withReading = ({ calculator }: Subject, asked: CheckedAsk, id: string, option: string): CheckedAsk =>
  checkAsk(calculator, { ...asked, readings: { ...asked.readings, [id]: option } });

export const withEdition = ({ calculator }: Subject, asked: CheckedAsk, edition: string): CheckedAsk =>
  checkAsk(calculator, { ...asked, edition });
