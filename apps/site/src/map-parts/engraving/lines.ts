/* What runs along hexsides: streams, rivers, the shores of lakes. */
import type { GroundSign } from '@coup-doeil/core/game';
import type { Point } from '../geometry.ts';
import { getPlace, type Layout } from '../layout.ts';
import type { Signs } from '../signs.ts';
import { type Chain, chainEdges, chainSides, type Edge, listEnds } from './chains.ts';
import { add, bend, drawLine, type Look, type Mark, mix, sway } from './pen.ts';

/** By how much a line strays from its hexside. */
const STRAY = 5;

const stray = (point: Point, by: number): Point => {
  const seed = Math.round(point.x) * 7919 + Math.round(point.y);
  return add(point, by * sway(seed), by * sway(seed, 1));
};

/** The points of a chain: where hexsides meet, and their middles. */
export const listTurns = (layout: Layout, { edges, closed }: Chain<Edge>, by = STRAY): Point[] => {
  const ends = edges.map((edge) => listEnds(layout, edge).map((end) => stray(end, by)));
  const points = ends.flatMap(([from, to]) => (from && to ? [from, mix(from, to)] : []));
  const last = ends.at(-1)?.[1];
  return closed || !last ? points : [...points, last];
};

const STREAM: Partial<Record<GroundSign, readonly Look[]>> = {
  stream: ['stream-bank', 'stream-water'],
  water: ['river-bank', 'river-water', 'river-flow'],
};

/** Streams and rivers, each as long as it runs. */
export const engraveStreams = ({ layout, hexsides }: Signs): Mark[] =>
  Object.entries(STREAM).flatMap(([sign, looks]) => {
    const edges = [...hexsides].flatMap(([hexside, signs]) =>
      signs.some((each) => each.sign === sign) ? [{ hex: Math.floor(hexside / 6), side: hexside % 6 }] : [],
    );
    return chainSides(layout, edges).flatMap((chain) => {
      const line = bend(listTurns(layout, chain), chain.closed);
      return looks.map((look) => drawLine(look, line));
    });
  });

/** A closed or open line moved to its right by a distance. */
export const shift = (points: readonly Point[], closed: boolean, distance: number): Point[] =>
  points.map((point, i) => {
    const before = points[i - 1] ?? (closed ? points.at(-1) : undefined) ?? point;
    const after = points[i + 1] ?? (closed ? points[0] : undefined) ?? point;
    const [dx, dy] = [after.x - before.x, after.y - before.y];
    const length = Math.hypot(dx, dy) || 1;
    return add(point, (-dy / length) * distance, (dx / length) * distance);
  });

/** How far the lines of still water lie from the shore and from each other. */
const WATERLINES = [5, 11, 18.5, 28] as const;

const engraveLake = (layout: Layout, chain: Chain<Edge>): Mark[] => {
  const turns = listTurns(layout, chain, 3);
  const shore = bend(turns, chain.closed);
  return [
    drawLine('lake', shore, true),
    drawLine('shore', shore),
    ...WATERLINES.map((distance) => drawLine('waterline', bend(shift(turns, chain.closed, distance), chain.closed))),
  ];
};

/** Cracks across a frozen pond. */
const engraveIce = (layout: Layout, hex: number): Mark[] => {
  const centre = getPlace(layout, hex);
  return [-26, -9, 8, 25].map((y, i) => {
    const from = add(centre, -34 + 8 * sway(hex, i), y);
    return drawLine('waterline', [
      from,
      add(from, 22, -9),
      add(from, 38, -4),
      add(from, 62 + 9 * sway(hex, i + 9), -15),
    ]);
  });
};

/** Lakes and ponds: hexes of water that touch have one shore. */
export const engraveLakes = ({ layout, hexes }: Signs): Mark[] => {
  const { near } = layout.grid;
  return (['water', 'ice'] as const).flatMap((sign) => {
    const wet = new Set([...hexes].filter(([, signs]) => signs.includes(sign)).map(([hex]) => hex));
    const edges = [...wet].flatMap((hex) =>
      [0, 1, 2, 3, 4, 5].filter((side) => !wet.has(near[hex * 6 + side] ?? -1)).map((side) => ({ hex, side })),
    );
    const lakes = chainEdges(layout, edges).flatMap((chain) => engraveLake(layout, chain));
    const still = sign === 'water' ? lakes : lakes.filter(({ look }) => look !== 'waterline');
    return sign === 'water' ? still : [...still, ...[...wet].flatMap((hex) => engraveIce(layout, hex))];
  });
};
