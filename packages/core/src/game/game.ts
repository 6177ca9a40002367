import type { BattlefieldInput } from '../battle/battlefield.ts';
import type { BattleDoor } from '../battle/door.ts';
import type { Chart } from '../chart/chart.ts';
import type { Language, Text } from '../text/index.ts';
import type { Calculator } from './calculator.ts';
import type { Readings } from './reading.ts';
import { first } from './value.ts';

export const STAGES = ['draft', 'checked', 'verified'] as const;
/** How far a game is proved: draft, every chart entered twice, a ruling for every note and line. */
export type Stage = (typeof STAGES)[number];

export interface Printing {
  readonly id: string;
  /** `null` where the sheet does not say. */
  readonly year: number | null;
  readonly label: Text;
}

/** Light: enough to list a game, and nothing that a list does not need. */
export interface Meta {
  readonly id: string;
  readonly title: Text;
  readonly publisher: string;
  readonly period: Text;
  /** What the package holds, in a line. */
  readonly about: Text;
  readonly dice: readonly string[];
  /** The newest first, as a rule: the first is the default. */
  readonly printings: readonly Printing[];
  readonly languages: readonly Language[];
  readonly stage: Stage;
  /** The version of the data; it is the package's own. */
  readonly version: string;
  readonly charts: readonly { readonly id: string; readonly title: Text }[];
  readonly calculators: readonly { readonly id: string; readonly title: Text; readonly walk?: true }[];
}

/** A sheet, a rulebook: what a citation points at. */
export interface Source {
  readonly id: string;
  readonly title: Text;
  readonly year: number | null;
  readonly languages: readonly Language[];
  /** What it is, what is wrong with it, which other copy agrees. */
  readonly about: Text;
}

/** Something the sheets leave open for good, so that the package says so. */
export interface Silence {
  readonly id: string;
  readonly text: Text;
}

// A calculator of some input: who runs it checks the input by its own description first.
export type AnyCalculator = Calculator;

export interface Game {
  readonly meta: Meta;
  readonly sources: readonly Source[];
  readonly readings: Readings;
  readonly silences: readonly Silence[];
  /** The charts of every printing, in the sheet's order. */
  charts(): Promise<Readonly<Record<string, readonly Chart[]>>>;
  readonly calculators: Readonly<Record<string, () => Promise<AnyCalculator>>>;
  /** Its counters on a map, for a game that has a battle door. */
  battle?(): Promise<BattleDoor>;
  /** Battles to start from, on ground and with forces of our own. */
  readonly battles?: Readonly<Record<string, () => Promise<BattlefieldInput>>>;
}

export const defineGame = (game: Game): Game => game;

/** The printing that a reader is shown unless another is asked for. */
export const getDefaultPrinting = ({ printings }: Pick<Meta, 'printings'>): string => first(printings).id;
