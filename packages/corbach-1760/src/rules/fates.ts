import type { OptionOf } from '@coup-doeil/core/game';
import type { Result } from '../charts/results.ts';
import type { losses, moraleAfterLoss, moraleTest } from '../readings/shared.ts';
import type { Arm, State } from '../vocabulary.ts';

/** How a unit comes out of a fire or a combat. `tests`: the morale test is left open. */
export const FATES = ['holds', 'tests', 'disorganised', 'disorganised-again', 'eliminated'] as const;

/** How a unit comes out of a fight. */
export type Fate = (typeof FATES)[number];

/** A unit that a result may strike. */
export interface Struck {
  readonly arm: Arm;
  readonly morale: number;
  /** The morale after the loss of a step, where it is another. */
  readonly moraleAfter: number | null;
  readonly state: State;
  /** Out of order by an earlier combat. */
  readonly byCombat: boolean;
}

/** The doubtful places asked here, whoever asks. */
export interface Asks {
  losses(): OptionOf<typeof losses>;
  moraleTest(): OptionOf<typeof moraleTest>;
  moraleAfterLoss(): OptionOf<typeof moraleAfterLoss>;
  starCause(): 'combat' | 'any';
  starSteps(): 'none' | 'one';
}

/** What a result does to one unit: settled, or by a test that is passed at or below `need` on the bare die. */
export type Blow = Fate | { readonly need: number; readonly fail: Fate };

const disorganised = ({ state }: Pick<Struck, 'state'>): Fate =>
  state === 'disorganised' ? 'disorganised-again' : 'disorganised';

/** A test of morale that is passed at or below a number. */
export const testAt = (need: number, unit: Pick<Struck, 'state'>): Blow => ({ need, fail: disorganised(unit) });

/** Whom the star strikes. */
export const lost = (unit: Struck, asks: Asks): boolean =>
  unit.arm === 'cavalry' && unit.state === 'disorganised' && (unit.byCombat || asks.starCause() === 'any');

export const blow = (result: Result, unit: Struck, asks: Asks): Blow => {
  switch (result.kind) {
    case 'none':
      return 'holds';
    case 'eliminated':
      return 'eliminated';
    case 'disorganised':
      return result.star && lost(unit, asks) ? 'eliminated' : disorganised(unit);
    default: {
      if (asks.moraleTest() === 'open') return 'tests';
      const { moraleAfter } = unit;
      const second = result.steps > 0 && moraleAfter !== null && asks.moraleAfterLoss() === 'second';
      return testAt((second ? moraleAfter : unit.morale) - result.modifier, unit);
    }
  }
};

/** What the side bears as one: steps and the hexes it retreats. */
export interface Burden {
  readonly steps: number;
  readonly retreat: number;
}

/** What is left for those who live: a unit that the star eliminates bears nothing, or one of the side's steps. */
export const burden = (result: Result, units: readonly Struck[], asks: Asks): Burden => {
  if (!('steps' in result)) return { steps: 0, retreat: 0 };
  const { steps, retreat } = result;
  if (steps === 0 || units.length === 1) return { steps, retreat };
  const starred = result.kind === 'disorganised' && result.star;
  const dead = starred ? units.filter((unit) => lost(unit, asks)).length : 0;
  if (asks.losses() === 'each') return { steps: steps * (units.length - dead), retreat };
  const starSteps = dead > 0 && dead < units.length && asks.starSteps() === 'one' ? dead : 0;
  return { steps: Math.max(0, steps - starSteps), retreat };
};
