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
} from '@coup-doeil/kit/twin';

const levelAt = (map: Battlefield, label: string): number => findHexEntry(map, label)?.level ?? 0;
const wordAt = (map: Battlefield, label: string): string => findHexEntry(map, label)?.terrains[0] ?? 'clear';

/** How a table plays, as the slow reading needs it. */
export type Readings = Readonly<Record<string, string>>;

const SIDES = ['n', 'ne', 'se', 's', 'sw', 'nw'];
const TOWNS = ['town', 'village', 'ruins'];
const ROW: Readonly<Record<string, string>> = { village: 'town', ruins: 'town', 'frozen-pond': 'marsh' };
export const rowAt = (map: Battlefield, label: string): string => {
  const word = wordAt(map, label);
  return ROW[word] ?? word;
};

export const orderOf = ({ state }: BattleUnit): string =>
  state.includes('routed') ? 'routed' : state.includes('disordered') ? 'disordered' : 'good-order';
export const isSquare = (unit: BattleUnit): boolean => unit.arm === 'infantry' && unit.state.includes('square');
const isUp = (unit: BattleUnit, readings: Readings): 'front' | 'back' => {
  const order = orderOf(unit);
  if (order === 'disordered') return 'back';
  return order === 'routed' && readings['routed-face'] !== 'front' ? 'back' : 'front';
};
const figure = (unit: BattleUnit, name: string, readings: Readings): number | undefined => {
  const front = name === 'strength' ? unit.strength : unit.ratings[name];
  const back = name === 'strength' ? unit.back?.strength : unit.back?.ratings[name];
  return isUp(unit, readings) === 'back' ? (back ?? front) : front;
};

const sixFronts = (map: Battlefield, label: string): boolean => [...TOWNS, 'castle'].includes(wordAt(map, label));
const inSquare = (map: Battlefield, unit: BattleUnit, readings: Readings): boolean =>
  isSquare(unit) ||
  (unit.arm === 'artillery' &&
    readings['guns-in-square'] !== 'own-front' &&
    listUnitsAt(map, unit.hex ?? '').some(isSquare));

/** Whether a side of a unit's hex is in front of it. */
export const isFront = (map: Battlefield, unit: BattleUnit, side: number, readings: Readings): boolean => {
  const facing = getFacing(unit);
  if (facing === undefined || inSquare(map, unit, readings) || sixFronts(map, unit.hex ?? '')) return true;
  const turned = (side - facing + 6) % 6;
  // Three in front of a side; four in front of a corner, which lies clockwise of the side of its number.
  return readings.facing === 'vertex' ? [5, 0, 1, 2].includes(turned) : [5, 0, 1].includes(turned);
};

/** A general is no unit; alone in his hex he may be read as one. */
export const isUnit = (map: Battlefield, unit: BattleUnit, readings: Readings): boolean =>
  unit.arm !== 'general' ||
  (readings['lone-leader'] === 'unit' && listUnitsAt(map, unit.hex ?? '').every(({ arm }) => arm === 'general'));

const holds = (map: Battlefield, unit: BattleUnit, readings: Readings): boolean =>
  isUnit(map, unit, readings) && !(orderOf(unit) === 'routed' && readings['zone-holders'] === 'not-routed');

/** Whether infantry cannot pass from one hex to the next: over water, or a steep slope of three levels. */
const isClosed = (map: Battlefield, from: string, to: string): boolean => {
  const features = findHexsideEntry(map, from, to)?.features ?? [];
  const steep = features.includes('steep-slope') && Math.abs(levelAt(map, to) - levelAt(map, from)) >= 3;
  return steep || (features.includes('water') && !features.includes('bridge'));
};

/** The hexes that a unit controls. */
export const zoneOf = (map: Battlefield, unit: BattleUnit, readings: Readings): string[] =>
  [0, 1, 2, 3, 4, 5].flatMap((side) => {
    const next = unit.hex && holds(map, unit, readings) ? findNeighbour(map, unit.hex, side) : undefined;
    if (next === undefined || (readings.zoc !== 'all' && !isFront(map, unit, side, readings))) return [];
    return readings['zone-barriers'] === 'impassable' && isClosed(map, unit.hex ?? '', next) ? [] : [next];
  });

