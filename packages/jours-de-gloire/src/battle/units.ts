import { getStack, type UnpricedAction } from '@coup-doeil/core/battle';
import { type Text, t } from '@coup-doeil/core/chart';
import { type Refusal, refuse } from '@coup-doeil/core/game';
import { FIGHTERS, type Fighter } from '../vocabulary.ts';
import type { JdgBoard, JdgCounter } from './types.ts';

/** A counter that fights: a general never does. */
export type Fighting = JdgCounter & { readonly arm: Fighter };

export const isFighter = (counter: JdgCounter): counter is Fighting => FIGHTERS.some((arm) => arm === counter.arm);

/** Those whom a side meets in a hex: all enemy units, from the top of the stack. */
export const listEnemies = (board: JdgBoard, hex: number, side: string): readonly Fighting[] =>
  getStack(board, hex)
    .filter((counter) => counter.side !== side)
    .filter(isFighter);

/** A refusal that names its counter. */
export const refuseCounter = (reason: Text, { name }: JdgCounter, place: Parameters<typeof refuse>[1]): Refusal =>
  refuse(t('{name}: {reason}', '{name}\u202f: {reason}', { name, reason }), place);

/** Why a unit in its order neither fires nor attacks. */
export const barsOrder = (
  board: JdgBoard,
  counter: JdgCounter,
  place: Parameters<typeof refuse>[1],
): Refusal | undefined => {
  if (counter.state === 'routed')
    return refuseCounter(t('in rout, no line speaks of it', 'en déroute, aucune ligne n’en parle'), counter, place);
  return counter.state === 'disordered' && board.reading('who-attacks') === 'good-order'
    ? refuseCounter(t('in disorder', 'en désordre'), counter, place)
    : undefined;
};

/** A general alone, where the table reads him as a unit: the sheet has no figures for what befalls him. */
export const tellLoneGeneral = (board: JdgBoard, hex: number, side: string): UnpricedAction | undefined =>
  board.reading('lone-leader') === 'unit' && getStack(board, hex).some((counter) => counter.side !== side)
    ? {
        unpriced: t(
          'The sheet has no figures for a general alone.',
          'La feuille n’a pas de valeurs pour un général seul.',
        ),
      }
    : undefined;
