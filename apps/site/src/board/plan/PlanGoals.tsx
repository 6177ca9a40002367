import { fill } from '@coup-doeil/core/chart';
import type { Fraction, GoalChance, Plan } from '@coup-doeil/core/plan';
import { formatPair } from '@coup-doeil/core/tell';
import { Icon } from '../../components/Icon.tsx';
import { listGoals } from './checks.ts';
import { toggleGoal } from './edit.ts';
import type { Without } from './job.ts';
import { formatShare, Share } from './Share.tsx';
import { describeCheck, numberOf, type Telling } from './tell-step.ts';
import { words } from './words.ts';

interface Props {
  readonly telling: Telling;
  readonly goals: readonly GoalChance[] | undefined;
  readonly without: readonly Without[];
  readonly onEdit: (plan: Plan) => void;
}

const compare = (a: Fraction, b: Fraction): number => {
  const [left, right] = [a.ways * b.of, b.ways * a.of];
  return left === right ? 0 : left > right ? 1 : -1;
};

/** What a step does to each goal: 1 where it helps, −1 where it harms. */
const weigh = (goals: readonly GoalChance[], step: Without): readonly number[] =>
  goals.map(({ chance }, i) => {
    const other = step.goals[i];
    return other ? compare(chance, other) : 0;
  });

/** The plan's lesson: the steps that help one goal and harm another, or only harm. */
const Lessons = ({ telling, goals = [], without }: Props) => {
  const { plan, lang } = telling;
  const lines = without.flatMap((step) => {
    const weights = weigh(goals, step);
    const better = goals[weights.indexOf(1)];
    const worse = goals[weights.indexOf(-1)];
    if (!worse) return [];
    const values = {
      n: numberOf(plan, step.step),
      worse: describeCheck(telling, worse.goal),
      better: better ? describeCheck(telling, better.goal) : '',
    };
    return [fill(better ? words.lesson : words.harms, values)[lang]];
  });
  return (
    <>
      {lines.map((line) => (
        <p class="lesson" key={line}>
          {line}
        </p>
      ))}
    </>
  );
};

/** The same goal without each step that matters to it, and under other readings. */
const Beside = ({ telling, goals = [], without, at }: Props & { readonly at: number }) => {
  const { board, plan, lang } = telling;
  const own = goals[at];
  if (!own) return null;
  const others = own.under.filter(({ chance }) => compare(chance, own.chance) !== 0);
  return (
    <>
      {without.map(({ step, goals: rest }) => {
        const chance = rest[at];
        return (
          chance &&
          compare(chance, own.chance) !== 0 && (
            <i key={step}>
              {fill(words.without, { chance: formatShare(chance, lang), n: numberOf(plan, step) })[lang]}
            </i>
          )
        );
      })}
      {others.map(({ reading, option, chance }) => (
        <i class="to" key={`${reading} ${option}`}>
          {
            fill(words.under, {
              chance: formatShare(chance, lang),
              option: board.door.readings[reading]?.options[option] ?? '',
            })[lang]
          }
        </i>
      ))}
    </>
  );
};

/** What is wanted of a plan, as big numbers; and the lesson of its steps. */
export const PlanGoals = (props: Props) => {
  const { telling, goals, onEdit } = props;
  const { board, plan, lang } = telling;
  const more = listGoals(board, plan);
  return (
    <section class="goals" aria-label={words.goals[lang]}>
      <p class="vh" role="status">
        {goals
          ?.map(({ goal, chance }) => formatPair(describeCheck(telling, goal), formatShare(chance, lang), lang))
          .join('; ')}
      </p>
      <ul>
        {plan.goals?.map((goal, i) => {
          const text = describeCheck(telling, goal);
          return (
            <li key={JSON.stringify(goal)}>
              <b>
                <Share chance={goals?.[i]?.chance} lang={lang} />
              </b>
              <span>{text}</span>
              <Beside {...props} at={i} />
              <button
                type="button"
                class="link"
                aria-label={fill(words.removeGoal, { goal: text })[lang]}
                onClick={() => onEdit(toggleGoal(plan, goal))}
              >
                <Icon name="close" />
              </button>
            </li>
          );
        })}
      </ul>
      <Lessons {...props} />
      <label class="pick">
        <span class="label">{words.addGoal[lang]}</span>
        <select
          value=""
          onChange={({ currentTarget }) => {
            const goal = more[Number(currentTarget.value)];
            currentTarget.value = '';
            if (goal) onEdit(toggleGoal(plan, goal));
          }}
        >
          <option value="">…</option>
          {more.map((goal, i) => (
            <option key={JSON.stringify(goal)} value={i}>
              {describeCheck(telling, goal)}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
};
