import type { Alternative, FieldChange, Report, WhatIf } from '@coup-doeil/core/game';
import { countPercentDigits, formatFieldNames, joinParts, TOTAL } from '@coup-doeil/core/tell';
import { Fold } from '../../components/Fold.tsx';
import type { Lang } from '../../lib/words.ts';
import { words as answerWords } from '../answer/words.ts';
import type { Subject } from '../state/subject.ts';
import { AlternativeRow, type Scale } from './AlternativeRow.tsx';
import { words } from './words.ts';

interface Props {
  readonly subject: Subject;
  readonly report: Report;
  readonly lang: Lang;
  readonly whatIf: WhatIf;
  readonly onTake: (change: FieldChange) => void;
}

const scaleOf = ({ answer }: Report, alternatives: readonly Alternative[]): Scale => {
  const measures = alternatives.flatMap(({ answer: { measure } }) => (measure ? [measure] : []));
  const own = answer?.measure ? (100 * answer.measure.ways) / answer.measure.of : undefined;
  return { own, drawn: own !== undefined || measures.length > 0, digits: countPercentDigits(measures) };
};

/** The heads of the columns; where every answer is in words, they need no scale. */
const Heads = ({
  lang,
  head,
  drawn,
  inWords,
}: Pick<Props, 'lang'> & Pick<Scale, 'drawn'> & { readonly head: string; readonly inWords: boolean }) => (
  <thead>
    <tr>
      <th scope="col">{head}</th>
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

interface TableProps extends Props {
  readonly alternatives: readonly Alternative[];
  readonly scale: Scale;
  readonly caption: string;
  readonly head: string;
}

const AlternativesTable = ({ alternatives, scale, caption, head, ...props }: TableProps) => {
  const allowed = alternatives.filter(({ answer }) => !answer.refused);
  const inWords = allowed.length > 0 && allowed.every(({ answer }) => answer.facts.length > 0);
  return (
    <table class="what">
      <caption class="vh">{caption}</caption>
      <Heads lang={props.lang} {...{ head, inWords }} drawn={scale.drawn} />
      <tbody>
        {alternatives.map((alternative) => (
          <AlternativeRow
            key={JSON.stringify([alternative.decision, alternative.changes])}
            {...props}
            {...{ alternative, scale }}
          />
        ))}
      </tbody>
    </table>
  );
};

/** What a player can do for another answer, the best first; folded, what is given, and what did not matter. Each can be taken. */
export const WhatIfSection = (props: Props) => {
  const { subject, report, lang, whatIf } = props;
  const { decisions, given } = whatIf;
  const scale = scaleOf(report, [...decisions, ...given]);
  const idle = Object.keys(whatIf.mattered).filter((path) => !whatIf.mattered[path]);
  return (
    <section class="whatsec" aria-labelledby="hc">
      <h2 id="hc">{words.whatIf[lang]}</h2>
      {decisions.length > 0 && (
        <AlternativesTable
          {...props}
          {...{ alternatives: decisions, scale, caption: words.whatIf[lang], head: words.youCan[lang] }}
        />
      )}
      {given.length > 0 && (
        <Fold
          class="each"
          open={decisions.length === 0}
          summary={words.given[lang]}
          draw={() => (
            <AlternativesTable
              {...props}
              {...{ alternatives: given, scale, caption: words.given[lang], head: words.ifSo[lang] }}
            />
          )}
        />
      )}
      {idle.length > 0 && (
        <details class="each">
          <summary>{words.didNotMatter[lang]}</summary>
          <p>{joinParts(formatFieldNames(subject.calculator.input, idle, lang), lang)}</p>
        </details>
      )}
    </section>
  );
};
