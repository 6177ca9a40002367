import { checkSets, listSeeds, type TwinPart } from '@coup-doeil/kit/twin';
import { expect, test } from 'vitest';
import { draw, open, type Situation, TABLES, tell } from './situation.ts';
import { slowFire } from './slow-fire.ts';
import { enemiesAt, isUnit, mayFire, mayShock, shockInput } from './slow-jdg.ts';

const seeds = listSeeds(TABLES.length, 5000);

/** Whether only a general stands in a hex whom the table reads as a unit: the sheet has no figures for him. */
const isLoneGeneral = ({ document, readings }: Situation, side: string, target: string): boolean =>
  enemiesAt(document, side, target).length === 0 &&
  document.units.some((unit) => unit.hex === target && unit.side !== side && isUnit(document, unit, readings));

test.each(seeds)(
  'position %i: shocks, none missing and none illegal',
  (seed) => {
    const situation = draw(seed, { columns: 5, rows: 5, each: 4, crowd: 2 });
    const { document, readings } = situation;
    const side = seed % 2 ? 'blue' : 'red';
    const may = (parts: readonly TwinPart[], target: string) => mayShock(document, parts, target, readings);
    const { problems, refused } = checkSets(open(situation), {
      action: 'shock',
      side,
      manners: ['attacks', 'charges'],
      may: (parts, target) =>
        may(parts, target) &&
        enemiesAt(document, side, target).length > 0 &&
        !tell('shock', shockInput(document, side, parts, target, readings), situation).refused,
      isUnpriced: (_, target) => isLoneGeneral(situation, side, target),
      isListed: (parts) =>
        (readings['artillery-attacks'] === 'offered' || parts.every(({ unit }) => unit.arm !== 'artillery')) &&
        (readings['one-formation'] !== 'one-at-a-time' || new Set(parts.map(({ unit }) => unit.formation)).size === 1),
    });
    expect(problems).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  },
  60_000,
);

/** Two batteries of one formation in one hex, one of which leads. */
const isPair = ([one, other, ...more]: readonly TwinPart[]): boolean =>
  more.length === 0 &&
  one?.as !== other?.as &&
  one?.unit.hex === other?.unit.hex &&
  one?.unit.formation !== undefined &&
  one.unit.formation === other?.unit.formation;

test.each(seeds)(
  'position %i: fires, none missing and none illegal',
  (seed) => {
    const arms = ['artillery', 'artillery', 'artillery', 'infantry'] as const;
    const situation = draw(seed, { columns: 6, rows: 5, each: 4, crowd: 3, arms });
    const { document, readings } = situation;
    const { problems, refused } = checkSets(open(situation), {
      action: 'fire',
      side: 'blue',
      manners: ['leads', 'supports'],
      may: (parts, target) => {
        const lead = parts.find(({ as }) => as === 'leads')?.unit;
        const second = parts.find(({ as }) => as === 'supports')?.unit;
        if (!lead || !(parts.length === 1 || isPair(parts))) return false;
        if (!parts.every(({ unit }) => mayFire(document, unit, target, readings))) return false;
        const [input] = slowFire(situation, lead, second, target);
        return input !== undefined && !tell('fire', input, situation).refused;
      },
      // Nine on the table with a nine on the die.
      isListed: (_, { total }) => (total ?? -1) >= 0,
    });
    expect(problems).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  },
  60_000,
);
