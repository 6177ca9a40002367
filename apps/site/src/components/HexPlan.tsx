import { Counter, type CounterProps } from './Counter.tsx';

/** The sides of a flat-topped hex, clockwise from the top, as the inputs name them. */
export const sides = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
export type HexSide = (typeof sides)[number];

const radius = 50;
const counterSize = 46;
const half = (Math.sqrt(3) / 2) * radius;
const centre = { x: 190, y: 135 };

const angle = (side: HexSide): number => ((sides.indexOf(side) * 60 - 90) * Math.PI) / 180;
const round = (n: number): number => Math.round(n * 10) / 10;
const away = (side: HexSide, distance: number) => ({
  x: centre.x + Math.cos(angle(side)) * distance,
  y: centre.y + Math.sin(angle(side)) * distance,
});

const outline = ({ x, y }: { readonly x: number; readonly y: number }, r = radius): string => {
  const points = [0, 1, 2, 3, 4, 5].map((i) => {
    const a = (i * Math.PI) / 3;
    return `${round(x + r * Math.cos(a))} ${round(y + r * Math.sin(a))}`;
  });
  return `M${points.join('L')}Z`;
};

/** A carmine arrow head on the hexside, pointing at the defender. */
const arrow = (side: HexSide): string => {
  const at = (distance: number, aside: number) => {
    const p = away(side, distance);
    return `${round(p.x - Math.sin(angle(side)) * aside)} ${round(p.y + Math.cos(angle(side)) * aside)}`;
  };
  return `M${at(half - 8, 0)}L${at(half + 4, 7)}L${at(half + 4, -7)}Z`;
};

type Unit = Omit<CounterProps, 'x' | 'y' | 'size'>;
/** Two counters in a hex lie as a stack does: the first on top. */
const stack = (units: readonly Unit[], at: { readonly x: number; readonly y: number }) =>
  units
    .map((unit, i) => {
      const shift = (units.length - 1) * -2 + i * 5;
      return (
        <Counter
          {...unit}
          x={round(at.x - counterSize / 2 + shift)}
          y={round(at.y - counterSize / 2 - shift)}
          size={counterSize}
        />
      );
    })
    .reverse();

type Props = {
  /** What the plan shows, in words. */
  readonly label: string;
  readonly defenders: readonly Unit[];
  readonly attackers: readonly (Unit & { readonly from: HexSide })[];
  /** Sides of the defenders' hex that are fronts: a tick on each. */
  readonly fronts?: readonly HexSide[];
};

/** The defenders' hex and the six around it, each attacker where it stands. */
export const HexPlan = ({ label, defenders, attackers, fronts = [] }: Props) => (
  <svg class="rose" viewBox="46 2 288 268" role="img" aria-label={label}>
    {sides.map((side) => (
      <path class="rs-h" d={outline(away(side, 2 * half))} />
    ))}
    <path class="rs-d" d={outline(centre, radius - 1)} />
    {fronts.map((side) => {
      const [from, to] = [away(side, half - 9), away(side, half - 3)];
      return <path class="rs-t" d={`M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`} />;
    })}
    {sides.flatMap((side) => {
      const here = attackers.filter(({ from }) => from === side);
      return here.length === 0 ? [] : [<path class="p-arrow" d={arrow(side)} />, stack(here, away(side, 2 * half))];
    })}
    {stack(defenders, centre)}
  </svg>
);
