import type { JsonSchema } from '@coup-doeil/core/game';
import {
  boolean,
  cite,
  integer,
  listOf,
  mapOf,
  number,
  object,
  oneOf,
  orNull,
  ref,
  scalar,
  string,
  text,
} from './parts.ts';
import { brief } from './report.ts';

const why = { why: string, reason: text };

export const reach = object({
  counter: string,
  from: orNull(string),
  allowance: orNull(number),
  hexes: listOf(object({ hex: string, cost: number, stops: boolean, way: listOf(string), adds: listOf(string) })),
  notReached: listOf(object({ hex: string, ...why }, { cite })),
});

export const zones = object({ side: string, hexes: listOf(object({ hex: string, holders: listOf(string) })) });

/** To one hex, or what is seen of all. */
export const sight = object({ from: string }, { to: string, range: integer, seen: boolean, sees: listOf(string) });

const part = object({ counter: string, as: string });
const ask = object(
  { action: string, side: string, parts: listOf(part), targets: listOf(string) },
  { answers: mapOf(string) },
);
const sets = listOf(object({ ask, brief: object(brief), worth: ref('ways') }));

export const actions = listOf(
  object({ action: string, target: string, sets, leftOut: integer, unpriced: integer, untried: integer }),
);

export const threats = listOf(object({ hex: string, counters: listOf(string), best: sets }));

/** A line for each target. */
export const chat = listOf(string);

/** A whole number of any size, as text. */
const wholeNumber: JsonSchema = { type: 'string', pattern: '^-?\\d+$' };
const fraction = object({ ways: wholeNumber, of: wholeNumber });

const not = { not: { const: true } };
const kindOf = (name: string, always: Readonly<Record<string, JsonSchema>>, sometimes = {}): JsonSchema =>
  object({ check: { const: name }, ...always }, { ...not, ...sometimes });
const check: JsonSchema = {
  anyOf: [
    kindOf('held', { hex: string, side: string }),
    kindOf('empty', { hex: string }),
    kindOf('stands', { counter: string }),
    kindOf('has', { counter: string, word: string }),
    kindOf('any', { side: string, word: string }, { least: integer }),
    kindOf('losses', { side: string, most: integer }),
    kindOf('came', { step: string, as: oneOf(['done', 'succeeded', 'failed']) }),
    kindOf('row', { step: string, rows: listOf(string) }),
  ],
};

const follow = object(
  { step: string, id: string },
  { targets: listOf(string), counters: listOf(string), answers: mapOf(string) },
);
const common = { when: listOf(check), fates: mapOf(string) };

export const plan = object(
  {
    steps: listOf({
      anyOf: [
        object({ id: string, action: ask }, common),
        object({ id: string, march: object({ counter: string, to: string }) }, common),
        object({ id: string, follow }, common),
      ],
    }),
  },
  { goals: listOf(check) },
);

const end = {
  counter: string,
  gone: boolean,
  hex: orNull(string),
  state: listOf(string),
  marks: listOf(string),
  steps: orNull(integer),
  strength: orNull(number),
};

const choice = object({
  question: string,
  side: string,
  label: text,
  taken: listOf(object({ id: string, label: text })),
  given: boolean,
});

const stage = object({
  step: string,
  done: fraction,
  skipped: fraction,
  stopped: listOf(object({ ...why, chance: fraction }, { cite })),
  rows: listOf(object({ row: string, chance: fraction })),
  measure: orNull(object({ label: text, chance: fraction })),
  fates: listOf(object({ counter: string, fate: string, chance: fraction })),
  choices: listOf(choice),
  facts: listOf(object({ id: string, label: text, value: scalar }, { text, cite, incomplete: { const: true } })),
  incomplete: boolean,
  fork: boolean,
});

const loss = object({ side: string, eliminated: fraction, steps: fraction, states: mapOf(fraction) });
const under = listOf(object({ reading: string, option: string, chance: fraction }));

/** What reaches a chance, the least first. */
export const ways = object({
  ways: listOf(object({ asks: listOf(ask), chance: fraction, counters: listOf(string), strength: number })),
  tried: integer,
  cut: boolean,
});

/** Where there are too many states that alone is said. An assistant is given the likeliest ends, and how many were left out. */
export const planAnswer = object(
  {},
  {
    stages: listOf(stage),
    of: wholeNumber,
    ends: listOf(object({ ways: wholeNumber, counters: listOf(object(end)) })),
    counters: listOf(object({ counter: string, ends: listOf(object({ ...end, chance: fraction })) })),
    losses: listOf(loss),
    goals: listOf(object({ goal: check, chance: fraction, under })),
    tooMany: object({ step: string, most: integer }),
    endsLeftOut: integer,
  },
);

const section = object({ title: text, lines: listOf(text) });
const nextLetter = object({ side: orNull(string), does: oneOf(['join', 'secret', 'move']) });

export const log = object({
  at: integer,
  entries: listOf(section),
  next: orNull(nextLetter),
  findings: listOf(object({ place: string, text })),
});
