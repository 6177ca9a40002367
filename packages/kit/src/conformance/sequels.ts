import {
  type Calculator,
  checkAsk,
  createAftermath,
  endBranch,
  getInputPlace,
  isInputError,
  listAllFields,
  listEnds,
  type NextAsk,
  type Sequel,
  type Value,
} from '@coup-doeil/core/game';
import { sizedPicker } from './picker.ts';
import type { Check, Subject } from './subject.ts';
import { answerOf, drawReadings, formatAsk, type Trace } from './trace.ts';

const MOST_ASKS = 60;
const MOST_ENDS = 12;

/** What is wrong with an input for a calculator; nothing where it is valid. */
const explainInput = (calculator: Calculator, input: unknown): string | undefined => {
  try {
    checkAsk(calculator, { input });
    return undefined;
  } catch (error) {
    if (isInputError(error)) return `${error.field} may not be ${JSON.stringify(error.given)}`;
    throw error;
  }
};

const checkNext = ({ calculators }: Subject, { id, calculator: to, input, open, by, cite }: NextAsk): string[] => {
  const own = by === 'sheet' && !cite ? [`next ${id}: what the sheet prints has a citation`] : [];
  if (to === null) return own;
  const calculator = calculators.find((other) => other.id === to);
  if (!calculator) return [...own, `next ${id}: there is no calculator ${to}`];
  const problem = explainInput(calculator, input);
  if (problem) return [...own, `next ${id}: its input is not valid: ${problem}`];
  const asked = checkAsk(calculator, { input });
  // A checked input is a value.
  const paths = listAllFields(getInputPlace(calculator.input, asked.input as Value)).map(({ path }) => path);
  return [
    ...own,
    ...open.filter((path) => !paths.includes(path)).map((path) => `next ${id}: no field ${path} to look at`),
  ];
};

/** The first ends of an answer, in which most rows and verdicts come up. */
export const sampleEnds = (trace: Trace) => {
  const { branches } = answerOf(trace) ?? {};
  if (!branches) return [null];
  const ends = [];
  for (const { branch, passed } of listEnds(branches).ends) {
    const known = ends.filter((end) => end.branch === branch).length;
    if (known < MOST_ENDS / 3)
      ends.push(endBranch(trace.calculator.odds ?? {}, branches, branch, (test) => passed[test] ?? false));
    if (ends.length >= MOST_ENDS) break;
  }
  return ends;
};

const checkTrace = (subject: Subject, sequel: Sequel, trace: Trace, pick: (n: number) => number): string[] => {
  const { calculator, asked } = trace;
  const readings = drawReadings(sequel.readings, pick);
  return sampleEnds(trace).flatMap((end) => {
    const { after, next } = createAftermath(calculator, sequel, asked, { end }, readings);
    const problem = explainInput(calculator, after);
    const charts = calculator.charts[asked.edition] ?? {};
    const problems = end && sequel.rowText?.(charts, end.branch.id).en === '' ? ['a row without words'] : [];
    return [
      ...problems,
      ...(problem ? [`the input after it is not valid: ${problem}`] : []),
      ...next.flatMap((ask) => checkNext(subject, ask)),
    ].map((line) => `${formatAsk(trace)}: ${line}`);
  });
};

const checkFates = (sequel: Sequel, traces: readonly Trace[]): string[] => {
  const known = new Set(
    traces.flatMap((trace) =>
      (answerOf(trace)?.branches?.rows ?? []).flatMap(({ parties }) =>
        parties.flatMap(({ units }) => units.flatMap(({ pass, fail }) => [pass, fail])),
      ),
    ),
  );
  return [...known]
    .filter((fate) => !Object.hasOwn(sequel.fates, fate))
    .map((fate) => `it does not say what fate ${fate} does to a unit`);
};

export const sequels: Check = {
  id: 'sequels',
  says: 'what follows an answer leaves valid inputs, and offers no others',
  run: async (subject) => {
    const { game, calculators, traces } = subject;
    const problems = await Promise.all(
      Object.entries(game.sequels ?? {}).map(async ([id, load]) => {
        const calculator = calculators.find((other) => other.id === id);
        if (!calculator) return [`sequel ${id}: there is no such calculator`];
        const sequel = await load();
        const own = traces.filter((trace) => trace.calculator === calculator && answerOf(trace));
        const pick = sizedPicker(`sequel ${id}`);
        return [
          ...checkFates(sequel, own).map((line) => `sequel ${id}: ${line}`),
          ...own.slice(0, MOST_ASKS).flatMap((trace) => checkTrace(subject, sequel, trace, pick)),
        ];
      }),
    );
    return [...new Set(problems.flat())];
  },
};