/** What lies between two neighbouring hexes for whoever goes from the first to the second. */
export const between = (map: Battlefield, from: string, to: string) => {
  const entry = findHexsideEntry(map, from, to);
  const features = entry?.features ?? [];
  const works = features.find((word) => word.startsWith('redoubt') || word.startsWith('fortification'));
  const inside = works?.endsWith('higher') ? [from, to].sort()[1] : [from, to].sort()[0];
  return {
    hexsides: features.filter((word) => word !== works),
    works: works === undefined ? 'none' : works.split('-')[0],
    passage: works === undefined || inside === to ? 'into' : 'out',
    level: Math.max(-9, Math.min(9, levelAt(map, to) - levelAt(map, from))),
    way: entry?.road ?? 'none',
  };
};

const common = (unit: BattleUnit, readings: Readings) => ({
  arm: unit.arm,
  strength:
    unit.arm === 'artillery'
      ? (figure(unit, 'shock', readings) ?? figure(unit, 'strength', readings))
      : figure(unit, 'strength', readings),
  cohesion: figure(unit, 'cohesion', readings),
  square: isSquare(unit),
  out: false,
});

export const enemiesAt = (map: Battlefield, side: string, label: string): BattleUnit[] =>
  listUnitsAt(map, label).filter((unit) => unit.side !== side && unit.arm !== 'general');

/** The best threat to an attacker's rear: by what counts most, infantry and cavalry, next to it. */
const threatTo = (map: Battlefield, own: BattleUnit, fighting: readonly BattleUnit[], readings: Readings) => {
  const hex = own.hex ?? '';
  const behind = [0, 1, 2, 3, 4, 5].flatMap((side) =>
    isFront(map, own, side, readings) ? [] : (findNeighbour(map, hex, side) ?? []),
  );
  const found = map.units
    // No line of the sheet names a general.
    .filter((unit) => unit.side !== own.side && unit.hex && unit.arm !== 'general' && !fighting.includes(unit))
    .filter((unit) => holds(map, unit, readings))
    .filter((unit) =>
      [0, 1, 2, 3, 4, 5].some((side) => {
        const next = findNeighbour(map, unit.hex ?? '', side);
        return next !== undefined && behind.includes(next) && isFront(map, unit, side, readings);
      }),
    )
    .map((unit) => ({ unit, adjacent: countHexes(unit.hex ?? '', hex) === 1 }));
  const order = [
    ({ unit, adjacent }: (typeof found)[number]) => unit.arm !== 'artillery' && adjacent,
    ({ unit }: (typeof found)[number]) => unit.arm !== 'artillery',
    ({ adjacent }: (typeof found)[number]) => adjacent,
    () => true,
  ];
  for (const counts of order) {
    const threat = found.find(counts);
    if (threat) return threat;
  }
  return undefined;
};

/** The input of a shock, part by part. */
export const shockInput = (
  map: Battlefield,
  side: string,
  parts: readonly { readonly unit: BattleUnit; readonly as: string }[],
  target: string,
  readings: Readings,
) => {
  const defenders = enemiesAt(map, side, target);
  const fighting = [...parts.map(({ unit }) => unit), ...defenders];
  const attackers = parts.map(({ unit, as }) => {
    const hex = unit.hex ?? '';
    const { way: _, ...ground } = between(map, hex, target);
    const threat = threatTo(map, unit, fighting, readings);
    const tested = orderOf(unit) === 'good-order' && readings['test-face'] !== 'front';
    return {
      ...common(unit, readings),
      heavy: unit.arm === 'cavalry' && unit.traits.includes('heavy'),
      charging: as === 'charges',
      rating: tested ? (unit.back?.ratings.cohesion ?? unit.ratings.cohesion) : null,
      state: orderOf(unit),
      from: SIDES[findSideTo(map, target, hex)],
      hex: rowAt(map, hex),
      ...ground,
      threatenedBy: threat?.unit.arm ?? 'none',
      threatBeside: threat?.adjacent ?? true,
    };
  });
  const open = defenders.filter((unit) => !isSquare(unit));
  const turning = open.length > 0 ? open : defenders;
  const behind = (unit: BattleUnit): number =>
    getFacing(unit) === undefined
      ? -1
      : attackers.filter(({ from }) => !isFront(map, unit, SIDES.indexOf(from ?? ''), readings)).length;
  const most = Math.max(...turning.map(behind));
  const by = readings['stack-facing'] === 'exposed' ? turning.find((unit) => behind(unit) === most) : turning[0];
  const facing = by && getFacing(by);
  return {
    attackers,
    defenders: defenders.map((unit) => ({ ...common(unit, readings), rating: null, state: orderOf(unit) })),
    hex: rowAt(map, target),
    facing: facing === undefined ? 's' : SIDES[facing],
    allRound: facing === undefined,
    counterCharge: false,
  };
};

