import type { AnyCalculator, GroupField } from '@coup-doeil/core/game';
import type { CounterProps } from '../../components/Counter.tsx';
import type { Lang } from '../../lib/words.ts';
import type { Values } from '../form/field-props.ts';
import { counterOf } from '../form/unit-counter.ts';
import { comesOver, listPlanned, listUnits } from './planned.ts';

/** The place of what stands in the target's hex, beside its six sides. */
export const MIDDLE = -1;

/** A unit on the plan. */
export interface PlacedUnit {
  /** Its dotted name in the input. */
  readonly path: string;
  readonly name: string;
  readonly field: GroupField;
  readonly values: Values;
  readonly counter: CounterProps;
  /** The side that it comes over; the middle for a unit that does not come from anywhere. */
  readonly side: number;
}

/** What a unit says when it comes over each of the six sides: the name of a field, and an option for each side. */
export const waysOf = ({
  fields,
  roles = {},
}: GroupField): { readonly field: string; readonly sides: readonly string[] } => {
  if (roles.aspect) return roles.aspect;
  const field = fields[roles.from ?? ''];
  return { field: roles.from ?? '', sides: field && 'options' in field ? field.options.map(({ id }) => id) : [] };
};

/** What a unit says of the ground that it crosses and stands on. */
export const groundOf = (field: GroupField, values: Values): Values =>
  Object.fromEntries(listPlanned(field).map((name) => [name, values[name] ?? null]));

export const isSameGround = (a: Values, b: Values): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The sides, the nearest to whoever holds the phone first. */
const NEAREST = [3, 2, 4, 1, 5, 0];

/** Of the sides that a unit may come over, the one where it was put, or else one with the same ground, an empty one, any. */
const chooseSide = (unit: Omit<PlacedUnit, 'side'>, placed: readonly PlacedUnit[], put: number | undefined): number => {
  if (!comesOver(unit.field)) return MIDDLE;
  const { field, sides } = waysOf(unit.field);
  const open = NEAREST.filter((side) => sides[side] === unit.values[field]);
  if (put !== undefined && open.includes(put)) return put;
  const ground = groundOf(unit.field, unit.values);
  const others = (side: number) => placed.filter((other) => other.side === side);
  const agrees = (side: number) =>
    others(side).some((other) => isSameGround(ground, groundOf(other.field, other.values)));
  return open.find(agrees) ?? open.find((side) => others(side).length === 0) ?? open[0] ?? MIDDLE;
};

/** Every unit of every list. `put` says over which side a unit was last moved: some say only what the target turns to them. */
export const placeUnits = (
  calculator: AnyCalculator,
  input: Values,
  lang: Lang,
  put: ReadonlyMap<string, number> = new Map(),
): readonly PlacedUnit[] => {
  const placed: PlacedUnit[] = [];
  for (const { list, item: field } of listUnits(calculator)) {
    const items = input[list];
    for (const [i, values] of (Array.isArray(items) ? items : []).entries()) {
      const path = `${list}.${i + 1}`;
      const unit = {
        path,
        name: `${field.label[lang]} ${i + 1}`,
        field,
        values,
        counter: counterOf(field, values, i + 1),
      };
      placed.push({ ...unit, side: chooseSide(unit, placed, put.get(path)) });
    }
  }
  return placed;
};

/** The side that the target faces, with half a side more the corner after it; the middle where nothing says so. */
export const findFront = (calculator: AnyCalculator, input: Values): number => {
  const { roles = {}, fields } = calculator.input;
  const field = fields[roles.facing ?? ''];
  if (field && 'options' in field) return field.options.findIndex(({ id }) => id === input[roles.facing ?? '']);
  return listUnits(calculator).find(({ item }) => item.roles?.aspect)?.item.roles?.aspect?.faces ?? MIDDLE;
};
