import type { BattleUnit } from '@coup-doeil/core/battle';
import { answerListed, findMarchProblems, findUntried, listSeeds } from '@coup-doeil/kit/twin';
import { describe, expect, test } from 'vitest';
import { game } from '../../src/index.ts';
import { draw, open, TABLES, tell } from './situation.ts';
import { slowFire } from './slow-fire.ts';
import { shockInput, zoneOf } from './slow-jdg.ts';
import { slowReach } from './slow-march.ts';

const seeds = listSeeds(TABLES.length);

// As many positions as there are tables: each is met once.
test('every option of every reading that a board asks is tried', () => {
  expect(findUntried(game.readings, TABLES)).toEqual({ untried: [], unknown: [] });
});

describe('every action that is listed', () => {
  test.each(seeds)('position %i: input and report', (seed) => {
    const situation = draw(seed);
    const { document, readings } = situation;
    for (const { action, target, ask, parts, ready, answer, headline } of answerListed(open(situation))) {
      if (action === 'shock') expect(ready.input).toEqual(shockInput(document, ask.side, parts, target, readings));
      else {
        const find = (manner: string) => parts.find(({ as }) => as === manner)?.unit;
        const lead = find('leads');
        if (!lead) throw new Error('nobody leads');
        expect(slowFire(situation, lead, find('supports'), target)).toContainEqual(ready.input);
      }
      const own = tell(action, ready.input, situation);
      expect({ ...answer.report, readings: [] }).toEqual({ ...own, readings: [] });
      expect(headline).toBe(own.answer?.headline);
    }
  });
});

test.each(seeds)('position %i: every reach and every zone', (seed) => {
  const situation = draw(seed);
  const { document, readings } = situation;
  const reach = (unit: BattleUnit) => slowReach(document, unit, situation);
  const zone = (unit: BattleUnit) => zoneOf(document, unit, readings);
  expect(findMarchProblems(open(situation), { reach, zone })).toEqual([]);
});
