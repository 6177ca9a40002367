import type { Cite } from '../chart/cell.ts';
import type { Chart } from '../chart/chart.ts';
import { type Text, t } from '../text/index.ts';
import type { InputOf } from './ask.ts';
import type { Calculator, Context } from './calculator.ts';
import type { BattleSide, Scalar } from './field.ts';
import type { Readings } from './reading.ts';
import type { DiceEnd } from './walk-dice.ts';

/** What a fate does to the unit that it befalls. */
export type Effect =
  /** A field of the unit takes another value: its order, say. */
  | { readonly kind: 'set'; readonly field: string; readonly value: Scalar }
  /** The counter shows its other face. */
  | { readonly kind: 'turn'; readonly face: 'front' | 'back' }
  /** Something that no field holds, and that the sheet leaves to the rules. */
  | { readonly kind: 'mark'; readonly mark: string; readonly label: Text }
  /** The unit retreats so many hexes; the verb is the sheet's, where it has another: `recoils`. */
  | { readonly kind: 'leave'; readonly hexes: number; readonly verb?: Text }
  /** It loses steps; where a step is a point of a field, that field. */
  | { readonly kind: 'lose'; readonly steps: number; readonly field?: string }
  | { readonly kind: 'eliminate' };

/** A choice that is a player's: asked, never guessed. */
export interface Choice {
  readonly id: string;
  readonly question: Text;
  /** The outcome of its own when there is nothing to choose. */
  readonly otherwise?: { readonly id: string; readonly label: Text };
}

/** Asks a player into which hex a unit recoils. */
export const RECOIL_TO: Choice = {
  id: 'recoil-to',
  question: t('Into which hex?', 'Vers quel hex\u202f?'),
  otherwise: { id: 'nowhere-to-go', label: t('nowhere to go', 'nulle part où aller') },
};

/** Asks a player which units lose the steps. */
export const WHO_LOSES: Choice = {
  id: 'who-loses',
  question: t('Which units lose the steps?', 'Quelles unités perdent les pas\u202f?'),
};

/** An effect and whom it befalls: one unit, or several among which its owner chooses. */
export interface UnitEffect {
  /** Where they stand in the input; an empty path where the input itself is the unit. */
  readonly units: readonly string[];
  readonly effect: Effect;
  readonly choice?: Choice;
  readonly cite?: Cite;
}

/** A ready input of a calculator that may come next. */
export interface NextAsk {
  readonly id: string;
  readonly title: Text;
  /** Whether the sheet prints it, or a player goes on as he likes. */
  readonly by: 'sheet' | 'player';
  /** Whose it is. */
  readonly side?: BattleSide;
  readonly cite?: Cite;
  /** `null` where it is told only, and moved by hand. */
  readonly calculator: string | null;
  readonly input: unknown;
  /** The dotted names that only a board knows: they are at their default, to be looked at; an empty one is all of it. */
  readonly open: readonly string[];
  readonly note?: Text;
}

/** How an answer came out: the input before and after, and the end of its dice, where it has any. */
export interface Moment<I> {
  readonly input: I;
  /** The input with all effects applied. */
  readonly after: I;
  readonly end: DiceEnd | null;
}

/** What follows a calculator's answer: what each fate does to a unit, and what the sheet says may come next. */
export interface Sequel<
  I = unknown,
  C extends Readonly<Record<string, Chart>> = Readonly<Record<string, Chart>>,
  R extends Readings = Readings,
> {
  /** The readings that it asks beside those of the calculator. */
  readonly readings: R;
  /** By fate: none of them for one that changes nothing. */
  readonly fates: Readonly<Record<string, readonly Effect[]>>;
  /** What the names of what a side bears are: steps that it loses, hexes that it retreats. */
  readonly bears?: Readonly<Record<string, 'leave' | { readonly lose: string }>>;
  /** What a player may say that happened, where the sheet has no table. */
  readonly entered?: Readonly<Record<string, Entered<I, C>>>;
  next(context: Context<C, R>, moment: Moment<I>): readonly NextAsk[];
  /** A row of the table in words, where its own label does not tell what it does. */
  rowText?(charts: C, id: string): Text;
}

/** A result that a player names, and what it does to the unit of the input. */
export interface Entered<I, C> {
  readonly label: Text;
  effects(context: Context<C>, input: I): readonly Effect[];
}

/** The charts that a calculator reads, by id. */
type ChartsOf<C> = C extends {
  readonly charts: Readonly<Record<string, infer T extends Readonly<Record<string, Chart>>>>;
}
  ? T
  : never;

/** Says what follows a calculator's answer; its types follow from the calculator, which is named by its type alone. */
export const defineSequel =
  <C extends Calculator>() =>
  <R extends Readings>(sequel: Sequel<InputOf<C>, ChartsOf<C>, R>): Sequel<InputOf<C>, ChartsOf<C>, R> =>
    sequel;
