import type { Fields, Side, ValueOf } from './field.ts';

/** How a counter shows a state that is not the normal one. */
export type StateMark = 'disordered' | 'routed';

/** The field that holds a unit's state, and which of its options a counter marks. */
export interface StateRole {
  readonly field: string;
  readonly marks: Readonly<Record<string, StateMark | undefined>>;
}

/** What the target turns to a unit, where the unit does not say by which side it comes. */
export interface AspectRole {
  readonly field: string;
  /** The option of each of the target's six sides as a plan draws them, clockwise from the north. */
  readonly sides: readonly string[];
  /** The side that the target faces there; half a side more is the corner after it. */
  readonly faces: number;
}

/**
 * What the fields of a unit or of an input mean to a reader that draws counters and plans: each role names the field that
 * plays it. A field without a role is only a line of the form.
 */
export interface Roles<
  Named extends string = string,
  Figure extends string = string,
  Flag extends string = string,
  Direction extends string = string,
  State = StateRole,
  Part extends string = string,
  Aspect = AspectRole,
> {
  /** Its options are ids of arms; a counter draws the sign of that id, or its first letter where there is none. */
  readonly arm?: Named;
  readonly strength?: Figure;
  /** The other figures printed on the counter, the main one first. */
  readonly ratings?: readonly Figure[];
  readonly heavy?: Flag;
  readonly square?: Flag;
  readonly charging?: Flag;
  /** Set while the unit takes no part. */
  readonly out?: Flag;
  readonly state?: State;
  /** The side of the target's hex by which the unit comes. */
  readonly from?: Direction;
  readonly aspect?: Aspect;
  /** The side of its own hex that a unit faces; of an input, that the target faces. */
  readonly facing?: Direction;
  /** What its hex is: of an input, the target's hex; of a step, the hex entered. */
  readonly ground?: readonly Part[];
  /** What lies on the hexside that is crossed: of a unit, by the unit; of an input, into the target's hex. */
  readonly hexside?: readonly Part[];
  /** Of a hex that attacks: how it comes at each of the other side's hexes, in their order. */
  readonly paths?: Part;
  /** Of such a path: whether the two hexes touch. */
  readonly adjacent?: Flag;
}

/** The names of the fields whose values are of a type. */
type NamesOf<F extends Fields, T> = {
  readonly [N in keyof F & string]: ValueOf<F[N]> extends T ? N : never;
}[keyof F & string];

type StateRoleOf<F extends Fields> = {
  readonly [N in NamesOf<F, string>]: {
    readonly field: N;
    readonly marks: { readonly [O in ValueOf<F[N]> & string]?: StateMark };
  };
}[NamesOf<F, string>];

type AspectRoleOf<F extends Fields> = {
  readonly [N in NamesOf<F, string>]: {
    readonly field: N;
    readonly sides: readonly (ValueOf<F[N]> & string)[];
    readonly faces: number;
  };
}[NamesOf<F, string>];

/** Roles that can only name fields that are there, each of the type that the role needs. */
export type RolesOf<F extends Fields> = Roles<
  NamesOf<F, string>,
  NamesOf<F, number | null>,
  NamesOf<F, boolean>,
  NamesOf<F, Side>,
  StateRoleOf<F>,
  keyof F & string,
  AspectRoleOf<F>
>;
