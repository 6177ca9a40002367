import type { GroundSign, ListField } from '@coup-doeil/core/game';
import { formatPair, joinParts } from '@coup-doeil/core/tell';
import { useState } from 'preact/hooks';
import { drawArrow } from '../../map-parts/arrows.ts';
import { BuiltPlan } from '../../map-parts/BuiltPlan.tsx';
import { drawSide, getCentre, getMidside } from '../../map-parts/geometry.ts';
import { Hex, Level } from '../../map-parts/Hex.tsx';
import { type PlanGround, ROADS } from '../../map-parts/plan-ground.ts';
import { type FieldProps, innerProps, type Values } from '../form/field-props.ts';
import { ItemButtons } from '../form/ItemButtons.tsx';
import { type ItemProps, listItems } from '../form/ListSection.tsx';
import { Frame, type Target } from './Frame.tsx';
import { readGround } from './ground-signs.ts';
import { Palette } from './Palette.tsx';
import { type Entered, layWay } from './way-layout.ts';
import { words } from './words.ts';

/** A step, where it is drawn, and what is said of its hex and of the hexside into it. */
interface DrawnStep extends Entered {
  readonly item: ItemProps;
  readonly ground: ReturnType<typeof readGround>;
  readonly crossing: ReturnType<typeof readGround>;
}

const drawSteps = (props: FieldProps<ListField>, entered: readonly Entered[]): readonly DrawnStep[] =>
  listItems(props).flatMap((item, i) => {
    const at = entered[i];
    const { field, value, lang } = item;
    // A border: what a step holds is values.
    const read = (names: readonly string[] | undefined) => readGround(field, value as Values, names, lang);
    return at ? [{ ...at, item, ground: read(field.roles?.ground), crossing: read(field.roles?.hexside) }] : [];
  });

/** A hex, or the hexside into it: its key, and what it is called. */
const keyOf = (part: 'hex' | 'hexside', { item }: DrawnStep): string => `${part}-${item.number}`;
const nameOf = (part: 'hex' | 'hexside', { item }: DrawnStep): string => {
  const names = item.field.roles?.[part === 'hex' ? 'ground' : 'hexside'] ?? [];
  return formatPair(item.owner, item.field.fields[names[0] ?? '']?.label[item.lang] ?? '', item.lang);
};

/** What can be said of the place that is open: of a hex, all that its hexside does not say. */
const StepPalette = ({ step, part }: { readonly step: DrawnStep; readonly part: 'hex' | 'hexside' }) => {
  const { item } = step;
  const { ground = [], hexside = [] } = item.field.roles ?? {};
  const fields = innerProps(item);
  const places = fields.filter(({ name }) => hexside.includes(name) === (part === 'hexside'));
  const seldom = part === 'hex' ? places.map(({ name }) => name).filter((name) => !ground.includes(name)) : [];
  return (
    <>
      <Palette {...item} legend={nameOf(part, step)} places={places} seldom={seldom} />
      <ItemButtons {...item} />
    </>
  );
};

const isRoad = (sign: GroundSign): boolean => ROADS.includes(sign);

/** The ground of a way. A road is followed over the hexside of its step, and to no other hex. */
const readWayGround = (steps: readonly DrawnStep[]): PlanGround => ({
  hexes: steps.map(({ hex, ground }) => ({ at: hex, signs: ground.signs.filter((sign) => !isRoad(sign)) })),
  hexsides: steps.map(({ hex, side, ground, crossing }) => ({
    at: hex,
    side,
    signs: [...crossing.signs, ...ground.signs.filter(isRoad)],
  })),
});

const Drawing = ({ steps, open }: { readonly steps: readonly DrawnStep[]; readonly open: string }) => (
  <>
    <BuiltPlan {...readWayGround(steps)} />
    {steps.map((step) => {
      const { hex, side, item, crossing } = step;
      const { x, y } = getCentre(hex);
      return (
        <g key={item.number}>
          <Hex class={open === keyOf('hex', step) ? 'm-open' : 'm-hex'} at={hex} />
          {open === keyOf('hexside', step) && <path class="m-lit" d={drawSide(hex, side)} />}
          <Level at={hex} side={side} level={crossing.level} />
          <path class="m-arrow" d={drawArrow(hex, side)} />
          <text class="m-level" x={x} y={y + 5}>
            {item.number}
          </text>
        </g>
      );
    })}
  </>
);

/** The hexes of a way: a hex that is tapped opens what it is, a hexside what lies on it. */
export const WayPlan = (props: FieldProps<ListField>) => {
  const { lang, value } = props;
  const count = Array.isArray(value) ? value.length : 0;
  const { start, entered } = layWay(count);
  const steps = drawSteps(props, entered);
  const last = `hex-${count}`;
  const [selected, setSelected] = useState({ key: last, count });
  // A step that comes or goes opens the last one.
  const open = selected.count === count ? selected.key : last;
  const targets = steps.flatMap((step) =>
    (['hex', 'hexside'] as const).map((part): Target => {
      const { labels } = part === 'hex' ? step.ground : step.crossing;
      const key = keyOf(part, step);
      return {
        key,
        kind: part,
        at: part === 'hex' ? getCentre(step.hex) : getMidside(step.hex, step.side),
        label: joinParts([nameOf(part, step), ...labels], lang),
        pressed: open === key,
        onTap: () => setSelected({ key, count }),
      };
    }),
  );
  const { x, y } = getCentre(start);
  return (
    <figure class="rosefig wayfig">
      <div>
        <Frame hexes={[start, ...entered.map(({ hex }) => hex)]} targets={targets}>
          <Hex class="m-hex" at={start} />
          <circle class="m-solid" cx={x} cy={y} r="5" />
          <Drawing steps={steps} open={open} />
        </Frame>
        <figcaption>{words.way[lang]}</figcaption>
      </div>
      <div class="palettes">
        {steps.flatMap((step) =>
          (['hex', 'hexside'] as const)
            .filter((part) => open === keyOf(part, step))
            .map((part) => <StepPalette key={open} step={step} part={part} />),
        )}
      </div>
    </figure>
  );
};
