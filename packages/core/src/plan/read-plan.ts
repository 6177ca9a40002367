import { actionAsk, answers, id, MOST_WORDS } from '../battle/read-ask.ts';
import { readShape } from '../battle/read-shape.ts';
import {
  choice,
  list,
  object,
  optional,
  type Reader,
  record,
  text,
  wholeNumber,
  withDefault,
  word,
} from '../battle/values.ts';
import { rejectInput } from '../error.ts';
import { CAME_AS, type Check, type FollowAsk, type Plan, type PlanStep } from './plan.ts';

export const MOST_STEPS = 20;
export const MOST_CHECKS = 20;
export const MOST_LOST = 1_000_000;

const hex = text(1, 20);
const words = list(word, MOST_WORDS);
const not: Reader<true | undefined> = (raw, place) =>
  raw === undefined || raw === true ? raw : rejectInput('choice', place, [true], raw);

type CheckOf<K extends Check['check']> = Extract<Check, { readonly check: K }>;
const checked = <K extends Check['check']>(
  name: K,
  fields: { readonly [F in Exclude<keyof CheckOf<K>, 'check' | 'not'>]-?: Reader<CheckOf<K>[F]> },
): Reader<Check> => object({ check: choice([name]), not, ...fields } as never);

const CHECKS: Readonly<Record<Check['check'], Reader<Check>>> = {
  held: checked('held', { hex, side: word }),
  empty: checked('empty', { hex }),
  stands: checked('stands', { counter: word }),
  has: checked('has', { counter: word, word }),
  any: checked('any', { side: word, word, least: optional(wholeNumber(1, MOST_WORDS)) }),
  losses: checked('losses', { side: word, most: wholeNumber(0, MOST_LOST) }),
  came: checked('came', { step: word, as: choice(CAME_AS) }),
  row: checked('row', { step: word, rows: list(id, MOST_WORDS) }),
};

const check: Reader<Check> = (raw, place) => {
  const name = typeof raw === 'object' && raw !== null && 'check' in raw ? raw.check : undefined;
  return CHECKS[choice(Object.keys(CHECKS) as Check['check'][])(name, `${place}.check`)](raw, place);
};
const checks = list(check, MOST_CHECKS);

const step = object<PlanStep>({
  id: word,
  when: optional(checks),
  action: optional(actionAsk),
  march: optional(object<NonNullable<PlanStep['march']>>({ counter: word, to: hex })),
  follow: optional(
    object<FollowAsk>({
      step: word,
      id: word,
      targets: optional(list(hex, MOST_WORDS)),
      counters: optional(words),
      answers,
    }),
  ),
  fates: optional(record(word)),
});

export const KINDS = ['action', 'march', 'follow'] as const;

const onlyStep: Reader<PlanStep> = (raw, place) => {
  const read = step(raw, place);
  const given = KINDS.filter((name) => read[name] !== undefined);
  return given.length === 1 ? read : rejectInput('choice', place, KINDS, given.join(' '));
};

const plan = object<Plan>({ steps: withDefault(list(onlyStep, MOST_STEPS), []), goals: optional(checks) });

/** Reads a plan from data of any kind; what is wrong is one error that names the place. */
export const readPlan = (given: unknown): Plan => {
  const read = readShape(plan, given);
  return read.steps.length > 0
    ? read
    : rejectInput('list', 'steps', { rule: 'list-length', min: 1, max: MOST_STEPS }, read.steps);
};
