import { t } from '@coup-doeil/core/chart';
import type { Refusal } from '@coup-doeil/core/game';
import { sequence142 } from '../charts/sequence.ts';
import { refuseCounter } from './stacks.ts';
import type { CorbachBoard, CorbachCounter } from './types.ts';

// The order of an activation as it is printed, held by the marks of this turn: fire, then moves, then all combats.

export const FIRE = sequence142.step('artillery-fire');
export const COMBATS = sequence142.step('combats');

/** Whether it is the other side’s turn. Where the file does not say whose turn it is, it is its own. */
export const isInactive = ({ document: { turn } }: CorbachBoard, side: string): boolean =>
  turn?.active !== undefined && turn.active !== side;

/** Whether two counters are activated together; a unit of no formation is activated alone. */
export const isActivatedWith = (counter: CorbachCounter, other: CorbachCounter): boolean => {
  if (counter.id === other.id) return true;
  const { side, formation, unit } = counter;
  if (formation === undefined || unit.traits.includes('independent')) return false;
  return other.side === side && other.formation === formation && !other.unit.traits.includes('independent');
};

const findAttacker = (board: CorbachBoard, side: string): CorbachCounter | undefined =>
  board.counters.find((counter) => counter.side === side && counter.marks.includes('attacked'));

/** Its own fire comes before any move of its formation, and none follows a combat. */
export const barsOwnFire = (board: CorbachBoard, counter: CorbachCounter): Refusal | undefined => {
  const attacker = findAttacker(board, counter.side);
  if (attacker)
    return refuseCounter(
      attacker,
      t('has attacked: no fire follows a combat', 'a attaqué\u202f: aucun tir ne suit un combat'),
      FIRE,
    );
  // A column may have moved in the marching movement, before all activations.
  const mover = board.counters.find(
    (other) => isActivatedWith(counter, other) && other.marks.includes('moved') && !other.marchColumn,
  );
  return (
    mover &&
    refuseCounter(
      mover,
      t('has moved: artillery fires before any move', 'a bougé\u202f: l’artillerie tire avant tout mouvement'),
      FIRE,
    )
  );
};

/** Once the combats have begun the active side moves no more. */
export const barsMarch = (board: CorbachBoard, { side }: CorbachCounter): Refusal | undefined => {
  const attacker = isInactive(board, side) ? undefined : findAttacker(board, side);
  return (
    attacker &&
    refuseCounter(
      attacker,
      t('has attacked: no move follows a combat', 'a attaqué\u202f: aucun mouvement ne suit un combat'),
      COMBATS,
    )
  );
};
