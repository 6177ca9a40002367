import { Island } from '../../components/Island.tsx';
import type { Lang } from '../../lib/words.ts';
import type { Form } from '../form/Form.tsx';
import type { Values } from '../form/field-props.ts';
import { NO_RULINGS } from '../readings/rulings.ts';
import type { Opening, Subject } from '../state/subject.ts';
import { type CalculatorState, useCalculator } from '../state/use-calculator.ts';
import { AnswerColumn } from './AnswerColumn.tsx';
import { AFTER_ANSWER, type BuiltParts } from './built-parts.ts';
import { Ribbon } from './Ribbon.tsx';

interface Props {
  readonly subject: Subject;
  readonly first: Opening;
  readonly lang: Lang;
  /** Called when all of it answers. */
  readonly onLive?: () => void;
  readonly built?: BuiltParts;
}

const loadSetbar = async () => (await import('./Setbar.tsx')).Setbar;
/** Lists of what is not a unit need more than the form alone. */
export const loadForm = async ({ calculator }: Subject): Promise<typeof Form> =>
  Object.values(calculator.input.fields).some((field) => field.kind === 'list' && field.of.kind === 'group')
    ? (await import('../form/GroupList.tsx')).FormWithLists
    : (await import('../form/Form.tsx')).Form;
const loadAnswer = async () => AnswerColumn;
const loadWorking = async () => (await import('../answer/Working.tsx')).Working;
const loadPlan = async () => (await import('../plan/Plan.tsx')).Plan;

/** Whether the page has more to say of a state than what it was built with: of a link, of rulings that a table keeps. */
const isSpokenOf = ({ notice, rulings, storageFailed }: CalculatorState): boolean =>
  notice.faults.length > 0 || notice.was !== null || rulings !== NO_RULINGS || storageFailed;

/** A calculator: the form, and the answer that follows each key. */
export const Calculator = ({ subject, first, lang, onLive, built }: Props) => {
  const state = useCalculator(subject, first);
  const { asked, report, changed, edit } = state;
  // A border: a checked input is what its description says.
  const input = asked.input as Values;
  const form = { subject, edition: asked.edition, lang, input, onChange: edit, onStorage: state.onStorage };
  const plan = subject.plan && (
    <Island class="place" load={loadPlan} props={form} built={built?.Plan} wanted={changed} wait={AFTER_ANSWER} />
  );
  return (
    <form class="calc" onSubmit={(event) => event.preventDefault()}>
      <Island
        class="place"
        load={loadSetbar}
        props={{ subject, state, lang }}
        built={built?.Setbar}
        wanted={changed || isSpokenOf(state)}
      />
      <Island
        class="field"
        load={() => loadForm(subject)}
        props={{ ...form, plan }}
        built={built?.Form}
        wanted={changed}
      />
      <Island
        class="right"
        load={loadAnswer}
        props={{ subject, state, lang, built }}
        built={built && AnswerColumn}
        wanted
        onLive={onLive}
      />
      <Island
        class="place"
        load={loadWorking}
        props={{ subject, report, lang }}
        built={built?.Working}
        wanted={changed}
        wait={AFTER_ANSWER}
      />
      <Island
        class="place"
        load={async () => (await import('../what-if/LiveWhatIf.tsx')).loadWhatIf(subject, first.asked)}
        props={{ subject, asked, lang, onChange: state.change }}
        built={built?.WhatIf}
        wanted={changed}
        wait={AFTER_ANSWER}
      />
      <Ribbon calculator={subject.calculator} {...{ report, lang }} />
    </form>
  );
};
