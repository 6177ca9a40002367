/* The drafts that this device keeps, each as one text. */
import { isRecord, recall, store } from '../../calculator/state/storage.ts';
import { type Draft, findSaid, formatDraft, parseDraft } from './draft.ts';

const PREFIX = 'workbench/';
const LAST = 'workbench-last';

interface Kept {
  readonly text: string;
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
}
const isKept = (value: unknown): value is Kept =>
  isRecord(value) && typeof value.text === 'string' && typeof value.changed === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';

/** The key of a draft in the browser’s own storage. */
export const storageKey = (id: string): string => `coup-doeil/${PREFIX}${id}`;

export const createId = (): string => crypto.randomUUID().slice(0, 8);

/** Keeps a draft; false where the browser would not. */
export const keepDraft = (draft: Draft): boolean => {
  const isStored = store(PREFIX + draft.id, { text: formatDraft(draft), changed: Date.now() });
  return store(LAST, draft.id) && isStored;
};

export const recallDraft = (id: string): Draft | undefined => {
  const stored = recall<Kept | undefined>(PREFIX + id, isKept, undefined);
  return stored && { id, ...parseDraft(stored.text) };
};

export const recallLast = (): Draft | undefined => {
  const id = recall(LAST, isText, '');
  return id === '' ? undefined : recallDraft(id);
};

export interface KeptDraft {
  readonly id: string;
  readonly title: string;
  readonly changed: number;
}

/** Every draft on the device, the newest first. */
export const listKept = (lang: string): readonly KeptDraft[] => {
  let keys: readonly string[] = [];
  try {
    keys = Object.keys(localStorage).filter((key) => key.startsWith(storageKey('')));
  } catch {
    // A browser without storage has none.
  }
  return keys
    .flatMap((key): readonly KeptDraft[] => {
      const id = key.slice(storageKey('').length);
      const stored = recall<Kept | undefined>(PREFIX + id, isKept, undefined);
      return stored
        ? [{ id, title: findSaid(parseDraft(stored.text).sheets, 'title', lang), changed: stored.changed }]
        : [];
    })
    .toSorted((a, b) => b.changed - a.changed);
};

export const removeKept = (id: string): void => {
  try {
    localStorage.removeItem(storageKey(id));
  } catch {
    // What cannot be removed is not kept either.
  }
};
