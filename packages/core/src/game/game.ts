import type { BattlefieldInput } from '../battle/battlefield.ts';
import type { BattleDoor } from '../battle/door.ts';
import type { Chart } from '../chart/chart.ts';
import type { Language, Text } from '../text/index.ts';
import type { Calculator } from './calculator.ts';
import type { Readings } from './reading.ts';
import { bindCalculator, type Call } from './run.ts';
import type { Sequel } from './sequel.ts';
import { first } from './value.ts';

/** The stages that a game goes through, in their order. */
export const STAGES = ['draft', 'checked', 'verified'] as const;
/** How far a game is proved: draft, every chart entered twice, a ruling for every note and line. */
export type Stage = (typeof STAGES)[number];

/** One printing of a game’s sheets. */
export interface Printing {
  readonly id: string;
  /** `null` where the sheet does not say. */
  readonly year: number | null;
  readonly label: Text;
}

/** Light: enough to list a game, and nothing that a list does not need. */
export interface Meta<GameId extends string = string> {
  readonly id: GameId;
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

/** A calculator of any game: who runs it checks the input by its own description first. */
export type AnyCalculator = Calculator;

/** The calculators of a game by their ids, each loaded when it is asked for. */
export type Loaders = Readonly<Record<string, () => Promise<AnyCalculator>>>;

/** A game as its package exports it: light, the rest loaded when it is asked for. */
export interface Game<L extends Loaders = Loaders, GameId extends string = string, R extends Readings = Readings> {
  readonly meta: Meta<GameId>;
  readonly sources: readonly Source[];
  /** Every doubtful place of its sheets. */
  readonly readings: R;
  readonly silences: readonly Silence[];
  /** The charts of every printing, in the sheet's order. */
  charts(): Promise<Readonly<Record<string, readonly Chart[]>>>;
  readonly calculators: L;
  /** Its counters on a map, for a game that has a battle door. */
  battle?(): Promise<BattleDoor>;
  /** Battles to start from, on ground and with forces of our own. */
  readonly battles?: Readonly<Record<string, () => Promise<BattlefieldInput>>>;
  /** What follows an answer, by calculator. */
  readonly sequels?: Readonly<Record<string, () => Promise<Sequel>>>;
}

/** The calculator that a loader loads. */
type Loaded<Load extends () => Promise<AnyCalculator>> = Awaited<ReturnType<Load>>;

/** The calculators of a game as functions: `game.shock({ … }, { edition, readings })`. */
export type Calls<L extends Loaders> = { readonly [Id in keyof L]: Call<Loaded<L[Id]>> };

/** The same, each of which loads its calculator first. */
export type LoadingCalls<L extends Loaders> = {
  readonly [Id in keyof L]: (...asked: Parameters<Call<Loaded<L[Id]>>>) => Promise<ReturnType<Call<Loaded<L[Id]>>>>;
};

/**
 * Says what a game is, and makes a function of each of its calculators: `await game.shock({ … }, { edition, readings })`. No
 * calculator may go by the name of another part of a game.
 */
export const defineGame = <
  GameId extends string,
  R extends Readings,
  L extends Readonly<Record<string, () => Promise<Calculator & { readonly game?: GameId }>>>,
>(
  game: Game<L & { readonly [Part in keyof Game]?: never }, GameId, R>,
): Game<L, GameId, R> & LoadingCalls<L> => {
  const calls = Object.entries<() => Promise<AnyCalculator>>(game.calculators).map(([id, load]) => [
    id,
    async (...asked: Parameters<Call>) => bindCalculator(game.meta, await load())(...asked),
  ]);
  return { ...(Object.fromEntries(calls) as LoadingCalls<L>), ...game };
};

/** Loads every calculator of a game: then they answer at once. `const { shock } = await loadCalls(game)`. */
export const loadCalls = async <L extends Loaders>({ meta, calculators }: Game<L>): Promise<Calls<L>> => {
  const calls = Object.entries<() => Promise<AnyCalculator>>(calculators).map(
    async ([id, load]) => [id, bindCalculator(meta, await load())] as const,
  );
  return Object.fromEntries(await Promise.all(calls)) as Calls<L>;
};

/** The printing that a reader is shown unless another is asked for. */
export const getDefaultPrinting = ({ printings }: Pick<Meta, 'printings'>): string => first(printings).id;
