import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer, type Calculator, checkAsk, isRefusal, optionsOf, sample } from '@aide-de-camp/core/game';
import { expect, test } from 'vitest';
import { calculator } from '../src/calculators/shock.ts';
import type { Figures } from '../src/lean/charts.ts';

// Only when asked for: its figures may just have been written.
const lean = () => import('../src/lean/shock.ts');

const FILE = join(import.meta.dirname, '../src/lean/figures.ts');

/** The figures of a printing, drawn from its charts. */
const drawn = (edition: string): unknown => {
  const charts = calculator.charts[edition];
  if (!charts) throw new Error(edition);
  const { terrain, notes, odds, shock } = charts;
  const modifiers = charts['shock-modifiers'];
  const cell = ({ printed, marks }: { printed: string; marks: readonly string[] }) =>
    [printed, ...marks.map((mark) => `[${mark}]`)].join(' ');
  const ids = ['b', 'e', 'g', 'h', 'i', 'front-and-rear'] as const;
  return {
    document: terrain.document,
    terrain: Object.fromEntries(
      terrain.rows.map((row) => {
        const shown = row.cells.shock;
        if (!shown) throw new Error(row.id);
        return [row.id, [cell(shown), row.marks.join(' ')]];
      }),
    ),
    notes: Object.fromEntries(ids.map((id) => [id, notes.note(id).value])),
    lines: Object.fromEntries(
      modifiers.rows.map(({ id, terms, cells }) => {
        const value = Number(cells.value?.printed);
        return [id, [Number.isNaN(value) ? 0 : value, terms]];
      }),
    ),
    odds: odds.rungs.map(({ row, ratio, value }) => [row, ratio.over, ratio.under, value]),
    shock: shock.rows.map(({ id, from, cells }) => [
      id,
      Number.isFinite(from) ? from : null,
      cells.attacker.value,
      cells.defender.value,
    ]),
  } satisfies Record<keyof Figures, unknown>;
};

const written = (): string => `import type { Figures } from './charts.ts';

// Drawn from the charts, never typed: LEAN=write in front of the tests writes it anew.
// biome-ignore format: nobody reads it
export const FIGURES: Readonly<Record<'2016' | '2006', Figures>> = ${JSON.stringify({ '2016': drawn('2016'), '2006': drawn('2006') })};
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

test('it answers as the calculator does, in both printings, however a table reads', async () => {
  const { shockOdds } = await lean();
  // A plain linear congruence: the same samples for ever.
  let state = 1;
  const pick = (n: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const any = calculator as unknown as Calculator;
  let answered = 0;
  for (let i = 0; i < 6000; i++) {
    const drawnInput = sample(calculator.input, pick);
    // One direction for all, so that the attackers touch and the shock can be.
    const attackers = drawnInput.attackers.map((one) => ({ ...one, from: drawnInput.facing, out: false }));
    const defenders = drawnInput.defenders.map((one) => ({ ...one, out: false }));
    const input = { ...drawnInput, attackers, defenders };
    const edition = pick(2) === 0 ? '2016' : '2006';
    const readings = Object.fromEntries(
      Object.entries(calculator.readings).map(([id, one]) => [id, optionsOf(one)[pick(2)] ?? '']),
    );
    const told = answer(any, checkAsk(any, { edition, input, readings }));
    const bare = shockOdds(input, { edition, readings });
    if (isRefusal(told)) {
      expect(isRefusal(bare) && bare.refused.cite).toEqual(told.refused.cite);
      continue;
    }
    answered++;
    const { attacker, defender, both } = told.odds ?? {};
    expect(bare).toEqual({ total: told.total, attacker, defender, both });
  }
  expect(answered).toBeGreaterThan(300);
});
