import { type AnyCalculator, checkAsk, createReport, type Pick, type Report, sampleInput } from '@coup-doeil/core/game';
import { expect, test } from 'vitest';
import { answerBriefly, type BriefLine } from '../src/brief.ts';
import { calculators, picker } from './games.ts';

const TIMES = 60;

/** What a full report says of what stands in a brief answer. */
const shorten = ({ refused, answer }: Report): BriefLine => ({
  refused: refused && { cite: refused.cite },
  total: answer?.total ?? null,
  incomplete: answer?.incomplete ?? false,
  measure: answer?.measure ? { ways: answer.measure.ways, of: answer.measure.of } : null,
  facts: (answer?.facts ?? []).map(({ id, value }) => ({ id, value })),
});

const pickOption = (options: readonly string[], pick: Pick): string => options[pick(options.length)] ?? '';

const sampleAsk = (calculator: AnyCalculator, pick: Pick) => ({
  edition: pickOption(Object.keys(calculator.charts), pick),
  readings: Object.fromEntries(
    Object.entries(calculator.readings).map(([id, { options }]) => [id, pickOption(Object.keys(options), pick)]),
  ),
  input: sampleInput(calculator.input, pick),
});

test.each(calculators.map(([game, calculator]) => [`${game.meta.id} ${calculator.id}`, game, calculator] as const))(
  'in brief %s says what its full report says',
  (_, { meta }, calculator) => {
    const pick = picker(20_261_119);
    for (let i = 0; i < TIMES; i++) {
      const asked = checkAsk(calculator, sampleAsk(calculator, pick));
      expect(answerBriefly(calculator, asked)).toEqual(shorten(createReport(meta, calculator, asked)));
    }
  },
);
