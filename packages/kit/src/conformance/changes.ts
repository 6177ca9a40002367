import type { Value } from '@coup-doeil/core/game';
import {
  type Alternative,
  type Brief,
  type Change,
  computeAnswer,
  computeWhatIf,
  createBrief,
  type FieldChange,
  isSameBrief,
  parseInput,
  put,
  settleInput,
  toInputError,
} from '@coup-doeil/core/game';
import type { Check } from './subject.ts';
import { formatAsk, type Trace } from './trace.ts';

/**
 * The inputs that a change can mean, made from its words alone: an item that goes, and an item of which nothing is said any
 * more, go by the same words.
 */
const meant = (input: Value, { field, to }: Pick<Change, 'field' | 'to'>): Value[] => {
  const replaced = put(input, field, to);
  const [, list = '', item] = /^(.*)\.(\d+)$/.exec(field) ?? [];
  if (item === undefined || to !== null) return [replaced];
  return [put(input, list, (items) => [items].flat().toSpliced(Number(item) - 1, 1)), replaced];
};

/** The answers to those of them that are valid inputs. */
const brought = ({ calculator, asked }: Trace, change: Pick<Change, 'field' | 'to'>): Brief[] =>
  // Checked by the description of the very same input.
  meant(asked.input as Value, change).flatMap((other) => {
    try {
      const input = parseInput(calculator.input, settleInput(calculator.input, other));
      return [createBrief(calculator, computeAnswer(calculator, { ...asked, input }))];
    } catch (error) {
      toInputError(error);
      return [];
    }
  });

/** The whole numbers between what is and what would change the answer. */
const nearer = ({ from, to }: Change): Value[] => {
  if (typeof from !== 'number' || typeof to !== 'number') return [];
  const by = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) - 1 }, (_, i) => from + by * (i + 1));
};

const wrong = (trace: Trace): string[] => {
  const { calculator, asked, result } = trace;
  // A rule that throws is the answers' problem.
  if (!result) return [];
  const here = createBrief(calculator, result);
  const { changes, decisions, given } = computeWhatIf(calculator, asked);
  const problems = changes.flatMap((change) => wrongChange(trace, change, here));
  // What is merged of changes that are wrong is wrong too, and need not be said again.
  return problems.length > 0
    ? problems
    : [...decisions, ...given].flatMap((alternative) => wrongMerge(trace, alternative));
};

const describeProblem = (
  trace: Trace,
  { field, to }: FieldChange,
  promised: string,
  briefs: readonly Brief[],
): string =>
  `${formatAsk(trace)}: ${field} to ${JSON.stringify(to)} is said to bring ${promised}, and brings ${briefs.map(({ headline }) => headline).join(' or ')}`;

/** Of changes that are said to come to the same, those that do not. */
const wrongMerge = (trace: Trace, { changes, answer }: Alternative): string[] =>
  changes.flatMap((change) => {
    const briefs = brought(trace, change);
    return briefs.some((other) => isSameBrief(other, answer))
      ? []
      : [describeProblem(trace, change, answer.headline, briefs)];
  });

const wrongChange = (trace: Trace, change: Change, here: Brief): string[] => {
  const at = `${formatAsk(trace)}: ${change.field} to ${JSON.stringify(change.to)}`;
  const briefs = brought(trace, change);
  const promised = change.answer.headline;
  if (!briefs.some(({ headline }) => headline === promised)) return [describeProblem(trace, change, promised, briefs)];
  if (isSameBrief(change.answer, here)) return [`${at} changes nothing`];
  return nearer(change).flatMap((to) =>
    brought(trace, { ...change, to })
      .filter((between) => !isSameBrief(between, here))
      .map(() => `${at} is passed over: ${to} changes the answer already`),
  );
};

const PER_CALCULATOR = 40;

export const changes: Check = {
  id: 'changes',
  says: 'what is said to change an answer changes it, and nothing nearer does',
  run: (subject) =>
    subject.calculators.flatMap((calculator) =>
      subject.traces
        .filter((trace) => trace.calculator === calculator)
        .slice(0, PER_CALCULATOR)
        .flatMap(wrong),
    ),
};
