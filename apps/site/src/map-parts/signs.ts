/* What a battlefield's words draw: the signs of its ground, hex by hex and hexside by hexside. */
import type { Battlefield, Palette, WordSign } from '@coup-doeil/core/battle';
import type { GroundSign } from '@coup-doeil/core/game';
import { getHexsideHexes, parseHex, parseHexside } from '@coup-doeil/hex';
import type { Layout } from './layout.ts';
import { isGroundSign } from './sign-words.ts';

/** What lies on a hexside. */
export interface SideSign {
  readonly sign: GroundSign;
  /** The hex that lies higher, or that works shelter, where the word says it. */
  readonly high?: number;
}

/** The ground as it is drawn. Hexes go by position, hexsides by number. */
export interface Signs {
  readonly layout: Layout;
  readonly levels: readonly number[];
  /** Painted hexes; those that are clear have no sign. */
  readonly hexes: ReadonlyMap<number, readonly GroundSign[]>;
  readonly hexsides: ReadonlyMap<number, readonly SideSign[]>;
  /** The kind of road in a hex, and through a hexside. */
  readonly roads: ReadonlyMap<number, GroundSign>;
  readonly through: ReadonlyMap<number, GroundSign>;
}

/** How a map draws a word: as the palette says, else as the sign of that name, if there is one. */
export const getSign = ({ signs = {} }: Pick<Palette, 'signs'>, word: string): WordSign | string =>
  (Object.hasOwn(signs, word) ? signs[word] : undefined) ?? word;

/** The sign of a word of the ground; none or one. */
const listSigns = (palette: Palette, word: string): readonly GroundSign[] => {
  const sign = getSign(palette, word);
  const name = typeof sign === 'string' ? sign : sign.sign;
  return isGroundSign(name) ? [name] : [];
};

export const readSigns = (
  { hexes, hexsides }: Pick<Battlefield, 'hexes' | 'hexsides'>,
  palette: Palette,
  layout: Layout,
): Signs => {
  const { grid } = layout;
  const levels = new Array<number>(grid.size).fill(0);
  const [drawn, roads] = [new Map<number, readonly GroundSign[]>(), new Map<number, GroundSign>()];
  for (const { hex: label, terrains, level, road } of hexes) {
    const hex = parseHex(grid, label);
    levels[hex] = level;
    if (terrains.length > 0)
      drawn.set(
        hex,
        terrains.flatMap((word) => listSigns(palette, word)),
      );
    for (const sign of listSigns(palette, road ?? '')) roads.set(hex, sign);
  }
  const [sides, through] = [new Map<number, readonly SideSign[]>(), new Map<number, GroundSign>()];
  for (const { hexside: name, features, road } of hexsides) {
    const hexside = parseHexside(grid, name);
    const [lower, higher = lower] = getHexsideHexes(grid, hexside);
    const read = features.flatMap((word) => {
      const sign = getSign(palette, word);
      const high = typeof sign === 'string' ? undefined : { lower, higher }[sign.of];
      return listSigns(palette, word).map((name): SideSign => ({ sign: name, ...(high !== undefined && { high }) }));
    });
    if (read.length > 0) sides.set(hexside, read);
    for (const sign of listSigns(palette, road ?? '')) through.set(hexside, sign);
  }
  return { layout, levels, hexes: drawn, hexsides: sides, roads, through };
};
