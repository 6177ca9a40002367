import {
  type ActionAsk,
  type BattleUnit,
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
import { game } from '../../src/index.ts';
import { draw, open, type Situation, TABLES, tell } from './situation.ts';
import { clean, slowAttack, slowBombardment } from './slow-actions.ts';
import { slowReach } from './slow-march.ts';
import { chargeInput, rallyInput, zoneOf } from './slow-war.ts';

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

const cleanLeader = ({ leaderModifier, ...rest }: Record<string, unknown>) => ({
  ...rest,
  ...(rest.leader ? { leaderModifier } : {}),
});

const unitsOf = ({ document }: Situation, { parts }: Pick<ActionAsk, 'parts'>): BattleUnit[] =>
  parts.flatMap(({ counter }) => document.units.filter(({ id }) => id === counter));

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
          const [first] = units;
          if (!first) throw new Error('nobody');
          if (action === 'attack') expect(clean(ready.input)).toEqual(clean(slowAttack(situation, units, [target])));
          if (action === 'bombardment')
            expect(slowBombardment(situation, first, target)).toContainEqual(clean(ready.input));
          if (action === 'rally')
            expect(cleanLeader(ready.input as never)).toEqual(rallyInput(document, first, readings));
          if (action === 'deep-charge')
            expect(cleanLeader(ready.input as never)).toEqual(chargeInput(document, first, readings));
          const answer = runAction(board, ask);
          if (isRefusal(answer) || isUnpriced(answer)) throw new Error('listed, and refused');
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
    const found = [...arrivals].map(([hex, { cost }]) => [formatHex(board.ground.grid, hex), cost]);
    expect([counter.id, ...found.sort()]).toEqual([
      counter.id,
      ...[...slowReach(document, counter.unit, readings)].sort(),
    ]);
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
