import type { Cite } from '../chart/cell.ts';
import type { Text } from '../text/index.ts';
import type { Roles } from './roles.ts';

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

/** What every field may have. */
export interface FieldBase<Way extends string = string> {
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
  | 'village'
  | 'walled-town'
  | 'ruins'
  | 'castle'
  | 'water'
  | 'ice'
  | 'road'
  | 'sunken-road'
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
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice' | 'direction';
  readonly options: readonly Option[];
  readonly default: string;
  readonly columnBy?: ColumnBy;
}

/** A field that holds a whole number within bounds. */
export interface WholeField extends FieldBase {
  readonly kind: 'whole';
  readonly min: number;
  readonly max: number;
  /** `null` where nothing need be said. */
  readonly default: number | null;
  readonly optional: boolean;
}

/** A field that is either set or not. */
export interface FlagField extends FieldBase {
  readonly kind: 'flag';
  readonly default: boolean;
}

/** Several fields under one name. */
export interface GroupField extends FieldBase {
  /** A unit is a group that is drawn as a counter. */
  readonly kind: 'group' | 'unit';
  readonly fields: Readonly<Record<string, Field>>;
  readonly side?: BattleSide;
  readonly roles?: Roles;
}

/** A field that holds several values of one sort. */
export interface ListField extends FieldBase {
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
