import { Counter } from '../../components/Counter.tsx';
import { drawArrow } from '../../map-parts/arrows.ts';
import { drawSide, getCentre, getMidside } from '../../map-parts/geometry.ts';
import { Hex, Hexside } from '../../map-parts/ground.tsx';
import type { Values } from '../form/field-props.ts';
import { counterOf } from '../form/unit-counter.ts';
import { readGround } from './ground-signs.ts';
import type { PlanProps } from './Plan.tsx';
import { type Layout, listShown } from './pairs-layout.ts';
import { listPlaces, type Place } from './pairs-places.ts';
import type { PairsState } from './pairs-state.ts';

interface Props extends PlanProps {
  readonly state: PairsState;
  readonly layout: Layout;
  readonly open: Place | undefined;
}

const SIZE = 46;

/** The hex with its ground, and the counter of those who attack from it. */
const Grounds = ({ state: { pairs, attackers, defenders }, layout, lang }: Props) => (
  <>
    {listShown(layout).map((hex) => (
      <Hex key={`${hex.q}/${hex.r}`} class="m-hex" at={hex} />
    ))}
    {layout.from.map((hex, i) => {
      const { x, y } = getCentre(hex);
      const values = attackers[i] ?? {};
      return (
        <g key={`${hex.q}/${hex.r}`}>
          <Hex
            class="m-hex"
            at={hex}
            signs={readGround(pairs.from.item, values, pairs.from.item.roles?.ground, lang).signs}
          />
          <Counter {...counterOf(pairs.from.item, values, i + 1)} x={x - SIZE / 2} y={y - SIZE / 2} size={SIZE} />
        </g>
      );
    })}
    {layout.into.map((hex, j) => {
      const { x, y } = getCentre(hex);
      const { signs } = readGround(pairs.into.item, defenders[j] ?? {}, pairs.into.item.roles?.ground, lang);
      return (
        <g key={`${hex.q}/${hex.r}`}>
          <Hex class="m-target" at={hex} signs={signs} />
          <Counter side="defender" arm=" " number={j + 1} x={x - SIZE / 2} y={y - SIZE / 2} size={SIZE} />
        </g>
      );
    })}
  </>
);

/** A hexside that is crossed, with what lies on it; a shot from afar as a line of dots. */
const Crossing = ({ place, state: { pairs, touching }, layout, lang }: Props & { readonly place: Place }) => {
  const { hex, side = 0, comers = [], parts } = place;
  const j = layout.into.indexOf(hex);
  const values: Values = Object.fromEntries(parts[0]?.places.map(({ name, value }) => [name, value]) ?? []);
  const { signs, level } = readGround(pairs.path, values, pairs.path.roles?.hexside, lang);
  const end = getMidside(hex, side);
  return (
    <>
      <Hexside at={hex} side={side} signs={signs} level={level} />
      {comers
        .filter((i) => !touching[i]?.[j])
        .map((i) => {
          const start = getCentre(layout.from[i] ?? hex);
          return <path key={i} class="m-shot" d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />;
        })}
      <path class="m-arrow" d={drawArrow(hex, side)} />
    </>
  );
};

export const PairsDrawing = (props: Props) => {
  const { state, layout, open } = props;
  const crossings = listPlaces(props, state, layout).filter(({ kind }) => kind === 'path');
  return (
    <>
      {open?.side !== undefined && <path class="m-lit" d={drawSide(open.hex, open.side)} />}
      <Grounds {...props} />
      {crossings.map((place) => (
        <Crossing key={place.key} {...props} place={place} />
      ))}
      {open && open.side === undefined && <Hex class="m-open" at={open.hex} />}
    </>
  );
};
