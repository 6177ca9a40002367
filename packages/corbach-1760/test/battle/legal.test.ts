import { prepareAction } from '@coup-doeil/core/battle';
import { isRefusal } from '@coup-doeil/core/game';
import { checkSets, findSideTo, listLabels, listLine, listSeeds, SIDES } from '@coup-doeil/kit/twin';
import { describe, expect, test } from 'vitest';
import { draw, open, type Situation, TABLES } from './situation.ts';
import { aspectOf, mayAttack, mayFire } from './slow-corbach.ts';

const seeds = listSeeds(TABLES.length, 5000);
const small = (seed: number): Situation => draw(seed, { columns: 5, rows: 5, each: 5, crowd: 2 });

describe('on small boards, against every subset and hex', () => {
  test.each(seeds)('position %i: combats, none missing and none illegal', (seed) => {
    const situation = small(seed);
    const { document, readings } = situation;
    const { problems, refused } = checkSets(open(situation), {
      action: 'combat',
      side: seed % 2 ? 'blue' : 'red',
      manners: ['attacks'],
      may: (parts, target) => parts.every(({ unit }) => mayAttack(document, unit, target, readings)),
      isListed: (parts) =>
        readings['artillery-in-combat'] === 'both' || parts.every(({ unit }) => unit.arm !== 'artillery'),
    });
    expect(problems).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  });
  test.each(seeds)('position %i: fires, none missing and none illegal', (seed) => {
    const situation = small(seed);
    const { document, readings } = situation;
    const { problems, refused } = checkSets(open(situation), {
      action: 'fire',
      side: seed % 2 ? 'blue' : 'red',
      manners: ['fires'],
      may: (parts, target) =>
        parts.length === 1 && parts.every(({ unit }) => mayFire(document, unit, target, readings)),
      // Others than artillery may fire in reaction as it may be read, and have no table.
      isUnpriced: (parts, target) =>
        parts.length === 1 &&
        parts.every(({ unit }) => unit.arm !== 'artillery' && mayFire(document, unit, target, readings)),
    });
    expect(problems).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  });
});

test.each(seeds)(
  'position %i: a battery that must turn is asked for every facing that brings the line in front',
  (seed) => {
    const situation = small(seed);
    const { document, readings } = situation;
    const board = open(situation);
    for (const unit of document.units)
      for (const target of listLabels(document)) {
        if (unit.hex === undefined || !mayFire(document, unit, target, readings) || unit.arm !== 'artillery') continue;
        const ready = prepareAction(board, {
          action: 'fire',
          side: unit.side,
          parts: [{ counter: unit.id, as: 'fires' }],
          targets: [target],
        });
        if (isRefusal(ready) || !('questions' in ready)) throw new Error('refused');
        const outs = (listLine(document, unit.hex, target)[1] ?? []).map((hex) =>
          findSideTo(document, unit.hex ?? '', hex),
        );
        const isInFront = (facing: number): boolean =>
          outs.some((side) => aspectOf(document, { ...unit, facing: { vertex: facing } }, side, readings) === 'front');
        const own = unit.facing && ('side' in unit.facing ? unit.facing.side : unit.facing.vertex);
        const isReaction = document.turn?.active !== undefined && document.turn.active !== unit.side;
        const wanted = own === undefined || isReaction || isInFront(own) ? [] : SIDES.filter(isInFront).map(String);
        const asked = ready.questions.find(({ id }) => id === `turn-to.${unit.id}`)?.options.map(({ id }) => id);
        expect([unit.id, target, asked ?? []]).toEqual([unit.id, target, wanted]);
      }
  },
);
