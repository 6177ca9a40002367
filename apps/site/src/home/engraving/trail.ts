import type { Point } from './relief.ts';

/** Lines as one path with relative steps, in half units: the shortest way to write them. */
export const trail = (lines: readonly (readonly Point[])[]): string => {
  const near = (n: number): number => Math.round(n * 2) / 2;
  let at = { x: 0, y: 0 };
  let path = '';
  for (const line of lines)
    for (const [i, point] of line.entries()) {
      const to = { x: near(point.x), y: near(point.y) };
      const [dx, dy] = [to.x - at.x, to.y - at.y];
      // The pen starts at 0 0, so that the first relative move is the same as an absolute one.
      path += `${i === 0 ? 'm' : 'l'}${dx}${dy < 0 ? '' : ' '}${dy}`;
      at = to;
    }
  return path.replace(/\b0\./g, '.');
};
