/** An imagined height field: a sum of smooth hills, each an ellipse turned by an angle. No real ground is shown. */
type Hill = {
  readonly x: number;
  readonly y: number;
  /** Half widths along and across the hill's axis. */
  readonly along: number;
  readonly across: number;
  readonly turn: number;
  readonly height: number;
};

const hills: readonly Hill[] = [
  { x: 1015, y: 40, along: 150, across: 44, turn: 0.05, height: 84 },
  { x: 1215, y: 92, along: 74, across: 58, turn: 0.6, height: 66 },
  { x: 660, y: -8, along: 78, across: 40, turn: -0.06, height: 50 },
  { x: 420, y: 118, along: 70, across: 50, turn: 0.9, height: 50 },
  { x: 520, y: 462, along: 84, across: 44, turn: -0.3, height: 54 },
  { x: 1212, y: 460, along: 56, across: 44, turn: 0.2, height: 42 },
];

export type Point = { readonly x: number; readonly y: number };

export const heightAt = ({ x, y }: Point): number =>
  hills.reduce((sum, hill) => {
    const [cos, sin] = [Math.cos(hill.turn), Math.sin(hill.turn)];
    const u = ((x - hill.x) * cos + (y - hill.y) * sin) / hill.along;
    const v = ((y - hill.y) * cos - (x - hill.x) * sin) / hill.across;
    return sum + hill.height * Math.exp(-(u * u + v * v));
  }, 0);

/** Down the slope: its direction and how steep it is, in height per unit of the plan. */
export const slopeAt = ({ x, y }: Point): { readonly dx: number; readonly dy: number; readonly steep: number } => {
  const d = 1;
  const gx = (heightAt({ x: x + d, y }) - heightAt({ x: x - d, y })) / (2 * d);
  const gy = (heightAt({ x, y: y + d }) - heightAt({ x, y: y - d })) / (2 * d);
  const steep = Math.hypot(gx, gy);
  return steep === 0 ? { dx: 0, dy: 0, steep } : { dx: -gx / steep, dy: -gy / steep, steep };
};
