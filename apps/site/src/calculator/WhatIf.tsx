import type { Brief, Change, Report, WhatIf } from '@coup-doeil/core/game';
import { digitsFor, percent, signed, thin } from '../lib/figures.ts';
import type { Lang } from '../lib/words.ts';
import { otherFacts } from './Answer.tsx';
import type { Subject } from './model.ts';
import { fieldAt, valueText } from './names.ts';
import { whatIfWords } from './what-if-words.ts';
import { words } from './words.ts';

interface Props {
  readonly subject: Subject;
  readonly report: Report;
  readonly lang: Lang;
  readonly found: WhatIf;
  readonly onTake: (change: Change) => void;
}

const share = ({ measure }: Pick<Brief, 'measure'>): number => (measure ? measure.ways / measure.of : -1);

const Said = ({
  subject,
  change: { field, from, to },
  lang,
}: {
  readonly subject: Subject;
  readonly change: Change;
  readonly lang: Lang;
}) => {
  const { field: of, labels } = fieldAt(subject.calculator.input, field);
  const gone = to === null && typeof from === 'object' && from !== null;
  const come = from === null && typeof to === 'object' && to !== null;
  const what = gone
    ? whatIfWords.removed[lang]
    : come
      ? whatIfWords.added[lang]
      : `${valueText(of, from, lang)} → ${valueText(of, to, lang)}`;
  return (
    <span>
      {labels(lang)}
      {thin(lang)}: {what}
    </span>
  );
};

const keyOf = (change: Change): string => `${change.field}=${JSON.stringify(change.to)}`;

interface LineProps extends Pick<Props, 'subject' | 'report' | 'lang' | 'onTake'> {
  readonly change: Change;
  readonly own: number | undefined;
  /** Whether chances are compared at all. */
  readonly scaled: boolean;
  readonly digits: 0 | 1;
}

const Line = ({ subject, report, change, lang, own, scaled, digits, onTake }: LineProps) => {
  const { refused, total, measure, facts } = change.answer;
  const x = measure ? (100 * measure.ways) / measure.of : undefined;
  return (
    <tr class={refused ? 'ref' : ''}>
      <th scope="row">
        <button type="button" onClick={() => onTake(change)}>
          <Said subject={subject} change={change} lang={lang} />
          {refused && <span class="by">{refused.reason[lang]}</span>}
        </button>
      </th>
      {facts.length === 0 && scaled && (
        <td class="sc" aria-hidden="true">
          {x !== undefined && own !== undefined && (
            <span
              class={x >= own ? 'dot up' : 'dot dn'}
              style={{ '--own': own, '--lo': Math.min(x, own), '--hi': Math.max(x, own), '--x': x }}
            >
              <i />
            </span>
          )}
        </td>
      )}
      {facts.length > 0 ? (
        <td colSpan={3} class="said">
          {otherFacts(facts, report.answer?.facts, lang)}
        </td>
      ) : refused ? (
        <td class="r" colSpan={scaled ? 2 : 1}>
          {words.refused[lang]}
        </td>
      ) : (
        <>
          <td class="r tn">{total === null ? '' : signed(total)}</td>
          {scaled && <td class="r tn pc">{measure && percent(measure.ways, measure.of, lang, digits)}</td>}
        </>
      )}
    </tr>
  );
};

/** How many stand open; the others, and what is refused, can be opened. */
const OPEN = 12;

/** What would change the answer, the best first; each can be taken. */
export const WhatIfSection = ({ subject, report, lang, found, onTake }: Props) => {
  const own = report.answer?.measure ? (100 * report.answer.measure.ways) / report.answer.measure.of : undefined;
  const changes = [...found.changes].sort((a, b) => share(b.answer) - share(a.answer));
  const digits = digitsFor(changes.flatMap(({ measure }) => (measure ? [measure] : [])));
  const allowed = changes.filter(({ answer }) => !answer.refused);
  const first = allowed.slice(0, OPEN);
  const scaled = own !== undefined || changes.some(({ measure }) => measure);
  const inWords = allowed.length > 0 && allowed.every(({ answer }) => answer.facts.length > 0);
  const rest = [...allowed.slice(OPEN), ...changes.filter(({ answer }) => answer.refused)];
  const idle = Object.entries(found.mattered).filter(([, did]) => !did);
  return (
    <section class="whatsec" aria-labelledby="hc">
      <h2 id="hc">{whatIfWords.whatIf[lang]}</h2>
      <table class="what">
        <caption class="vh">{whatIfWords.whatIf[lang]}</caption>
        <thead>
          <tr>
            <th scope="col">{whatIfWords.ifSo[lang]}</th>
            {inWords ? (
              <th scope="col" colSpan={3} class="said">
                {words.answer[lang]}
              </th>
            ) : (
              <>
                {scaled && (
                  <th scope="col" class="sc">
                    <span class="vh">{whatIfWords.onTheScale[lang]}</span>
                    <span class="scl" aria-hidden="true">
                      <b>0</b>
                      <b>50</b>
                      <b>100</b>
                    </span>
                  </th>
                )}
                <th scope="col" class="r">
                  {words.sum[lang]}
                </th>
                {scaled && (
                  <th scope="col" class="r">
                    %
                  </th>
                )}
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {first.map((change) => (
            <Line key={keyOf(change)} {...{ subject, report, change, lang, own, scaled, digits, onTake }} />
          ))}
        </tbody>
      </table>
      {rest.length > 0 && (
        <details class="each">
          <summary>
            {whatIfWords.moreChanges[lang]} ({rest.length})
          </summary>
          <table class="what">
            <caption class="vh">{whatIfWords.moreChanges[lang]}</caption>
            <tbody>
              {rest.map((change) => (
                <Line key={keyOf(change)} {...{ subject, report, change, lang, own, scaled, digits, onTake }} />
              ))}
            </tbody>
          </table>
        </details>
      )}
      {idle.length > 0 && (
        <details class="each">
          <summary>{whatIfWords.didNotMatter[lang]}</summary>
          <p>{idle.map(([path]) => fieldAt(subject.calculator.input, path).labels(lang)).join(', ')}</p>
        </details>
      )}
    </section>
  );
};
