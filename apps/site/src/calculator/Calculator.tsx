import type { Asked, InputFault, Value } from '@coup-doeil/core/game';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Pick, Switch } from '../components/Controls.tsx';
import { Icon } from '../components/Icon.tsx';
import { digitsFor, percent, signed, thin } from '../lib/figures.ts';
import type { Lang } from '../lib/words.ts';
import { Faces, Facts, factText, Head, OddsSection, WorkSection } from './Answer.tsx';
import { Thrown, useLog } from './Dice.tsx';
import { Form } from './Form.tsx';
import { Later } from './Later.tsx';
import { useLate } from './late.ts';
import {
  type Change,
  editions,
  type First,
  keepRulings,
  opening,
  openingKept,
  ownReadings,
  playsBy,
  put,
  type Rulings,
  recallRulings,
  reportOn,
  type Subject,
  withEdition,
  withInput,
  withReading,
} from './model.ts';
import type { Pinned } from './Pins.tsx';
import { Place } from './Place.tsx';
import { Decisive, RulingsPanel } from './Readings.tsx';
import { words } from './words.ts';

interface Props {
  readonly subject: Subject;
  readonly first: First;
  readonly lang: Lang;
  /** When all of it answers. */
  readonly onLive?: () => void;
  /** What the build draws, and what comes alive later. */
  readonly built?: {
    readonly plan: ComponentChildren;
    readonly acts: ComponentChildren;
    readonly whatIf: ComponentChildren;
  };
}

/** A finger or the keys are on a link: it is about to be followed. */
const LEAVES = ['pointerdown', 'focusin'] as const;

const isSame = (one: Asked, other: Asked): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What links say comes when a link is read or made. */
let links: typeof import('./address.ts') | undefined;
export const address = async () => {
  links ??= await import('./address.ts');
  return links;
};

