import { type AnyCalculator, checkAsk, createReport, listEditions, sampleInput } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { writeReport } from '../src/report-text.ts';
import { calculators, picker } from './games.ts';

const SAMPLES = 60;

/** An option of each reading, or its default. */
const sampleReadings = ({ readings }: AnyCalculator, pick: (n: number) => number) =>
  Object.fromEntries(
    Object.entries(readings).map(([id, { options }]) => {
      const ids = Object.keys(options);
      return [id, ids[pick(ids.length)]];
    }),
  );

describe('a report in JSON is byte for byte what JSON.stringify makes of it', () => {
  test.each(calculators.map(([{ meta }, calculator]) => [meta.id, calculator.id, meta, calculator] as const))(
    '%s %s',
    (_game, _id, meta, calculator) => {
      const pick = picker(5);
      const editions = listEditions(calculator);
      for (let i = 0; i < SAMPLES; i++) {
        const input = sampleInput(calculator.input, pick);
        const edition = editions[pick(editions.length)];
        const readings = sampleReadings(calculator, pick);
        const report = createReport(meta, calculator, checkAsk(calculator, { edition, readings, input }));
        // Twice: what is the same every time is taken from the first.
        for (let time = 0; time < 2; time++) expect(writeReport(report)).toBe(JSON.stringify(report));
      }
    },
  );
});
