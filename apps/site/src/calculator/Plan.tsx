import type { AnyCalculator, ChoiceField, Field, Value } from '@coup-doeil/core/game';
import { hydrate, render } from 'preact';
import { useState } from 'preact/hooks';
import { Counter, type CounterProps } from '../components/Counter.tsx';
import type { Lang } from '../lib/words.ts';
import { looksOfUnit } from './Form.tsx';
import { lateWords } from './late-words.ts';

export interface PlanProps {
  readonly calculator: AnyCalculator;
  readonly input: Readonly<Record<string, Value>>;
  readonly lang: Lang;
  readonly onMove: (path: readonly (string | number)[], side: string) => void;
}

interface Placed {
  readonly name: string;
  readonly looks: CounterProps;
  /** The side that it comes by, and the field that says so; one without stands in the middle. */
  readonly way?: { readonly field: ChoiceField; readonly path: readonly (string | number)[]; readonly side: number };
}

/** From the centre of a hex to a corner, and to a side; the sides are those of a flat-topped hex, north first. */
const CORNER = 50;
const SIDE = CORNER * Math.sqrt(0.75);
const SIDES = [0, 1, 2, 3, 4, 5] as const;
const WIDE = 288;
const HIGH = 268;

/** What lies across a side, at some distance from the middle. */
const across = (side: number, far: number) => {
  const angle = ((side - 1.5) * Math.PI) / 3;
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
};
const hexAt = (side: number, far: number, corner: number): string => {
  const { x, y } = across(side, far);
  const corners = SIDES.map((i) => across(i + 0.5, corner)).map(
    (at) => `${(x + at.x).toFixed(1)} ${(y + at.y).toFixed(1)}`,
  );
  return `M${corners.join('L')}Z`;
};

/** The field that is a side of a hex: of a unit the one it comes by, of an input the one that the middle faces. */
const wayOf = ({ fields }: { readonly fields: Readonly<Record<string, Field>> }) => {
  for (const [name, field] of Object.entries(fields)) if (field.kind === 'direction') return { name, field };
  return undefined;
};

/** Whether units come from somewhere. */
export const hasPlan = ({ input }: AnyCalculator): boolean =>
  Object.values(input.fields).some(
    (field) => field.kind === 'list' && field.of.kind === 'unit' && wayOf(field.of) !== undefined,
  );

/** Every unit of every list. */
const placedIn = ({ calculator, input, lang }: PlanProps): readonly Placed[] =>
  Object.entries(calculator.input.fields).flatMap(([list, field]: [string, Field]) => {
    const units = input[list];
    if (field.kind !== 'list' || field.of.kind !== 'unit' || !Array.isArray(units)) return [];
    const { side = 'attacker' } = field.of;
    const way = wayOf(field.of);
    return units.map((says: Readonly<Record<string, Value>>, i) => ({
      name: `${field.label[lang]} ${i + 1}`,
      looks: looksOfUnit(says, side, i + 1),
      ...(way && {
        way: {
          field: way.field,
          path: [list, i, way.name],
          side: way.field.options.findIndex(({ id }) => id === says[way.name]),
        },
      }),
    }));
  });

/** The counters of one hex, the first on top. */
const Stack = ({
  units,
  side,
  held,
}: {
  readonly units: readonly Placed[];
  readonly side: number;
  readonly held: Placed | undefined;
}) => {
  const { x, y } = across(side, side < 0 ? 0 : 2 * SIDE);
  return units
    .map(({ name, looks }, i) => (
      <Counter
        key={name}
        {...looks}
        size={46}
        x={x - 26 + 7 * i}
        y={y - 20 - 7 * i}
        class={name === held?.name ? 'held' : ''}
      />
    ))
    .reverse();
};

/** The middle hex and those around it. A counter that was tapped goes to the hex that is tapped next. */
export const Plan = (props: PlanProps) => {
  const { calculator, input, lang, onMove } = props;
  const placed = placedIn(props);
  const movable = placed.filter(({ way }) => way);
  const [tapped, take] = useState('');
  const held = movable.length === 1 ? movable[0] : movable.find(({ name }) => name === tapped);
  const at = (side: number) => placed.filter(({ way }) => (way?.side ?? -1) === side);
  const tap = (side: number) => {
    const option = held?.way?.field.options[side];
    if (held?.way && option && held.way.side !== side) {
      onMove(held.way.path, option.id);
      take('');
    } else {
      const here = at(side).map(({ name }) => name);
      take(here[here.indexOf(held?.name ?? '') + 1] ?? '');
    }
  };
  const facing = wayOf(calculator.input);
  const front = facing?.field.options.findIndex(({ id }) => id === input[facing.name]) ?? -1;
  return (
    <figure class="rosefig">
      <div class="rosebox">
        <svg class="rose" viewBox={`${-WIDE / 2} ${-HIGH / 2} ${WIDE} ${HIGH}`} aria-hidden="true">
          {SIDES.map((side) => (
            <path key={side} class="rs-h" d={hexAt(side, 2 * SIDE, CORNER)} />
          ))}
          <path class="rs-d" d={hexAt(0, 0, CORNER - 1)} />
          {front >= 0 && <path class="rs-t" d="M-9 -30 0 -38 9 -30" transform={`rotate(${60 * front})`} />}
          {SIDES.filter((side) => at(side).length > 0).map((side) => (
            <path key={side} class="p-arrow" d="M-7 -51h14L0 -39Z" transform={`rotate(${60 * side})`} />
          ))}
          {[-1, ...SIDES].map((side) => (
            <Stack key={side} side={side} units={at(side)} held={movable.length > 1 ? held : undefined} />
          ))}
        </svg>
        {SIDES.map((side) => {
          const { x, y } = across(side, 2 * SIDE);
          const label = movable[0]?.way?.field.options[side]?.label[lang] ?? '';
          return (
            <button
              key={side}
              type="button"
              aria-pressed={movable.length > 1 ? at(side).some((unit) => unit === held) : undefined}
              aria-label={[label, ...at(side).map(({ name }) => name)].join(', ')}
              style={{ left: `${50 + (100 * x) / WIDE}%`, top: `${50 + (100 * y) / HIGH}%` }}
              onClick={() => tap(side)}
            />
          );
        })}
      </div>
      <figcaption>{lateWords.plan[lang]}</figcaption>
    </figure>
  );
};

const live = new WeakSet<Element>();

/** Comes alive where the built page showed it for `first`, then follows. */
export const show = (place: Element, first: PlanProps, now: PlanProps): void => {
  if (!live.has(place)) hydrate(<Plan {...first} />, place);
  live.add(place);
  render(<Plan {...now} />, place);
};
