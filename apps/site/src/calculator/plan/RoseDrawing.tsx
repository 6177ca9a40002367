import { Counter } from '../../components/Counter.tsx';
import { drawArrow, drawFacing } from '../../map-parts/arrows.ts';
import { BuiltPlan } from '../../map-parts/BuiltPlan.tsx';
import { drawSide, getCentre } from '../../map-parts/geometry.ts';
import { Hex, Level } from '../../map-parts/Hex.tsx';
import { readGround } from './ground-signs.ts';
import { findFront, MIDDLE, type PlacedUnit } from './placed-units.ts';
import { HERE, hexAt, type Rose, type RoseProps } from './rose-state.ts';

/** The size of a counter, and by how much the next of a stack stands out. */
const SIZE = 46;
const SHIFT = 7;

/** The counters of one hex, the first on top. */
const Stack = ({ units, lifted }: { readonly units: readonly PlacedUnit[]; readonly lifted: string }) =>
  units
    .map(({ path, counter, side }, i) => {
      const { x, y } = getCentre(hexAt(side));
      const at = { x: x - SIZE / 2 + SHIFT * i, y: y - SIZE / 2 - SHIFT * i };
      return <Counter key={path} {...counter} {...at} size={SIZE} class={path === lifted ? 'm-held' : ''} />;
    })
    .reverse();

interface Props extends RoseProps {
  readonly rose: Rose;
  readonly selected: number;
  readonly lifted: string;
}

const Grounds = ({ rose, subject: { calculator }, input, lang }: Props) => {
  const { comer, sides, unitsAt, groundAt } = rose;
  const crossing = comer ?? calculator.input;
  const here = readGround(calculator.input, input, calculator.input.roles?.ground, lang).signs;
  const around = sides.map((side) => ({
    at: hexAt(side),
    signs: readGround(crossing, groundAt(side), comer?.roles?.ground, lang).signs,
  }));
  const over = sides.map((side) => {
    const { signs, level } = readGround(crossing, groundAt(side), crossing.roles?.hexside, lang);
    return { at: HERE, side, signs, level, isPale: comer !== undefined && unitsAt(side).length === 0 };
  });
  const listSides = (pale: boolean) =>
    over.filter(({ isPale }) => isPale === pale).map(({ at, side, signs }) => ({ at, side, signs }));
  return (
    <>
      {/* What nobody crosses is pale. */}
      <g class="m-pale">
        <BuiltPlan hexes={[]} hexsides={listSides(true)} />
      </g>
      <BuiltPlan hexes={[{ at: HERE, signs: here }, ...around]} hexsides={listSides(false)} />
      {sides.map((side) => (
        <Hex key={side} class="m-hex" at={hexAt(side)} />
      ))}
      <Hex class="m-target" at={HERE} />
      {over.map(({ side, level, isPale }) => (
        <g key={side} class={isPale ? 'm-pale' : ''}>
          <Level at={HERE} side={side} level={level} />
        </g>
      ))}
    </>
  );
};

export const RoseDrawing = (props: Props) => {
  const { rose, selected, lifted, subject, input } = props;
  const { comer, sides, unitsAt } = rose;
  const front = findFront(subject.calculator, input);
  return (
    <>
      {selected !== MIDDLE && <path class="m-lit" d={drawSide(HERE, selected)} />}
      <Grounds {...props} />
      {sides
        .filter((side) => !comer || unitsAt(side).length > 0)
        .map((side) => (
          <path key={side} class="m-arrow" d={drawArrow(HERE, side)} />
        ))}
      {front !== MIDDLE && <path class="m-facing" d={drawFacing(HERE, front)} />}
      {[MIDDLE, ...sides].map((side) => (
        <Stack key={side} units={unitsAt(side)} lifted={lifted} />
      ))}
    </>
  );
};