/** A calculator: the form, and the answer that follows each key. */
export const Calculator = ({ subject, first, lang, onLive, built }: Props) => {
  const [asked, setAsked] = useState(first.asked);
  const [problems, setProblems] = useState<readonly InputFault[]>([]);
  const [was, setWas] = useState<string | null>(null);
  /** The ruling that the state is, until something changes. */
  const [taken, setTaken] = useState<{ readonly id: string; readonly asked: Asked }>();
  const [past, setPast] = useState<readonly Asked[]>([]);
  const [rulings, setRulings] = useState<Rulings>({ name: '', readings: {} });
  const [pins, bringPins] = useLate(() => import('./Pins.tsx'));
  const [pinned, setPinned] = useState<readonly Pinned[]>([]);
  const [unkept, setUnkept] = useState(false);
  const ready = useRef(false);
  /** Whether the state is the reader's own, and not what an address or the history gave. */
  const touched = useRef(false);
  /** The newest state: parts of the form were drawn when it was another. */
  const now = useRef(asked);
  now.current = asked;
  const changed = asked !== first.asked;
  const report = useMemo(() => (changed ? reportOn(subject, asked) : first.report), [subject, asked]);
  const headline = report.answer?.headline ?? 'refused';
  const onStorage = (kept: boolean) => setUnkept(!kept);
  const log = useLog(subject, onStorage);

  // The page is drawn with its defaults first, so that what was built and what is live are the same; then the address is read.
  useEffect(() => {
    const open = async () => {
      const opened =
        location.search.length < 2
          ? { asked: openingKept(subject), problems: [], was: null }
          : (links ?? (await address())).openAddress(subject, location.search);
      setAsked((before) => (isSame(before, opened.asked) ? before : opened.asked));
      setProblems(opened.problems);
      setWas(opened.was);
      setRulings(recallRulings(subject.game.id));
      // The browser's own history goes back from here.
      setPast([]);
      ready.current = true;
      touched.current = false;
    };
    open();
    addEventListener('popstate', open);
    return () => removeEventListener('popstate', open);
  }, [subject]);

  const save = async () => {
    if (!ready.current || !touched.current) return;
    // At once, where it can be: the page may be about to go.
    const { queryOf, remember } = links ?? (await address());
    const report = reportOn(subject, now.current);
    const query = `?${queryOf(subject, now.current, report.answer?.headline ?? 'refused')}`;
    if (query !== location.search) history.pushState(null, '', query);
    remember(subject, location.pathname + query, report);
    for (const twin of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) twin.search = query;
  };
  // The address follows a moment after the last key, each rest a step of the browser's history; what makes it comes before.
  useEffect(() => {
    if (!touched.current) return undefined;
    address();
    const later = setTimeout(save, 400);
    return () => clearTimeout(later);
  }, [asked]);
  // Who is about to follow a link does not leave the last keys behind.
  useEffect(() => {
    const leave = ({ target }: Event) => target instanceof Element && target.closest('a') && save();
    for (const kind of LEAVES) addEventListener(kind, leave);
    return () => {
      for (const kind of LEAVES) removeEventListener(kind, leave);
    };
  }, []);

  const change = (next: Asked) => {
    const before = now.current;
    now.current = next;
    touched.current = true;
    setPast((all) => [...all, before].slice(-100));
    setAsked(next);
    setWas(null);
    setProblems([]);
  };
  const undo = () => {
    const before = past.at(-1);
    if (!before) return;
    touched.current = true;
    setPast(past.slice(0, -1));
    setAsked(before);
  };
  const input = asked.input as Readonly<Record<string, Value>>;
  const set = (path: readonly (string | number)[], to: Change) =>
    change(withInput(subject, now.current, put(now.current.input as Value, path, to)));
  const read = (id: string, option: string) => change(withReading(subject, now.current, id, option));
  const keepAll = (next: Rulings) => {
    onStorage(keepRulings(subject.game.id, next));
    setRulings(next);
    const house = opening(subject).readings;
    change({ ...asked, readings: { ...house, ...ownReadings(subject.calculator, next.readings) } });
  };
  const pin = async () => {
    const [{ queryOf }] = await Promise.all([address(), bringPins()]);
    const query = `?${queryOf(subject, asked, headline)}`;
    setPinned((before) => [{ query, asked, report }, ...before.filter((one) => one.query !== query)].slice(0, 6));
  };
  const all = editions(subject);
  const measure = report.answer?.measure;
  const [lead] = report.answer?.facts ?? [];
  const shown = { subject, report, lang };
  const played = playsBy(subject, asked, rulings);
  const table = played ? rulings.name : '';

  return (
    <form class="calc" onSubmit={(event) => event.preventDefault()}>
      <div class="setbar">
        {subject.calculator.examples.length > 0 && (
          <Pick
            label={words.presets[lang]}
            value={taken?.asked === asked ? taken.id : ''}
            options={[
              { id: '', label: words.choose[lang] },
              ...subject.calculator.examples.map(({ id, title }) => ({ id, label: title[lang] })),
            ]}
            onChange={async (id) => {
              const example = subject.calculator.examples.find((one) => one.id === id);
              if (!example) return;
              const next = withInput(subject, asked, (await address()).exampleInput(subject, example.words));
              change(next);
              setTaken({ id, asked: next });
            }}
          />
        )}
        {all.length > 1 && (
          <Switch
            label={words.printing[lang]}
            name="edition"
            value={asked.edition}
            options={all.map((id) => ({ id, label: id }))}
            onChange={(edition) => change(withEdition(subject, asked, edition))}
          />
        )}
        <RulingsPanel
          subject={subject}
          readings={asked.readings}
          rulings={rulings}
          played={played}
          lang={lang}
          onRead={read}
          onKeep={keepAll}
        />
        <button class="btn plain undo" type="button" disabled={past.length === 0} onClick={undo}>
          <Icon name="undo" />
          <span>{words.undo[lang]}</span>
        </button>
        <div role="status" class="told">
          {unkept && <p>{words.storage[lang]}</p>}
          {links && <links.Told {...{ subject, report, problems, was, lang }} />}
        </div>
      </div>
      <Later class="field" built={built !== undefined}>
        <Form
          subject={subject}
          edition={asked.edition}
          lang={lang}
          input={input}
          onStorage={onStorage}
          onChange={set}
          plan={
            subject.plan && (
              <Place
                changed={changed}
                wait={60}
                show={async (at) => {
                  const plan = { calculator: subject.calculator, input, lang, onMove: set };
                  const { show } = await import('./Plan.tsx');
                  show(at, { ...plan, input: first.asked.input as typeof input }, plan);
                }}
              >
                {built?.plan}
              </Place>
            )
          }
        />
      </Later>
      <Later class="right" built={built !== undefined} onLive={onLive}>
        <section class="answer" id="answer" aria-labelledby="hans">
          <h2 id="hans" class="vh">
            {words.answer[lang]}
          </h2>
          <Head {...shown} />
          {table !== '' && (
            <p class="exp">
              {words.ourRulings[lang]}
              {thin(lang)}: {table}
            </p>
          )}
          <Decisive {...shown} onRead={read} />
          <Faces {...shown} thrown={log.of === asked ? log.throws[0]?.rolls[0]?.face : undefined} />
          {subject.calculator.throw && <Thrown {...{ subject, log, lang }} now={log.of === asked} />}
          <Place
            changed={changed}
            wait={0}
            show={async (at) => {
              const acts = { subject, asked, report, rulings: table, lang, log, onPin: pin };
              const { show } = await import('./Acts.tsx');
              show(at, { ...acts, report: first.report }, acts);
            }}
          >
            {built?.acts}
          </Place>
          <Facts {...shown} />
        </section>
        <OddsSection {...shown} />
        {pins && pinned.length > 0 && (
          <pins.PinBoard
            {...{ subject, lang }}
            pinned={[{ query: '', asked, report }, ...pinned]}
            onTake={(one) => change(one.asked)}
            onTakeDown={(gone) => setPinned(pinned.filter((one) => one !== gone))}
          />
        )}
      </Later>
      <WorkSection {...shown} />
      <Place
        changed={changed}
        wait={60}
        show={async (at) => {
          const onTake = (next: Value) => change(withInput(subject, asked, next));
          const { show } = await import('./what-if-late.tsx');
          await show(at, { subject, lang, onTake }, first.asked, asked);
        }}
      >
        {built?.whatIf}
      </Place>
      <div class="ribbon">
        <p>
          {report.answer && report.answer.total !== null && <span class="r-t">{signed(report.answer.total)}</span>}
          <span>
            {report.refused ? (
              words.refused[lang]
            ) : measure ? (
              <>
                <b>
                  {percent(measure.ways, measure.of, lang, digitsFor([measure]))}
                  {'\u202f%'}
                </b>{' '}
                {measure.label[lang]}
              </>
            ) : (
              lead && (
                <>
                  {lead.label[lang]} <b>{factText(lead, lang)}</b>
                </>
              )
            )}
          </span>
        </p>
        <a class="btn" href="#answer">
          {words.why[lang]}
        </a>
      </div>
    </form>
  );
};
