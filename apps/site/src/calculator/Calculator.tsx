import {
  type Asked,
  type Change,
  fromWords,
  type InputFault,
  report as reportOf,
  type Value,
  type WhatIf,
  whatIf,
  wordsOf,
} from '@aide-de-camp/core/game';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Pick, Switch } from '../components/Controls.tsx';
import { Icon } from '../components/Icon.tsx';
import { digitsFor, percent, signed } from '../lib/figures.ts';
import type { Lang } from '../lib/words.ts';
import { Acts } from './Acts.tsx';
import { Faces, Facts, Head, OddsSection, WorkSection } from './Answer.tsx';
import { Thrown, useLog } from './Dice.tsx';
import { Form } from './Form.tsx';
import { remember } from './last.ts';
import {
  editions,
  keepRulings,
  openAddress,
  opening,
  ownReadings,
  put,
  queryOf,
  type Rulings,
  recallRulings,
  type Subject,
  withEdition,
  withInput,
  withReading,
} from './model.ts';
import { Decisive, RulingsPanel } from './Readings.tsx';
import { WhatIfSection } from './WhatIf.tsx';
import { words } from './words.ts';

interface Props {
  readonly subject: Subject;
  readonly lang: Lang;
}

interface Pinned {
  readonly query: string;
  readonly headline: string;
  readonly total: number | null;
  readonly measure: { readonly ways: number; readonly of: number } | null;
}

/** What a link said amiss is told as far as it can be read. */
const MOST_PROBLEMS = 8;

const isSame = (one: Asked, other: Asked): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A field of an input by its dotted name: `attackers.2` is the second item. */
const pathOf = (field: string): (string | number)[] =>
  field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part));

/** The input with a change taken: one value put, one unit in or out. */
const taken = (input: Value, { field, from, to }: Change): Value => {
  const path = pathOf(field);
  const at = path.at(-1);
  const listed = typeof at === 'number';
  if (!listed) return put(input, path, to);
  const list = path.slice(0, -1);
  const items = list.reduce<Value>((value, part) => (value as never)[part], input) as readonly Value[];
  const removed = to === null && from !== null;
  return put(input, list, removed ? items.filter((_, i) => i !== at) : [...items, to]);
};

