import type { Answer, Calculator, Value } from '@coup-doeil/core/game';
import {
  type CheckedAsk,
  createContext,
  getInputPlace,
  listAllFields,
  put,
  settleInput,
  silentTally,
} from '@coup-doeil/core/game';
import { sizedPicker } from './picker.ts';
import type { Check, Subject } from './subject.ts';
import { answerOf, drawAsk, formatAsk, type Trace, traceAsk } from './trace.ts';

/** For each list of odds and outcome: how many sequences of dice end there, keyed by how many such sequences there would be. */
type Ends = Map<string, Map<string, Map<number, number>>>;

const count = (ends: Ends, came: Readonly<Record<string, string>>, of: number): void => {
  for (const [list, outcome] of Object.entries(came)) {
    const outcomes = ends.get(list) ?? new Map<string, Map<number, number>>();
    const ways = outcomes.get(outcome) ?? new Map<number, number>();
    ends.set(list, outcomes.set(outcome, ways.set(of, (ways.get(of) ?? 0) + 1)));
  }
};

/** Throws every sequence of dice once, as an odometer counts; `undefined` when there are more than `most`. */
const everyThrow = (
  calculator: Calculator,
  thrown: NonNullable<Calculator['throw']>,
  asked: CheckedAsk,
  most: number,
): Ends | undefined => {
  const ends: Ends = new Map();
  const path: { face: number; readonly of: number }[] = [];
  for (let sequences = 0; sequences < most; sequences++) {
    let depth = 0;
    const came = thrown(createContext(calculator, asked, silentTally()), asked.input, ({ faces }) => {
      const at = path[depth] ?? { face: 0, of: faces.length };
      path[depth] = at;
      depth += 1;
      return Number(faces[at.face]);
    });
    count(
      ends,
      came,
      path.reduce((all, { of }) => all * of, 1),
    );
    // The next sequence: the last die that has another face shows it.
    for (let last = path.at(-1); last && last.face === last.of - 1; last = path.at(-1)) path.pop();
    const last = path.at(-1);
    if (!last) return ends;
    last.face += 1;
  }
  return undefined;
};

/** Whether the sequences found have the chance `ways` out of `of`, in exact fractions. */
const comesTo = (found: ReadonlyMap<number, number> = new Map(), ways: number, of: number): boolean => {
  const common = [...found.keys()].reduce((all, n) => all * BigInt(n), 1n);
  const sum = [...found].reduce((all, [n, times]) => all + (common / BigInt(n)) * BigInt(times), 0n);
  return sum * BigInt(of) === BigInt(ways) * common;
};

const compare = (one: Trace, odds: NonNullable<Answer['odds']>, ends: Ends): string[] => {
  const extra = [...ends.keys()].filter((list) => !odds[list]).map((list) => `the dice give ${list}, the odds do not`);
  const wrong = Object.entries(odds).flatMap(([list, { of, ways }]) => {
    const outcomes = ends.get(list) ?? new Map<string, Map<number, number>>();
    const said = new Map(ways);
    return [...new Set([...said.keys(), ...outcomes.keys()])].flatMap((id) =>
      comesTo(outcomes.get(id), said.get(id) ?? 0, of)
        ? []
        : [`odds ${list}: ${id} has ${said.get(id) ?? 0} ways of ${of}, the dice thrown in every way say otherwise`],
    );
  });
  return [...extra, ...wrong].map((problem) => `${formatAsk(one)}: ${problem}`);
};

/** The same ask with shortened lists, so that few dice are thrown. */
const thinned = (calculator: Calculator, asked: CheckedAsk, most: number): CheckedAsk => {
  // Checked by the description of the very same input.
  let input = asked.input as Value;
  // Inner lists first, since a path into what is cut off would lead to another item.
  for (const { path, field } of listAllFields(getInputPlace(calculator.input, input)).reverse())
    if (field.kind === 'list' && field.of.kind !== 'choice')
      input = put(input, path, (items) => [items].flat().slice(0, Math.max(field.min, most)));
  return { ...asked, input: settleInput(calculator.input, input) };
};

const ENOUGH = 40;
const MOST_DRAWN = 200;
const MOST_SEQUENCES = 20_000;
const MOST_GIVEN_UP = 10;

const ofCalculator = (calculator: Calculator, subject: Subject): string[] => {
  const own = subject.traces.filter((one) => one.calculator === calculator && answerOf(one)?.odds);
  if (own.length === 0) return [];
  const thrown = calculator.throw?.bind(calculator);
  if (!thrown) return [`${calculator.id}: it has odds, and no throw to hold them to`];
  const pick = sizedPicker(calculator.id);
  const problems: string[] = [];
  let [done, givenUp] = [0, 0];
  for (let drawn = 0; drawn < MOST_DRAWN && done < ENOUGH && givenUp < MOST_GIVEN_UP; drawn++) {
    const asked = own[drawn]?.asked ?? drawAsk(calculator, pick);
    const one = traceAsk(calculator, thinned(calculator, asked, 1 + (drawn % 3)));
    const odds = answerOf(one)?.odds;
    if (!odds) continue;
    const ends = everyThrow(calculator, thrown, one.asked, MOST_SEQUENCES);
    if (ends) {
      done += 1;
      problems.push(...compare(one, odds, ends));
    } else givenUp += 1;
  }
  return done > 0 ? problems : [`${calculator.id}: no input drawn has so few dice that they can all be thrown`];
};

export const throws: Check = {
  id: 'throws',
  says: 'the dice thrown in every way give exactly the odds',
  run: (subject) => subject.calculators.flatMap((calculator) => ofCalculator(calculator, subject)),
};
