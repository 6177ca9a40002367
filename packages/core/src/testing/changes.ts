import { inputError } from '../game/fault.ts';
import type { Value } from '../game/index.ts';
import {
  type Asked,
  answer,
  type Brief,
  brief,
  type Calculator,
  type Change,
  parseInput,
  settle,
  whatIf,
} from '../game/index.ts';
import { itemsOf } from '../game/value.ts';
import type { Check } from './subject.ts';
import { put } from './tour.ts';
import { askedAs, type Trace } from './trace.ts';

/** The input with one thing otherwise, made from the words of the change alone. */
const changed = (input: unknown, { field, from, to }: Pick<Change, 'field' | 'from' | 'to'>): unknown => {
  const parts = field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) - 1 : part));
  const last = parts.at(-1);
  const list = parts.slice(0, -1);
  if (typeof last !== 'number' || (from !== null && to !== null)) return put(input, parts, to);
  const items = itemsOf(list.reduce((value, part) => Object(value)[part], input as Value));
  return put(input, list, to === null ? items.filter((_, i) => i !== last) : [...items, to]);
};

const then = (
  calculator: Calculator,
  asked: Asked,
  change: Pick<Change, 'field' | 'from' | 'to'>,
): Brief | undefined => {
  try {
    const input = parseInput(calculator.input, settle(calculator.input, changed(asked.input, change)));
    return brief(calculator, answer(calculator, { ...asked, input }));
  } catch (error) {
    inputError(error);
    return undefined;
  }
};

/** The whole numbers between what is and what would change the answer. */
const nearer = ({ from, to }: Change): Value[] => {
  if (typeof from !== 'number' || typeof to !== 'number') return [];
  const by = Math.sign(to - from);
  return Array.from({ length: Math.abs(to - from) - 1 }, (_, i) => from + by * (i + 1));
};

const short = ({ headline, refused }: Brief): string => `${refused ? 'refused ' : ''}${headline}`;

const wrong = (one: Trace): string[] => {
  const { calculator, asked, result } = one;
  // A rule that throws is the answers' problem.
  if (!result) return [];
  const here = short(brief(calculator, result));
  return whatIf(calculator, asked).changes.flatMap((change) => {
    const at = `${askedAs(one)}: ${change.field} to ${JSON.stringify(change.to)}`;
    const found = then(calculator, asked, change);
    const said = short(change.answer);
    if (!found || short(found) !== said) return [`${at} is said to bring ${said}, and brings ${found && short(found)}`];
    if (said === here) return [`${at} changes nothing`];
    return nearer(change).flatMap((to) => {
      const between = then(calculator, asked, { ...change, to });
      return between && short(between) !== here ? [`${at} is passed over: ${to} changes the answer already`] : [];
    });
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
