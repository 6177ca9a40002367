import type { Calculator } from '@coup-doeil/core/game';
import { parseWords, run, splitWords } from '@coup-doeil/core/game';
import { formatFact } from '@coup-doeil/core/tell';
import { expect, test } from 'vitest';
import { calculator as steps } from '../src/calculators/combat-steps.ts';
import { calculator as march } from '../src/calculators/march.ts';
import { calculator as water } from '../src/calculators/water.ts';
import { meta } from '../src/meta.ts';

const reportOf = (calculator: unknown, words: string, readings: Readonly<Record<string, string>> = {}) => {
  // The shape of any calculator is what the runner takes; its input is checked on the way in.
  const any = calculator as Calculator;
  const result = run(meta, any, { readings, input: parseWords(any.input, splitWords(words)) });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.report;
};

test('the Mietzel without an allowance: all the points, from its own cell, no number and no silence', () => {
  const { answer } = reportOf(march, 'column=true steps.1.hexsides=mietzel');
  expect(answer).toMatchObject({ total: null, incomplete: false });
  expect(answer?.facts).toMatchObject([
    {
      id: 'step-1-allowance',
      value: 'all',
      text: { en: 'all the movement points it has' },
      cite: { chart: 'terrain-hexsides', row: 'mietzel', column: 'foot' },
    },
  ]);
});

test('a march sets an entrenchment aside by its own row, not by the brackets of combat', () => {
  const { working } = reportOf(march, 'steps.1.hexsides=entrenchment-out', { 'entrenchment-direction': 'inward' });
  expect(working.find(({ op }) => op === 'ignored')?.by).toBe('step-1/terrain-hexsides.entrenchment');
});

test('figures of water have one kind of minus sign', () => {
  const { answer } = reportOf(water, 'blue=part');
  const said = answer?.facts.map((fact) => formatFact(fact, 'en')) ?? [];
  expect(said).toContain('(−1)');
  expect(said).toContain('[−1]');
  expect(said.join()).not.toContain('-');
});

test('the calculator of a step goes by its name', () => {
  const fact = reportOf(steps, 'choices=attack').answer?.facts.find(({ id }) => id === 'aid');
  expect(fact).toMatchObject({ value: 'morale-effect', text: { en: 'Morale in combat' } });
});

test('a line that is not for the unit is left out, and does not set itself aside', () => {
  const { working } = reportOf(march, 'mover=cavalry steps.1.leaving=engaged steps.1.formed=true', {
    'engaged-by-formed': 'free',
  });
  expect(working.map(({ cite }) => cite.chart)).toEqual(['terrain-hexes']);
});

test('a cost that is not printed is a silence of its own chart', () => {
  const { answer } = reportOf(march, 'steps.1.leaving=engaged');
  expect(answer).toMatchObject({ total: 1, incomplete: true });
  expect(answer?.facts).toMatchObject([{ id: 'step-1-exit', cite: { document: '001', chart: 'zone-exit' } }]);
});

test('a march beyond its points says how far it goes, in both languages', () => {
  const { answer } = reportOf(march, 'allowance=1 steps=3');
  expect(answer?.facts).toMatchObject([
    { id: 'fits', value: false },
    { id: 'goes', value: 1, label: { en: 'Steps it can make', fr: 'Pas qu’elle peut faire' } },
  ]);
});

test('the Mietzel is closed in words, by its note', () => {
  const { refused } = reportOf(march, 'mover=artillery column=true command=false steps.1.hexsides=mietzel');
  expect(refused).toMatchObject({
    reason: { en: 'The note does not open this river to it.', fr: 'La note ne lui ouvre pas cette rivière.' },
    cite: { chart: 'notes', note: 'two-stars' },
  });
});

test('the river that a bridge stands in for costs nothing of itself', () => {
  const { answer, working } = reportOf(march, 'steps.1.hexsides=mietzel,bridge');
  expect(answer?.total).toBe(1);
  expect(working.find(({ op }) => op === 'ignored')).toMatchObject({ value: 0, cite: { row: 'mietzel' } });
});
