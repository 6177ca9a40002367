import type { BattleUnit } from '@coup-doeil/core/battle';
import { answerListed, findMarchProblems, findUntried, listSeeds } from '@coup-doeil/kit/twin';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { draw, open, TABLES, tell } from './situation.ts';
import { clean, slowAttack, slowBombardment } from './slow-actions.ts';
import { slowReach } from './slow-march.ts';
import { chargeInput, rallyInput, zoneOf } from './slow-war.ts';

const seeds = listSeeds(TABLES.length);

// As many positions as there are tables: each is met once.
test('every option of every reading that a board asks is tried', () => {
  expect(findUntried(game.readings, TABLES)).toEqual({ untried: [], unknown: [] });
});

const cleanLeader = ({ leaderModifier, ...rest }: Record<string, unknown>) => ({
  ...rest,
  ...(rest.leader ? { leaderModifier } : {}),
});

describe('every action that is listed', () => {
  test.each(seeds)('position %i: input and report', (seed) => {
    const situation = draw(seed);
    const { document, readings } = situation;
    for (const { action, target, parts, ready, answer, headline } of answerListed(open(situation))) {
      const units = parts.map(({ unit }) => unit);
      const [first] = units;
      if (!first) throw new Error('nobody');
      if (action === 'attack') expect(clean(ready.input)).toEqual(clean(slowAttack(situation, units, [target])));
      if (action === 'bombardment')
        expect(slowBombardment(situation, first, target)).toContainEqual(clean(ready.input));
      if (action === 'rally') expect(cleanLeader(ready.input as never)).toEqual(rallyInput(document, first, readings));
      if (action === 'deep-charge')
        expect(cleanLeader(ready.input as never)).toEqual(chargeInput(document, first, readings));
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
