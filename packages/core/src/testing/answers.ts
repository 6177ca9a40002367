import type { Answer, Odds } from '../game/index.ts';
import type { Check, Subject } from './subject.ts';
import { answerOf, askedAs, type Trace } from './trace.ts';

const whole = (n: number): boolean => Number.isSafeInteger(n) && n > 0;
const twice = (ids: readonly string[]): string[] => [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))];

const list = (name: string, { of, ways }: Odds): string[] => {
  const sum = ways.reduce((all, [, n]) => all + n, 0);
  return [
    ...(whole(of) ? [] : [`odds ${name} are out of ${of}, no safe whole number`]),
    ...ways.filter(([, n]) => !whole(n)).map(([id, n]) => `odds ${name}: outcome ${id} has ${n} ways`),
    ...(sum === of ? [] : [`odds ${name}: the ways come to ${sum}, not to ${of}`]),
    ...twice(ways.map(([id]) => id)).map((id) => `odds ${name}: outcome ${id} stands twice`),
  ];
};

const sound = (
  { calculator, asked }: Trace,
  { total, odds = {}, facts = [], faces }: Answer,
  subject: Subject,
): string[] => {
  const { measure } = calculator;
  const problems = Object.entries(odds).flatMap(([name, one]) => [
    ...list(name, one),
    ...(calculator.odds?.[name] ? [] : [`odds ${name} have no name in the calculator`]),
  ]);
  if (total !== null && !Number.isFinite(total)) problems.push(`the total is ${total}`);
  if (measure && Object.keys(odds).length > 0 && !odds[measure.list])
    problems.push(`the measure looks at odds ${measure.list}, which are not given`);
  for (const id of twice(facts.map((fact) => fact.id))) problems.push(`fact ${id} stands twice`);
  const chart = faces && subject.charts[asked.edition]?.find(({ id }) => id === faces.chart);
  if (faces && !chart) problems.push(`the faces are read on ${faces.chart}, which is no chart`);
  for (const { row } of (chart && faces?.rows) || [])
    if (!chart?.rows.some(({ id }) => id === row)) problems.push(`a face is read on row ${row}, not on ${chart?.id}`);
  return problems;
};

export const answers: Check = {
  id: 'answers',
  says: 'every valid input gets an answer or a refusal, and its odds are exact',
  run: (subject) =>
    subject.traces.flatMap((one) => {
      if (!one.result) return [`${askedAs(one)}: it throws ${one.error}`];
      const result = answerOf(one);
      return result ? sound(one, result, subject).map((problem) => `${askedAs(one)}: ${problem}`) : [];
    }),
};
