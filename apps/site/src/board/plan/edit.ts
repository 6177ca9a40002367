/* Edits of a plan: each gives another plan. Without steps there is no plan. */
import type { Check, FollowAsk, Plan, PlanStep } from '@coup-doeil/core/plan';

/** A step before it has an id. */
export type NewStep = Omit<PlanStep, 'id'>;

const PREFIX = 'step-';

const findFreeId = (steps: readonly PlanStep[]): string => {
  for (let n = steps.length + 1; ; n++) {
    const id = `${PREFIX}${n}`;
    if (!steps.some((step) => step.id === id)) return id;
  }
};

const asksStep = (check: Check, ids: ReadonlySet<string>): boolean => 'step' in check && ids.has(check.step);

/** The steps that a step makes possible, and those that they make possible. */
const listFollowers = (steps: readonly PlanStep[], id: string): ReadonlySet<string> => {
  const ids = new Set([id]);
  for (const step of steps) if (step.follow && ids.has(step.follow.step)) ids.add(step.id);
  return ids;
};

const dropChecks = (step: PlanStep, ids: ReadonlySet<string>): PlanStep => {
  if (!step.when?.some((check) => asksStep(check, ids))) return step;
  return { ...step, when: step.when.filter((check) => !asksStep(check, ids)) };
};

export const addSteps = (plan: Plan | undefined, added: readonly NewStep[]): Plan => {
  const steps = [...(plan?.steps ?? [])];
  for (const step of added) steps.push({ id: findFreeId(steps), ...step });
  return { ...plan, steps };
};

/** Puts a step directly after the one that makes it possible, and after those that it makes possible already. */
export const addFollowUp = (plan: Plan, follow: FollowAsk): Plan => {
  const { steps } = plan;
  const before = listFollowers(steps, follow.step);
  const at = steps.findLastIndex(({ id }) => before.has(id)) + 1;
  return { ...plan, steps: steps.toSpliced(at, 0, { id: findFreeId(steps), follow }) };
};

/** Takes a step out, with what it makes possible and every condition and goal that names either. */
export const removeStep = (plan: Plan, id: string): Plan | undefined => {
  const gone = listFollowers(plan.steps, id);
  const steps = plan.steps.filter((step) => !gone.has(step.id)).map((step) => dropChecks(step, gone));
  if (steps.length === 0) return undefined;
  const goals = plan.goals?.filter((goal) => !asksStep(goal, gone));
  return { steps, ...(goals && { goals }) };
};

const needsStep = ({ follow, when = [] }: PlanStep, id: string): boolean =>
  follow?.step === id || when.some((check) => asksStep(check, new Set([id])));

/** The plan with a step so many places earlier or later; nothing where it would come before one that it needs. */
export const moveStep = (plan: Plan, id: string, by: -1 | 1): Plan | undefined => {
  const at = plan.steps.findIndex((step) => step.id === id);
  const [first, second] = by < 0 ? [at - 1, at] : [at, at + 1];
  const earlier = plan.steps[first];
  const later = plan.steps[second];
  if (!earlier || !later || needsStep(later, earlier.id)) return undefined;
  return { ...plan, steps: plan.steps.with(first, later).with(second, earlier) };
};

export const changeStep = (plan: Plan, step: PlanStep): Plan => ({
  ...plan,
  steps: plan.steps.map((other) => (other.id === step.id ? step : other)),
});

/** Where two checks are the same, their texts are: fields stand in one order. */
export const isSameCheck = (a: Check, b: Check): boolean => {
  const sort = (check: Check) => JSON.stringify(Object.entries(check).toSorted(([x], [y]) => (x < y ? -1 : 1)));
  return sort(a) === sort(b);
};

const toggle = (checks: readonly Check[] = [], check: Check): readonly Check[] =>
  checks.some((other) => isSameCheck(other, check))
    ? checks.filter((other) => !isSameCheck(other, check))
    : [...checks, check];

/** Adds a condition to a step, or takes it away. */
export const toggleWhen = (plan: Plan, step: PlanStep, check: Check): Plan =>
  changeStep(plan, { ...step, when: toggle(step.when, check) });

export const toggleGoal = (plan: Plan, goal: Check): Plan => ({ ...plan, goals: toggle(plan.goals, goal) });

/** Says how a choice of a player is taken in a step. */
export const answerStep = (plan: Plan, step: PlanStep, question: string, option: string): Plan => {
  const { action, follow } = step;
  if (action)
    return changeStep(plan, { ...step, action: { ...action, answers: { ...action.answers, [question]: option } } });
  if (follow)
    return changeStep(plan, { ...step, follow: { ...follow, answers: { ...follow.answers, [question]: option } } });
  return plan;
};
