import type { BattleDoor, Battlefield, TargetActions } from '@coup-doeil/core/battle';
import type { AnyCalculator, Meta } from '@coup-doeil/core/game';
import type { Subject } from '../../calculator/state/subject.ts';

/** The addresses of the scripts that workers need: their own, and the game’s battle door. */
export interface Scripts {
  /** Counts plans. */
  readonly plan: string;
  /** Sets out a calculation as a battle. */
  readonly calculation: string;
  readonly battle: string;
}

/** What a board's page is about; the same for its whole life. */
export interface BoardSubject {
  readonly game: Pick<Meta, 'id' | 'version' | 'title'>;
  readonly door: BattleDoor;
  /** The key's symbols, from English to the language of the page. */
  readonly symbols: Subject['symbols'];
  /** Battles to start from. */
  readonly ready: readonly [Battlefield, ...Battlefield[]];
  /** What the first side of the first battle can do, as the page was built with it. */
  readonly opening: readonly TargetActions[];
  /** None in the build. */
  readonly scripts?: Scripts;
}

/** A calculator of the board, as the parts of an answer are drawn from it; readings of the board are among its own. */
export const subjectOf = ({ game, door, symbols }: BoardSubject, calculator: AnyCalculator): Subject => ({
  game,
  title: calculator.title,
  calculator: { ...calculator, readings: { ...calculator.readings, ...door.readings } },
  symbols,
  plan: undefined,
});
