import { isRefusal, silentTally } from '@coup-doeil/core/game';
import { type Arrival, changeMode, FORBIDDEN, findReach, mapByHex, type StepCost } from '@coup-doeil/hex';
import { notes142 } from '../charts/notes.ts';
import { terrain142 } from '../charts/terrain.ts';
import { step } from '../rules/march.ts';
import { crossing, type Field, find, hexAt, standing, type Table } from './setup.ts';

const CHARTS = { terrain: terrain142, notes: notes142 };

/** In order, or disorganised on the way. */
const MODES = 2;

/** What one step costs in half points, as the searches of core ask it. More than two levels at once is not on the chart. */
export const stepCost = (at: Table, field: Field, id: string): StepCost => {
  const { unit } = find(field, id);
  const enemies = new Set(standing(field).flatMap((one) => (one.unit.owner === unit.owner ? [] : [one.hex])));
  return (from, side, to) => {
    if (enemies.has(to)) return FORBIDDEN;
    const between = crossing(field, from, side);
    if (Math.abs(between.level) > 2) return FORBIDDEN;
    const tally = silentTally();
    const context = { ...at, charts: CHARTS, tally };
    const done = step(context, unit.arm, { ...between, hex: hexAt(field, to), turning: 0, turningGround: 0 }, tally);
    if (isRefusal(done)) return FORBIDDEN;
    const cost = tally.total * 2;
    return done.disorganised ? changeMode(cost, 1) : cost;
  };
};

/** Every hex that a unit reaches, with its cheapest arrival: its cost in half points, the way there, its order. */
export const reachable = (at: Table, field: Field, id: string, allowance: number): ReadonlyMap<number, Arrival> => {
  const { unit, hex } = find(field, id);
  const mode = unit.state === 'disorganised' ? 1 : 0;
  return mapByHex(
    findReach(field.grid, stepCost(at, field, id), { from: hex, mode, modes: MODES, allowance: allowance * 2 }),
  );
};
