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
import { game } from '../../src/index.ts';
import { draw, open, type Situation, TABLES, tell } from './situation.ts';
import { slowFire } from './slow-fire.ts';
import { shockInput, zoneOf } from './slow-jdg.ts';
import { slowReach } from './slow-march.ts';

const seeds = listSeeds(TABLES.length);

const partsOf = ({ document }: Situation, { parts }: ActionAsk) =>
  parts.flatMap(({ counter, as }) => document.units.filter(({ id }) => id === counter).map((unit) => ({ unit, as })));

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

describe('every action that is listed', () => {
  test.each(seeds)(
    'position %i: input and report',
    (seed) => {
      const situation = draw(seed);
      const { document, readings } = situation;
      const board = open(situation);
      for (const side of ['blue', 'red'])
        for (const { action, sets, target } of listActions(board, side))
          for (const { ask, brief } of sets) {
            const ready = prepareAction(board, ask);
            if (isRefusal(ready) || isUnpriced(ready)) throw new Error('listed, and refused');
            const parts = partsOf(situation, ask);
            if (action === 'shock') expect(ready.input).toEqual(shockInput(document, side, parts, target, readings));
            else {
              const find = (manner: string) => parts.find(({ as }) => as === manner)?.unit;
              const lead = find('leads');
              if (!lead) throw new Error('nobody leads');
              expect(slowFire(situation, lead, find('supports'), target)).toContainEqual(ready.input);
            }
            const told = runAction(board, ask);
            if (isRefusal(told) || isUnpriced(told)) throw new Error('listed, and refused');
            const own = tell(action, ready.input, situation);
            expect({ ...told.report, readings: [] }).toEqual({ ...own, readings: [] });
            expect(brief.headline).toBe(own.answer?.headline);
          }
    },
    60_000,
  );
});

test.each(seeds)(
  'position %i: every reach and every zone',
  (seed) => {
    const situation = draw(seed);
    const { document, readings } = situation;
    const board = open(situation);
    const { grid } = board.ground;
    for (const counter of board.counters) {
      const { arrivals } = findMarches(board, counter);
      const found = [...arrivals].map(([hex, { cost }]) => [formatHex(grid, hex), cost]);
      expect(found.sort()).toEqual([...slowReach(document, counter.id, situation)].sort());
    }
    for (const side of ['blue', 'red']) {
      const own = document.units.filter((unit) => unit.side === side);
      const held = new Set(own.flatMap((unit) => zoneOf(document, unit, readings)));
      const { bits } = board.zones(side);
      expect([...bits].flatMap((bit, hex) => (bit ? [formatHex(grid, hex)] : [])).sort()).toEqual([...held].sort());
    }
  },
  60_000,
);
