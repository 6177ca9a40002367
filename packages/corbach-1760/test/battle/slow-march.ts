import type { Battlefield, BattleUnit } from '@coup-doeil/core/battle';
import { findNeighbour, SIDES } from '@coup-doeil/kit/twin';
import { movementOf, type Readings, sidesOf, terrainAt } from './slow-corbach.ts';

/** What a step costs, typed from the sheet; `undefined` where it cannot be made. */
const costOf = (
  map: Battlefield,
  unit: BattleUnit,
  from: string,
  to: string,
  readings: Readings,
): number | undefined => {
  const { hexsides, climb, road } = sidesOf(map, from, to);
  if (Math.abs(climb) > 2) return undefined;
  if (road !== undefined) return 1;
  const lightHorse = unit.arm === 'light-cavalry' || (unit.arm === 'cavalry' && unit.traits.includes('light'));
  const other = unit.arm === 'artillery' || unit.arm === 'commander';
  const asHorse = unit.arm.endsWith('cavalry') || (other && readings['other-movers'] === 'cavalry');
  let cost = { clear: 1, village: 2, woods: 2 }[terrainAt(map, to)] ?? Number.NaN;
  if (terrainAt(map, to) === 'woods' && asHorse) {
    if (!lightHorse) return undefined;
    cost = readings['light-cavalry-woods'] === 'one' ? 1 : 2;
  }
  if (climb === 2) cost = readings['climb-two'] === 'whole' ? 1 : cost + 1;
  if (hexsides.includes('stream')) cost += 1;
  if (hexsides.includes('slope') && !(climb < 0 && readings['slope-direction'] === 'climbing')) {
    if (unit.arm === 'artillery') return undefined;
    cost += asHorse ? 2 : 1;
  }
  return cost;
};

/**
 * Whether a unit of the side whose turn it is may move to a hex after others of its formation have: with a commander, or as one of
 * a stack or a line that moved; else only as a second move of another kind, where the army's commander is, or was, with its own.
 */
const mayMoveTo = (map: Battlefield, unit: BattleUnit, to: string): boolean => {
  const isInTurn = map.turn?.active === undefined || map.turn.active === unit.side;
  if (unit.arm === 'commander' || unit.state.includes('march-column') || !isInTurn) return true;
  const mates = map.units.filter(
    (one) =>
      one === unit || (one.side === unit.side && unit.formation !== undefined && one.formation === unit.formation),
  );
  const leaders = map.units.filter((one) => one.arm === 'commander' && one.side === unit.side);
  const army = leaders.filter(({ traits }) => traits.includes('army'));
  const own = mates.filter((one) => one.arm === 'commander' && !one.traits.includes('army'));
  const led = [...own, ...army];
  if (led.some(({ hex }) => hex === to || hex === unit.hex)) return true;
  const hasMoved = ({ marks }: BattleUnit): boolean => marks.includes('moved');
  const moved = mates.filter(
    (one) =>
      one.arm !== 'commander' &&
      hasMoved(one) &&
      one.hex !== undefined &&
      !one.state.includes('march-column') &&
      !led.some((leader) => hasMoved(leader) && leader.hex === one.hex),
  );
  if (moved.length === 0) return true;
  const isInLine = ({ state }: BattleUnit): boolean => state.includes('line-of-battle');
  const line = moved.filter(isInLine);
  const loose = moved.filter((one) => !isInLine(one));
  const stacks = Object.values(Object.groupBy(loose, ({ hex }) => hex ?? '')).map((stack) => stack?.length ?? 0);
  if (!hasMoved(unit)) {
    if (isInLine(unit) && line.length > 0) return true;
    const isSecondStack = loose.some(
      (one) => one.hex !== to && loose.some((other) => other !== one && other.hex === one.hex),
    );
    if (!isInLine(unit) && loose.some(({ hex }) => hex === to) && !isSecondStack) return true;
  }
  const [leader] = own;
  const [chief] = army;
  const isDouble = leader && chief && (leader.hex === chief.hex || hasMoved(leader) || hasMoved(chief));
  if (!isDouble || stacks.length + (line.length > 0 ? 1 : 0) > 1) return false;
  if (isInLine(unit)) return line.length === 0;
  const waiting = mates.filter((one) => one.hex === unit.hex && one.arm !== 'commander' && !hasMoved(one));
  const isUnitFree = !stacks.includes(1);
  return isUnitFree || (waiting.length > 1 && stacks.every((size) => size < 2));
};

/** Every hex by repeated passes over the map: no queue, no table. */
export const slowReach = (map: Battlefield, unit: BattleUnit, readings: Readings): Map<string, number> => {
  const best = new Map<string, number>(unit.hex ? [[unit.hex, 0]] : []);
  // All combats come after all moves of the side whose turn it is.
  const isActive = map.turn?.active === undefined || map.turn.active === unit.side;
  if (isActive && map.units.some((one) => one.side === unit.side && one.marks.includes('attacked'))) return new Map();
  for (let changed = true; changed; ) {
    changed = false;
    for (const [from, spent] of [...best])
      for (const side of SIDES) {
        const to = findNeighbour(map, from, side);
        if (to === undefined || map.units.some((one) => one.hex === to && one.side !== unit.side)) continue;
        const cost = costOf(map, unit, from, to, readings);
        if (cost === undefined || spent + cost > movementOf(unit)) continue;
        if (spent + cost >= (best.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        best.set(to, spent + cost);
        changed = true;
      }
  }
  for (const to of [...best.keys()]) if (to !== unit.hex && !mayMoveTo(map, unit, to)) best.delete(to);
  return best;
};
