import { type GameBoard, type HexPlace, placeHexes } from '@coup-doeil/core/battle';
import { pad, widthOf } from './text.ts';

/** A map drawn in characters, one sign a hex; nothing where it does not fit. */
export const showMap = (board: GameBoard, signs: ReadonlyMap<string, string>, width: number): string[] => {
  const cell = Math.max(...[...signs.values()].map(widthOf), 1) + 1;
  const step = Math.ceil(cell / 2);
  const lines = new Map<number, HexPlace[]>();
  for (const place of placeHexes(board)) lines.set(place.y, [...(lines.get(place.y) ?? []), place]);
  const drawn = [...lines]
    .sort(([a], [b]) => a - b)
    .map(([, places]) =>
      places.reduce((line, { hex, x }) => pad(line, x * step) + (signs.get(hex) ?? '·'), '').trimEnd(),
    );
  return drawn.every((line) => widthOf(line) <= width) ? [...drawn, ''] : [];
};

/** The counters of a map: those of a side, and the others. */
export const markCounters = ({ document }: GameBoard, own: string): Map<string, string> =>
  new Map(document.units.flatMap(({ hex, side }) => (hex ? [[hex, side === own ? OWN : ENEMY]] : [])));

export const OWN = '■';
export const ENEMY = '□';
