import { type Alternative, type ChangedPlace, type FieldChange, listAlternatives } from './alternatives.ts';
import { type Brief, computeAnswer, createBrief, isSameAnswer } from './answer.ts';
import { type Ask, type CheckedAsk, checkAsk } from './ask.ts';
import type { Answer, Calculator, Refusal } from './calculator.ts';
import { toInputError } from './fault.ts';
import type { Value } from './field.ts';
import { listNeighbours, type Neighbour } from './neighbours.ts';
import type { Ways } from './odds-list.ts';
import { parseInput } from './parse.ts';
import type { Report } from './report.ts';
import { type GameOf, type Result, resultOf } from './run.ts';
import { isSameBrief } from './same-brief.ts';
import { settleInput } from './settle.ts';
import { createReport } from './whole-report.ts';

/** One thing that could be otherwise, and the answer then. */
export interface Change extends FieldChange {
  readonly answer: Brief;
  readonly measure: Ways | null;
}

/** What in an input mattered, and what would change its answer. */
export interface WhatIf {
  /** For each field: would anything else there have changed the answer or its odds? */
  readonly mattered: Readonly<Record<string, boolean>>;
  readonly changes: readonly Change[];
  /** What a player can do for another answer, merged where it comes to the same, the best first. */
  readonly decisions: readonly Alternative[];
  /** What would change the answer and is nobody’s to decide: the ground, the enemy. */
  readonly given: readonly Alternative[];
}

/** A report, what in the input mattered to it, and what would change its answer: exactly, by working out every neighbour. */
export const whatIf = <C extends Calculator>(
  game: GameOf<C>,
  calculator: C,
  ask: NoInfer<Ask<C>>,
): Result<Report<C> & WhatIf> =>
  resultOf(
    game,
    calculator,
    () => checkAsk(calculator, ask),
    (asked) => ({ ...createReport(game, calculator, asked), ...computeWhatIf(calculator, asked) }),
  );

/** What mattered to a checked ask, and what would change its answer: every neighbour with a silent tally. */
export const computeWhatIf = (calculator: Calculator, asked: CheckedAsk): WhatIf => {
  const steps = whatIfSteps(calculator, asked);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

/** The same, neighbour by neighbour, for a page that has keys to answer between them. */
export function* whatIfSteps(calculator: Calculator, asked: CheckedAsk): Generator<undefined, WhatIf, undefined> {
  const here = computeAnswer(calculator, asked);
  const brief = createBrief(calculator, here);
  const mattered: Record<string, boolean> = {};
  const changed: (ChangedPlace & { readonly changes: Change[] })[] = [];

  const tried = (neighbour: Neighbour): Answer | Refusal | undefined => {
    try {
      const input = parseInput(calculator.input, settleInput(calculator.input, neighbour.input));
      return computeAnswer(calculator, { ...asked, input });
    } catch (error) {
      // A neighbour that is no valid input is nobody's move.
      toInputError(error);
      return undefined;
    }
  };

  for (const { place, runs } of listNeighbours(calculator.input, asked.input as Value)) {
    mattered[place.path] = false;
    const changes: Change[] = [];
    changed.push({ place, changes });
    for (const outward of runs) {
      for (const neighbour of outward()) {
        const result = tried(neighbour);
        yield;
        if (!result) continue;
        if (!isSameAnswer(result, here)) mattered[place.path] = true;
        const other = createBrief(calculator, result);
        if (isSameBrief(other, brief)) continue;
        const { from, to } = neighbour;
        changes.push({ field: neighbour.field, from, to, answer: other, measure: other.measure });
        break;
      }
    }
  }
  return { mattered, changes: changed.flatMap(({ changes }) => changes), ...listAlternatives(calculator, changed) };
}
