import { type Calculator, checkAsk, parseWords, splitWords } from '@coup-doeil/core/game';
import type { Subject } from '../src/conformance/subject.ts';
import { type Trace, traceAsk } from '../src/conformance/trace.ts';
import { duel } from './duel.ts';

/** One ask, in words, worked out; in the newest printing unless another is named. */
export const asked = (calculator: Calculator, words = '', edition?: string): Trace =>
  traceAsk(
    calculator,
    checkAsk(calculator, {
      input: parseWords(calculator.input, splitWords(words)),
      ...(edition === undefined ? {} : { edition }),
    }),
  );

/** The duel with these traces and no others. */
export const subjectWith = async (traces: readonly Trace[], game = duel()): Promise<Subject> => ({
  game,
  at: '',
  rulings: [],
  exempt: {},
  drawn: 0,
  charts: await game.charts(),
  calculators: [...new Set(traces.map(({ calculator }) => calculator))],
  door: undefined,
  battles: {},
  positions: [],
  traces,
});
