import type { Calculator } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { chartsOf, loadSubject } from '../src/conformance/subject.ts';
import { CHARTS, duel, fire, OLD } from './duel.ts';
import { EXEMPT, RULINGS } from './rulings.ts';

describe('the subject of the checks', () => {
  test('is a game with its charts and calculators, without rulings or exemptions, and 100 000 inputs to be pinned', async () => {
    const game = duel();
    const { traces: _, ...subject } = await loadSubject(game, { at: 'here' });
    expect(subject).toEqual({
      game,
      at: 'here',
      rulings: [],
      exempt: {},
      drawn: 100_000,
      positions: [],
      charts: await game.charts(),
      calculators: [fire],
      battles: {},
      door: undefined,
    });
  });
  test('goes by what is said', async () => {
    const options = { at: 'there', rulings: RULINGS, exempt: EXEMPT, drawn: 2000 };
    expect(await loadSubject(duel(), options)).toMatchObject(options);
  });
  test('is worked out once, and only when a check looks', async () => {
    let answered = 0;
    const counting: Calculator = {
      ...fire,
      answer: (context, input) => {
        answered += 1;
        return fire.answer(context, input);
      },
    };
    const calculators = { fire: async () => counting, again: async () => ({ ...fire, id: 'again' }) };
    const subject = await loadSubject({ ...duel(), calculators }, { at: '' });
    expect(answered).toBe(0);
    const { traces } = subject;
    // Two examples in two printings, and 600 drawn.
    expect(answered).toBe(604);
    expect(traces.map(({ calculator: { id } }) => id)).toEqual([
      ...Array.from({ length: 604 }, () => 'fire'),
      ...Array.from({ length: 604 }, () => 'again'),
    ]);
    expect(subject.traces).toBe(traces);
    expect(answered).toBe(604);
  });
  test('has every chart with its printing', async () => {
    expect(chartsOf({ charts: { old: [OLD.terrain], new: [CHARTS.terrain, CHARTS.notes] } })).toEqual([
      { edition: 'old', chart: OLD.terrain },
      { edition: 'new', chart: CHARTS.terrain },
      { edition: 'new', chart: CHARTS.notes },
    ]);
  });
});
