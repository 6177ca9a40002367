/* Changes to a battle being set out that move a counter or bring another. */
import type { BattleDoor, BattleUnit } from '@coup-doeil/core/battle';
import { formatHex, getNeighbours, parseHex } from '@coup-doeil/hex';
import { type Draft, gridOf, OTHER, OWN } from './draft.ts';

/** The battle with one of its counters changed. */
export const withUnit = (draft: Draft, id: string, change: (unit: BattleUnit) => BattleUnit): Draft => ({
  ...draft,
  battlefield: {
    ...draft.battlefield,
    units: draft.battlefield.units.map((unit) => (unit.id === id ? change(unit) : unit)),
  },
});

/** A counter farther off, on the same line. */
export const tweakDistance = (draft: Draft, unit: BattleUnit, figures: readonly number[]): readonly Draft[] => {
  const [target = ''] = draft.ask.targets;
  const rows = draft.battlefield.grid.rows;
  return figures.flatMap((range) => {
    const row = Number(target.slice(2)) + range;
    if (range < 1 || row > rows) return [];
    const hex = `${target.slice(0, 2)}${String(row).padStart(2, '0')}`;
    const { battlefield } = draft;
    // The ground that it stands on goes along.
    const entry = battlefield.hexes.find((other) => other.hex === unit.hex);
    const hexes = [...battlefield.hexes.filter((other) => other.hex !== hex), ...(entry ? [{ ...entry, hex }] : [])];
    return [withUnit({ ...draft, battlefield: { ...battlefield, hexes } }, unit.id, (was) => ({ ...was, hex }))];
  });
};

/** The same figure for every rating that may have it. */
const rateAll = ({ palette }: BattleDoor, figure: number): BattleUnit['ratings'] =>
  Object.fromEntries(
    Object.entries(palette.ratings).flatMap(([name, { min, max }]) =>
      figure >= min && figure <= max ? [[name, figure]] : [],
    ),
  );

/** One counter more: an enemy beside one who acts, or a companion of one who does. */
export const tweakOthers = (
  door: BattleDoor,
  draft: Draft,
  unit: BattleUnit,
  figures: readonly number[],
): readonly Draft[] => {
  const grid = gridOf(draft.battlefield);
  const { units } = draft.battlefield;
  const add = (other: BattleUnit, parts = draft.ask.parts): Draft => ({
    battlefield: { ...draft.battlefield, units: [...units, other] },
    ask: { ...draft.ask, parts },
  });
  const id = `other-${units.length + 1}`;
  const around = getNeighbours(grid, parseHex(grid, unit.hex ?? ''))
    .map((hex, side) => ({ hex: hex < 0 ? '' : formatHex(grid, hex), side }))
    .filter(({ hex }) => hex !== '' && !units.some((other) => other.hex === hex));
  const enemies = Object.keys(door.palette.arms).flatMap((arm) =>
    around.map(({ hex, side }) =>
      add({
        ...unit,
        id,
        name: undefined,
        side: OTHER,
        arm,
        hex,
        facing: { side: (side + 3) % 6 },
        state: [],
        traits: [],
      }),
    ),
  );
  const far = tweakDistance(draft, unit, figures).flatMap(({ battlefield }) => {
    const hex = battlefield.units.find((other) => other.id === unit.id)?.hex;
    return hex === undefined ? [] : [add({ ...unit, id, name: undefined, side: OTHER, hex, state: [], traits: [] })];
  });
  const manners = Object.keys(door.actions.find((rules) => rules.id === draft.ask.action)?.manners ?? {});
  const companions = [
    ...manners.map((as) => add({ ...unit, id, name: undefined }, [...draft.ask.parts, { counter: id, as }])),
    ...Object.keys(door.palette.arms).flatMap((arm) =>
      [unit.side, OTHER].flatMap((side) => {
        const place = { id, name: undefined, arm, side, hex: side === OWN ? unit.hex : draft.ask.targets[0] };
        return [
          add({ ...unit, ...place }),
          ...figures.map((figure) => add({ ...unit, ...place, ratings: rateAll(door, figure) })),
        ];
      }),
    ),
  ];
  return [...enemies, ...far, ...companions];
};
