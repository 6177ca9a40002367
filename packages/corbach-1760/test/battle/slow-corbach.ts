import type { Battlefield, BattleUnit } from '@coup-doeil/core/battle';
import {
  countHexes,
  findHexEntry,
  findHexsideEntry,
  findNeighbour,
  findSideTo,
  getFacing,
  listLine,
  listUnitsAt,
  SIDES,
} from '@coup-doeil/kit/twin';

/** How a table plays; what is not named is at its default. */
export type Readings = Readonly<Record<string, string>>;
type Aspect = 'front' | 'flank' | 'rear';

export const terrainAt = (map: Battlefield, label: string): string => findHexEntry(map, label)?.terrains[0] ?? 'clear';
const levelAt = (map: Battlefield, label: string): number => findHexEntry(map, label)?.level ?? 0;
const roadAt = (map: Battlefield, label: string): string => findHexEntry(map, label)?.road ?? 'none';
/** Of more than two levels the sheet is silent: no figure, and the answer is incomplete. */
const withinTwo = (levels: number): number => (Math.abs(levels) > 2 ? 0 : levels);

export const isCommander = ({ arm }: BattleUnit): boolean => arm === 'commander';
/** A commander is no unit; alone in his hex he may be read as one. */
const isUnit = (map: Battlefield, unit: BattleUnit, readings: Readings): boolean =>
  !isCommander(unit) || (readings['lone-leader'] === 'unit' && listUnitsAt(map, unit.hex ?? '').every(isCommander));
export const isRouted = ({ state }: BattleUnit): boolean => state.includes('routed');
const armOf = ({ arm }: BattleUnit): string => (arm === 'light-cavalry' ? 'cavalry' : arm);
const isLightHorse = ({ arm, traits }: BattleUnit): boolean =>
  arm === 'light-cavalry' || (arm === 'cavalry' && traits.includes('light'));
const isLight = (unit: BattleUnit): boolean =>
  isLightHorse(unit) || (unit.arm === 'infantry' && unit.traits.includes('light'));

/** A reduced unit is as its other face has it; where that is not given, its morale is the one given for after a loss. */
const face = (unit: BattleUnit) => {
  const afterLoss = unit.back?.ratings.morale ?? unit.ratings['morale-after'];
  if (!unit.state.includes('reduced'))
    return { strength: unit.strength, morale: unit.ratings.morale, after: afterLoss ?? null, ratings: unit.ratings };
  return {
    strength: unit.back?.strength ?? unit.strength,
    morale: afterLoss ?? unit.ratings.morale,
    after: null,
    ratings: { ...unit.ratings, ...unit.back?.ratings },
  };
};
export const movementOf = (unit: BattleUnit): number => face(unit).ratings.movement ?? Number.NaN;

/** What a unit turns to a side of its hex; without a facing it acts all round and is met in front. */
export const aspectOf = (map: Battlefield, unit: BattleUnit, side: number, readings: Readings): Aspect => {
  const facing = getFacing(unit);
  if (facing === undefined) return 'front';
  const turned = (side - facing + 6) % 6;
  if (readings.facing === 'hexside') return [5, 0, 1].includes(turned) ? 'front' : 'rear';
  // A corner lies between the side of its number and the next one.
  if (armOf(unit) === 'cavalry') return [5, 0, 1, 2].includes(turned) ? 'front' : 'rear';
  if ([0, 1].includes(turned)) return 'front';
  if ([3, 4].includes(turned)) return 'rear';
  return unit.arm === 'infantry' && terrainAt(map, unit.hex ?? '') === 'village' ? 'front' : 'flank';
};

/** What lies on a hexside: a bridge stands wherever a road crosses a stream. */
export const sidesOf = (map: Battlefield, from: string, to: string) => {
  const entry = findHexsideEntry(map, from, to);
  const features = [...(entry?.features ?? [])];
  if (features.includes('stream') && entry?.road !== undefined) features.push('bridge');
  return { hexsides: features.sort(), climb: levelAt(map, to) - levelAt(map, from), road: entry?.road };
};

/** The hexes that a unit controls. */
export const zoneOf = (map: Battlefield, unit: BattleUnit, readings: Readings): string[] => {
  if (!unit.hex || !isUnit(map, unit, readings)) return [];
  if (isRouted(unit) && readings['zone-holders'] === 'steady') return [];
  const from = unit.hex;
  return SIDES.flatMap((side) => {
    const to = findNeighbour(map, from, side);
    if (to === undefined) return [];
    if (readings.zoc !== 'six' && !isCommander(unit) && aspectOf(map, unit, side, readings) !== 'front') return [];
    if (terrainAt(map, to) === 'village') return [];
    if (terrainAt(map, from) === 'village' && readings['zone-village'] === 'both') return [];
    const { hexsides, climb } = sidesOf(map, from, to);
    const bridged = hexsides.includes('bridge') && readings['zone-bridge'] !== 'stopped';
    if (hexsides.includes('stream') && !bridged) return [];
    if (hexsides.includes('slope') && !(climb < 0 && readings['slope-direction'] === 'climbing')) return [];
    return [to];
  });
};

