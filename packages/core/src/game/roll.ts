import { createRoller, type Roller } from '@coup-doeil/dice/roll';
import { same, type Text } from '../text/index.ts';
import { computeAnswer } from './answer.ts';
import type { CheckedAsk } from './ask.ts';
import { type Calculator, isRefusal } from './calculator.ts';
import { createReport, type GameVersion, type Report } from './report.ts';
import { endWalk, walkDice } from './walk-dice.ts';

export interface Roll {
  readonly die: string;
  readonly face: number;
  readonly for: Text;
}

export interface Rolled extends Report {
  readonly rolls: readonly Roll[];
  readonly outcome: Readonly<Record<string, { readonly id: string; readonly label: Text }>> | null;
  readonly seed: string;
}

/** The report with its dice thrown. The same seed gives the same rolls everywhere, for ever. */
export const roll = (game: GameVersion, calculator: Calculator, asked: CheckedAsk, seed?: string): Rolled => {
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
  const outcome = Object.entries(end?.outcome ?? {}).map(
    ([list, id]) => [list, { id, label: lists[list]?.outcome(id) ?? same(id) }] as const,
  );
  return {
    ...report,
    rolls: walk.thrown.map(({ die, face, why }) => ({ die: die.id, face, for: why })),
    outcome: Object.fromEntries(outcome),
    seed: String(dice.seed),
  };
};
