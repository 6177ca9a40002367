/* What people built: towns and villages, castles, works along hexsides. */
import type { GroundSign } from '@coup-doeil/core/game';
import type { Point } from '../geometry.ts';
import { getCorner, getPlace, getPointToward, type Layout } from '../layout.ts';
import type { SideSign, Signs } from '../signs.ts';
import { listEnds } from './chains.ts';
import { type Clear, isUnderNumber } from './cover.ts';
import { add, chance, drawLine, type Look, type Mark, mix, stamp, sway } from './pen.ts';

interface Settlement {
  /** How far it reaches from its centre, and how far one block stands from the next. */
  readonly reach: number;
  readonly gap: number;
  /** Of its blocks: how many are gardens, and how many are missing. */
  readonly gardens: number;
  readonly missing: number;
  readonly house: Look;
}

const SETTLEMENTS: Partial<Record<GroundSign, Settlement>> = {
  town: { reach: 46, gap: 15, gardens: 0.14, missing: 0.04, house: 'house' },
  'walled-town': { reach: 37, gap: 13.5, gardens: 0.08, missing: 0.02, house: 'house' },
  village: { reach: 41, gap: 17, gardens: 0.34, missing: 0.26, house: 'house' },
  ruins: { reach: 40, gap: 18, gardens: 0, missing: 0.25, house: 'ruin' },
};

/** A block of houses, turned: its size along and across. */
const drawBlock = (look: Look, at: Point, angle: number, [long, broad]: readonly [number, number]): Mark => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corner = (u: number, v: number): Point => add(at, u * cos - v * sin, u * sin + v * cos);
  const [l, b] = [long / 2, broad / 2];
  return drawLine(look, [corner(-l, -b), corner(l, -b), corner(l, b), corner(-l, b)], look !== 'ruin');
};

/** A garden: beds within a fence. */
const drawGarden = (at: Point, angle: number, size: number): Mark[] => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const bed = (v: number): Mark =>
    drawLine('garden', [
      add(at, (-size / 2) * cos - v * sin, (-size / 2) * sin + v * cos),
      add(at, (size / 2) * cos - v * sin, (size / 2) * sin + v * cos),
    ]);
  return [drawBlock('garden', at, angle, [size, size * 0.8]), bed(-size * 0.2), bed(0), bed(size * 0.2)];
};

/** Streets follow the road, where one runs through. */
const findAngle = (
  hex: number,
  roads: readonly { readonly hex: number; readonly line: readonly Point[] }[],
): number => {
  const line = roads.find((road) => road.hex === hex)?.line;
  const [from, to] = [line?.[0], line?.at(-1)];
  return from && to ? Math.atan2(to.y - from.y, to.x - from.x) : 0.5 * sway(hex, 3);
};

const engraveSettlement = (
  { layout }: Signs,
  hex: number,
  { reach, gap, gardens, missing, house }: Settlement,
  angle: number,
  isClear: Clear,
): Mark[] => {
  const centre = getPlace(layout, hex);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const rows = Math.ceil(reach / gap);
  const marks: Mark[] = [];
  for (let row = -rows; row <= rows; row++)
    for (let column = -rows; column <= rows; column++) {
      const seed = hex * 97 + row * 13 + column;
      const [u, v] = [(column + 0.3 * sway(seed, 1)) * gap, (row + 0.5 + 0.12 * sway(seed, 2)) * gap * 0.92];
      const at = add(centre, u * cos - v * sin, u * sin + v * cos);
      const far = Math.hypot(u, v);
      const shun =
        far > reach * (0.86 + 0.14 * chance(seed, 3)) || !isClear(hex, at, gap / 4) || isUnderNumber(layout, hex, at);
      if (shun || chance(seed, 4) < missing) continue;
      const turned = angle + 0.1 * sway(seed, 5);
      if (chance(seed, 6) < gardens * (0.5 + far / reach)) marks.push(...drawGarden(at, turned, gap * 0.72));
      else
        marks.push(
          drawBlock(house, at, turned, [gap * (0.62 + 0.22 * chance(seed, 7)), gap * (0.45 + 0.16 * chance(seed, 8))]),
        );
    }
  return marks;
};

/** A fort of so many bastions: its trace goes from curtain to shoulder to point, a share of its size each. */
const drawFort = (look: Look, layout: Layout, hex: number, bastions: number, size: number): Mark => {
  const trace = Array.from({ length: bastions }, (_, i) =>
    [
      [-0.17, 0.66],
      [-0.15, 0.82],
      [0, 1],
      [0.15, 0.82],
      [0.17, 0.66],
    ].map(([aside = 0, out = 0]) =>
      getPointToward(layout, hex, ((i + 0.5 + aside) * 6) / bastions - layout.turn, out * size),
    ),
  ).flat();
  return drawLine(look, trace, true);
};

const CHURCH = 'm-4.5 7v-9h9v9zm4.5-9v-8m-3.2 3h6.4';

