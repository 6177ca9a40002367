import type { CheckedAsk, InputFault } from '@coup-doeil/core/game';
import { useEffect, useRef } from 'preact/hooks';
import { loadedLinks, loadLinks } from '../links/load.ts';
import { openingUnder, recallRulings } from '../readings/rulings.ts';
import type { Subject } from './subject.ts';

/** What a page was opened with. */
export interface Opened {
  readonly asked: CheckedAsk;
  readonly faults: readonly InputFault[];
  readonly was: string | null;
  /** The seed of the throw that a link was made for; empty where there was none. */
  readonly seed: string;
}

const openAddress = async (subject: Subject): Promise<Opened> => {
  if (location.search.length < 2)
    return { asked: openingUnder(subject, recallRulings(subject.game.id)), faults: [], was: null, seed: '' };
  return (loadedLinks() ?? (await loadLinks())).openLink(subject, location.search);
};

/** The address follows a moment after the last change, in milliseconds; each rest is a step of the browser's history. */
const REST = 400;
/** A finger or the keys are on a link: it is about to be followed. */
const LEAVES = ['pointerdown', 'focusin'] as const;

/**
 * Reads the state from the address, at first and as the browser's history brings it, and writes each change of the reader's
 * into it. Returns what marks the next state as the reader's own.
 */
export const useAddress = (subject: Subject, asked: CheckedAsk, onOpen: (opened: Opened) => void): (() => void) => {
  const latest = useRef(asked);
  latest.current = asked;
  /** Whether the address has been read, and whether the state is the reader's own since. */
  const [ready, touched] = [useRef(false), useRef(false)];

  // Hydration draws the defaults, as the build did; only then is the address read.
  useEffect(() => {
    const open = async () => {
      onOpen(await openAddress(subject));
      ready.current = true;
      touched.current = false;
    };
    open();
    addEventListener('popstate', open);
    return () => removeEventListener('popstate', open);
  }, [subject]);

  const save = async () => {
    if (!ready.current || !touched.current) return;
    // Without a wait, where the code is there: the page may be about to go.
    (loadedLinks() ?? (await loadLinks())).saveAddress(subject, latest.current);
  };
  useEffect(() => {
    if (!touched.current) return undefined;
    loadLinks();
    const timer = setTimeout(save, REST);
    return () => clearTimeout(timer);
  }, [asked]);
  useEffect(() => {
    const leave = ({ target }: Event) => target instanceof Element && target.closest('a') && save();
    /** A link that is followed before the code is there waits for it: else the way back would lead to an older state. */
    const follow = async (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && link?.target === '';
      if (!link || !isPlain || !touched.current || loadedLinks()) return;
      event.preventDefault();
      await save();
      location.assign(link.href);
    };
    for (const kind of LEAVES) addEventListener(kind, leave);
    addEventListener('click', follow);
    return () => {
      for (const kind of LEAVES) removeEventListener(kind, leave);
      removeEventListener('click', follow);
    };
  }, []);
  return () => {
    touched.current = true;
  };
};
