import { createRoller, type Roller } from '@coup-doeil/dice/roll';
import type { Text } from '../text/index.ts';
import { computeAnswer } from './answer.ts';
import { type Ask, type CheckedAsk, checkAsk } from './ask.ts';
import { type Calculator, isRefusal } from './calculator.ts';
import type { GameVersion, Report } from './report.ts';
import { type GameOf, type Result, resultOf } from './run.ts';
import { endWalk, walkDice } from './walk-dice.ts';
import { createReport } from './whole-report.ts';

/** One die that was thrown: which, what it shows, and what for. */
export interface Roll {
  readonly die: string;
  readonly face: number;
  readonly for: Text;
}

/** A report with the dice that were thrown, the seed that throws them again, and what came out of each list of odds. */
export interface Rolled<C extends Calculator = Calculator> extends Report<C> {
  readonly rolls: readonly Roll[];
  readonly outcome: Readonly<Record<string, { readonly id: string; readonly label: Text }>> | null;
  readonly seed: string;
}

/** Asks a calculator and throws its dice. The same seed gives the same rolls everywhere, for ever. */
export const roll = <C extends Calculator>(
  game: GameOf<C>,
  calculator: C,
  ask: NoInfer<Ask<C>>,
  seed?: string,
): Result<Rolled<C>> =>
  resultOf(
    game,
    calculator,
    () => checkAsk(calculator, ask),
    (asked) => rollReport(game, calculator, asked, seed),
  );

/** The report of a checked ask with its dice thrown. */
export const rollReport = <C extends Calculator>(
  game: GameVersion,
  calculator: C,
  asked: CheckedAsk<C>,
  seed?: string,
): Rolled<C> => {
  const dice: Roller = createRoller(seed);
  const report = createReport(game, calculator, asked);
  const result = computeAnswer(calculator, asked);
  const branches = isRefusal(result) ? undefined : result.branches;
  if (!branches) return { ...report, rolls: [], outcome: null, seed: String(dice.seed) };
  const lists = calculator.odds ?? {};
  const faces: number[] = [];
  let walk = walkDice(branches, faces);
  while (walk.next) {
    faces.push(dice.roll(walk.next.die));
    walk = walkDice(branches, faces);
  }
  const end = endWalk(lists, branches, walk);
  const outcome = Object.entries(lists).flatMap(([list, about]) => {
    const id = end?.outcome[list];
    return id === undefined ? [] : [[list, { id, label: about.outcome(id) }] as const];
  });
  return {
    ...report,
    rolls: walk.thrown.map(({ die, face, why }) => ({ die: die.id, face, for: why })),
    outcome: Object.fromEntries(outcome),
    seed: String(dice.seed),
  };
};
