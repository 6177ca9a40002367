import { computeAnswer, formatPlaceId } from '@coup-doeil/core/game';
import { placeOfStep } from './marks.ts';
import { signature } from './signature.ts';
import { type Check, chartsOf, type Subject } from './subject.ts';
import { answerOf, formatAsk, type Trace } from './trace.ts';

const folded = ({ steps, ...trace }: Trace): string[] => {
  const problems: string[] = [];
  let total = 0;
  for (const { id, op, value, total: running } of steps) {
    if (op === 'add') total += value;
    if (op === 'set') total = value;
    if (running !== total) problems.push(`step ${id} says ${running} where the sum is ${total}`);
  }
  const result = answerOf({ steps, ...trace });
  if (result && result.total !== null && result.total !== total)
    problems.push(`the working comes to ${total}, the answer says ${result.total}`);
  const ids = steps.map(({ id }) => id);
  for (const id of new Set(ids.filter((id, i) => ids.indexOf(id) !== i))) problems.push(`step ${id} stands twice`);
  return problems;
};

const overridden = ({ steps }: Trace, places: ReadonlySet<string>): string[] => {
  const ids = new Set(steps.map(({ id }) => id));
  return steps.flatMap(({ id, op, by }) => {
    if (op !== 'ignored') return [];
    if (by === undefined) return [`step ${id} is ignored and does not say by what`];
    return ids.has(by) || places.has(placeOfStep(by)) ? [] : [`step ${id} is set aside by ${by}, which is nowhere`];
  });
};

/** The answer is the same with a recording and with a silent tally. */
const silently = ({ calculator, asked, result }: Trace): string[] => {
  if (!result) return [];
  const alone = computeAnswer(calculator, asked);
  return signature(alone) === signature(result) ? [] : ['with a silent tally it gives another answer'];
};

const placesIn = (subject: Subject, edition: string): Set<string> =>
  new Set(
    chartsOf(subject)
      .filter((trace) => trace.edition === edition)
      .flatMap(({ chart }) => [
        ...chart.rows.flatMap((row) => [row.cite, ...Object.values(row.cells).map(({ cite }) => cite)]),
        ...chart.notes.map(({ cite }) => cite),
      ])
      .map(formatPlaceId),
  );

export const working: Check = {
  id: 'working',
  says: 'the steps of the working come to the answer',
  run: (subject) => {
    const places = new Map(Object.keys(subject.charts).map((edition) => [edition, placesIn(subject, edition)]));
    return subject.traces.flatMap((trace) =>
      [...folded(trace), ...overridden(trace, places.get(trace.asked.edition) ?? new Set()), ...silently(trace)].map(
        (problem) => `${formatAsk(trace)}: ${problem}`,
      ),
    );
  },
};
