import { type ActionRules, getCounter } from '@coup-doeil/core/battle';
import type { Plan, PlanStep } from '@coup-doeil/core/plan';
import { UnitCounter } from '../page/UnitCounter.tsx';
import { listConditions } from './checks.ts';
import { changeStep, isSameCheck, moveStep, removeStep, toggleWhen } from './edit.ts';
import { describeCheck, describeStep, type Telling } from './tell-step.ts';
import { words } from './words.ts';

interface Props {
  readonly telling: Telling;
  readonly step: PlanStep;
  readonly onEdit: (plan: Plan | undefined) => void;
}

/** The conditions of a step, each a tick. */
const Conditions = ({ telling, step, onEdit }: Props) => {
  const { board, plan, lang } = telling;
  const conditions = listConditions(board, plan, step);
  if (conditions.length === 0) return null;
  return (
    <fieldset class="conds">
      <legend>{words.conditions[lang]}</legend>
      {conditions.map((check) => (
        <label key={JSON.stringify(check)}>
          <input
            type="checkbox"
            checked={step.when?.some((other) => isSameCheck(other, check)) ?? false}
            onChange={() => onEdit(toggleWhen(plan, step, check))}
          />
          <span>{describeCheck(telling, check)}</span>
        </label>
      ))}
    </fieldset>
  );
};

/** Where the sheet has no odds: what becomes of each counter that takes part or is attacked, as the player says. */
const Fates = ({ telling, step, onEdit, rules }: Props & { readonly rules: ActionRules }) => {
  const { board, plan, lang } = telling;
  const { action } = step;
  if (!action || !rules.fates) return null;
  const there = board.counters.filter(
    (counter) => counter.side !== action.side && action.targets.includes(counter.unit.hex ?? ''),
  );
  const ids = [...action.parts.map(({ counter }) => counter), ...there.map(({ id }) => id)];
  const say = (id: string, fate: string) => {
    const { [id]: _, ...others } = step.fates ?? {};
    const fates = fate === '' ? others : { ...others, [id]: fate };
    const { fates: __, ...rest } = step;
    onEdit(changeStep(plan, Object.keys(fates).length > 0 ? { ...rest, fates } : rest));
  };
  return (
    <fieldset class="fates">
      <legend>{words.fates[lang]}</legend>
      {ids.map((id) => (
        <label key={id}>
          <UnitCounter board={board} id={id} />
          <span>{getCounter(board, id).name}</span>
          <select value={step.fates?.[id] ?? ''} onChange={(event) => say(id, event.currentTarget.value)}>
            <option value="">{words.unnamed[lang]}</option>
            {Object.entries(rules.fates ?? {}).map(([fate, label]) => (
              <option key={fate} value={fate}>
                {label[lang]}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
};

/** One step looked at more closely: its conditions, what is said of it, its place. */
export const StepEditor = (props: Props) => {
  const { telling, step, onEdit } = props;
  const { board, plan, lang } = telling;
  const rules = board.door.actions.find(({ id }) => id === step.action?.action);
  const earlier = moveStep(plan, step.id, -1);
  const later = moveStep(plan, step.id, 1);
  return (
    <section class="stepper" aria-label={describeStep(telling, step)}>
      <p class="stepper-t">{describeStep(telling, step)}</p>
      <Conditions {...props} />
      {rules && <Fates {...props} rules={rules} />}
      <div class="bacts">
        <button type="button" class="btn" disabled={!earlier} onClick={() => earlier && onEdit(earlier)}>
          {words.earlier[lang]}
        </button>
        <button type="button" class="btn" disabled={!later} onClick={() => later && onEdit(later)}>
          {words.later[lang]}
        </button>
        <button type="button" class="btn" onClick={() => onEdit(removeStep(plan, step.id))}>
          {words.remove[lang]}
        </button>
      </div>
    </section>
  );
};
