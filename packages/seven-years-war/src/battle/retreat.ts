import { type After, type DoneAction, listEntries, type Question } from '@coup-doeil/core/battle';
import { same, t } from '@coup-doeil/core/chart';
import { formatHex } from '@coup-doeil/hex';
import type { WarBattle, WarBoard, WarCounter } from './types.ts';

const NOWHERE: Question['options'] = [
  { id: 'stays', label: t('it stays', 'elle reste') },
  { id: 'eliminated', label: t('it is out of the battle', 'elle est hors de combat') },
];

/**
 * Where a counter retreats to is its player's choice, but for the hexes that an enemy who retreats has chosen before; so is
 * what becomes of it where it cannot.
 */
export const askRetreat = (
  board: WarBoard,
  done: DoneAction<WarBattle>,
  counter: WarCounter,
  chosen: readonly (string | undefined)[],
): After => {
  const { id, side, name } = counter;
  const hexes = listEntries(board, counter, counter.hex)
    .map((hex) => formatHex(board.ground.grid, hex))
    .filter((hex) => !chosen.includes(hex));
  const head = { side, counter: id };
  if (hexes.length === 0) {
    const question: Question = {
      ...head,
      id: `nowhere-to-go.${id}`,
      label: t('{name} cannot retreat: what becomes of it?', '{name} ne peut pas reculer\u202f: qu’advient-il\u202f?', {
        name,
      }),
      options: NOWHERE,
    };
    const gone = done.answer(question.id) === 'eliminated';
    return { changes: gone ? [{ change: 'eliminate', counter: id }] : [], questions: [question], facts: [] };
  }
  const question: Question = {
    ...head,
    id: `recoil-to.${id}`,
    label: t('{name} retreats: where to?', '{name} recule\u202f: où\u202f?', { name }),
    options: hexes.map((hex) => ({ id: hex, label: same(hex) })),
    hexes: true,
  };
  const hex = hexes.find((option) => option === done.answer(question.id));
  return { changes: hex ? [{ change: 'move', counter: id, hex }] : [], questions: [question], facts: [] };
};
