import { type LineWay, type PreparedAsk, testSight } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { type Refusal, refuse } from '@coup-doeil/core/game';
import { artilleryModifiers142 } from '../charts/artillery-modifiers.ts';
import { sequence142 } from '../charts/sequence.ts';
import { aspectOf } from './facing.ts';
import { barsOwnFire, FIRE, isInactive } from './order.ts';
import { refuseCounter } from './stacks.ts';
import { type CorbachBoard, type CorbachCounter, isFighter, type Unit } from './types.ts';

const REACTION = sequence142.step('reaction-fire');

export const barsShooter = (
  board: CorbachBoard,
  side: string,
  counter: CorbachCounter,
  ways: readonly LineWay[],
): Refusal | undefined => {
  if (counter.hex < 0) return refuseCounter(counter, t('not on the map', 'pas sur la carte'), FIRE);
  if (counter.order === 'routed') return refuseCounter(counter, t('routed', 'en déroute'), FIRE);
  if (!isInactive(board, side)) return barsOwnFire(board, counter);
  const arc = board.reading('fire-arc') === 'front' && isFighter(counter);
  if (arc && !ways.some(({ out }) => aspectOf(board, counter, out) === 'front'))
    return refuseCounter(
      counter,
      t('the line leaves it over no front hexside', 'la ligne n’en sort par aucun bord de front'),
      REACTION,
    );
  return undefined;
};

export const barsTarget = (
  board: CorbachBoard,
  side: string,
  from: number,
  target: number,
  targets: readonly Unit[],
  answer: PreparedAsk['answer'],
): Refusal | undefined => {
  if (targets.length === 0)
    return refuse(t('No enemy unit stands there.', 'Aucune unité ennemie ne s’y trouve.'), FIRE);
  if (isInactive(board, side) && !targets.some(({ marks }) => marks.includes('moved')))
    return refuse(
      t('Reaction fire is at a unit that has moved a hex.', 'Le tir de réaction vise une unité qui a bougé d’un hex.'),
      REACTION,
    );
  const blocked = testSight(board, from, target).blockedAt > 0 || answer('line-of-sight') === 'blocked';
  const head = { cite: { document: artilleryModifiers142.document, chart: artilleryModifiers142.id } };
  return blocked ? refuse(t('The line of sight is blocked.', 'La ligne de vue est bloquée.'), head) : undefined;
};
