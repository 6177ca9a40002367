import { type Asked, type Change, isInputError } from '@coup-doeil/core/game';
import { withEdit } from '../state/asked.ts';
import type { Subject } from '../state/subject.ts';

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
