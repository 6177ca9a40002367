import type { Value } from '@coup-doeil/core/game';
import {
  answer,
  type Brief,
  brief,
  type Change,
  inputError,
  itemsOf,
  parseInput,
  sameBrief,
  settle,
  whatIf,
} from '@coup-doeil/core/game';
import type { Check } from './subject.ts';
import { put } from './tour.ts';
import { formatAsk, type Trace } from './trace.ts';

/**
 * The inputs that a change can mean, made from its words alone: an item that goes, and an item of which nothing is said any
 * more, go by the same words.
 */
const meant = (input: unknown, { field, to }: Pick<Change, 'field' | 'to'>): unknown[] => {
  const parts = field.split('.').map((part) => (Number.isNaN(Number(part)) ? part : Number(part) - 1));
  const last = parts.at(-1);
  const there = put(input, parts, to);
  if (typeof last !== 'number') return [there];
  const list = parts.slice(0, -1);
  const items = itemsOf(list.reduce((value, part) => Object(value)[part], input as Value));
  if (last === items.length) return [put(input, list, [...items, to])];
  return to === null ? [put(input, list, items.toSpliced(last, 1)), there] : [there];
};

/** The answers to those of them that are valid inputs. */
const brought = ({ calculator, asked }: Trace, change: Pick<Change, 'field' | 'to'>): Brief[] =>
  meant(asked.input, change).flatMap((other) => {
    try {
      const input = parseInput(calculator.input, settle(calculator.input, other));
      return [brief(calculator, answer(calculator, { ...asked, input }))];
    } catch (error) {
      inputError(error);
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
  const here = brief(calculator, result);
  return whatIf(calculator, asked).changes.flatMap((change) => {
    const at = `${formatAsk(one)}: ${change.field} to ${JSON.stringify(change.to)}`;
    const found = brought(one, change).map(({ headline }) => headline);
    const said = change.answer.headline;
    if (!found.includes(said)) return [`${at} is said to bring ${said}, and brings ${found.join(' or ')}`];
    if (sameBrief(change.answer, here)) return [`${at} changes nothing`];
    return nearer(change).flatMap((to) =>
      brought(one, { ...change, to })
        .filter((between) => !sameBrief(between, here))
        .map(() => `${at} is passed over: ${to} changes the answer already`),
    );
  });
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
