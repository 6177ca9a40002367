import type { Battlefield, BattleUnit } from '@coup-doeil/core/battle';
import {
  countHexes,
  findHexEntry,
  findHexsideEntry,
  findNeighbour,
  findSideTo,
  getFacing,
  listLine,
  listNeighbours,
  listUnitsAt,
  SIDES,
} from '@coup-doeil/kit/twin';

/** How a table plays; what is not named is at its default. */
export type Readings = Readonly<Record<string, string>>;

export const terrainsAt = (map: Battlefield, label: string): readonly string[] => {
  const terrains = findHexEntry(map, label)?.terrains ?? [];
  return terrains.length > 0 ? terrains : ['clear'];
};
export const isLeader = ({ arm }: BattleUnit): boolean => arm === 'leader';
export const isRouted = ({ state }: BattleUnit): boolean => state.includes('routed');
export const isShaken = (unit: BattleUnit): boolean =>
  isRouted(unit) || unit.state.includes('disordered') || unit.state.includes('disordered-again');

/** A leader is no unit; alone in his hex he may be read as one. */
export const isUnit = (map: Battlefield, unit: BattleUnit, readings: Readings): boolean =>
  !isLeader(unit) || (readings['lone-leader'] === 'unit' && listUnitsAt(map, unit.hex ?? '').every(isLeader));

/** A unit that has lost a step shows its other face. */
export const figureOf = (unit: BattleUnit, name: string, readings: Readings): number => {
  const back =
    unit.state.includes('step-lost') && readings['loss-point'] !== 'mark' ? unit.back?.ratings[name] : undefined;
  return back ?? unit.ratings[name] ?? Number.NaN;
};

/** What lies between two hexes, for whoever goes from the first to the second. */
export const crossedBy = (map: Battlefield, from: string, to: string): string[] => {
  const lower = [from, to].sort()[0];
  return (findHexsideEntry(map, from, to)?.features ?? [])
    .map((word) => {
      const [what = '', where] = word.split('-');
      if (where === undefined) return word;
      // The top of a slope, the inside of works.
      const inside = where === 'lower' ? lower : lower === from ? to : from;
      if (what === 'slope') return inside === to ? 'up-slope' : 'down-slope';
      return inside === to ? 'entrenchment' : 'entrenchment-out';
    })
    .sort();
};

const isSpanned = (features: readonly string[]): boolean =>
  features.includes('bridge') || features.includes('crossing');

/** The hexes that a unit controls. */
export const zoneOf = (map: Battlefield, unit: BattleUnit, readings: Readings): string[] => {
  const from = unit.hex;
  if (!from || !isUnit(map, unit, readings)) return [];
  if (isRouted(unit) && readings['zone-holders'] === 'steady') return [];
  const facing = getFacing(unit);
  return SIDES.flatMap((side) => {
    const to = findNeighbour(map, from, side);
    if (to === undefined) return [];
    const isFront = facing === undefined || [5, 0, 1].includes((side - facing + 6) % 6);
    if (readings.zoc === 'front' && !isFront) return [];
    const features = findHexsideEntry(map, from, to)?.features ?? [];
    const closed = features.includes('pond') || (features.includes('elbe') && !isSpanned(features));
    return closed && readings['zone-barriers'] === 'forbidden' ? [] : [to];
  });
};

const zonesKnown = new WeakMap<Battlefield, WeakMap<Readings, Map<BattleUnit, string[]>>>();

/** The zone of each unit, worked out once for a map and a table. */
const zonesOn = (map: Battlefield, readings: Readings): Map<BattleUnit, string[]> => {
  const byTable = zonesKnown.get(map) ?? new WeakMap<Readings, Map<BattleUnit, string[]>>();
  const zones = byTable.get(readings) ?? new Map(map.units.map((unit) => [unit, zoneOf(map, unit, readings)]));
  zonesKnown.set(map, byTable.set(readings, zones));
  return zones;
};

/** The enemies whose zones cover a hex. */
export const holdersOf = (map: Battlefield, side: string, label: string, readings: Readings): BattleUnit[] =>
  [...zonesOn(map, readings)].flatMap(([unit, zone]) => (unit.side !== side && zone.includes(label) ? [unit] : []));

export const isFormed = (unit: BattleUnit, readings: Readings): boolean =>
  readings.formed === 'marked' ? unit.state.includes('formed') : !isShaken(unit);

export const isEngaged = (map: Battlefield, unit: BattleUnit, label: string, readings: Readings): boolean => {
  if (readings.engaged === 'marked') return unit.state.includes('engaged');
  return !unit.state.includes('support') && holdersOf(map, unit.side, label, readings).length > 0;
};

