import {
  type Answer,
  type Branches,
  type Calculator,
  type CheckedAsk,
  endWalk,
  getInputPlace,
  listAllFields,
  listEnds,
  put,
  settleInput,
  type Value,
  walkDice,
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

/** Where the joint ends are counted, beside the lists of odds. */
const JOINT = 'joint ends';

/** A row of the table, and the fates of the units by the verdicts of its tests. */
const formatEnd = (row: string, passed: readonly boolean[]): string =>
  [row, ...passed.map((pass) => (pass ? 'pass' : 'fail'))].join(' ');

/** Throws every sequence of dice once; `undefined` when there are more than `most`. */
const everyThrow = (lists: Calculator['odds'] = {}, branches: Branches, most: number): Ends | undefined => {
  const ends: Ends = new Map();
  let sequences = 0;
  const throwOn = (faces: readonly number[], of: number): void => {
    const walk = walkDice(branches, faces);
    if (walk.next) {
      const { die } = walk.next;
      for (const face of die.faces) if (sequences <= most) throwOn([...faces, face], of * die.faces.length);
      return;
    }
    sequences += 1;
    const end = endWalk(lists, branches, walk);
    const tests = walk.thrown.flatMap(({ face, need }) => (need === null ? [] : [face <= need]));
    count(ends, end ? { ...end.outcome, [JOINT]: formatEnd(end.branch.id, tests) } : { [JOINT]: 'no row' }, of);
  };
  throwOn([], 1);
  return sequences <= most ? ends : undefined;
};

/** Whether the sequences found have the chance `ways` out of `of`, in exact fractions. */
const comesTo = (thrown: ReadonlyMap<number, number> = new Map(), ways: number, of: number): boolean => {
  const common = [...thrown.keys()].reduce((all, n) => all * BigInt(n), 1n);
  const sum = [...thrown].reduce((all, [n, times]) => all + (common / BigInt(n)) * BigInt(times), 0n);
  return sum * BigInt(of) === BigInt(ways) * common;
};

/** The joint ends as one more list of odds; rows that say the same are one. */
const jointOdds = (branches: Branches): NonNullable<Answer['odds']>[string] => {
  const { of, ends } = listEnds(branches);
  const ways = new Map<string, number>();
  for (const { branch, passed, ways: n } of ends) {
    const id = formatEnd(branch.id, passed);
    ways.set(id, (ways.get(id) ?? 0) + Number(n));
  }
  return { of: Number(of), ways: [...ways] };
};

const compare = (trace: Trace, odds: NonNullable<Answer['odds']>, ends: Ends): string[] => {
  const extra = [...ends.keys()].filter((list) => !odds[list]).map((list) => `the dice give ${list}, the odds do not`);
  const wrong = Object.entries(odds).flatMap(([list, { of, ways }]) => {
    const outcomes = ends.get(list) ?? new Map<string, Map<number, number>>();
    const printed = new Map(ways);
    return [...new Set([...printed.keys(), ...outcomes.keys()])].flatMap((id) =>
      comesTo(outcomes.get(id), printed.get(id) ?? 0, of)
        ? []
        : [`odds ${list}: ${id} has ${printed.get(id) ?? 0} ways of ${of}, the dice thrown in every way say otherwise`],
    );
  });
  return [...extra, ...wrong].map((problem) => `${formatAsk(trace)}: ${problem}`);
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
  const own = subject.traces.filter((trace) => trace.calculator === calculator && answerOf(trace)?.odds);
  if (own.length === 0) return [];
  const pick = sizedPicker(calculator.id);
  const problems: string[] = [];
  let [done, givenUp] = [0, 0];
  for (let drawn = 0; drawn < MOST_DRAWN && done < ENOUGH && givenUp < MOST_GIVEN_UP; drawn++) {
    const asked = own[drawn]?.asked ?? drawAsk(calculator, pick);
    const trace = traceAsk(calculator, thinned(calculator, asked, 1 + (drawn % 3)));
    const { odds, branches } = answerOf(trace) ?? {};
    if (!odds) continue;
    if (!branches) return [`${calculator.id}: it has odds, and no branches that they are folded from`];
    const ends = everyThrow(calculator.odds, branches, MOST_SEQUENCES);
    if (ends) {
      done += 1;
      problems.push(...compare(trace, { ...odds, [JOINT]: jointOdds(branches) }, ends));
    } else givenUp += 1;
  }
  return done > 0 ? problems : [`${calculator.id}: no input drawn has so few dice that they can all be thrown`];
};

export const throws: Check = {
  id: 'throws',
  says: 'the dice thrown in every way give exactly the odds',
  run: (subject) => subject.calculators.flatMap((calculator) => ofCalculator(calculator, subject)),
};
