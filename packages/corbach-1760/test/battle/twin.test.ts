import type { BattleUnit } from '@coup-doeil/core/battle';
import { answerListed, findMarchProblems, findUntried, listSeeds } from '@coup-doeil/kit/twin';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { draw, open, type Situation, TABLES, tell } from './situation.ts';
import { combatInput, fireInputs, zoneOf } from './slow-corbach.ts';
import { slowReach } from './slow-march.ts';

const seeds = listSeeds(TABLES.length);

// As many positions as there are tables: each is met once.
test('every option of every reading that a board asks is tried', () => {
  expect(findUntried(game.readings, TABLES)).toEqual({ untried: [], unknown: [] });
});

/** The fields of a unit that its others leave to say. */
const clean = (unit: Record<string, unknown>): Record<string, unknown> => {
  const { heavy, light, kind, byCombat, bonus, hexsides, ...rest } = unit;
  return {
    ...rest,
    ...(rest.arm === 'cavalry' ? { heavy } : {}),
    ...(rest.arm === 'cavalry' && heavy === false ? { light } : {}),
    ...(rest.arm === 'infantry' ? { kind } : {}),
    ...(rest.state === 'disorganised' ? { byCombat } : {}),
    ...(heavy === true && 'from' in rest ? { bonus } : {}),
    ...(hexsides ? { hexsides: [...(hexsides as string[])].sort() } : {}),
  };
};

type Own = { attackers: Record<string, unknown>[]; defenders: Record<string, unknown>[] };
const cleanCombat = (input: unknown) => {
  const { attackers, defenders, ...rest } = input as Own;
  return { ...rest, attackers: attackers.map(clean), defenders: defenders.map(clean) };
};

const slowFire = (situation: Situation, unit: Situation['document']['units'][number], target: string) => {
  const { document, readings } = situation;
  const inputs = fireInputs(document, unit, target, readings);
  const totals = inputs.map((input) => tell('fire', input, situation).answer?.total ?? Number.NaN);
  const wanted = readings['spine-entry'] === 'better' ? Math.max(...totals) : Math.min(...totals);
  return inputs.filter((_, i) => totals[i] === wanted);
};

/** Whether the chart has no row for the levels between some unit and the target. */
const isFar = ({ hexes }: Situation['document'], units: readonly { hex?: string | undefined }[], target: string) => {
  const levelAt = (label?: string): number => hexes.find(({ hex }) => hex === label)?.level ?? 0;
  return units.some(({ hex }) => Math.abs(levelAt(target) - levelAt(hex)) > 2);
};

describe('every action that is listed', () => {
  test.each(seeds)('position %i: input and report', (seed) => {
    const situation = draw(seed);
    const { document, readings } = situation;
    for (const { action, target, ask, parts, ready, answer, headline } of answerListed(open(situation))) {
      const units = parts.map(({ unit }) => unit);
      if (action === 'combat')
        expect(cleanCombat(ready.input)).toEqual(cleanCombat(combatInput(document, ask.side, units, target, readings)));
      if (action === 'fire')
        expect(slowFire(situation, units[0] as never, target).map(clean)).toContainEqual(clean(ready.input as never));
      const far = action !== 'rally' && isFar(document, units, target);
      expect([ask, ready.facts.some(({ id }) => id === 'levels')]).toEqual([ask, far]);
      if (far) expect(answer.incomplete).toBe(true);
      const own = tell(ready.calculator, ready.input, situation);
      expect({ ...answer.report, readings: [] }).toEqual({ ...own, readings: [] });
      expect(headline).toBe(own.answer?.headline);
    }
  });
});

test.each(seeds)('position %i: every reach and every zone', (seed) => {
  const situation = draw(seed);
  const { document, readings } = situation;
  const reach = (unit: BattleUnit) => slowReach(document, unit, readings);
  const zone = (unit: BattleUnit) => zoneOf(document, unit, readings);
  expect(findMarchProblems(open(situation), { reach, zone })).toEqual([]);
});
