/* Where the hexes of an attack from several on several lie: the input says which of them touch, a map must agree. */
import type { Axial } from '@coup-doeil/hex';
import { getAcross, measureSteps, SIDES } from '../../map-parts/geometry.ts';

export interface Layout {
  readonly from: readonly Axial[];
  readonly into: readonly Axial[];
}

/** Whether each attacking hex touches each defending one. */
export type Touching = readonly (readonly boolean[])[];

const HERE: Axial = { q: 0, r: 0 };
/** A search that goes on longer than this finds nothing that a person would have drawn. */
const MOST_TRIES = 20_000;
const isSame = (a: Axial, b: Axial): boolean => a.q === b.q && a.r === b.r;

/** The hexes up to two steps around some, those that touch them first, and of these the southern first. */
const listAround = (hexes: readonly Axial[]): readonly Axial[] => {
  const around: Axial[] = [];
  const add = (hex: Axial) => {
    if (![...hexes, ...around].some((other) => isSame(other, hex))) around.push(hex);
  };
  const southern = [3, 2, 4, 1, 5, 0];
  for (const hex of hexes) for (const side of southern) add(getAcross(hex, side));
  // The second ring, straight out first.
  for (const hex of hexes) for (const side of southern) add(getAcross(getAcross(hex, side), side));
  for (const hex of hexes) for (const side of southern) add(getAcross(getAcross(hex, side), (side + 1) % 6));
  return around;
};

const agrees = (touching: Touching, { from, into }: Layout): boolean =>
  from.every((hex, i) =>
    into.every((other, j) => (measureSteps(hex, other) === 1) === (touching[i]?.[j] ?? true) && !isSame(hex, other)),
  );

/**
 * Hexes that touch as the input says, or `undefined` where no map has such hexes. Those of `before` stay where they are, as far as
 * they agree.
 */
export const layOutPairs = (touching: Touching, into: number, before?: Layout): Layout | undefined => {
  const from = touching.length;
  let tries = 0;
  const place = (layout: Layout): Layout | undefined => {
    tries += 1;
    if (tries > MOST_TRIES || !agrees(touching, layout)) return undefined;
    const isInto = layout.into.length < into;
    if (!isInto && layout.from.length === from) return layout;
    const occupied = [...layout.into, ...layout.from];
    const open =
      occupied.length === 0
        ? [HERE]
        : listAround(layout.into).filter((hex) => !occupied.some((other) => isSame(other, hex)));
    for (const hex of open) {
      const next = isInto ? { ...layout, into: [...layout.into, hex] } : { ...layout, from: [...layout.from, hex] };
      const placed = place(next);
      if (placed) return placed;
    }
    return undefined;
  };
  const unchanged = before && { from: before.from.slice(0, from), into: before.into.slice(0, into) };
  return (unchanged && place(unchanged)) ?? place({ from: [], into: [] });
};

/** The hexes that a drawing shows: all that take part, and those around the hexes attacked. */
export const listShown = ({ from, into }: Layout): readonly Axial[] => {
  const occupied = [...into, ...from];
  const around = into.flatMap((hex) => SIDES.map((side) => getAcross(hex, side)));
  return [
    ...occupied,
    ...around.filter(
      (hex, i) =>
        !occupied.some((other) => isSame(other, hex)) && around.findIndex((other) => isSame(other, hex)) === i,
    ),
  ];
};
