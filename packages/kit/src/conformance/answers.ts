import type { Chart } from '@coup-doeil/core/chart';
import type { Answer, Odds } from '@coup-doeil/core/game';
import type { Check, Subject } from './subject.ts';
import { answerOf, formatAsk, type Trace } from './trace.ts';

const isWays = (n: number): boolean => Number.isSafeInteger(n) && n > 0;
const twice = (ids: readonly string[]): string[] => [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))];

const list = (name: string, { of, ways }: Odds): string[] => {
  const sum = ways.reduce((all, [, n]) => all + n, 0);
  return [
    ...(isWays(of) ? [] : [`odds ${name} are out of ${of}, no safe whole number`]),
    ...ways.filter(([, n]) => !isWays(n)).map(([id, n]) => `odds ${name}: outcome ${id} has ${n} ways`),
    ...(sum === of ? [] : [`odds ${name}: the ways come to ${sum}, not to ${of}`]),
    ...twice(ways.map(([id]) => id)).map((id) => `odds ${name}: outcome ${id} stands twice`),
  ];
};

const onChart = ({ chart: name, rows }: NonNullable<Answer['faces']>, charts: readonly Chart[]): string[] => {
  const chart = charts.find(({ id }) => id === name);
  if (!chart) return [`the faces are read on ${name}, which is no chart`];
  return rows
    .filter(({ row }) => !chart.rows.some(({ id }) => id === row))
    .map(({ row }) => `a face is read on row ${row}, not on ${name}`);
};

const sound = (
  { calculator, asked }: Trace,
  { total, odds = {}, facts = [], faces }: Answer,
  subject: Subject,
): string[] => {
  const { measure } = calculator;
  const lists = Object.entries(odds);
  return [
    ...lists.flatMap(([name, oddsList]) => [
      ...list(name, oddsList),
      ...(calculator.odds?.[name] ? [] : [`odds ${name} have no name in the calculator`]),
    ]),
    ...(total === null || Number.isFinite(total) ? [] : [`the total is ${total}`]),
    ...(measure && lists.length > 0 && !odds[measure.list]
      ? [`the measure looks at odds ${measure.list}, which are not given`]
      : []),
    ...twice(facts.map(({ id }) => id)).map((id) => `fact ${id} stands twice`),
    ...(faces ? onChart(faces, subject.charts[asked.edition] ?? []) : []),
  ];
};

export const answers: Check = {
  id: 'answers',
  says: 'every valid input gets an answer or a refusal, and its odds are exact',
  run: (subject) =>
    subject.traces.flatMap((trace) => {
      if (!trace.result) return [`${formatAsk(trace)}: it throws ${trace.error}`];
      const result = answerOf(trace);
      return result ? sound(trace, result, subject).map((problem) => `${formatAsk(trace)}: ${problem}`) : [];
    }),
};