export const unitsAt = (map: Battlefield, label: string, readings: Readings): BattleUnit[] =>
  listUnitsAt(map, label).filter((unit) => isUnit(map, unit, readings));

const isDisorganised = ({ state }: BattleUnit): boolean =>
  state.includes('disorganised') || state.includes('disorganised-by-combat');

/** The order of a unit as the tables know it: of a routed one no line speaks. */
const orderOf = (unit: BattleUnit, readings: Readings): string => {
  if (isRouted(unit)) return readings['routed-defends'] === 'disorganised' ? 'disorganised' : 'good-order';
  return isDisorganised(unit) ? 'disorganised' : 'good-order';
};

const fighter = (unit: BattleUnit, readings: Readings) => {
  const { strength, morale, after } = face(unit);
  const state = orderOf(unit, readings);
  const arm = armOf(unit);
  const kind = unit.traits.includes('light') ? 'light' : unit.traits.includes('line') ? 'line' : 'other';
  return {
    arm,
    strength,
    morale,
    moraleAfter: after,
    ...(arm === 'cavalry' ? { heavy: unit.traits.includes('heavy') } : {}),
    ...(arm === 'cavalry' && !unit.traits.includes('heavy') ? { light: isLightHorse(unit) } : {}),
    ...(arm === 'infantry' ? { kind } : {}),
    state,
    ...(state === 'disorganised' ? { byCombat: !isRouted(unit) && unit.state.includes('disorganised-by-combat') } : {}),
    out: false,
  };
};

const isDemoralised = (map: Battlefield, units: readonly BattleUnit[], readings: Readings): boolean => {
  const holds = (unit: BattleUnit): boolean =>
    map.formations.some(
      ({ formation, side, state }) =>
        formation === unit.formation && side === unit.side && state.includes('demoralised'),
    );
  return readings['demoralised-mix'] === 'all' ? units.every(holds) : units.some(holds);
};

const stands = (map: Battlefield, hexes: readonly (string | undefined)[], side: string): boolean =>
  map.units.some((unit) => isCommander(unit) && unit.side === side && hexes.includes(unit.hex));

/** Who defends a hex against a side. */
export const defendersOf = (map: Battlefield, side: string, target: string, readings: Readings): BattleUnit[] => {
  const all = unitsAt(map, target, readings).filter((unit) => unit.side !== side && !isCommander(unit));
  return readings['stack-fights'] === 'top' ? all.slice(0, 1) : all;
};

/** The input of a combat, part by part. */
export const combatInput = (
  map: Battlefield,
  side: string,
  units: readonly BattleUnit[],
  target: string,
  readings: Readings,
) => {
  const defenders = defendersOf(map, side, target, readings);
  const attackers = units.map((unit) => {
    const hex = unit.hex ?? '';
    const shown = defenders.map((one) => aspectOf(map, one, findSideTo(map, target, hex), readings));
    const { hexsides, climb } = sidesOf(map, hex, target);
    return {
      ...fighter(unit, readings),
      ...(unit.arm === 'cavalry' && unit.traits.includes('heavy') ? { bonus: unit.traits.includes('bonus') } : {}),
      // Either line holds where one of the defenders shows that side.
      from:
        [...new Set(shown)]
          .filter((aspect) => aspect !== 'front')
          .sort()
          .join('-and-') || 'front',
      hexsides,
      level: withinTwo(climb),
    };
  });
  // Who commands from afar no map shows: asked, and not there until it is answered.
  const isByHex = readings['commander-present'] !== 'command';
  const reordered = (list: readonly BattleUnit[]): boolean => list.some(({ marks }) => marks.includes('reordered'));
  return {
    attackers,
    defenders: defenders.map((unit) => ({
      ...fighter(unit, readings),
      marchColumn: unit.state.includes('march-column'),
    })),
    hex: terrainAt(map, target),
    road: roadAt(map, target),
    attackerCommander:
      isByHex &&
      stands(
        map,
        units.map(({ hex }) => hex),
        side,
      ),
    defenderCommander: isByHex && stands(map, [target], defenders[0]?.side ?? ''),
    attackerChangedOrder: reordered(units),
    defenderChangedOrder: reordered(defenders),
    attackerDemoralised: isDemoralised(map, units, readings),
    defenderDemoralised: isDemoralised(map, defenders, readings),
  };
};