/** Whether a unit may attack a hex, whoever joins it. */
export const mayAttack = (map: Battlefield, unit: BattleUnit, target: string, readings: Readings): boolean => {
  const side = unit.hex ? findSideTo(map, unit.hex, target) : -1;
  if (side < 0 || unit.arm === 'general' || orderOf(unit) === 'routed') return false;
  if (readings['who-attacks'] === 'good-order' && orderOf(unit) !== 'good-order') return false;
  return readings['attack-arc'] === 'any' || isFront(map, unit, side, readings);
};

/** Whether a set of attackers may go together: only cavalry charges. */
export const mayShock = (
  map: Battlefield,
  parts: readonly { readonly unit: BattleUnit; readonly as: string }[],
  target: string,
  readings: Readings,
): boolean =>
  parts.every(({ unit, as }) => mayAttack(map, unit, target, readings) && (as !== 'charges' || unit.arm === 'cavalry'));

/** On level ground: whether cover and units leave a line open; along a hexside both of its hexes must block. */
const isSeen = (map: Battlefield, from: string, target: string, readings: Readings): boolean => {
  if (readings['line-of-sight'] !== 'usual') return true;
  const isCover = (label: string): boolean =>
    ['woods', 'town', 'castle'].includes(rowAt(map, label)) || listUnitsAt(map, label).length > 0;
  return listLine(map, from, target)
    .slice(1, -1)
    .every((step) => !(readings['spine-sight'] === 'either' ? step.some(isCover) : step.every(isCover)));
};

/** Whether a battery may fire at a hex. */
export const mayFire = (map: Battlefield, unit: BattleUnit, target: string, readings: Readings): boolean => {
  if (unit.arm !== 'artillery' || !unit.hex || orderOf(unit) === 'routed') return false;
  if (readings['who-attacks'] === 'good-order' && orderOf(unit) !== 'good-order') return false;
  if (enemiesAt(map, unit.side, target).length === 0 || !isSeen(map, unit.hex, target, readings)) return false;
  return fireInputs(map, unit, undefined, target, readings).length > 0;
};

const firstSides = (map: Battlefield, from: string, target: string): number[] =>
  (listLine(map, from, target)[1] ?? []).map((hex) => findSideTo(map, from, hex));

/** The ways of a shot that leave over the front, as inputs; none where it may not be fired. */
export const fireInputs = (
  map: Battlefield,
  lead: BattleUnit,
  second: BattleUnit | undefined,
  target: string,
  readings: Readings,
) => {
  const from = lead.hex ?? '';
  const range = countHexes(from, target);
  const outs = firstSides(map, from, target).filter(
    (side) => readings['fire-arc'] === 'any' || isFront(map, lead, side, readings),
  );
  const lasts = listLine(map, from, target).at(-2) ?? [];
  const effective = (unit: BattleUnit): number => figure(unit, 'range', readings) ?? Number.NaN;
  const six = inSquare(map, lead, readings) ? 'square' : sixFronts(map, from) ? wordAt(map, from) : 'none';
  return lasts.flatMap((last) =>
    outs.map((out) => {
      const { way: _, level: __, ...entry } = between(map, last, target);
      const own = between(map, from, findNeighbour(map, from, out) ?? '');
      const works = entry.works === 'none' && own.works !== 'none' && own.passage === 'out' ? own : entry;
      return {
        strength: figure(lead, 'strength', readings),
        combined: second !== undefined,
        second: second ? figure(second, 'strength', readings) : 4,
        occasion: 'ordinary',
        sixFronts: six,
        range,
        effective:
          second && readings['combined-range'] === 'shorter'
            ? Math.min(effective(lead), effective(second))
            : effective(lead),
        hex: rowAt(map, target),
        hexsides: entry.hexsides,
        works: works.works,
        passage: works.passage,
        level: Math.max(-9, Math.min(9, levelAt(map, target) - levelAt(map, from))),
        targets: enemiesAt(map, lead.side, target).map((unit) => {
          const { strength: _s, out: _o, ...rest } = common(unit, readings);
          return { ...rest, rating: null, state: orderOf(unit) };
        }),
      };
    }),
  );
};
