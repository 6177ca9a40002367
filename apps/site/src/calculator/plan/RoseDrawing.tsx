import { Counter } from '../../components/Counter.tsx';
import { drawArrow, drawFacing } from '../../map-parts/arrows.ts';
import { drawSide, getCentre } from '../../map-parts/geometry.ts';
import { Hex, Hexside } from '../../map-parts/ground.tsx';
import { readGround } from './ground-signs.ts';
import { findFront, MIDDLE, type PlacedUnit } from './placed-units.ts';
import { HERE, hexAt, type Rose, type RoseProps } from './rose-state.ts';

/** The size of a counter, and by how much the next of a stack stands out. */
const SIZE = 46;
const SHIFT = 7;

/** The counters of one hex, the first on top. */
const Stack = ({ units, held }: { readonly units: readonly PlacedUnit[]; readonly held: string }) =>
  units
    .map(({ path, counter, side }, i) => {
      const { x, y } = getCentre(hexAt(side));
      const at = { x: x - SIZE / 2 + SHIFT * i, y: y - SIZE / 2 - SHIFT * i };
      return <Counter key={path} {...counter} {...at} size={SIZE} class={path === held ? 'm-held' : ''} />;
    })
    .reverse();

interface Props extends RoseProps {
  readonly rose: Rose;
  readonly selected: number;
  readonly held: string;
}

const Grounds = ({ rose, subject: { calculator }, input, lang }: Props) => {
  const { comer, sides, unitsAt, groundAt } = rose;
  const crossing = comer ?? calculator.input;
  return (
    <>
      {sides.map((side) => {
        const { signs } = readGround(crossing, groundAt(side), comer?.roles?.ground, lang);
        return <Hex key={side} class="m-hex" at={hexAt(side)} signs={signs} />;
      })}
      <Hex
        class="m-target"
        at={HERE}
        signs={readGround(calculator.input, input, calculator.input.roles?.ground, lang).signs}
      />
      {sides.map((side) => {
        const { signs, level } = readGround(crossing, groundAt(side), crossing.roles?.hexside, lang);
        return (
          <g key={side} class={comer && unitsAt(side).length === 0 ? 'm-pale' : ''}>
            <Hexside at={HERE} side={side} signs={signs} level={level} />
          </g>
        );
      })}
    </>
  );
};

export const RoseDrawing = (props: Props) => {
  const { rose, selected, held, subject, input } = props;
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
        <Stack key={side} units={unitsAt(side)} held={held} />
      ))}
    </>
  );
};
