/* What the ground does to a commander's order, under every option: asked hex by hex and held against the sheet typed again. */
import { type Calculator, parseWords, run, splitWords } from '@coup-doeil/core/game';
import { expect, test } from 'vitest';
import { calculator as march } from '../src/calculators/march.ts';
import { meta } from '../src/meta.ts';

const reportOf = (words: string, readings: Readonly<Record<string, string>>) => {
  // The shape of any calculator is what the runner takes; its input is checked on the way in.
  const calculator = march as unknown as Calculator;
  const result = run(meta, calculator, { input: parseWords(calculator.input, splitWords(words)), readings });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.report;
};

/** The figures of the sheet by column: clear, then what a slope and a climb of two levels add. */
const SLOPE = { infantry: 1, cavalry: 2 };
const CLIMB = 1;

const CASES = [false, true].flatMap((slope) =>
  [-2, -1, 0, 1, 2].flatMap((level) =>
    ([false, true] as const).flatMap((road) =>
      (['infantry', 'cavalry'] as const).flatMap((column) =>
        (['either', 'climbing'] as const).flatMap((direction) =>
          (['none', 'unit'] as const).map((order) => ({ slope, level, road, column, direction, order })),
        ),
      ),
    ),
  ),
);

test.each(CASES)(
  'slope $slope, level $level, road $road: $column, $direction, $order',
  ({ slope, level, road, column, direction, order }) => {
    const words = ['mover=commander', `steps.1.level=${level}`];
    if (slope) words.push('steps.1.hexsides=slope');
    if (road) words.push('steps.1.road=road');
    const readings = { 'other-movers': column, 'slope-direction': direction, 'commander-order': order };
    const { answer, readings: uses } = reportOf(words.join(' '), readings);

    // A road lifts all that other ground adds and does.
    const sloped = slope && !road && !(level < 0 && direction === 'climbing');
    const climbs = level === 2 && !road;
    expect(answer?.total).toBe(1 + (sloped ? SLOPE[column] : 0) + (climbs ? CLIMB : 0));
    const done = answer?.facts
      .map(({ id, value }) => `${id} ${value}`)
      .filter((fact) => /disorganised|tests/.test(fact));
    const expected = [
      ...(sloped && order === 'unit' ? ['step-1-disorganised disorganised'] : []),
      ...(climbs && order === 'unit' ? ['step-1-tests tests'] : []),
    ];
    expect(done?.sort()).toEqual(expected);
    // Named where it decides, and there alone.
    expect(uses.find(({ id }) => id === 'commander-order')?.decisive ?? false).toBe(sloped || climbs);
  },
);

test('a unit never asks how a commander fares', () => {
  for (const mover of ['infantry', 'cavalry', 'light-cavalry', 'artillery'])
    for (const words of ['steps.1.hexsides=slope', 'steps.1.level=2'])
      expect(reportOf(`mover=${mover} ${words}`, {}).readings.map(({ id }) => id)).not.toContain('commander-order');
});
