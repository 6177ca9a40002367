import { fill } from '@coup-doeil/core/chart';
import type { Plan, PlanStep, Stage, StageChoice } from '@coup-doeil/core/plan';
import { addFollowUp, answerStep } from './edit.ts';
import { numberOf, type Telling } from './tell-step.ts';
import { words } from './words.ts';

interface Props {
  readonly telling: Telling;
  readonly onEdit: (plan: Plan) => void;
}

const answersOf = ({ action, follow }: PlanStep): Readonly<Record<string, string>> => ({
  ...action?.answers,
  ...follow?.answers,
});

const ChoiceRow = ({
  telling,
  onEdit,
  step,
  choice,
}: Props & { readonly step: PlanStep; readonly choice: StageChoice }) => {
  const { plan, lang, offers } = telling;
  const { question, label, taken, given } = choice;
  const offered = offers?.find((other) => other.step === step.id)?.questions.find(({ id }) => id === question)?.options;
  const answer = answersOf(step)[question] ?? '';
  const name = fill(words.stepName, { n: numberOf(plan, step.id), name: label })[lang];
  const options = taken.map((option) => option.label[lang]).join(', ');
  const own = fill(words.ofChoice, { options, how: given ? words.chosen : words.byDefault })[lang];
  if (!offered)
    return (
      <li>
        <span>{name}</span>
        <span>{own}</span>
      </li>
    );
  return (
    <li>
      <label>
        <span>{name}</span>
        <select
          value={answer}
          onChange={(event) => onEdit(answerStep(plan, step, question, event.currentTarget.value))}
        >
          {answer === '' && <option value="">{own}</option>}
          {offered.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label[lang]}
            </option>
          ))}
        </select>
      </label>
    </li>
  );
};

/** The choices of players that came up, how each was taken, and what else it may be. */
export const PlanChoices = ({ stages, ...props }: Props & { readonly stages: readonly Stage[] }) => {
  const { plan, lang } = props.telling;
  const rows = stages.flatMap((stage) => {
    const step = plan.steps.find(({ id }) => id === stage.step);
    return step ? stage.choices.map((choice) => ({ step, choice })) : [];
  });
  if (rows.length === 0) return null;
  return (
    <section class="pchoices">
      <h3 class="sh">{words.choices[lang]}</h3>
      <ul>
        {rows.map(({ step, choice }) => (
          <ChoiceRow key={`${step.id} ${choice.question}`} {...props} step={step} choice={choice} />
        ))}
      </ul>
    </section>
  );
};

/** What the sheet says may follow the steps, each a tap away from being one. */
export const FollowUps = ({ telling, onEdit }: Props) => {
  const { plan, lang, offers = [] } = telling;
  const open = offers.flatMap(({ step, followUps }) =>
    followUps
      .filter(({ id }) => !plan.steps.some(({ follow }) => follow?.step === step && follow.id === id))
      .map((up) => ({ step, up })),
  );
  if (open.length === 0) return null;
  return (
    <section>
      <h3 class="sh">{words.follows[lang]}</h3>
      <ul class="then ups">
        {open.map(({ step, up }) => (
          <li key={`${step} ${up.id}`}>
            <button type="button" onClick={() => onEdit(addFollowUp(plan, { step, id: up.id }))}>
              <span>{fill(words.followOf, { label: up.label, n: numberOf(plan, step) })[lang]}</span>
              <span class="mute">{words.add[lang]}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
