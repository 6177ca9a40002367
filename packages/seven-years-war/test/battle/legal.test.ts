import { isUnpriced, prepareAction } from '@coup-doeil/core/battle';
import { isRefusal } from '@coup-doeil/core/game';
import { checkSets, listChoices, listSeeds } from '@coup-doeil/kit/twin';
import { describe, expect, test } from 'vitest';
import { draw, open, TABLES } from './situation.ts';
import { clean, hasLoneGuns, MANNERS, mayDo, slowAttack } from './slow-actions.ts';

const seeds = listSeeds(TABLES.length, 5000);
const ACTIONS = ['attack', 'bombardment', 'rally', 'deep-charge'] as const;

describe.each(ACTIONS)('on small boards, every %s against every subset and hex', (action) => {
  test.each(seeds)('position %i: none missing and none illegal', (seed) => {
    const situation = draw(seed, { columns: 5, rows: 5, each: 5, crowd: 2 });
    const { problems, legal, refused } = checkSets(open(situation), {
      action,
      side: seed % 2 ? 'blue' : 'red',
      manners: [MANNERS[action]],
      ...(action === 'rally' || action === 'deep-charge' ? { own: true } : {}),
      may: (parts, target) =>
        mayDo(
          situation,
          action,
          parts.map(({ unit }) => unit),
          [target],
        ),
      // Guns alone: a legal attack for which the sheet has no column.
      isUnpriced: (parts, target) => {
        const units = parts.map(({ unit }) => unit);
        return action === 'attack' && hasLoneGuns(units) && mayDo(situation, action, units, [target]);
      },
      // Listed are batteries that have a range, each by itself.
      isListed: (parts) =>
        action !== 'bombardment' || (parts.length === 1 && parts[0]?.unit.ratings.range !== undefined),
    });
    expect(problems).toEqual([]);
    expect(legal + refused).toBeGreaterThan(0);
  });
});

test.each(seeds)('position %i: attacks on two hexes', (seed) => {
  const situation = draw(4000 + seed, { columns: 4, rows: 4, each: 4, crowd: 2 });
  const { document } = situation;
  const board = open(situation);
  const held = [...new Set(document.units.flatMap(({ side, hex }) => (side === 'red' && hex ? [hex] : [])))];
  const own = document.units.filter(({ side }) => side === 'blue');
  for (const a of held)
    for (const b of held.filter((hex) => hex > a))
      for (const set of listChoices(own.map((item) => ({ item, manners: ['attacks'] })))) {
        if (set.length === 0) continue;
        const units = set.map(({ item }) => item);
        const parts = units.map(({ id }) => ({ counter: id, as: 'attacks' }));
        const ready = prepareAction(board, { action: 'attack', side: 'blue', parts, targets: [a, b] });
        const name = `${units.map(({ id, hex }) => `${id} ${hex}`)} at ${a} ${b}`;
        expect([name, !isRefusal(ready)]).toEqual([name, mayDo(situation, 'attack', units, [a, b])]);
        if (isRefusal(ready)) continue;
        expect([name, isUnpriced(ready)]).toEqual([name, hasLoneGuns(units)]);
        if (!isUnpriced(ready)) expect(clean(ready.input)).toEqual(clean(slowAttack(situation, units, [a, b])));
      }
});
