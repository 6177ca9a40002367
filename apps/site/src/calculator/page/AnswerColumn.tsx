import { formatPair } from '@coup-doeil/core/tell';
import { Island } from '../../components/Island.tsx';
import { lazy } from '../../components/lazy.tsx';
import type { Lang } from '../../lib/words.ts';
import { AnswerHead } from '../answer/AnswerHead.tsx';
import { words as answerWords } from '../answer/words.ts';
import { words as readingWords } from '../readings/words.ts';
import { isStored } from '../state/storage.ts';
import type { Subject } from '../state/subject.ts';
import type { CalculatorState } from '../state/use-calculator.ts';
import { throwsKey } from '../throws/throws-key.ts';
import { AFTER_ANSWER, type BuiltParts } from './built-parts.ts';

interface Props {
  readonly subject: Subject;
  readonly state: CalculatorState;
  readonly lang: Lang;
  readonly built: BuiltParts | undefined;
}

const PinBoard = lazy(async () => (await import('../pins/PinBoard.tsx')).PinBoard);
const loadDetails = () => import('../answer/details.tsx');
const loadTable = async () => (await loadDetails()).ReadingsAndTable;
const loadFacts = async () => (await loadDetails()).Facts;
const loadOdds = async () => (await loadDetails()).OddsSection;
const loadActions = async () => (await import('../actions/Actions.tsx')).Actions;

/** The answer, what can be done with it, and its odds. */
export const AnswerColumn = ({ subject, state, lang, built }: Props) => {
  const { asked, report, thrown, pins } = state;
  const answer = { subject, report, lang };
  const face = thrown?.asked === asked ? thrown.faces[0] : undefined;
  const table = { ...answer, asked, onRead: state.setReading, thrown: face };
  const later = { class: 'place', wanted: state.changed || face !== undefined, wait: AFTER_ANSWER };
  const actions = {
    ...answer,
    asked,
    rulings: state.table,
    changed: state.changed,
    thrown,
    onThrown: state.setThrown,
    seed: state.seed,
    onSeed: state.setSeed,
    onStorage: state.onStorage,
    onPin: state.pin,
    onAsked: state.change,
  };
  return (
    <>
      <section class="answer" id="answer" aria-labelledby="hans">
        <h2 id="hans" class="vh">
          {answerWords.answer[lang]}
        </h2>
        <AnswerHead {...answer} />
        {state.table !== '' && <p class="exp">{formatPair(readingWords.ourRulings[lang], state.table, lang)}</p>}
        <Island
          {...later}
          wanted={state.changed || face !== undefined}
          load={loadTable}
          props={table}
          built={built?.ReadingsAndTable}
        />
        <Island
          class="place"
          load={loadActions}
          props={actions}
          built={built?.Actions}
          wanted={state.changed || isStored(throwsKey(subject))}
          wait={0}
        />
        <Island {...later} load={loadFacts} props={answer} built={built?.Facts} />
      </section>
      <Island {...later} load={loadOdds} props={answer} built={built?.OddsSection} />
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
