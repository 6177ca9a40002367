/* The draft on the page: every change is kept on the device at once, and can be undone. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { isLink, parseLink } from '../page/address.ts';
import { type Draft, formatDraft, parseDraft } from './draft.ts';
import { createId, keepDraft, listKept, recallDraft, recallLast, storageKey } from './kept-drafts.ts';

const MOST_UNDO = 200;
/** After a key the device keeps it so many milliseconds later, when it has been painted. */
const REST = 50;

/** What is said of the draft beside its title. */
export type Notice = 'saved' | 'notSaved' | 'copied' | 'opened' | 'badLink';

/** The draft of a link: one that the device keeps already, or a new one. */
const openLink = async (lang: string): Promise<Draft | undefined> => {
  const text = await parseLink(location.hash);
  history.replaceState(null, '', location.pathname);
  const parsed = text === undefined ? undefined : parseDraft(text);
  if (text === undefined || !parsed || parsed.sheets.length === 0) return undefined;
  const same = listKept(lang)
    .map(({ id }) => recallDraft(id))
    .find((draft) => draft && formatDraft(draft) === formatDraft(parsed));
  return same ?? { id: createId(), ...parsed };
};

/** Listens to events of the page, as long as it shows what asks. */
const useEvents = (listeners: () => readonly (readonly [EventTarget, string, EventListener])[]): void =>
  useEffect(() => {
    const all = listeners();
    for (const [target, name, listener] of all) target.addEventListener(name, listener);
    return () => {
      for (const [target, name, listener] of all) target.removeEventListener(name, listener);
    };
  }, []);

interface OpenDraft {
  readonly latest: { readonly current: { readonly draft: Draft | undefined; readonly past: readonly Draft[] } };
  readonly unkept: { readonly current: Draft | undefined };
  readonly keep: () => void;
  readonly open: (next: Draft, notice?: Notice) => void;
  readonly setDraft: (next: Draft) => void;
  readonly setNotice: (notice: Notice) => void;
}

/** What reaches the draft from outside of the page: a link, another tab, and that the page is left. */
const useOutside = (lang: string, { latest, unkept, keep, open, setDraft, setNotice }: OpenDraft): void => {
  const follow = async (): Promise<void> => {
    if (!isLink(location.hash)) return;
    const linked = await openLink(lang);
    if (linked) open(linked, 'opened');
    else {
      const last = recallLast();
      if (last) open(last);
      setNotice('badLink');
    }
  };
  /** Another tab changed the draft: it is taken over, or, where this one was changed too, this one goes on as a copy. */
  const meet = (key: string | null, newValue: string | null): void => {
    const own = latest.current.draft;
    if (!own || key !== storageKey(own.id) || newValue === null) return;
    const other = recallDraft(own.id);
    if (!other || formatDraft(other) === formatDraft(own)) return;
    if (latest.current.past.length === 0) setDraft(other);
    else open({ ...own, id: createId() }, 'copied');
  };
  const warn = (event: Event): void => {
    keep();
    if (unkept.current) event.preventDefault();
  };
  useEffect(() => {
    follow();
  }, []);
  useEvents(() => [
    [window, 'hashchange', follow],
    [window, 'storage', (event) => event instanceof StorageEvent && meet(event.key, event.newValue)],
    [window, 'pagehide', keep],
    [document, 'visibilitychange', keep],
    [window, 'beforeunload', warn],
  ]);
};

export const useDraft = (lang: string) => {
  const [draft, setDraft] = useState<Draft | undefined>(() => (isLink(location.hash) ? undefined : recallLast()));
  const [past, setPast] = useState<readonly Draft[]>([]);
  const [notice, setNotice] = useState<Notice>('saved');
  const latest = useRef({ draft, past });
  latest.current = { draft, past };
  const unkept = useRef<Draft | undefined>(undefined);

  const keep = (): void => {
    const { current } = unkept;
    if (!current) return;
    const isKept = keepDraft(current);
    if (isKept) unkept.current = undefined;
    setNotice((before) => (!isKept ? 'notSaved' : before === 'notSaved' ? 'saved' : before));
  };
  const open = (next: Draft, notice: Notice = 'saved'): void => {
    setPast([]);
    setDraft(next);
    setNotice(notice);
    unkept.current = next;
    keep();
  };
  const change = (make: (before: Draft) => Draft): void => {
    const before = latest.current.draft;
    if (!before) return;
    const next = make(before);
    if (next === before) return;
    latest.current.draft = next;
    unkept.current = next;
    setPast((all) => [...all, before].slice(-MOST_UNDO));
    setDraft(next);
  };
  const undo = (): void => {
    const before = latest.current.past.at(-1);
    if (!before) return;
    unkept.current = before;
    setPast((all) => all.slice(0, -1));
    setDraft(before);
  };

  useEffect(() => {
    const timer = setTimeout(keep, REST);
    return () => clearTimeout(timer);
  }, [draft]);
  useOutside(lang, { latest, unkept, keep, open, setDraft, setNotice });
  return { draft, change, undo, canUndo: past.length > 0, open, notice };
};

export type DraftState = ReturnType<typeof useDraft>;
