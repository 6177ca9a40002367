import { heightAt, type Point } from './relief.ts';

export type Frame = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

const step = 9;

/** Where the level crosses the edge between two corners of the grid. */
const between = (a: Point, b: Point, level: number): Point => {
  const [from, to] = [heightAt(a), heightAt(b)];
  const t = (level - from) / (to - from);
  return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
};

type Crossing = { readonly key: string; readonly at: Point };

/** The crossings of one square, in pairs: marching squares. */
const segments = (x: number, y: number, level: number): readonly (readonly [Crossing, Crossing])[] => {
  const corners = [
    { x, y },
    { x: x + step, y },
    { x: x + step, y: y + step },
    { x, y: y + step },
  ] as const;
  const edges = [
    [corners[0], corners[1]],
    [corners[1], corners[2]],
    [corners[3], corners[2]],
    [corners[0], corners[3]],
  ] as const;
  const found = edges
    .filter(([a, b]) => heightAt(a) > level !== heightAt(b) > level)
    .map(([a, b]) => ({ key: `${a.x},${a.y},${b.x},${b.y}`, at: between(a, b, level) }));
  const [p, q, r, s] = found;
  if (p === undefined || q === undefined) return [];
  return r === undefined || s === undefined
    ? [[p, q]]
    : [
        [p, q],
        [r, s],
      ];
};

/** The lines of one height, each a chain of points. */
export const contours = (level: number, frame: Frame): readonly (readonly Point[])[] => {
  const links = new Map<string, Crossing[]>();
  const link = (from: Crossing, to: Crossing) => links.set(from.key, [...(links.get(from.key) ?? []), to]);
  for (let y = frame.top; y < frame.bottom; y += step)
    for (let x = frame.left; x < frame.right; x += step)
      for (const [p, q] of segments(x, y, level)) {
        link(p, q);
        link(q, p);
      }
  const seen = new Set<string>();
  const follow = (key: string): readonly Point[] => {
    const line: Point[] = [];
    let next = links.get(key)?.find((to) => !seen.has(to.key));
    while (next !== undefined) {
      seen.add(next.key);
      line.push(next.at);
      next = links.get(next.key)?.find((to) => !seen.has(to.key));
    }
    return line;
  };
  // Open lines first, from their ends; what is left is closed.
  const ends = [...links].filter(([, to]) => to.length === 1).map(([key]) => key);
  return [...ends, ...links.keys()].map((key) => (seen.has(key) ? [] : follow(key))).filter((line) => line.length > 2);
};
