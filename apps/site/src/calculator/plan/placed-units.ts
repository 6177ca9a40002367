import type { AnyCalculator, ChoiceField, Field, GroupField } from '@coup-doeil/core/game';
import type { CounterProps } from '../../components/Counter.tsx';
import type { Lang } from '../../lib/words.ts';
import type { Values } from '../form/field-props.ts';
import { counterOf } from '../form/unit-counter.ts';
import { MIDDLE } from './hexes.ts';

/** A unit on the plan. */
export interface PlacedUnit {
  readonly name: string;
  readonly counter: CounterProps;
  /** The side it comes by; the middle for a unit that does not come from anywhere. */
  readonly side: number;
  /** What moves it, where it can be moved: the field of the side, and its path in the input. */
  readonly move?: { readonly field: ChoiceField; readonly path: string };
}

const fieldOf = ({ fields }: GroupField, role: string | undefined): ChoiceField | undefined => {
  const field = role === undefined ? undefined : fields[role];
  return field && 'options' in field ? field : undefined;
};
const sideOf = (field: ChoiceField, value: unknown): number => field.options.findIndex(({ id }) => id === value);

const unitOf = (field: Field): GroupField | undefined =>
  field.kind === 'list' && field.of.kind === 'unit' ? field.of : undefined;

/** Whether some units come from a side of the hex, by their declared roles. */
export const hasPlan = ({ input }: AnyCalculator): boolean =>
  Object.values(input.fields).some((field) => unitOf(field)?.roles?.from !== undefined);

/** The side that the middle hex faces; the middle itself where nothing says so. */
export const findFront = ({ input: group }: AnyCalculator, input: Values): number => {
  const { facing } = group.roles ?? {};
  const field = fieldOf(group, facing);
  return field ? sideOf(field, input[facing ?? '']) : MIDDLE;
};

/** Every unit of every list. */
export const placeUnits = (calculator: AnyCalculator, input: Values, lang: Lang): readonly PlacedUnit[] =>
  Object.entries(calculator.input.fields).flatMap(([list, field]: [string, Field]) => {
    const unit = unitOf(field);
    const values = input[list];
    if (!unit || !Array.isArray(values)) return [];
    const { from } = unit.roles ?? {};
    const way = fieldOf(unit, from);
    return values.map((value: Values, i) => ({
      name: `${field.label[lang]} ${i + 1}`,
      counter: counterOf(unit, value, i + 1),
      side: way ? sideOf(way, value[from ?? '']) : MIDDLE,
      ...(way && from !== undefined && { move: { field: way, path: `${list}.${i + 1}.${from}` } }),
    }));
  });
