import { formatPair } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import { AnswerHead } from '../answer/AnswerHead.tsx';
import { Faces } from '../answer/Faces.tsx';
import { Facts } from '../answer/Facts.tsx';
import { OddsSection } from '../answer/OddsSection.tsx';
import { words as answerWords } from '../answer/words.ts';
import { Island } from '../lazy/Island.tsx';
import { lazy } from '../lazy/lazy.tsx';
import { DecisiveReadings } from '../readings/DecisiveReadings.tsx';
import { words as readingWords } from '../readings/words.ts';
import type { Subject } from '../state/subject.ts';
import type { CalculatorState } from '../state/use-calculator.ts';
import { ThrowsSection } from '../throws/ThrowsSection.tsx';
import type { BuiltParts } from './Calculator.tsx';

interface Props {
  readonly subject: Subject;
  readonly state: CalculatorState;
  readonly lang: Lang;
  readonly built: BuiltParts | undefined;
}

const PinBoard = lazy(async () => (await import('../pins/PinBoard.tsx')).PinBoard);
const loadActions = async () => (await import('../actions/Actions.tsx')).Actions;

/** The answer, what can be done with it, and its odds. */
export const AnswerColumn = ({ subject, state, lang, built }: Props) => {
  const { asked, report, table, throws, pins } = state;
  const answer = { subject, report, lang };
  const current = throws.thrownFor === asked;
  const actions = { ...answer, asked, rulings: table, onThrow: throws.throwFor, onPin: state.pin };
  return (
    <>
      <section class="answer" id="answer" aria-labelledby="hans">
        <h2 id="hans" class="vh">
          {answerWords.answer[lang]}
        </h2>
        <AnswerHead {...answer} />
        {table !== '' && <p class="exp">{formatPair(readingWords.ourRulings[lang], table, lang)}</p>}
        <DecisiveReadings {...answer} onRead={state.setReading} />
        <Faces {...answer} thrown={current ? throws.throws[0]?.rolls[0]?.face : undefined} />
        {subject.calculator.odds && <ThrowsSection {...{ subject, throws, lang, current }} />}
        <Island
          class="place"
          load={loadActions}
          props={actions}
          built={built?.Actions}
          wanted={state.changed}
          wait={0}
        />
        <Facts {...answer} />
      </section>
      <OddsSection {...answer} />
      {pins.length > 0 && (
        <PinBoard
          {...{ subject, lang, pins }}
          current={{ asked, report }}
          onOpen={state.openPin}
          onRemove={state.removePin}
        />
      )}
    </>
  );
};
