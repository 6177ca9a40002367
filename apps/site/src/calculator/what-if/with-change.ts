import { type CheckedAsk, type FieldChange, isInputError } from '@coup-doeil/core/game';
import { withEdit } from '../state/asked.ts';
import type { Subject } from '../state/subject.ts';

/** The state with a what-if change made: a value replaced, an item of a list added or removed. */
export const withChange = (subject: Subject, asked: CheckedAsk, { field, from, to }: FieldChange): CheckedAsk => {
  const [, list, item] = /^(.+)\.(\d+)$/.exec(field) ?? [];
  const removes = to === null && from !== null;
  try {
    if (list === undefined || !removes) return withEdit(subject, asked, field, to);
    return withEdit(subject, asked, list, (items) =>
      Array.isArray(items) ? items.toSpliced(Number(item) - 1, 1) : items,
    );
  } catch (error) {
    // The state has moved on since the change was offered, and leaves it no room: a list is full, say.
    if (isInputError(error)) return asked;
    throw error;
  }
};
