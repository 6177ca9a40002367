import type { ActionReport } from '@coup-doeil/core/battle';
import type { AnyCalculator, Branches } from '@coup-doeil/core/game';
import { findSpan, formatCount, formatFact, formatPercent, formatSpan, formatTotal } from '@coup-doeil/core/tell';
import { Range } from '../../calculator/answer/Range.tsx';
import { words as answerWords } from '../../calculator/answer/words.ts';
import type { Lang } from '../../lib/words.ts';
import { Chance } from './Chance.tsx';
import { GoodFaces } from './GoodFaces.tsx';
import { touchWords } from './touch-words.ts';

interface Props {
  readonly full: ActionReport;
  readonly calculator: AnyCalculator;
  readonly branches?: Branches | undefined;
  readonly lang: Lang;
}

/** The one number, what it means, in how many ways, and how far other readings take it. */
export const AnswerBig = ({ full, calculator, branches, lang }: Props) => {
  const { answer } = full.report;
  if (!answer) return null;
  const { measure, total, facts } = answer;
  const span = findSpan({ answer, readings: full.readings });
  const [lead] = facts;
  return (
    <>
      <div class="ans" role="status">
        <p class="big">
          <b>
            {measure ? <Chance brief={answer} lang={lang} /> : total === null ? '' : formatTotal(total, calculator)}
          </b>
        </p>
        <p class="ans-w">
          {measure ? (
            <>
              <b>{measure.label[lang]}</b>
              <span class="tn">
                {formatCount(measure.ways)}/{formatCount(measure.of)}
                {branches?.dice.length === 1 && <GoodFaces {...{ calculator, branches, lang }} />}
              </span>
              {span && (
                <span class="to">
                  {formatSpan(span, lang)} {answerWords.otherReadings[lang]}
                </span>
              )}
            </>
          ) : (
            lead && (
              <>
                <b>{formatFact(lead, lang)}</b>
                <span>{lead.label[lang]}</span>
              </>
            )
          )}
          {full.incomplete && <span class="silent">{touchWords.incomplete[lang]}</span>}
        </p>
      </div>
      {measure && <Range label={formatPercent(measure, lang)} now={measure} {...(span && { span })} />}
    </>
  );
};
