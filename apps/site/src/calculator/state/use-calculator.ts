import type { CheckedAsk } from '@coup-doeil/core/game';
import { useMemo, useRef, useState } from 'preact/hooks';
import { loadLinks } from '../links/load.ts';
import type { Pin } from '../pins/PinBoard.tsx';
import { NO_RULINGS, playsBy, type Rulings, readingsUnder, recallRulings, storeRulings } from '../readings/rulings.ts';
import type { CurrentThrow } from '../throws/current-throw.ts';
import { type Edit, withEdit, withEdition, withInput, withReading } from './asked.ts';
import { type Opening, reportOn, type Subject } from './subject.ts';
import { type Opened, useAddress } from './use-address.ts';

const MOST_UNDO = 100;
const MOST_PINS = 6;
const NO_NOTICE: Pick<Opened, 'faults' | 'was'> = { faults: [], was: null };

const isSame = (a: CheckedAsk, b: CheckedAsk): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The answers pinned beside the page's own, the newest first. */
const usePins = (subject: Subject, { asked, report }: Opening) => {
  const [pins, setPins] = useState<readonly Pin[]>([]);
  const pin = async () => {
    const { formatPageQuery } = await loadLinks();
    const query = formatPageQuery(subject, asked, report);
    setPins((all) => [{ query, asked, report }, ...all.filter((other) => other.query !== query)].slice(0, MOST_PINS));
  };
  return { pins, pin, removePin: (pin: Pin) => setPins(pins.filter((other) => other !== pin)) };
};

/** What the page is asked, and what makes it another: each change can be undone. */
const useAsked = (subject: Subject, first: CheckedAsk, onOpen: (opened: Opened) => void, onChange: () => void) => {
  const [asked, setAsked] = useState(first);
  const [past, setPast] = useState<readonly CheckedAsk[]>([]);
  // Parts of the page may have been drawn for an older state; what they change is the newest one.
  const newest = useRef(asked);
  newest.current = asked;
  const markTouched = useAddress(subject, asked, (opened) => {
    setAsked((before) => (isSame(before, opened.asked) ? before : opened.asked));
    onOpen(opened);
    // From here the browser's own history goes back.
    setPast([]);
  });
  const show = (next: CheckedAsk) => {
    newest.current = next;
    markTouched();
    setAsked(next);
  };
  const change = (make: (before: CheckedAsk) => CheckedAsk): CheckedAsk => {
    const before = newest.current;
    const next = make(before);
    if (next === before) return before;
    setPast((all) => [...all, before].slice(-MOST_UNDO));
    onChange();
    show(next);
    return next;
  };
  const undo = () => {
    const before = past.at(-1);
    if (!before) return;
    setPast(past.slice(0, -1));
    show(before);
  };
  return { asked, change, undo, canUndo: past.length > 0 };
};

/** The whole state of a calculator page, and everything that changes it. */
export const useCalculator = (subject: Subject, first: Opening) => {
  /** What is said of the link that the page was opened by, until something changes. */
  const [notice, setNotice] = useState(NO_NOTICE);
  const [example, setExample] = useState<{ readonly id: string; readonly asked: CheckedAsk }>();
  const [rulings, setRulings] = useState<Rulings>(NO_RULINGS);
  const [storageFailed, setStorageFailed] = useState(false);
  const onStorage = (stored: boolean) => setStorageFailed(!stored);
  const [seed, setSeed] = useState('');
  const onOpen = (opened: Opened) => {
    setNotice(opened);
    if (opened.seed !== '') setSeed(opened.seed);
    setRulings(recallRulings(subject.game.id));
  };
  const { asked, change, undo, canUndo } = useAsked(subject, first.asked, onOpen, () => setNotice(NO_NOTICE));
  const changed = asked !== first.asked;
  const report = useMemo(() => (changed ? reportOn(subject, asked) : first.report), [subject, asked]);
  const [thrown, setThrown] = useState<CurrentThrow>();
  const pins = usePins(subject, { asked, report });
  const played = playsBy(subject, asked, rulings);

  return {
    asked,
    changed,
    report,
    notice,
    rulings,
    played,
    /** The name of the table whose rulings the answer is read by. */
    table: played ? rulings.name : '',
    /** The example that the state is, if it still is one. */
    example: example?.asked === asked ? example.id : '',
    ...pins,
    thrown,
    setThrown,
    seed,
    setSeed,
    storageFailed,
    canUndo,
    undo,
    onStorage,
    edit: (path: string, to: Edit) => change((before) => withEdit(subject, before, path, to)),
    change,
    setReading: (id: string, option: string) => change((before) => withReading(subject, before, id, option)),
    setEdition: (edition: string) => change((before) => withEdition(subject, before, edition)),
    keepRulings: (next: Rulings) => {
      onStorage(storeRulings(subject.game.id, next));
      setRulings(next);
      change((before) => ({ ...before, readings: readingsUnder(subject, next) }));
    },
    startFrom: async (id: string) => {
      const { parseExample } = await loadLinks();
      const chosen = subject.calculator.examples.find((entry) => entry.id === id);
      if (!chosen) return;
      setExample({ id, asked: change((before) => withInput(subject, before, parseExample(subject, chosen.words))) });
    },
    openPin: (pin: Pin) => change(() => pin.asked),
  };
};

export type CalculatorState = ReturnType<typeof useCalculator>;