/** A calculator: the form, and the answer that follows each key. */
export const Calculator = ({ subject, lang }: Props) => {
  const [asked, setAsked] = useState<Asked>(() => opening(subject));
  const [problems, setProblems] = useState<readonly InputFault[]>([]);
  const [was, setWas] = useState<string | null>(null);
  const [past, setPast] = useState<readonly Asked[]>([]);
  const [rulings, setRulings] = useState<Rulings>({ name: '', readings: {} });
  const [pinned, setPinned] = useState<readonly Pinned[]>([]);
  const [unkept, setUnkept] = useState(false);
  const [found, setFound] = useState<WhatIf>(() => whatIf(subject.calculator, asked));
  const ready = useRef(false);
  /** Whether the state is the reader's own, and not what an address or the history gave. */
  const touched = useRef(false);
  const drawn = useRef(asked);
  const report = useMemo(() => reportOf(subject.game, subject.calculator, asked), [subject, asked]);
  const headline = report.answer?.headline ?? 'refused';
  const onStorage = (kept: boolean) => setUnkept(!kept);
  const log = useLog(subject, onStorage);

  // The page is drawn with its defaults first, so that what was built and what is live are the same; then the address is read.
  useEffect(() => {
    const open = () => {
      const opened = openAddress(subject, location.search);
      setAsked((before) => (isSame(before, opened.asked) ? before : opened.asked));
      setProblems(opened.problems);
      setWas(opened.was);
      setRulings(recallRulings(subject.game.id));
      ready.current = true;
      touched.current = false;
    };
    open();
    addEventListener('popstate', open);
    return () => removeEventListener('popstate', open);
  }, [subject]);

  // What would change it is worked out after the answer is on the screen; the first time, with it.
  useEffect(() => {
    if (drawn.current === asked) return undefined;
    const later = setTimeout(() => {
      drawn.current = asked;
      setFound(whatIf(subject.calculator, asked));
    }, 60);
    return () => clearTimeout(later);
  }, [subject, asked]);

  // The address follows a moment after the last key, each rest a step of the browser's history.
  useEffect(() => {
    if (!ready.current) return undefined;
    const later = setTimeout(() => {
      const query = `?${queryOf(subject, asked, headline)}`;
      if (query !== location.search && touched.current) history.pushState(null, '', query);
      if (touched.current) remember(subject, location.pathname + query, report);
      for (const twin of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
        twin.search = touched.current ? query : location.search;
    }, 400);
    return () => clearTimeout(later);
  }, [subject, asked, headline, report]);

  const change = (next: Asked) => {
    touched.current = true;
    setPast([...past, asked].slice(-100));
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
  const read = (id: string, option: string) => change(withReading(subject, asked, id, option));
  const keepAll = (next: Rulings) => {
    onStorage(keepRulings(subject.game.id, next));
    setRulings(next);
    const house = opening(subject).readings;
    change({ ...asked, readings: { ...house, ...ownReadings(subject.calculator, next.readings) } });
  };
  const pin = () =>
    setPinned(
      [
        {
          query: `?${queryOf(subject, asked, headline)}`,
          headline,
          total: report.answer?.total ?? null,
          measure: report.answer?.measure ?? null,
        },
        ...pinned,
      ].slice(0, 6),
    );
  const all = editions(subject);
  const measure = report.answer?.measure;
  const shown = { subject, report, lang };

  return (
    <form class="calc" onSubmit={(event) => event.preventDefault()}>
      <div class="setbar">
        {subject.calculator.examples.length > 0 && (
          <Pick
            label={words.presets[lang]}
            value=""
            options={[
              { id: '', label: words.choose[lang] },
              ...subject.calculator.examples.map(({ id, title }) => ({ id, label: title[lang] })),
            ]}
            onChange={(id) => {
              const example = subject.calculator.examples.find((one) => one.id === id);
              if (example)
                change(withInput(subject, asked, fromWords(subject.calculator.input, wordsOf(example.words))));
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
          lang={lang}
          onRead={read}
          onKeep={keepAll}
          key={rulings.name}
        />
        <button class="btn plain undo" type="button" disabled={past.length === 0} onClick={undo}>
          <Icon name="undo" />
          <span>{words.undo[lang]}</span>
        </button>
        <div role="status" class="told">
          {unkept && <p>{words.storage[lang]}</p>}
          {problems.length > 0 && (
            <p>
              {words.notValid[lang]}
              {lang === 'fr' ? '\u202f' : ''}:{' '}
              {problems
                .slice(0, MOST_PROBLEMS)
                .map(({ field, given }) => `${field} (${String(given)})`)
                .join(', ')}
              {problems.length > MOST_PROBLEMS && `… (${problems.length})`}
            </p>
          )}
          {was !== null && was !== headline && (
            <p>
              {words.wasThen[lang]} <b>{was.slice(0, 80).replace('_', ', ')}</b>; {words.isNow[lang]}{' '}
              <b>{headline.replace('_', ', ')}</b>.
            </p>
          )}
        </div>
      </div>
      <Form
        subject={subject}
        edition={asked.edition}
        lang={lang}
        input={input}
        onStorage={onStorage}
        onChange={(path, value) => change(withInput(subject, asked, put(input, path, value)))}
      />
      <div class="right">
        <section class="answer" id="answer" aria-labelledby="hans">
          <h2 id="hans" class="vh">
            {words.answer[lang]}
          </h2>
          <Head {...shown} />
          {rulings.name !== '' && (
            <p class="exp">
              {words.ourRulings[lang]}
              {lang === 'fr' ? '\u202f' : ''}: {rulings.name}
            </p>
          )}
          <Decisive {...shown} onRead={read} />
          <Faces {...shown} thrown={log.throws[0]?.rolls[0]?.face} />
          <Thrown log={log} lang={lang} />
          <Acts
            subject={subject}
            asked={asked}
            report={report}
            rulings={rulings.name}
            lang={lang}
            log={log}
            onPin={pin}
          />
          <Facts {...shown} />
        </section>
        <OddsSection {...shown} />
        {pinned.length > 0 && (
          <section class="pinned" aria-labelledby="hp">
            <h2 id="hp">{words.pinned[lang]}</h2>
            <table class="tbl">
              <tbody>
                {[
                  { query: '', headline, total: report.answer?.total ?? null, measure: measure ?? null },
                  ...pinned,
                ].map((one, i) => (
                  <tr key={`${one.query}${one.headline}`}>
                    <th scope="row">
                      {i === 0 ? words.thisOne[lang] : <a href={one.query}>{one.headline.replace('_', ', ')}</a>}
                    </th>
                    <td class="r tn">{one.total === null ? '' : signed(one.total)}</td>
                    <td class="r tn">
                      {one.measure &&
                        `${percent(one.measure.ways, one.measure.of, lang, digitsFor([one.measure]))}\u202f%`}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <button type="button" class="btn plain" onClick={() => setPinned([])}>
              {words.takeDown[lang]}
            </button>
          </section>
        )}
      </div>
      <WorkSection {...shown} />
      <WhatIfSection {...shown} found={found} onTake={(one) => change(withInput(subject, asked, taken(input, one)))} />
      <div class="ribbon">
        <p>
          {report.answer && report.answer.total !== null && <span class="r-t">{signed(report.answer.total)}</span>}
          <span>
            {report.refused
              ? words.refused[lang]
              : measure && (
                  <>
                    <b>
                      {percent(measure.ways, measure.of, lang, digitsFor([measure]))}
                      {'\u202f%'}
                    </b>{' '}
                    {measure.label[lang]}
                  </>
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
