/* A step, a condition and an end of a plan in words. */
import { type GameBoard, getCounter, nameAction } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { type Check, type CounterEnd, type Plan, type PlanStep, tellCheck } from '@coup-doeil/core/plan';
import { formatFigure, formatPair } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import type { StepOffers } from './job.ts';
import { words } from './words.ts';

/** What steps are told with: the board and the plan, and what its steps may lead to, once that is known. */
export interface Telling {
  readonly board: GameBoard;
  readonly plan: Plan;
  readonly offers: readonly StepOffers[] | undefined;
  readonly lang: Lang;
}

export const numberOf = ({ steps }: Plan, id: string): number => steps.findIndex((step) => step.id === id) + 1;

const findFollowUp = ({ offers }: Telling, { follow }: PlanStep) =>
  offers?.find(({ step }) => step === follow?.step)?.followUps.find(({ id }) => id === follow?.id);

/** What a step is, without who does it. */
export const nameStep = (telling: Telling, step: PlanStep): string => {
  const { board, plan, lang } = telling;
  const { action, march, follow } = step;
  if (action) return nameAction(board.door, action)[lang];
  if (march) return fill(words.goTo, { hex: march.to })[lang];
  const n = numberOf(plan, follow?.step ?? '');
  return findFollowUp(telling, step)?.label[lang] ?? fill(words.followUnnamed, { n })[lang];
};

/** Who takes part in a step, as far as the plan names them. */
export const listTakers = ({ action, march, follow }: PlanStep): readonly string[] =>
  action?.parts.map(({ counter }) => counter) ?? (march ? [march.counter] : (follow?.counters ?? []));

/** A step in a line: what, who, against which hexes. */
export const describeStep = (telling: Telling, step: PlanStep): string => {
  const { board, lang } = telling;
  const names = listTakers(step).map((id) => board.byId.get(id)?.name ?? '');
  const hexes = step.action?.targets ?? step.follow?.targets ?? [];
  const who = [names.join(', '), hexes.join(', ')].filter((text) => text !== '').join(' → ');
  const name = nameStep(telling, step);
  return who === '' ? name : formatPair(name, who, lang);
};

const CAME = { done: words.done, succeeded: words.succeeded, failed: words.failed };

/** A condition or a goal; steps go by their numbers. */
export const describeCheck = ({ board, plan, lang }: Omit<Telling, 'offers'>, check: Check): string => {
  if (!('step' in check)) return tellCheck(board, check)[lang];
  const n = numberOf(plan, check.step);
  return fill(check.check === 'came' ? CAME[check.as] : words.cameAs, { n })[lang];
};

/** The marks that a counter has at every end: they tell none from another. */
export const listSharedMarks = (ends: readonly CounterEnd[]): readonly string[] =>
  ends[0]?.marks.filter((mark) => ends.every(({ gone, marks }) => gone || marks.includes(mark))) ?? [];

/** How a counter ends, but for the marks that it shares at all ends: where, in which state, and what it has left if that is less than before. */
export const describeEnd = (board: GameBoard, end: CounterEnd, shared: readonly string[], lang: Lang): string => {
  if (end.gone) return words.gone[lang];
  const { states, marks } = board.door.palette;
  const { unit } = getCounter(board, end.counter);
  const place = end.hex ?? words.off[lang];
  const parts = [
    ...(end.hex === (unit.hex ?? null) ? [] : [place]),
    ...end.state.map((word) => states[word]?.[lang]),
    ...end.marks
      .filter((word) => !unit.marks.includes(word) && !shared.includes(word))
      .map((word) => marks[word]?.[lang]),
    ...(end.steps === (unit.steps ?? null) || end.steps === null
      ? []
      : [fill(words.stepsLeft, { n: formatFigure(end.steps) })[lang]]),
    ...(end.strength === (unit.strength ?? null) || end.strength === null
      ? []
      : [fill(words.strength, { n: formatFigure(end.strength) })[lang]]),
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(', ') : place;
};

/** Whether a counter ends as it began, but for what it did. */
export const isUnchanged = (board: GameBoard, { gone, counter, hex, state, steps, strength }: CounterEnd): boolean => {
  const { unit } = getCounter(board, counter);
  return (
    !gone &&
    hex === (unit.hex ?? null) &&
    state.join() === unit.state.toSorted().join() &&
    steps === (unit.steps ?? null) &&
    strength === (unit.strength ?? null)
  );
};
