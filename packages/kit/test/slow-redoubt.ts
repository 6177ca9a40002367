import type { Battlefield, BattleUnit } from '@coup-doeil/core/battle';
import {
  findHexEntry,
  findHexsideEntry,
  findNeighbour,
  getFacing,
  listLabels,
  listUnitsAt,
  SIDES,
} from '../src/twin/index.ts';

// The board of The Redoubt read a second time, with its figures typed again: slow, and nothing of core in it.

type Column = 'foot' | 'horse';
type Table = { readonly barriers: 'reaches' | 'ends'; readonly stops: boolean };

const ENTERED: Readonly<Record<string, Readonly<Record<Column, number | null>>>> = {
  clear: { foot: 1, horse: 1 },
  woods: { foot: 2, horse: 3 },
  village: { foot: 1, horse: 2 },
  marsh: { foot: 3, horse: null },
};
const CROSSED: typeof ENTERED = { stream: { foot: 1, horse: 2 }, river: { foot: null, horse: null } };
const ROAD = 0.5;
const ZONES = {
  foot: { entering: 1, leaving: 1, within: null },
  horse: { entering: 2, leaving: 0, within: 3 },
} as const;

const columnOf = ({ arm }: Pick<BattleUnit, 'arm'>): Column => (arm === 'cavalry' ? 'horse' : 'foot');

/** What the ground alone costs; `null` where it is closed. */
const payGround = (map: Battlefield, from: string, to: string, column: Column): number | null => {
  const side = findHexsideEntry(map, from, to);
  if (side?.road !== undefined) return ROAD;
  const [ground = 'clear'] = findHexEntry(map, to)?.terrains ?? [];
  let cost = ENTERED[ground]?.[column] ?? null;
  for (const feature of side?.features ?? []) {
    const own = CROSSED[feature]?.[column] ?? null;
    cost = cost === null || own === null ? null : cost + own;
  }
  return cost;
};

/** The sides that a unit controls: infantry its three front sides, cavalry all, a train none; without a facing that fits, all. */
const controlledSides = (unit: BattleUnit): readonly number[] => {
  if (unit.arm === 'train') return [];
  const { facing } = unit;
  if (unit.arm === 'cavalry' || facing === undefined || 'vertex' in facing) return SIDES;
  const ahead = getFacing(unit) ?? 0;
  return [ahead, (ahead + 1) % 6, (ahead + 5) % 6];
};

/** Who controls a hex. */
export const slowHolders = (map: Battlefield, side: string, hex: string, { barriers }: Table): readonly string[] =>
  map.units
    .filter((unit) => {
      if (unit.side !== side || unit.hex === undefined) return false;
      const { hex: from } = unit;
      const isCovered = controlledSides(unit).some((way) => findNeighbour(map, from, way) === hex);
      return isCovered && (barriers === 'reaches' || payGround(map, from, hex, columnOf(unit)) !== null);
    })
    .map(({ id }) => id);

/** By hex what the cheapest way there costs, hex after hex until nothing becomes cheaper. */
export const slowReach = (map: Battlefield, unit: BattleUnit, table: Table): ReadonlyMap<string, number> => {
  const start = unit.hex ?? '';
  const enemies = map.units.filter(({ side }) => side !== unit.side);
  const inZone = new Set(
    listLabels(map).filter((hex) => enemies.some(({ side }) => slowHolders(map, side, hex, table).length > 0)),
  );
  const column = columnOf(unit);
  const stops = unit.arm === 'infantry' || (unit.arm === 'train' && table.stops);
  const costs = new Map([[start, 0]]);
  const step = (from: string, to: string): number | null => {
    if (listUnitsAt(map, to).some(({ side }) => side !== unit.side)) return null;
    if (from !== start && stops && inZone.has(from)) return null;
    const ground = payGround(map, from, to, column);
    const way = inZone.has(from) ? (inZone.has(to) ? 'within' : 'leaving') : inZone.has(to) ? 'entering' : undefined;
    const zone = way === undefined ? 0 : ZONES[column][way];
    return ground === null || zone === null ? null : ground + zone;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const [from, before] of [...costs])
      for (const side of SIDES) {
        const to = findNeighbour(map, from, side);
        const own = to === undefined ? null : step(from, to);
        if (to === undefined || own === null) continue;
        const cost = before + own;
        if (cost > (unit.ratings.movement ?? 0) || cost >= (costs.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        costs.set(to, cost);
        changed = true;
      }
  }
  return costs;
};
