import { contours, type Frame } from './contours.ts';
import { heightAt, type Point, slopeAt } from './relief.ts';
import { trail } from './trail.ts';

const interval = 9.5;
const longest = 26;
/** The steeper, the thicker and the closer, as Lehmann taught: three widths of the graver. */
const widths = [
  { from: 0.26, width: 0.55, gap: 4.6 },
  { from: 0.48, width: 0.85, gap: 4 },
  { from: 0.85, width: 1.2, gap: 3.6 },
] as const;

const widthAt = (steep: number) => widths.findLast(({ from }) => steep >= from);

/** A stroke down the slope from one contour towards the next; a hair of the hand in its length. */
const stroke = (from: Point, floor: number, hand: number): readonly Point[] => {
  const points = [from];
  let at = from;
  for (let run = 0; run < longest; run += 2) {
    const { dx, dy, steep } = slopeAt(at);
    if (steep < 0.2 || heightAt(at) < floor + interval * 0.12 * hand) break;
    at = { x: at.x + 2 * dx, y: at.y + 2 * dy };
    points.push(at);
  }
  const [first, last] = [points[0], points.at(-1)];
  return points.length < 3 || first === undefined || last === undefined ? [] : [first, last];
};

/** Hachures down the slope of the height field, one path for each width. */
export const hachures = (frame: Frame): readonly { readonly width: number; readonly d: string }[] => {
  const strokes = new Map<number, (readonly Point[])[]>(widths.map(({ width }) => [width, []]));
  let count = 0;
  for (let level = interval; level < 130; level += interval)
    for (const line of contours(level, frame)) {
      let walked = 0;
      for (const [i, at] of line.entries()) {
        const next = line[i + 1];
        if (next === undefined) break;
        const length = Math.hypot(next.x - at.x, next.y - at.y);
        const graver = widthAt(slopeAt(at).steep);
        if (graver === undefined) continue;
        for (; walked < length; walked += graver.gap) {
          const t = walked / length;
          count += 1;
          const from = { x: at.x + t * (next.x - at.x), y: at.y + t * (next.y - at.y) };
          strokes.get(graver.width)?.push(stroke(from, level - interval, (count * 7) % 5));
        }
        walked -= length;
      }
    }
  return [...strokes].map(([width, lines]) => ({ width, d: trail(lines) }));
};
