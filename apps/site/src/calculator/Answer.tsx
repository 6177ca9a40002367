import type { Fact, Report } from '@coup-doeil/core/game';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Account } from '../components/Account.tsx';
import { Odds, Range } from '../components/Odds.tsx';
import { digitsFor, percent, signed, thin, whole } from '../lib/figures.ts';
import { trueMinus } from '../lib/printed.ts';
import type { Lang } from '../lib/words.ts';
import { asideOf, cellText, placeOf } from './cells.ts';
import { Fold } from './Fold.tsx';
import type { Subject } from './model.ts';
import { words } from './words.ts';

export interface Shown {
  readonly subject: Subject;
  readonly report: Report;
  readonly lang: Lang;
}

type Ways = { readonly ways: number; readonly of: number };
const percentOf = (measure: Ways, lang: Lang): string => percent(measure.ways, measure.of, lang, digitsFor([measure]));
const Percent = ({ measure, lang }: { readonly measure: Ways; readonly lang: Lang }) => (
  <>
    {percentOf(measure, lang)}
    <span class="of">{'\u202f%'}</span>
  </>
);

/** The farthest that another reading would take the measure. */
const otherMeasure = ({ readings, answer }: Report): Ways | undefined => {
  const own = answer?.measure;
  if (!own) return undefined;
  const others = readings.flatMap(({ options = [] }) => options.flatMap(({ measure }) => (measure ? [measure] : [])));
  const apart = ({ ways, of }: Ways) => Math.abs(ways / of - own.ways / own.of);
  return others.filter((one) => apart(one) > 0).sort((a, b) => apart(b) - apart(a))[0];
};

const Refused = ({ subject, report, lang, cite, reason }: Shown & NonNullable<Report['refused']>) => {
  const place = placeOf(subject, report.edition, cite, lang);
  return (
    <p class="refused">
      <span class="label">{words.refused[lang]}</span>
      <b>{reason[lang]}</b> <a href={place.href}>{place.label}</a>
    </p>
  );
};

/** The answer itself, in the one live region that says it: kept in its place, so that a refusal is heard too. */
export const Head = ({ subject, report, lang }: Shown) => {
  const { answer, refused } = report;
  const measure = answer?.measure;
  const other = otherMeasure(report);
  const [lead] = answer?.facts ?? [];
  return (
    <>
      <div class="a-top" role="status">
        {refused && <Refused {...{ subject, report, lang }} {...refused} />}
        {typeof answer?.total === 'number' && (
          <p class="total">
            <span class="label">{words.sum[lang]}</span>
            <b>{signed(answer.total)}</b>
          </p>
        )}
        {measure ? (
          <p class="meas">
            <span class="label">{measure.label[lang]}</span>
            <b class="tn">
              <Percent measure={measure} lang={lang} />
              {other && (
                <span class="to">
                  {` ${words.to[lang]} `}
                  <Percent measure={other} lang={lang} />
                </span>
              )}
            </b>
            <span class="tn">
              {whole(measure.ways)}/{whole(measure.of)} {other && <span class="to">{words.otherReading[lang]}</span>}
            </span>
          </p>
        ) : (
          lead && (
            <p class="meas">
              <span class="label">{lead.label[lang]}</span>
              <b class="lead">{factText(lead, lang)}</b>
            </p>
          )
        )}
      </div>
      {answer?.incomplete && <p class="silent">{words.incomplete[lang]}</p>}
      {measure && (
        <Range
          label={`${percentOf(measure, lang)} %`}
          now={(100 * measure.ways) / measure.of}
          {...(other ? { other: (100 * other.ways) / other.of } : {})}
        />
      )}
    </>
  );
};