/** Whether a unit may attack a hex, whoever joins it. */
export const mayAttack = (map: Battlefield, unit: BattleUnit, target: string, readings: Readings): boolean => {
  const side = unit.hex ? findSideTo(map, unit.hex, target) : -1;
  if (side < 0 || isCommander(unit) || isRouted(unit)) return false;
  if (map.turn?.active !== undefined && map.turn.active !== unit.side) return false;
  if (defendersOf(map, unit.side, target, readings).length === 0) return false;
  const top = unitsAt(map, unit.hex ?? '', readings).filter((one) => !isCommander(one))[0];
  if (readings['stack-fights'] === 'top' && top !== unit) return false;
  return readings['attack-arc'] === 'any' || aspectOf(map, unit, side, readings) === 'front';
};

/** Whether a unit is of the side whose turn it is not. */
const isReaction = (map: Battlefield, unit: BattleUnit): boolean =>
  map.turn?.active !== undefined && map.turn.active !== unit.side;

/** On level ground: whether woods, villages and units leave a line open; along a hexside both of its hexes must block. */
const isSeen = (map: Battlefield, from: string, target: string, readings: Readings): boolean => {
  if (readings['line-of-sight'] !== 'usual') return true;
  const isCover = (label: string): boolean => terrainAt(map, label) !== 'clear' || listUnitsAt(map, label).length > 0;
  return listLine(map, from, target)
    .slice(1, -1)
    .every((step) => !(readings['spine-sight'] === 'one' ? step.some(isCover) : step.every(isCover)));
};

/** Whether a battery may fire at a hex. */
export const mayFire = (map: Battlefield, unit: BattleUnit, target: string, readings: Readings): boolean => {
  const others = isReaction(map, unit) && readings['reaction-firers'] === 'others';
  if ((unit.arm !== 'artillery' && !others) || isCommander(unit) || isRouted(unit) || !unit.hex) return false;
  const targets = unitsAt(map, target, readings).filter((one) => one.side !== unit.side && !isCommander(one));
  if (targets.length === 0 || !isSeen(map, unit.hex, target, readings)) return false;
  // Its own fire comes before any move of its formation, and before all combats.
  if (!isReaction(map, unit))
    return !map.units.some(
      (one) =>
        one.side === unit.side &&
        (one.marks.includes('attacked') ||
          (one.marks.includes('moved') &&
            !one.state.includes('march-column') &&
            (one === unit || (unit.formation !== undefined && one.formation === unit.formation)))),
    );
  if (!targets.some(({ marks }) => marks.includes('moved'))) return false;
  const outs = (listLine(map, unit.hex, target)[1] ?? []).map((hex) => findSideTo(map, unit.hex ?? '', hex));
  return readings['fire-arc'] === 'any' || outs.some((side) => aspectOf(map, unit, side, readings) === 'front');
};

/** The ways of a shot, as inputs: more than one where the line comes in along a hexside. */
export const fireInputs = (map: Battlefield, unit: BattleUnit, target: string, readings: Readings) => {
  const from = unit.hex ?? '';
  const targets = unitsAt(map, target, readings).filter((one) => one.side !== unit.side && !isCommander(one));
  const lights = targets.map(isLight);
  return (listLine(map, from, target).at(-2) ?? []).map((last) => {
    const shown = targets.map((one) => aspectOf(map, one, findSideTo(map, target, last), readings));
    const isFlank = readings['fire-flank'] === 'all' ? shown.every((a) => a === 'flank') : shown.includes('flank');
    const isTurned =
      readings['fire-flank'] === 'all' ? shown.every((a) => a !== 'front') : shown.some((a) => a === 'rear');
    return {
      range: countHexes(from, target),
      disorganised: isDisorganised(unit),
      twelvePounder: unit.traits.includes('twelve-pounder'),
      light: readings['light-target'] === 'any' ? lights.some(Boolean) : lights.every(Boolean),
      from: isFlank ? 'flank' : isTurned ? 'rear' : 'front',
      hex: terrainAt(map, target),
      road: roadAt(map, target),
      hexsides: sidesOf(map, last, target).hexsides,
      level: withinTwo(levelAt(map, target) - levelAt(map, from)),
      targets: targets.map((one) => ({
        arm: armOf(one),
        morale: face(one).morale,
        // No line of the fire tells orders apart: who is routed is not in good order.
        state: isRouted(one) || isDisorganised(one) ? 'disorganised' : 'good-order',
      })),
    };
  });
};
