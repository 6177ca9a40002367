import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinCell } from '@aide-de-camp/core/chart';
import { answer, type Calculator, checkAsk, isRefusal, optionsOf, sample } from '@aide-de-camp/core/game';
import { expect, test } from 'vitest';
import { calculator } from '../src/calculators/combat.ts';
import { combat142 } from '../src/charts/combat.ts';
import { combatModifiers142 } from '../src/charts/combat-modifiers.ts';
import { ratio142 } from '../src/charts/ratio.ts';
import { terrain142 } from '../src/charts/terrain.ts';
import type { Figures } from '../src/lean/charts.ts';
import type { LineId } from '../src/rules/combat.ts';

// Only when asked for: its figures may just have been written.
const lean = () => import('../src/lean/combat.ts');

const FILE = join(import.meta.dirname, '../src/lean/figures.ts');

const cell = (found: Parameters<typeof joinCell>[0] | undefined): string =>
  joinCell(found ?? { printed: '?', marks: [] });

/** The figures, drawn from the charts. */
const drawn = () =>
  ({
    document: terrain142.document,
    terrain: Object.fromEntries(
      terrain142.rows.map(({ id, cells }) => [id, [cell(cells.combat), cell(cells.observations)]]),
    ),
    lines: Object.fromEntries(
      combatModifiers142.rows.map(({ id }) => {
        // The chart's own lines.
        const { printed, value, terms } = combatModifiers142.line(id as LineId);
        return [id, [printed, value, terms]];
      }),
    ),
    ratio: ratio142.rungs.map(({ row, ratio, value }) => [row, ratio.over, ratio.under, value]),
    combat: [...combat142.rows]
      .reverse()
      .map(({ id, from, cells }) => [
        id,
        Number.isFinite(from) ? from : null,
        cell(cells.attacker),
        cell(cells.defender),
      ]),
  }) satisfies Record<keyof Figures, unknown>;

const written = (): string => `import type { Figures } from './charts.ts';

// Drawn from the charts, never typed: LEAN=write in front of the tests writes it anew.
// biome-ignore format: nobody reads it
export const FIGURES: Figures = ${JSON.stringify(drawn())};
`;

test('the bare figures are those of the charts', () => {
  if (process.env.LEAN === 'write') writeFileSync(FILE, written());
  expect(readFileSync(FILE, 'utf8')).toBe(written());
});

test('its readings default to the calculator’s', async () => {
  const { DEFAULTS } = await lean();
  const first = Object.entries(calculator.readings).map(([id, reading]) => [id, optionsOf(reading)[0]]);
  expect(DEFAULTS).toEqual(Object.fromEntries(first));
});

test('it answers as the calculator does, however a table reads', async () => {
  const { combatAnswer } = await lean();
  // A plain linear congruence: the same samples for ever.
  let state = 1;
  const pick = (n: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  // The shape of any calculator is what the runner takes.
  const any = calculator as unknown as Calculator;
  let answered = 0;
  for (let i = 0; i < 1500; i++) {
    const input = sample(calculator.input, pick);
    const readings = Object.fromEntries(
      Object.entries(calculator.readings).map(([id, one]) => [id, optionsOf(one)[pick(2)] ?? '']),
    );
    const told = answer(any, checkAsk(any, { input, readings }));
    const bare = combatAnswer(input, readings);
    if (isRefusal(told)) {
      expect(isRefusal(bare) && bare.refused.cite).toEqual(told.refused.cite);
      continue;
    }
    answered++;
    expect(bare).toEqual({ total: told.total, odds: told.odds });
  }
  expect(answered).toBeGreaterThan(1000);
});
