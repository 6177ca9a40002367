import type { Cite } from '../chart/cell.ts';
import type { Chart } from '../chart/chart.ts';
import { same, type Text, t } from '../text/index.ts';
import type { Roles, RolesOf } from './roles.ts';

/** A single value of an input. */
export type Scalar = string | number | boolean | null;

/** A value of an input: single, a list, or a group with names. */
export type Value = Scalar | readonly Value[] | { readonly [name: string]: Value };

/**
 * The field applies while each named field has (one of) these values. A name is looked for outward from the field, and may
 * only be that of a field before it: the conformance checks of a game find any other.
 */
export type When = Readonly<Record<string, Scalar | readonly Scalar[]>>;

/**
 * What the asking player does to have something else in a field, by what it comes to; anything else there is given: ground, enemy,
 * what a counter is printed with. Places in the words are filled: `{n}` by how much, `{to}` what then stands there, `{what}` what goes.
 */
export type Decisions<Way extends string = string> = { readonly [W in Way]?: Text };

interface Base<Way extends string = string> {
  readonly label: Text;
  readonly help?: Text;
  readonly when?: When;
  readonly decisions?: Decisions<Way>;
  /** What a thing is and stays, such as a unit’s arm: nobody asks what would be if it were another. */
  readonly fixed?: true;
  /** Seldom asked for: a form keeps it folded. */
  readonly rare?: boolean;
}

/** What a map draws of the ground. */
export type GroundSign =
  | 'woods'
  | 'orchard'
  | 'marsh'
  | 'difficult'
  | 'town'
  | 'castle'
  | 'water'
  | 'road'
  | 'trail'
  | 'stream'
  | 'bridge'
  | 'crest'
  | 'slope'
  | 'down-slope'
  | 'steep-slope'
  | 'works';

/** One of the values of a choice, and what it is called. */
export interface Option {
  readonly id: string;
  readonly label: Text;
  /** The printed cell that this option would bring. */
  readonly cite?: Cite;
  /** What stands in the place of its figure, where what is printed says little by itself. */
  readonly figure?: Text;
  /** How a map draws it, where its id is no sign itself; what has no sign is not drawn. */
  readonly sign?: GroundSign;
}

/** The column whose figures the options of a field show, where another field decides it. */
export interface ColumnBy {
  readonly field: string;
  /** By that field's values; without it, they go by the names of the columns. */
  readonly columns?: Readonly<Record<string, string>>;
}

/** The sides of a flat-topped hex by the compass, clockwise. */
export const SIDES = ['n', 'ne', 'se', 's', 'sw', 'nw'] as const;
/** A side of a flat-topped hex, in the order of the board's sides 0 to 5. */
export type Side = (typeof SIDES)[number];

/** Who of the two a unit or a list of odds belongs to. */
export type BattleSide = 'attacker' | 'defender';

/** A field that holds one of several options; a direction has the six sides of a hex. */
export interface ChoiceField extends Base {
  readonly kind: 'choice' | 'direction';
  readonly options: readonly Option[];
  readonly default: string;
  readonly columnBy?: ColumnBy;
}

/** A field that holds a whole number within bounds. */
export interface WholeField extends Base {
  readonly kind: 'whole';
  readonly min: number;
  readonly max: number;
  /** `null` where nothing need be said. */
  readonly default: number | null;
  readonly optional: boolean;
}

/** A field that is either set or not. */
export interface FlagField extends Base {
  readonly kind: 'flag';
  readonly default: boolean;
}

/** Several fields under one name. */
export interface GroupField extends Base {
  /** A unit is a group that is drawn as a counter. */
  readonly kind: 'group' | 'unit';
  readonly fields: Readonly<Record<string, Field>>;
  readonly side?: BattleSide;
  readonly roles?: Roles;
}

