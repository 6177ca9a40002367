import type { Brief, Change, Report, WhatIf } from '@coup-doeil/core/game';
import { countPercentDigits, findField, formatFieldName, TOTAL } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import { words as answerWords } from '../answer/words.ts';
import type { Subject } from '../state/subject.ts';
import { ChangeRow, type Scale } from './ChangeRow.tsx';
import { words } from './words.ts';

interface Props {
  readonly subject: Subject;
  readonly report: Report;
  readonly lang: Lang;
  readonly found: WhatIf;
  readonly onTake: (change: Change) => void;
}

/** How many changes stand open; the others, and what is refused, are folded. */
const OPEN = 12;

const shareOf = ({ measure }: Pick<Brief, 'measure'>): number => (measure ? measure.ways / measure.of : -1);
const keyOf = (change: Change): string => `${change.field}=${JSON.stringify(change.to)}`;

const scaleOf = ({ answer }: Report, changes: readonly Change[]): Scale => {
  const own = answer?.measure ? (100 * answer.measure.ways) / answer.measure.of : undefined;
  return {
    own,
    drawn: own !== undefined || changes.some(({ measure }) => measure),
    digits: countPercentDigits(changes.flatMap(({ measure }) => (measure ? [measure] : []))),
  };
};

/** The heads of the columns; where every answer is in words, they need no scale. */
const Heads = ({
  lang,
  drawn,
  inWords,
}: Pick<Props, 'lang'> & Pick<Scale, 'drawn'> & { readonly inWords: boolean }) => (
  <thead>
    <tr>
      <th scope="col">{words.ifSo[lang]}</th>
      {inWords ? (
        <th scope="col" colSpan={3} class="said">
          {answerWords.answer[lang]}
        </th>
      ) : (
        <>
          {drawn && (
            <th scope="col" class="sc">
              <span class="vh">{words.onTheScale[lang]}</span>
              <span class="scl" aria-hidden="true">
                <b>0</b>
                <b>50</b>
                <b>100</b>
              </span>
            </th>
          )}
          <th scope="col" class="r">
            {TOTAL[lang]}
          </th>
          {drawn && (
            <th scope="col" class="r">
              %
            </th>
          )}
        </>
      )}
    </tr>
  </thead>
);

/** What would change the answer, the best first; each can be taken. */
export const WhatIfSection = (props: Props) => {
  const { subject, report, lang, found } = props;
  const changes = [...found.changes].sort((a, b) => shareOf(b.answer) - shareOf(a.answer));
  const scale = scaleOf(report, changes);
  const allowed = changes.filter(({ answer }) => !answer.refused);
  const inWords = allowed.length > 0 && allowed.every(({ answer }) => answer.facts.length > 0);
  const folded = [...allowed.slice(OPEN), ...changes.filter(({ answer }) => answer.refused)];
  const idle = Object.entries(found.mattered).filter(([, mattered]) => !mattered);
  const drawRow = (change: Change) => <ChangeRow key={keyOf(change)} {...props} {...{ change, scale }} />;
  return (
    <section class="whatsec" aria-labelledby="hc">
      <h2 id="hc">{words.whatIf[lang]}</h2>
      <table class="what">
        <caption class="vh">{words.whatIf[lang]}</caption>
        <Heads lang={lang} drawn={scale.drawn} inWords={inWords} />
        <tbody>{allowed.slice(0, OPEN).map(drawRow)}</tbody>
      </table>
      {folded.length > 0 && (
        <details class="each">
          <summary>
            {words.moreChanges[lang]} ({folded.length})
          </summary>
          <table class="what">
            <caption class="vh">{words.moreChanges[lang]}</caption>
            <tbody>{folded.map(drawRow)}</tbody>
          </table>
        </details>
      )}
      {idle.length > 0 && (
        <details class="each">
          <summary>{words.didNotMatter[lang]}</summary>
          <p>{idle.map(([path]) => formatFieldName(findField(subject.calculator.input, path), lang)).join(', ')}</p>
        </details>
      )}
    </section>
  );
};
