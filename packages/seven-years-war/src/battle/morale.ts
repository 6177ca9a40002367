import type { BoardFact } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { silentTally } from '@coup-doeil/core/game';
import { type Fate, moraleEffects } from '../charts/morale-effects.ts';
import { findMoraleRow } from '../rules/morale.ts';
import { nameAll } from './facts.ts';
import type { WarBoard, WarCounter } from './types.ts';

const CHARTS = { 'morale-effects': moraleEffects };

const rowOf = (board: WarBoard, { morale }: WarCounter) =>
  morale === null
    ? null
    : findMoraleRow({ edition: board.edition, charts: CHARTS, tally: silentTally(), reading: board.reading }, morale);

/** What a loss point, an r or an S does to a counter; `unsaid` where the sheet has no line for it. */
export const effectOn = (board: WarBoard, counter: WarCounter, result: 'loss' | 'r' | 's'): Fate => {
  const row = rowOf(board, counter);
  return row ? moraleEffects.at(row, result).value : 'unsaid';
};

/** Who may retreat before the combat, if its player wants. */
export const tellRetreats = (board: WarBoard, defenders: readonly WarCounter[]): readonly BoardFact[] => {
  const free = defenders.filter((counter) => {
    const row = rowOf(board, counter);
    return row !== null && moraleEffects.at(row, 'retreat').value === 'yes';
  });
  const [first] = free;
  const row = first && rowOf(board, first);
  if (!row) return [];
  return [
    {
      id: 'may-retreat',
      label: t('May retreat before the combat', 'Peut se retirer avant le combat'),
      value: free.map(({ id }) => id).join(),
      text: nameAll(free),
      cite: moraleEffects.at(row, 'retreat').cite,
    },
  ];
};
