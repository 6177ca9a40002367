import { createRoller, type Roller } from '@coup-doeil/dice/roll';
import { same, type Text } from '../text/index.ts';
import { createContext } from './answer.ts';
import type { CheckedAsk } from './ask.ts';
import type { Calculator } from './calculator.ts';
import { createReport, type GameVersion, type Report } from './report.ts';
import { silentTally } from './tally.ts';

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
  const told = createReport(game, calculator, asked);
  const rolls: Roll[] = [];
  if (told.refused || !calculator.throw) return { ...told, rolls, outcome: null, seed: String(dice.seed) };
  const came = calculator.throw(createContext(calculator, asked, silentTally()), asked.input, (die, why) => {
    const face = dice.roll(die);
    rolls.push({ die: die.id, face, for: why });
    return face;
  });
  const outcome = Object.fromEntries(
    Object.entries(came).map(([list, id]) => [list, { id, label: calculator.odds?.[list]?.outcome(id) ?? same(id) }]),
  );
  return { ...told, rolls, outcome, seed: String(dice.seed) };
};
