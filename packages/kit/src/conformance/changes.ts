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

const wrong = (one: Trace): string[] => {
  const { calculator, asked, result } = one;
  // A rule that throws is the answers' problem.
  if (!result) return [];
  const here = createBrief(calculator, result);
  const { changes, decisions, given } = computeWhatIf(calculator, asked);
  const problems = changes.flatMap((change) => wrongChange(one, change, here));
  // What is merged of changes that are wrong is wrong too, and need not be said again.
  return problems.length > 0
    ? problems
    : [...decisions, ...given].flatMap((alternative) => wrongMerge(one, alternative));
};

const describeProblem = (one: Trace, { field, to }: FieldChange, said: string, found: readonly Brief[]): string =>
  `${formatAsk(one)}: ${field} to ${JSON.stringify(to)} is said to bring ${said}, and brings ${found.map(({ headline }) => headline).join(' or ')}`;

/** Of changes that are said to come to the same, those that do not. */
const wrongMerge = (one: Trace, { changes, answer }: Alternative): string[] =>
  changes.flatMap((change) => {
    const found = brought(one, change);
    return found.some((other) => isSameBrief(other, answer))
      ? []
      : [describeProblem(one, change, answer.headline, found)];
  });

const wrongChange = (one: Trace, change: Change, here: Brief): string[] => {
  const at = `${formatAsk(one)}: ${change.field} to ${JSON.stringify(change.to)}`;
  const found = brought(one, change);
  const said = change.answer.headline;
  if (!found.some(({ headline }) => headline === said)) return [describeProblem(one, change, said, found)];
  if (isSameBrief(change.answer, here)) return [`${at} changes nothing`];
  return nearer(change).flatMap((to) =>
    brought(one, { ...change, to })
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
        .filter((one) => one.calculator === calculator)
        .slice(0, PER_CALCULATOR)
        .flatMap(wrong),
    ),
};
