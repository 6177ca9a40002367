import {
  type ActionAsk,
  findMarches,
  isUnpriced,
  listActions,
  prepareAction,
  runAction,
} from '@coup-doeil/core/battle';
import { isRefusal, listOptions } from '@coup-doeil/core/game';
import { formatHex } from '@coup-doeil/hex';
import { listSeeds } from '@coup-doeil/kit/twin';
import { describe, expect, test } from 'vitest';
import { battle } from '../../src/battle.ts';
import { game } from '../../src/index.ts';
import { draw, open, type Situation, TABLES, tell } from './situation.ts';
import { combatInput, fireInputs, zoneOf } from './slow-corbach.ts';
import { slowReach } from './slow-march.ts';

const seeds = listSeeds(TABLES.length);

// As many positions as there are tables: each is met once.
test('every option of every reading that a board asks is tried', () => {
  const options = Object.entries(game.readings).flatMap(([id, spec]) =>
    listOptions(spec)
      .slice(1)
      .map((option) => `${id} = ${option}`),
  );
  const tried = TABLES.flatMap((table) => Object.entries(table).map(([id, option]) => `${id} = ${option}`));
  expect([...new Set(tried)].sort()).toEqual(options.sort());
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

const unitsOf = ({ document }: Situation, { parts }: Pick<ActionAsk, 'parts'>) =>
  parts.flatMap(({ counter }) => document.units.filter(({ id }) => id === counter));

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
    const board = open(situation);
    for (const side of ['blue', 'red'])
      for (const { action, sets, target } of listActions(board, side))
        for (const { ask, brief } of sets) {
          const ready = prepareAction(board, ask);
          if (isRefusal(ready) || isUnpriced(ready)) throw new Error('listed, and refused');
          const units = unitsOf(situation, ask);
          if (action === 'combat')
            expect(cleanCombat(ready.input)).toEqual(cleanCombat(combatInput(document, side, units, target, readings)));
          if (action === 'fire')
            expect(slowFire(situation, units[0] as never, target).map(clean)).toContainEqual(
              clean(ready.input as never),
            );
          const answer = runAction(board, ask);
          if (isRefusal(answer) || isUnpriced(answer)) throw new Error('listed, and refused');
          const far = action !== 'rally' && isFar(document, units, target);
          expect([ask, ready.facts.some(({ id }) => id === 'levels')]).toEqual([ask, far]);
          if (far) expect(answer.incomplete).toBe(true);
          const own = tell(ready.calculator, ready.input, situation);
          expect({ ...answer.report, readings: [] }).toEqual({ ...own, readings: [] });
          expect(brief.headline).toBe(own.answer?.headline);
        }
  });
});

test.each(seeds)('position %i: every reach and every zone', (seed) => {
  const situation = draw(seed);
  const { document, readings } = situation;
  const board = open(situation);
  for (const counter of board.counters) {
    const { arrivals } = findMarches(board, counter);
    const found = [...arrivals].map(([hex, { cost }]) => [
      formatHex(board.ground.grid, hex),
      cost / battle.march.scale,
    ]);
    expect(found.sort()).toEqual([...slowReach(document, counter.unit, readings)].sort());
  }
  for (const side of ['blue', 'red']) {
    const held = new Set(
      document.units.filter((unit) => unit.side === side).flatMap((unit) => zoneOf(document, unit, readings)),
    );
    const { bits } = board.zones(side);
    expect([...bits].flatMap((bit, hex) => (bit ? [formatHex(board.ground.grid, hex)] : [])).sort()).toEqual(
      [...held].sort(),
    );
  }
});
