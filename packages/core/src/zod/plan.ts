import * as z from 'zod/mini';
import { MOST_WORDS } from '../battle/read-ask.ts';
import { CAME_AS } from '../plan/plan.ts';
import { KINDS, MOST_CHECKS, MOST_LOST, MOST_STEPS } from '../plan/read-plan.ts';
import { word, wordRecord } from './battlefield.ts';
import { list, text, wholeNumber } from './limits.ts';

const hex = text(1, 20);
const id = text(1, 200);
const words = list(word, MOST_WORDS);
const rowIds = list(id, MOST_WORDS);
const not = z.optional(z.literal(true));

const check = z.discriminatedUnion('check', [
  z.strictObject({ check: z.literal('held'), not, hex, side: word }),
  z.strictObject({ check: z.literal('empty'), not, hex }),
  z.strictObject({ check: z.literal('stands'), not, counter: word }),
  z.strictObject({ check: z.literal('has'), not, counter: word, word }),
  z.strictObject({
    check: z.literal('any'),
    not,
    side: word,
    word,
    least: z.optional(wholeNumber(1, MOST_WORDS)),
  }),
  z.strictObject({ check: z.literal('losses'), not, side: word, most: wholeNumber(0, MOST_LOST) }),
  z.strictObject({ check: z.literal('came'), not, step: word, as: z.enum(CAME_AS) }),
  z.strictObject({ check: z.literal('row'), not, step: word, rows: rowIds }),
]);
const checks = list(check, MOST_CHECKS);

/** A plan within a record; `ask` and `answers` are those of the record’s own actions. */
export const createPlanSchema = <A extends z.ZodMiniType, W extends z.ZodMiniType>(ask: A, answers: W) => {
  const follow = z.strictObject({
    step: word,
    id: word,
    targets: z.optional(list(hex, MOST_WORDS)),
    counters: z.optional(words),
    answers,
  });
  const step = z.strictObject({
    id: word,
    when: z.optional(checks),
    action: z.optional(ask),
    march: z.optional(z.strictObject({ counter: word, to: hex })),
    follow: z.optional(follow),
    fates: z.optional(wordRecord(word)),
  });
  const isOfOneKind = (read: object): boolean =>
    KINDS.filter((kind) => Reflect.get(read, kind) !== undefined).length === 1;
  return z.strictObject({
    steps: z.array(step.check(z.refine(isOfOneKind))).check(z.minLength(1), z.maxLength(MOST_STEPS)),
    goals: z.optional(checks),
  });
};
