import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinCell } from '@aide-de-camp/core/chart';
import { answer, checkAsk, isRefusal, optionsOf, type Readings, sample } from '@aide-de-camp/core/game';
import { expect, test } from 'vitest';
import { calculator as attackCalculator } from '../src/calculators/attack-terrain.ts';
import { calculator as marchCalculator } from '../src/calculators/march.ts';
import type { Figures } from '../src/lean/charts.ts';

// Only when asked for: their figures may just have been written.
const leanAttack = () => import('../src/lean/attack-terrain.ts');
const leanMarch = () => import('../src/lean/march.ts');

const FILE = join(import.meta.dirname, '../src/lean/figures.ts');

/** The figures, drawn from the charts. */
const drawn = () => {
  const charts = marchCalculator.charts.sheet;
  if (!charts) throw new Error('no charts');
  const rows = (chart: 'terrain-hexes' | 'terrain-hexsides') =>
    Object.fromEntries(charts[chart].rows.map(({ id, cells }) => [id, Object.values(cells).map(joinCell)]));
  return {
    hexes: rows('terrain-hexes'),
    hexsides: rows('terrain-hexsides'),
    exits: Object.fromEntries(
      charts['zone-exit'].rows.map(({ id, terms, cells }) => [id, [Number(cells.value?.printed), terms]]),
    ),
    notes: Object.fromEntries(charts.notes.rows.map(({ id, terms }) => [id, terms])),
  } satisfies Record<keyof Figures, unknown>;
};

const written = (): string => `import type { Figures } from './charts.ts';

// Drawn from the charts, never typed: LEAN=write in front of the tests writes it anew.
// biome-ignore format: nobody reads it
export const FIGURES: Figures = ${JSON.stringify(drawn())};
`;

test('the bare figures are those of the charts', () => {
  if (process.env.LEAN === 'write') writeFileSync(FILE, written());
  expect(readFileSync(FILE, 'utf8')).toBe(written());
});

const firsts = (readings: Readings) =>
  Object.fromEntries(Object.entries(readings).map(([id, one]) => [id, optionsOf(one)[0]]));

test('its readings default to the calculators’', async () => {
  expect((await leanAttack()).DEFAULTS).toEqual(firsts(attackCalculator.readings));
  expect((await leanMarch()).DEFAULTS).toEqual(firsts(marchCalculator.readings));
});

/** A plain linear congruence: the same samples for ever. */
const picker = () => {
  let state = 1;
  return (n: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

const drawReadings = (readings: Readings, pick: (n: number) => number) =>
  Object.fromEntries(
    Object.entries(readings).map(([id, one]) => [id, optionsOf(one)[pick(optionsOf(one).length)] ?? '']),
  );

test('attacks: it answers as the calculator does, however a table reads', async () => {
  const { attackTerrain } = await leanAttack();
  const pick = picker();
  let answered = 0;
  for (let i = 0; i < 3000; i++) {
    const input = sample(attackCalculator.input, pick);
    const readings = drawReadings(attackCalculator.readings, pick);
    const told = answer(attackCalculator, checkAsk(attackCalculator, { input, readings }));
    const bare = attackTerrain(input, readings);
    if (isRefusal(told) || isRefusal(bare)) {
      expect(isRefusal(bare) && bare.refused.cite).toEqual(isRefusal(told) && told.refused.cite);
      continue;
    }
    answered++;
    const fact = (id: string) => told.facts?.find((one) => one.id === id)?.value;
    expect(bare.total).toBe(told.total);
    expect(`pair-${bare.best.join('-')}`).toBe(fact('best'));
    expect(bare.shock.map((may) => may ?? 'no-path')).toEqual(
      input.attackers.map((_, at) => fact(`shock-${at + 1}`) ?? 'no-path'),
    );
  }
  expect(answered).toBeGreaterThan(300);
});

test('marches: it answers as the calculator does, however a table reads', async () => {
  const { march } = await leanMarch();
  const pick = picker();
  let answered = 0;
  for (let i = 0; i < 6000; i++) {
    const { steps, ...unit } = sample(marchCalculator.input, pick);
    // One or two steps: of twenty drawn at random one is always barred.
    const few = steps.slice(0, 1 + pick(2));
    const readings = drawReadings(marchCalculator.readings, pick);
    const told = answer(marchCalculator, checkAsk(marchCalculator, { input: { ...unit, steps: few }, readings }));
    const bare = march(unit, few, readings);
    if (isRefusal(told) || isRefusal(bare)) {
      expect(isRefusal(bare) && bare.refused.cite).toEqual(isRefusal(told) && told.refused.cite);
      continue;
    }
    answered++;
    expect(bare).toEqual({ total: told.total, incomplete: told.incomplete ?? false });
  }
  expect(answered).toBeGreaterThan(300);
});
