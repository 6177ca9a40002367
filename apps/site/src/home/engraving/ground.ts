import { heightAt, type Point } from './relief.ts';
import { trail } from './trail.ts';

const radius = 50;
const half = (Math.sqrt(3) / 2) * radius;

/** The flat-topped grid: three sides of each hex, so that no side is drawn twice. */
export const grid = (width: number, height: number): string => {
  const lines: Point[][] = [];
  for (let column = 5; column * 1.5 * radius < width + radius; column += 1)
    for (let row = -1; row * 2 * half < height + radius; row += 1) {
      const x = column * 1.5 * radius + 10;
      const y = row * 2 * half + (column % 2 === 0 ? half : 0) + 35.3;
      const corner = (i: number) => ({
        x: x + radius * Math.cos((i * Math.PI) / 3),
        y: y + radius * Math.sin((i * Math.PI) / 3),
      });
      lines.push([0, 1, 2, 3].map(corner));
    }
  return trail(lines);
};

type Wood = {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly trees: number;
};

const woods: readonly Wood[] = [
  { x: 775, y: 108, rx: 70, ry: 30, trees: 30 },
  { x: 560, y: 240, rx: 28, ry: 66, trees: 30 },
  { x: 1000, y: 190, rx: 36, ry: 15, trees: 12 },
  { x: 1150, y: 392, rx: 56, ry: 32, trees: 34 },
  { x: 935, y: 470, rx: 62, ry: 28, trees: 30 },
  { x: 690, y: 468, rx: 34, ry: 22, trees: 16 },
];

/** Trees strewn evenly by the golden angle, kept off steep and high ground, and drawn from the back to the front. */
export const trees = (): readonly Point[] =>
  woods
    .flatMap(({ x, y, rx, ry, trees }) =>
      Array.from({ length: trees }, (_, i) => {
        const turn = i * 2.39996;
        const out = Math.sqrt((i + 0.5) / trees);
        return { x: Math.round(x + rx * out * Math.cos(turn)), y: Math.round(y + ry * out * Math.sin(turn)) };
      }),
    )
    .filter((tree) => heightAt(tree) < 30)
    .sort((a, b) => a.y - b.y);

type Field = {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly furrows: number;
  readonly length: number;
};

const plots: readonly Field[] = [
  { x: 682, y: 240, turn: 0.25, furrows: 9, length: 34 },
  { x: 715, y: 335, turn: -0.3, furrows: 8, length: 50 },
  { x: 1028, y: 340, turn: -0.35, furrows: 7, length: 52 },
  { x: 1130, y: 205, turn: 0.5, furrows: 6, length: 44 },
  { x: 905, y: 412, turn: 0.18, furrows: 7, length: 60 },
  { x: 825, y: 446, turn: -0.2, furrows: 8, length: 52 },
  { x: 1120, y: 310, turn: 0.1, furrows: 8, length: 60 },
];

/** Ploughed land: level furrows a few units apart. */
export const furrows = (): string =>
  trail(
    plots.flatMap(({ x, y, turn, furrows, length }) =>
      Array.from({ length: furrows }, (_, i) => {
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        const aside = (i - furrows / 2) * 4.2;
        const at = (along: number) => ({ x: x + along * cos - aside * sin, y: y + along * sin + aside * cos });
        return [at(-length / 2), at(length / 2)];
      }),
    ),
  );