/** The table with the faces that lead to each of its rows. */
export const Faces = ({ subject, report, lang, thrown }: Shown & { readonly thrown: number | undefined }) => {
  const faces = report.answer?.faces;
  const chart = faces && subject.calculator.charts[report.edition]?.[faces.chart];
  if (!faces || !chart) return null;
  return (
    <table class="crt">
      <caption class="vh">{chart.title[lang]}</caption>
      <thead>
        <tr>
          <th scope="col">{words.sum[lang]}</th>
          <th scope="col">{words.die[lang]}</th>
          {chart.columns.map((column) => (
            <th scope="col" key={column.id} class={sideClass(column.id)}>
              {column.label[lang]}
            </th>
          ))}
          <th scope="col" class="r">
            {words.ways[lang]}
          </th>
        </tr>
      </thead>
      <tbody>
        {chart.rows.map((row) => {
          const here = faces.rows.filter((face) => face.row === row.id);
          const lit = here.some(({ face }) => face === thrown);
          return (
            <tr key={row.id} class={lit ? 'lit' : here.length === 0 ? 'none' : ''}>
              <th scope="row" class="tn">
                {/* Figures and signs are the same in every language. */}
                {trueMinus(row.head && !/\p{L}/u.test(row.head) ? row.head : row.label[lang])}
              </th>
              <td class="faces">
                {here.length === 0 && <span class="mute">{words.noFace[lang]}</span>}
                {here.map(({ face }) => (
                  <span key={face} class={face === thrown ? 'face lit' : 'face'}>
                    {face}
                  </span>
                ))}
              </td>
              {chart.columns.map(({ id, label }) => {
                const cell = row.cells[id];
                return (
                  <td key={id} class={id === 'attacker' ? 'ca' : 'cd'} data-head={label[lang]}>
                    <span>{cell && italics(cellText(subject.symbols, cell, lang))}</span>
                  </td>
                );
              })}
              <td class="r tn">
                {here.length}
                <span class="of">/{faces.rows.length}</span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

const sideClass = (column: string): string => (column === 'attacker' ? 'att' : column === 'defender' ? 'def' : '');

/** `_Pursuit_` is set in italics, as on the sheet. */
const italics = (text: string) => text.split('_').map((part, i) => (i % 2 === 1 ? <i key={part}>{part}</i> : part));

export const factText = ({ value, text }: Fact, lang: Lang): string =>
  text?.[lang] ??
  (typeof value === 'boolean' ? words[value ? 'yes' : 'no'][lang] : value === null ? '–' : String(value));

/** What another answer says that this one does not. */
export const otherFacts = (facts: readonly Fact[], own: readonly Fact[] = [], lang: Lang): string => {
  const other = facts.filter((one) => !own.some(({ id, value }) => id === one.id && value === one.value));
  return (other[0] ? other : facts)
    .map((one) => `${one.label[lang]}${thin(lang)}: ${factText(one, lang)}`)
    .join(`${thin(lang)}; `);
};

export const Facts = (now: Shown) => useFollowing(now.report, (report) => factsOf({ ...now, report }));

const factsOf = ({ subject, report, lang }: Shown) => {
  const facts = report.answer?.facts ?? [];
  if (facts.length === 0) return null;
  return (
    <section class="factsec">
      <h3>{words.facts[lang]}</h3>
      <dl class="facts">
        {facts.map((fact) => {
          const place = fact.cite && placeOf(subject, report.edition, fact.cite, lang);
          return (
            <div key={fact.id}>
              <dt>{fact.label[lang]}</dt>
              <dd>
                {factText(fact, lang)} {place && <a href={place.href}>{place.label}</a>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
};

const side = (list: string): 'attacker' | 'defender' | undefined =>
  list.startsWith('attacker')
    ? 'attacker'
    : list.startsWith('defender') || list.startsWith('unit')
      ? 'defender'
      : undefined;

const OddsTable = ({ subject, report, lang, list }: Shown & { readonly list: string }) => {
  const { measure, odds } = subject.calculator;
  const counts = measure?.list === list ? measure.counts : undefined;
  const chances = [...(report.odds[list] ?? [])]
    .sort((a, b) => b.ways - a.ways)
    .map(({ id, label, ways, of }) => ({ id, label: label[lang], ways, of, good: counts ? !counts(id) : false }));
  const label = odds?.[list]?.label[lang] ?? list;
  const of = side(list);
  return (
    <>
      <h3 class={of === 'attacker' ? 'att' : of === 'defender' ? 'def' : ''}>
        {of && <span class={`sw ${of === 'attacker' ? 'sw-a' : 'sw-d'}`} aria-hidden="true" />}
        {label}
      </h3>
      <Odds lang={lang} caption={label} chances={chances} {...(of ? { side: of } : {})} />
    </>
  );
};

/** The lists of odds that stand folded. */
const singles = ({ odds }: Report): readonly string[] =>
  Object.keys(odds).filter(
    (list, _, all) => /-\d+$/.test(list) || list === 'both' || (list === 'result' && all.length > 1),
  );

/** What explains an answer follows when the answer is on the screen: drawn for the report before, then for this one. */
export const useFollowing = (report: Report, draw: (report: Report) => ComponentChildren): ComponentChildren => {
  const [shown, setShown] = useState(report);
  useEffect(() => setShown(report), [report]);
  return useMemo(() => draw(shown), [shown]);
};

const UnitByUnit = (now: Shown) =>
  useFollowing(now.report, (report) => (
    <Fold
      class="each"
      draw={() => singles(report).map((list) => <OddsTable key={list} {...now} report={report} list={list} />)}
    >
      <summary>{words.unitByUnit[now.lang]}</summary>
    </Fold>
  ));

export const OddsSection = (shown: Shown) => {
  const { report, lang } = shown;
  const lists = Object.keys(report.odds);
  if (lists.length === 0) return null;
  const single = singles(report);
  return (
    <section class="oddsec" aria-labelledby="ho">
      <h2 id="ho">{words.odds[lang]}</h2>
      <p class="exp">{words.exact[lang]}</p>
      {lists
        .filter((list) => !single.includes(list))
        .map((list) => (
          <OddsTable key={list} {...shown} list={list} />
        ))}
      {single.length > 0 && <UnitByUnit {...shown} />}
    </section>
  );
};

export const WorkSection = (now: Shown) => useFollowing(now.report, (report) => work({ ...now, report }));

const work = ({ subject, report, lang }: Shown) => {
  const { working, answer } = report;
  if (working.length === 0) return null;
  const lines = working.map((step) => ({
    ...step,
    label: step.label[lang],
    place: placeOf(subject, report.edition, step.cite, lang),
    ...(step.by !== undefined && { aside: `${words.setAside[lang]} ${asideOf(subject, report, step.by, lang)}` }),
  }));
  return (
    <section class="work" aria-labelledby="hw">
      <h2 id="hw">{words.working[lang]}</h2>
      <Account
        lang={lang}
        caption={words.working[lang]}
        lines={lines}
        total={{ label: words.sum[lang], value: answer?.total ?? working.at(-1)?.total ?? 0 }}
      />
    </section>
  );
};
