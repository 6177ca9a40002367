import type { BattleDoor, BattlefieldInput, TableChoice } from '@coup-doeil/core/battle';
import type { Chart } from '@coup-doeil/core/chart';
import type { Calculator, Game } from '@coup-doeil/core/game';
import type { Ruling } from './ruling.ts';
import { asksOf, type Trace, traceAsk } from './trace.ts';

/** Duties that a game need not meet, each with the reason: `{'fire-modifiers.terrain': 'the cells are cited instead'}`. */
export type Exemptions = Readonly<Record<string, string>>;

/** What the conformance kit is told beside the game: where its tests stand, its rulings, and what it is exempted from. */
export interface Options {
  /** The game's test folder: `import.meta.dirname`. */
  readonly at: string;
  readonly rulings?: readonly Ruling[];
  readonly exempt?: Exemptions;
  /** How many random inputs are pinned, in blocks of a thousand. */
  readonly drawn?: number;
  /** Positions beside the ready battles in which what a board says is pinned: drawn at random, say. */
  readonly positions?: readonly Position[];
}

/** Counters on a map, and how the table plays. */
export interface Position extends TableChoice {
  readonly document: BattlefieldInput;
}

/** A game with everything that the checks read. */
export interface Subject extends Required<Options> {
  readonly game: Game;
  /** By printing, in the sheet's order. */
  readonly charts: Readonly<Record<string, readonly Chart[]>>;
  readonly calculators: readonly Calculator[];
  /** Its counters on a map, where it has a battle door, and the battles to start from. */
  readonly door: BattleDoor | undefined;
  readonly battles: Readonly<Record<string, BattlefieldInput>>;
  /** Examples and random asks, worked out once for all checks. */
  readonly traces: readonly Trace[];
}

export const loadSubject = async (
  game: Game,
  { at, rulings = [], exempt = {}, drawn = 100_000, positions = [] }: Options,
): Promise<Subject> => {
  const charts = await game.charts();
  const calculators = await Promise.all(Object.values(game.calculators).map((load) => load()));
  const ready = Object.entries(game.battles ?? {}).map(async ([id, load]) => [id, await load()] as const);
  const [door, battles] = [await game.battle?.(), Object.fromEntries(await Promise.all(ready))];
  let traces: readonly Trace[] | undefined;
  return {
    game,
    at,
    rulings,
    exempt,
    drawn,
    positions,
    charts,
    calculators,
    door,
    battles,
    get traces() {
      traces ??= calculators.flatMap((calculator) => asksOf(calculator).map((asked) => traceAsk(calculator, asked)));
      return traces;
    },
  };
};

/** A rule that every game is held to. */
export interface Check {
  readonly id: string;
  /** What is true of a game that passes: the name of its test. */
  readonly says: string;
  /** The problems found, in words, each with its place. */
  run(subject: Subject): Promise<string[]> | string[];
}

/** Every chart with its printing. */
export const chartsOf = ({ charts }: Pick<Subject, 'charts'>): { edition: string; chart: Chart }[] =>
  Object.entries(charts).flatMap(([edition, all]) => all.map((chart) => ({ edition, chart })));
