import type { Chart } from '../chart/chart.ts';
import { same, type Text, t } from '../text/index.ts';
import {
  type BattleSide,
  type ColumnBy,
  type FieldBase,
  type Fields,
  type GroupField,
  type Option,
  SIDES,
  type Side,
  type Typed,
  type ValuesOf,
} from './field.ts';
import type { RolesOf } from './roles.ts';

/** An option without its id: its label alone, or more. */
type OptionSpec = Text | Omit<Option, 'id'>;
const optionOf = (id: string, spec: OptionSpec): Option => ('label' in spec ? { id, ...spec } : { id, label: spec });

/** A field that holds one of several options. */
export const choice = <const O extends string>(
  spec: FieldBase<NoInfer<O>> & {
    readonly options: Readonly<Record<O, OptionSpec>>;
    readonly default: NoInfer<O>;
    readonly columnBy?: ColumnBy;
  },
): Typed<O> => ({
  ...spec,
  kind: 'choice',
  options: Object.entries<OptionSpec>(spec.options).map(([id, option]) => optionOf(id, option)),
});

/** The rows of a chart as options: each shows the figure it would bring. `more` adds to the options by their ids. */
export const listRowOptions = <const O extends string>(
  chart: Chart,
  rows: readonly O[],
  column?: string,
  more: Readonly<Partial<Record<string, Pick<Option, 'figure' | 'sign'>>>> = {},
): Record<O, OptionSpec> => {
  const rowsById = new Map(chart.rows.map((row) => [row.id, row]));
  const entries = rows.map((id) => {
    const row = rowsById.get(id);
    const cite = column === undefined ? row?.cite : row?.cells[column]?.cite;
    return [id, { label: row?.label ?? same(id), ...(cite && { cite }), ...more[id] }] as const;
  });
  // Keyed by the very list that was given.
  return Object.fromEntries(entries) as unknown as Record<O, OptionSpec>;
};

/** A field that holds a side of a hex. Its decisions: to `front` or `rear` of where the target faces, or else `to` a side. */
export const direction = (spec: FieldBase<'front' | 'rear' | 'to'> & { readonly default: Side }): Typed<Side> => ({
  ...spec,
  kind: 'direction',
  options: SIDES.map((id) => ({ id, label: DIRECTIONS[id] })),
});

const DIRECTIONS: Readonly<Record<Side, Text>> = {
  n: t('north', 'nord'),
  ne: t('north-east', 'nord-est'),
  se: t('south-east', 'sud-est'),
  s: t('south', 'sud'),
  sw: t('south-west', 'sud-ouest'),
  nw: t('north-west', 'nord-ouest'),
};

/** A whole number within bounds. */
export const wholeNumber = (
  spec: FieldBase<'more' | 'less'> & { readonly min: number; readonly max: number; readonly default: number },
): Typed<number> => ({ ...spec, kind: 'whole', optional: false });

/** A whole number that may be left unsaid. */
export const optionalNumber = (
  spec: FieldBase<'more' | 'less'> & { readonly min: number; readonly max: number },
): Typed<number | null> => ({
  ...spec,
  kind: 'whole',
  optional: true,
  default: null,
});

/** A field that is either set or not; not, unless its default says otherwise. */
export const flag = (spec: FieldBase<'on' | 'off'> & { readonly default?: boolean }): Typed<boolean> => ({
  ...spec,
  kind: 'flag',
  default: spec.default ?? false,
});

/** Several fields under one name. */
export const group = <F extends Fields>(
  spec: FieldBase & { readonly fields: F; readonly roles?: RolesOf<F> },
): Typed<ValuesOf<F>> => ({
  ...spec,
  kind: 'group',
});

/** A group drawn as a counter; `roles` says which of its fields the counter shows, and as what. */
export const unit = <F extends Fields>(
  spec: FieldBase & { readonly fields: F; readonly side?: BattleSide; readonly roles?: RolesOf<F> },
): Typed<ValuesOf<F>> => ({ ...spec, kind: 'unit' });

/** Of a set: its decisions are to go `without` one of its items. */
interface ListSpec<T> extends FieldBase<'without'> {
  readonly of: Typed<T>;
  readonly min?: number;
  readonly max: number;
  readonly count?: number;
  /** For choices made one after another: a list of choices is else a set, each of them in or out. */
  readonly repeats?: boolean;
  readonly inherits?: readonly (keyof T & string)[];
}

/** A list of values of one sort; of choices it is a set, unless they may repeat. */
export const list = <T>({ repeats, ...spec }: ListSpec<T>): Typed<readonly T[]> => {
  const min = spec.min ?? 0;
  const distinct = !repeats && (spec.of.kind === 'choice' || spec.of.kind === 'direction');
  return { ...spec, kind: 'list', min, count: spec.count ?? min, distinct };
};

/** The whole input of a calculator is a group without a name of its own. */
export const describeInput = <F extends Fields>(
  fields: F,
  roles?: Pick<RolesOf<F>, 'facing' | 'ground' | 'hexside'>,
): Typed<ValuesOf<F>> & GroupField => ({
  kind: 'group',
  label: t('Input', 'Données'),
  fields,
  ...(roles && { roles }),
});
