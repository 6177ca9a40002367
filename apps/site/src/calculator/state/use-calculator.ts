import type { Asked } from '@coup-doeil/core/game';
import { useMemo, useRef, useState } from 'preact/hooks';
import { loadLinks } from '../links/load.ts';
import type { Pin } from '../pins/PinBoard.tsx';
import { NO_RULINGS, playsBy, type Rulings, readingsUnder, recallRulings, storeRulings } from '../readings/rulings.ts';
import { useThrows } from '../throws/use-throws.ts';
import { type Edit, withEdit, withEdition, withInput, withReading } from './asked.ts';
import { type Opening, reportOn, type Subject } from './subject.ts';
import { type Opened, useAddress } from './use-address.ts';

const MOST_UNDO = 100;
const MOST_PINS = 6;
const NO_NOTICE: Pick<Opened, 'faults' | 'was'> = { faults: [], was: null };

const isSame = (a: Asked, b: Asked): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The whole state of a calculator page, and everything that changes it. */
export const useCalculator = (subject: Subject, first: Opening) => {
  const [asked, setAsked] = useState(first.asked);
  /** What is said of the link that the page was opened by, until something changes. */
  const [notice, setNotice] = useState(NO_NOTICE);
  const [example, setExample] = useState<{ readonly id: string; readonly asked: Asked }>();
  const [past, setPast] = useState<readonly Asked[]>([]);
  const [rulings, setRulings] = useState<Rulings>(NO_RULINGS);
  const [pins, setPins] = useState<readonly Pin[]>([]);
  const [storageFailed, setStorageFailed] = useState(false);
  // Parts of the page may have been drawn for an older state; what they change is the newest one.
  const newest = useRef(asked);
  newest.current = asked;
  const changed = asked !== first.asked;
  const report = useMemo(() => (changed ? reportOn(subject, asked) : first.report), [subject, asked]);
  const onStorage = (stored: boolean) => setStorageFailed(!stored);
  const throws = useThrows(subject, onStorage);

  const markTouched = useAddress(subject, asked, (opened) => {
    setAsked((before) => (isSame(before, opened.asked) ? before : opened.asked));
    setNotice(opened);
    setRulings(recallRulings(subject.game.id));
    // From here the browser's own history goes back.
    setPast([]);
  });
  const show = (next: Asked) => {
    newest.current = next;
    markTouched();
    setAsked(next);
  };
  const change = (make: (before: Asked) => Asked) => {
    const before = newest.current;
    const next = make(before);
    if (next === before) return;
    setPast((all) => [...all, before].slice(-MOST_UNDO));
    setNotice(NO_NOTICE);
    show(next);
  };
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
    pins,
    throws,
    storageFailed,
    canUndo: past.length > 0,
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
      change((before) => withInput(subject, before, parseExample(subject, chosen.words)));
      setExample({ id, asked: newest.current });
    },
    undo: () => {
      const before = past.at(-1);
      if (!before) return;
      setPast(past.slice(0, -1));
      show(before);
    },
    pin: async () => {
      const { formatQuery } = await loadLinks();
      const query = formatQuery(subject, asked, report);
      setPins((all) => [{ query, asked, report }, ...all.filter((other) => other.query !== query)].slice(0, MOST_PINS));
    },
    openPin: (pin: Pin) => change(() => pin.asked),
    removePin: (pin: Pin) => setPins(pins.filter((other) => other !== pin)),
  };
};

export type CalculatorState = ReturnType<typeof useCalculator>;
