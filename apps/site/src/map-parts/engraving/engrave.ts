/* The ground of a map in a few paths: every mark of one look within one tile is one path. */
import type { Point } from '../geometry.ts';
import type { Signs } from '../signs.ts';
import { engraveBuilt, engraveGrid, engraveHexsides } from './built.ts';
import { engraveFields, engraveMarshes, engraveOrchards, engraveRocks, engraveWoods, keepClear } from './cover.ts';
import { engraveLakes, engraveStreams } from './lines.ts';
import { joinMarks, LOOKS, type Look, type Mark } from './pen.ts';
import { engraveRelief } from './relief.ts';
import { engraveBridges, engraveRoads, listRoads } from './roads.ts';
import { engraveSlopes } from './slopes.ts';

/** All marks of a look that stand in one tile. */
export interface Plate {
  readonly key: string;
  readonly look: Look;
  readonly d: string;
}

/** In units of the map. What is drawn is cut to what shows, tile by tile. */
const TILE = 900;

/** The marks of the ground, without the lines of its hexes. */
export const listGroundMarks = (signs: Signs): Mark[] => {
  const roads = listRoads(signs);
  const isClear = keepClear(signs, roads);
  return [
    ...engraveFields(signs),
    ...engraveRelief(signs),
    ...engraveSlopes(signs),
    ...engraveMarshes(signs, isClear),
    ...engraveRocks(signs, isClear),
    ...engraveLakes(signs),
    ...engraveStreams(signs),
    ...engraveRoads(signs),
    ...engraveOrchards(signs, isClear),
    ...engraveWoods(signs, isClear),
    ...engraveBuilt(signs, roads, isClear),
    ...engraveHexsides(signs),
    ...engraveBridges(signs),
  ];
};

export const listMarks = (signs: Signs): Mark[] => [...listGroundMarks(signs), ...engraveGrid(signs.layout)];

const tileOf = ({ x, y }: Point): string => `${Math.floor(x / TILE)}.${Math.floor(y / TILE)}`;

/** Marks as paths, in the order in which they lie over each other. */
export const joinPlates = (marks: readonly Mark[]): Plate[] => {
  const plates = new Map<Look, Map<string, Mark[]>>();
  for (const look of Object.keys(LOOKS) as Look[]) plates.set(look, new Map());
  for (const mark of marks) {
    const tiles = plates.get(mark.look);
    const tile = tileOf(mark.at);
    const marks = tiles?.get(tile);
    if (marks) marks.push(mark);
    else tiles?.set(tile, [mark]);
  }
  return [...plates].flatMap(([look, tiles]) =>
    [...tiles].map(([tile, marks]) => ({ key: `${look} ${tile}`, look, d: joinMarks(marks) })),
  );
};

/** The paths of a map's ground. */
export const engrave = (signs: Signs): Plate[] => joinPlates(listMarks(signs));