/** The morale modifiers of the leaders in a stack: the best, or all of them. */
export const leaderOf = (map: Battlefield, unit: BattleUnit, readings: Readings) => {
  const given = listUnitsAt(map, unit.hex ?? '')
    .filter((one) => isLeader(one) && one.side === unit.side)
    .map(({ ratings }) => ratings.modifier ?? Number.NaN);
  if (given.length === 0) return { leader: false };
  const sum = given.reduce((a, b) => a + b, 0);
  return { leader: true, leaderModifier: readings['which-leader'] === 'all' ? sum : Math.max(...given) };
};

export const chargeInput = (map: Battlefield, unit: BattleUnit, readings: Readings) => ({
  arm: unit.arm,
  engaged: isEngaged(map, unit, unit.hex ?? '', readings),
  formed: isFormed(unit, readings),
  already: unit.marks.includes('charged'),
  advanced: true,
  morale: figureOf(unit, 'morale', readings),
  ...leaderOf(map, unit, readings),
});

export const rallyInput = (map: Battlefield, unit: BattleUnit, readings: Readings) => {
  const hex = unit.hex ?? '';
  const enemies = map.units.filter((one) => one.side !== unit.side && one.hex && isUnit(map, one, readings));
  const around = [hex, ...listNeighbours(map, hex)];
  const terrains = terrainsAt(map, hex);
  return {
    arm: unit.arm,
    morale: figureOf(unit, 'morale', readings),
    ...leaderOf(map, unit, readings),
    distance: Math.min(99, ...enemies.map((one) => countHexes(hex, one.hex ?? ''))),
    shelter: ['woods', 'town', 'walled-town'].find((word) => terrains.includes(word)) ?? 'none',
    friends: map.units.some(
      (one) => one !== unit && one.side === unit.side && around.includes(one.hex ?? '') && isShaken(one),
    ),
    army: map.sides.find(({ side }) => side === unit.side)?.state[0] ?? 'steady',
  };
};

/** Whether a unit may attack, by its own order; the ground apart. */
export const mayFight = (unit: BattleUnit, readings: Readings): boolean =>
  !isLeader(unit) && (readings['who-attacks'] === 'good-order' ? !isShaken(unit) : !isRouted(unit));

export const defendersOf = (map: Battlefield, side: string, target: string, readings: Readings): BattleUnit[] =>
  listUnitsAt(map, target).filter((unit) => unit.side !== side && isUnit(map, unit, readings));

/** The columns of the units of one hex, infantry's first; guns have none of their own in an attack. */
export const columnsOf = (units: readonly BattleUnit[]): string[] =>
  ['infantry', 'cavalry'].filter((column) => units.some(({ arm }) => arm === column));

/** An attack from some hexes into others, each attacking hex in one of its columns. */
export const attackInput = (
  map: Battlefield,
  groups: readonly { readonly hex: string; readonly arm: string }[],
  targets: readonly string[],
) => ({
  attackers: groups.map(({ hex, arm }) => ({
    arm,
    terrains: terrainsAt(map, hex),
    paths: targets.map((target) => {
      const adjacent = findSideTo(map, hex, target) >= 0;
      return { adjacent, hexsides: adjacent ? crossedBy(map, hex, target) : [] };
    }),
  })),
  defenders: targets.map((target) => ({ terrains: terrainsAt(map, target) })),
});

/** The ways of a bombardment, as inputs: more than one where the line runs along a hexside. */
export const bombardmentInputs = (map: Battlefield, unit: BattleUnit, target: string) => {
  const from = unit.hex ?? '';
  const line = listLine(map, from, target);
  const ways = line
    .slice(1)
    .reduce<string[][]>(
      (known, step) =>
        known.flatMap((way) =>
          step.filter((hex) => findSideTo(map, way.at(-1) ?? '', hex) >= 0).map((hex) => [...way, hex]),
        ),
      [[from]],
    );
  return ways.map((way) => {
    const sides = way.slice(1).map((hex, i) => crossedBy(map, way[i] ?? '', hex));
    return {
      attackers: [
        {
          arm: 'bombardment',
          terrains: terrainsAt(map, from),
          paths: [
            {
              adjacent: way.length === 2,
              hexsides: sides.at(-1) ?? [],
              line: sides.slice(0, -1).filter((side) => side.length > 0),
            },
          ],
        },
      ],
      defenders: [{ terrains: terrainsAt(map, target) }],
    };
  });
};
