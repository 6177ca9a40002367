import type { DoneAction, FollowUp } from '@coup-doeil/core/battle';
import { formatHex } from '@coup-doeil/hex';
import { combatSequence } from '../charts/combat-sequence.ts';
import { mayCharge } from './deep-charge.ts';
import { listEnemies } from './situation.ts';
import type { WarBattle, WarBoard } from './types.ts';

const tell = (row: 'advance' | 'extension' | 'counter', side: string): FollowUp => {
  const { label, cite } = combatSequence.step(row);
  return { id: row, label, side, changes: [], asks: [], facts: [{ id: row, label, value: true, cite }] };
};

/** What the printed order of a combat names after its results: advance, extension, marker, then the cavalry. */
export const followAttack = (after: WarBoard, { side, targets }: DoneAction<WarBattle>): FollowUp[] => {
  const isEmpty = targets.some((target) => listEnemies(after, target, side).length === 0);
  const { label, cite } = combatSequence.step('cavalry');
  const charging = after.counters.filter((counter) => counter.side === side && mayCharge(after, counter));
  const asks = charging.map(({ id, hex }) => ({
    action: 'deep-charge',
    side,
    parts: [{ counter: id, as: 'charges' }],
    targets: [formatHex(after.ground.grid, hex)],
  }));
  return [
    ...(isEmpty ? [tell('advance', side), tell('extension', side)] : []),
    tell('counter', side),
    ...(asks.length > 0
      ? [{ id: 'cavalry', label, side, changes: [], asks, facts: [{ id: 'cavalry', label, value: true, cite }] }]
      : []),
  ];
};