/** A field that holds several values of one sort. */
export interface ListField extends Base {
  readonly kind: 'list';
  readonly of: Field;
  readonly min: number;
  readonly max: number;
  /** How many items there are when nothing is said. */
  readonly count: number;
  /** A set: no item stands twice. */
  readonly distinct: boolean;
  /** The fields that a new item takes over from the one before it. */
  readonly inherits?: readonly string[];
}

/** A field of an input, as plain data. */
export type Field = ChoiceField | WholeField | FlagField | GroupField | ListField;

/** A field that knows the type of its values. */
export type Typed<T> = Field & { readonly type?: T };

/** The type of the values of a field: `ValueOf<typeof field>`. */
export type ValueOf<F> = F extends { readonly type?: infer T } ? Exclude<T, undefined> : never;

/** Fields by their names. */
export type Fields = Readonly<Record<string, Typed<unknown>>>;
/** The values of some fields, by their names. */
export type ValuesOf<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

type Said = Text | Omit<Option, 'id'>;
const optionOf = (id: string, said: Said): Option => ('label' in said ? { id, ...said } : { id, label: said });

/** A field that holds one of several options. */
export const choice = <const O extends string>(
  spec: Base<NoInfer<O>> & {
    readonly options: Readonly<Record<O, Said>>;
    readonly default: NoInfer<O>;
    readonly columnBy?: ColumnBy;
  },
): Typed<O> => ({
  ...spec,
  kind: 'choice',
  options: Object.entries<Said>(spec.options).map(([id, said]) => optionOf(id, said)),
});

/** The rows of a chart as options: each shows the figure it would bring. `more` adds to the options by their ids. */
export const listRowOptions = <const O extends string>(
  chart: Chart,
  rows: readonly O[],
  column?: string,
  more: Readonly<Partial<Record<string, Pick<Option, 'figure' | 'sign'>>>> = {},
): Record<O, Said> => {
  const found = new Map(chart.rows.map((row) => [row.id, row]));
  const entries = rows.map((id) => {
    const row = found.get(id);
    const cite = column === undefined ? row?.cite : row?.cells[column]?.cite;
    return [id, { label: row?.label ?? same(id), ...(cite && { cite }), ...more[id] }] as const;
  });
  // Keyed by the very list that was given.
  return Object.fromEntries(entries) as unknown as Record<O, Said>;
};

/** A field that holds a side of a hex. Its decisions: to `front` or `rear` of where the target faces, or else `to` a side. */
export const direction = (spec: Base<'front' | 'rear' | 'to'> & { readonly default: Side }): Typed<Side> => ({
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
  spec: Base<'more' | 'less'> & { readonly min: number; readonly max: number; readonly default: number },
): Typed<number> => ({ ...spec, kind: 'whole', optional: false });

/** A whole number that may be left unsaid. */
export const optionalNumber = (
  spec: Base<'more' | 'less'> & { readonly min: number; readonly max: number },
): Typed<number | null> => ({
  ...spec,
  kind: 'whole',
  optional: true,
  default: null,
});

/** A field that is either set or not; not, unless its default says otherwise. */
export const flag = (spec: Base<'on' | 'off'> & { readonly default?: boolean }): Typed<boolean> => ({
  ...spec,
  kind: 'flag',
  default: spec.default ?? false,
});

/** Several fields under one name. */
export const group = <F extends Fields>(
  spec: Base & { readonly fields: F; readonly roles?: RolesOf<F> },
): Typed<ValuesOf<F>> => ({
  ...spec,
  kind: 'group',
});

/** A group drawn as a counter; `roles` says which of its fields the counter shows, and as what. */
export const unit = <F extends Fields>(
  spec: Base & { readonly fields: F; readonly side?: BattleSide; readonly roles?: RolesOf<F> },
): Typed<ValuesOf<F>> => ({ ...spec, kind: 'unit' });

/** Of a set: its decisions are to go `without` one of its items. */
interface ListSpec<T> extends Base<'without'> {
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
