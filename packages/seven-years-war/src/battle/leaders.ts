import { type BoardFact, getStack } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { nameAll } from './facts.ts';
import type { WarBoard, WarCounter } from './types.ts';

/** The part of an input that speaks of leaders, and what is told beside it. */
interface Led {
  readonly input: { readonly leader: boolean; readonly leaderModifier?: number };
  readonly facts: readonly BoardFact[];
}

/** What the leaders of a stack add to morale: the best, or all of them, as the table reads it. */
export const findLeaders = (board: WarBoard, counter: WarCounter): Led => {
  const leaders = getStack(board, counter.hex).filter(({ arm, side }) => arm === 'leader' && side === counter.side);
  const modifiers = leaders.flatMap(({ modifier }) => (modifier === null ? [] : [modifier]));
  const unknown = leaders.filter(({ modifier }) => modifier === null);
  const facts: BoardFact[] =
    unknown.length === 0
      ? []
      : [
          {
            id: 'modifier-unknown',
            label: t('Leader without a morale modifier in the file', 'Chef sans modificateur de moral dans le fichier'),
            value: unknown.map(({ id }) => id).join(),
            text: nameAll(unknown),
            incomplete: true,
          },
        ];
  if (modifiers.length === 0) return { input: { leader: false }, facts };
  const sum = modifiers.reduce((total, modifier) => total + modifier, 0);
  const leaderModifier = board.reading('which-leader') === 'best' ? Math.max(...modifiers) : sum;
  return { input: { leader: true, leaderModifier }, facts };
};
