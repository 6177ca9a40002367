import { Counter } from '../../components/Counter.tsx';
import { drawArrow } from '../../map-parts/arrows.ts';
import { BuiltPlan } from '../../map-parts/BuiltPlan.tsx';
import { drawSide, getCentre, getMidside } from '../../map-parts/geometry.ts';
import { Hex, Level } from '../../map-parts/Hex.tsx';
import type { PlanGround } from '../../map-parts/plan-ground.ts';
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

const readHexes = ({ state: { pairs, attackers, defenders }, layout, lang }: Props): PlanGround['hexes'] => [
  ...layout.from.map((at, i) => ({
    at,
    signs: readGround(pairs.from.item, attackers[i] ?? {}, pairs.from.item.roles?.ground, lang).signs,
  })),
  ...layout.into.map((at, j) => ({
    at,
    signs: readGround(pairs.into.item, defenders[j] ?? {}, pairs.into.item.roles?.ground, lang).signs,
  })),
];

/** The hexes, and in each the counter of those who attack from it, or of those who are attacked. */
const Hexes = ({ state: { pairs, attackers }, layout }: Props) => (
  <>
    {listShown(layout).map((hex) => (
      <Hex key={`${hex.q}/${hex.r}`} class="m-hex" at={hex} />
    ))}
    {layout.from.map((hex, i) => {
      const { x, y } = getCentre(hex);
      const counter = counterOf(pairs.from.item, attackers[i] ?? {}, i + 1);
      return <Counter key={`${hex.q}/${hex.r}`} {...counter} x={x - SIZE / 2} y={y - SIZE / 2} size={SIZE} />;
    })}
    {layout.into.map((hex, j) => {
      const { x, y } = getCentre(hex);
      return (
        <g key={`${hex.q}/${hex.r}`}>
          <Hex class="m-target" at={hex} />
          <Counter side="defender" arm=" " number={j + 1} x={x - SIZE / 2} y={y - SIZE / 2} size={SIZE} />
        </g>
      );
    })}
  </>
);

/** A hexside that is crossed, with what lies on it. */
const readCrossing = ({ state: { pairs }, lang }: Props, { hex, side = 0, parts }: Place) => {
  const values: Values = Object.fromEntries(parts[0]?.places.map(({ name, value }) => [name, value]) ?? []);
  return { at: hex, side, ...readGround(pairs.path, values, pairs.path.roles?.hexside, lang) };
};

/** Who comes over a hexside; a shot from afar as a line of dots. */
const Crossing = ({ place, state: { touching }, layout, level }: Props & { place: Place; level: string }) => {
  const { hex, side = 0, comers = [] } = place;
  const j = layout.into.indexOf(hex);
  const end = getMidside(hex, side);
  return (
    <>
      <Level at={hex} side={side} level={level} />
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
  const crossings = listPlaces(props, state, layout)
    .filter(({ kind }) => kind === 'path')
    .map((place) => ({ place, crossing: readCrossing(props, place) }));
  return (
    <>
      {open?.side !== undefined && <path class="m-lit" d={drawSide(open.hex, open.side)} />}
      <BuiltPlan
        hexes={readHexes(props)}
        hexsides={crossings.map(({ crossing: { at, side, signs } }) => ({ at, side, signs }))}
      />
      <Hexes {...props} />
      {crossings.map(({ place, crossing }) => (
        <Crossing key={place.key} {...props} place={place} level={crossing.level} />
      ))}
      {open && open.side === undefined && <Hex class="m-open" at={open.hex} />}
    </>
  );
};
