/* Slopes along hexsides: a line of long and short strokes down from the side, as the printed maps have them. */
import type { GroundSign } from '@coup-doeil/core/game';
import type { Point } from '../geometry.ts';
import type { Signs } from '../signs.ts';
import { type Chain, chainEdges, type Edge } from './chains.ts';
import { listTurns, shift } from './lines.ts';
import { add, bend, chance, drawLine, type Look, type Mark } from './pen.ts';

/** A hexside from a higher hex, on the right of its line, down to a lower one. */
interface Fall extends Edge {
  readonly sign: GroundSign;
}

/** How far apart its strokes stand, how long they are, and the pens by turns. */
const STROKES: Partial<
  Record<GroundSign, { readonly gap: number; readonly long: number; readonly looks: readonly Look[] }>
> = {
  slope: { gap: 5, long: 19, looks: ['hachure-4', 'hachure-3'] },
  'down-slope': { gap: 5, long: 19, looks: ['hachure-4', 'hachure-3'] },
  'steep-slope': { gap: 3.8, long: 26, looks: ['hachure-4', 'hachure-4'] },
};

/** The higher hex is that of the greater level, else the one that the word says. */
const listFalls = ({ layout: { grid }, levels, hexsides }: Signs): Fall[] =>
  [...hexsides].flatMap(([hexside, signs]) => {
    const [hex, side] = [Math.floor(hexside / 6), hexside % 6];
    const across = grid.near[hexside] ?? -1;
    const fall = signs.find(({ sign }) => sign in STROKES);
    if (!fall || across < 0) return [];
    const climb = (levels[across] ?? 0) - (levels[hex] ?? 0);
    const isAcross = climb === 0 ? fall.high === across : climb > 0;
    return [isAcross ? { hex: across, side: (side + 3) % 6, sign: fall.sign } : { hex, side, sign: fall.sign }];
  });

const engraveFall = ({ layout }: Signs, chain: Chain<Fall>, sign: GroundSign): Mark[] => {
  const { gap, long, looks } = STROKES[sign] ?? { gap: 5, long: 19, looks: ['hachure-3'] as const };
  const tops = bend(listTurns(layout, chain, 2), chain.closed, 4);
  const feet = shift(tops, chain.closed, -long);
  const marks: Mark[] = [drawLine('hachure-2', tops)];
  let walked = gap / 2;
  for (const [i, top] of tops.entries()) {
    const [next, foot, nextFoot] = [tops[i + 1], feet[i], feet[i + 1]];
    if (!next || !foot || !nextFoot) break;
    const far = Math.hypot(next.x - top.x, next.y - top.y);
    for (; walked < far; walked += gap) {
      const share = walked / far;
      const at = (a: Point, b: Point): Point => add(a, (b.x - a.x) * share, (b.y - a.y) * share);
      const [start, end] = [at(top, next), at(foot, nextFoot)];
      const count = marks.length;
      const cut = (count % 2 === 0 ? 1 : 0.62) * (0.86 + 0.14 * chance(count, i));
      const tip = { x: start.x + (end.x - start.x) * cut, y: start.y + (end.y - start.y) * cut };
      marks.push(drawLine(looks[count % looks.length] ?? 'hachure-3', [start, tip]));
    }
    walked -= far;
  }
  return marks;
};

export const engraveSlopes = (signs: Signs): Mark[] => {
  const falls = listFalls(signs);
  return [...new Set(falls.map(({ sign }) => sign))].flatMap((sign) =>
    chainEdges(
      signs.layout,
      falls.filter((fall) => fall.sign === sign),
    ).flatMap((chain) => engraveFall(signs, chain, sign)),
  );
};
