import { isRefusal } from '@coup-doeil/core/game';
import { type Arrival, changeMode, FORBIDDEN, findReach, getNeighbour, mapByHex, type StepCost } from '@coup-doeil/hex';
import { march } from '../rules/march.ts';
import { contextOf, crossing, type Field, find, hexAt, standing, type Table } from './setup.ts';
import { enemyZones } from './zones.ts';

/** In order, or disordered on the way. */
const MODES = 2;

/** What one step costs in half points, as the searches of core ask it. */
export const stepCost = (at: Table, field: Field, id: string): StepCost => {
  const { grid } = field;
  const { unit } = find(field, id);
  const others = standing(field).filter((one) => one.unit.id !== id);
  const enemies = new Set(others.filter((one) => one.unit.owner !== unit.owner).map(({ hex }) => hex));
  const friends = new Set(others.filter((one) => one.unit.owner === unit.owner).map(({ hex }) => hex));
  const zones = enemyZones(at, field, unit.owner);
  const beside = (hex: number) => [0, 1, 2, 3, 4, 5].some((side) => enemies.has(getNeighbour(grid, hex, side)));
  return (from, side, to, mode) => {
    if (enemies.has(to)) return FORBIDDEN;
    const context = contextOf(at);
    const marched = march(
      context,
      { arm: unit.arm, disordered: mode === 1 },
      {
        ...crossing(field, from, side),
        hex: hexAt(field, to),
        friendly: friends.has(to),
        leaving: zones.has(from),
        entering: zones.has(to),
        beside: beside(to),
      },
    );
    if (isRefusal(marched)) return FORBIDDEN;
    const cost = context.tally.total * 2;
    return marched.disorders ? changeMode(cost, 1) : cost;
  };
};

/** Every hex that a unit reaches, with its cheapest arrival: its cost in half points, the way there, its order. */
export const reachable = (at: Table, field: Field, id: string, allowance: number): ReadonlyMap<number, Arrival> => {
  const { unit, hex } = find(field, id);
  const mode = unit.state === 'disordered' ? 1 : 0;
  return mapByHex(
    findReach(field.grid, stepCost(at, field, id), { from: hex, mode, modes: MODES, allowance: allowance * 2 }),
  );
};