const engraveHex = (signs: Signs, hex: number, sign: GroundSign, angle: number, isClear: Clear): Mark[] => {
  const { layout } = signs;
  if (sign === 'castle') return [drawFort('church', layout, hex, 4, 47), drawFort('works', layout, hex, 4, 30)];
  const settlement = SETTLEMENTS[sign];
  if (!settlement) return [];
  const walls = sign === 'walled-town' ? [drawFort('wall', layout, hex, 6, 50)] : [];
  const church = sign === 'ruins' ? [] : [stamp('church', add(getPlace(layout, hex), 36, 22), CHURCH)];
  return [...walls, ...engraveSettlement(signs, hex, settlement, angle, isClear), ...church];
};

export const engraveBuilt = (
  signs: Signs,
  roads: readonly { readonly hex: number; readonly line: readonly Point[] }[],
  isClear: Clear,
): Mark[] =>
  [...signs.hexes].flatMap(([hex, drawn]) =>
    drawn.flatMap((sign) => engraveHex(signs, hex, sign, findAngle(hex, roads), isClear)),
  );

/** A rampart along a hexside, its bastions out of the hex that it shelters, and a ditch before it. */
const engraveWork = (layout: Layout, hexside: number, { high }: SideSign): Mark[] => {
  const [hex, side] = [Math.floor(hexside / 6), hexside % 6];
  const across = layout.grid.near[hexside] ?? -1;
  const within = high === across ? { hex: across, side: (side + 3) % 6 } : { hex, side };
  const [from, to] = listEnds(layout, within);
  const [dx, dy] = [(to.x - from.x) / 56, (to.y - from.y) / 56];
  /** So far along the hexside, and out of the sheltered hex. */
  const point = (along: number, out: number): Point => add(from, dx * along + dy * out, dy * along - dx * out);
  const trace = [1, 12, 16, 23, 33, 40, 44, 55].map((along, i) => point(along, [-4, -4, 4, 4, 4, 4, -4, -4][i] ?? 0));
  const crest = [18, 22, 28, 34, 38].map((along, i) => point(along, [4, 7, 9, 7, 4][i] ?? 0));
  const rear = trace.map((front) => add(front, -dy * 4.4, dx * 4.4)).reverse();
  const ditch = trace.map((front) => add(front, dy * 3.4, -dx * 3.4));
  return [
    drawLine('works', [...trace.slice(0, 3), ...crest, ...trace.slice(5), ...rear], true),
    drawLine('garden', [...ditch.slice(0, 3), ...crest.map((front) => add(front, dy * 3, -dx * 3)), ...ditch.slice(5)]),
  ];
};

/** A crest: short strokes down both of its sides. */
const engraveCrest = (layout: Layout, hexside: number): Mark[] => {
  const edge = { hex: Math.floor(hexside / 6), side: hexside % 6 };
  const [from, to] = listEnds(layout, edge);
  const [dx, dy] = [(to.x - from.x) / 56, (to.y - from.y) / 56];
  return Array.from({ length: 15 }, (_, i) => {
    const at = mix(from, to, (i + 0.5) / 15);
    const length = 9 + 4 * chance(hexside, i);
    return [1, -1].map((out) =>
      drawLine(out > 0 ? 'hachure-2' : 'hachure-3', [
        add(at, dy * out * 2, -dx * out * 2),
        add(at, dy * out * length, -dx * out * length),
      ]),
    );
  }).flat();
};

export const engraveHexsides = ({ layout, hexsides }: Signs): Mark[] =>
  [...hexsides].flatMap(([hexside, on]) =>
    on.flatMap((each) => {
      if (each.sign === 'works') return engraveWork(layout, hexside, each);
      return each.sign === 'crest' ? engraveCrest(layout, hexside) : [];
    }),
  );

/** The sides of every hex, each once. */
export const engraveGrid = (layout: Layout): Mark[] => {
  const { grid } = layout;
  const marks: Mark[] = [];
  for (let hex = 0; hex < grid.size; hex++) {
    const drawn = [0, 1, 2, 3, 4, 5].map((side) => {
      const across = grid.near[hex * 6 + side] ?? -1;
      return across < 0 || across > hex;
    });
    // Begun after a gap, what is left of a hex is one line or two.
    const first = drawn.findIndex((is, side) => is && !drawn[(side + 5) % 6]);
    let line: Point[] = [];
    for (let i = 0; i < 6; i++) {
      const side = (Math.max(0, first) + i) % 6;
      if (drawn[side]) {
        if (line.length === 0) line.push(getCorner(layout, hex, (side + 5) % 6));
        line.push(getCorner(layout, hex, side));
      } else if (line.length > 0) {
        marks.push(drawLine('hex', line));
        line = [];
      }
    }
    if (line.length > 0) marks.push(drawLine('hex', line));
  }
  return marks;
};
