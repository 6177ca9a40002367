import type { ActionRules, PreparedAsk, ReadyAction } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { type Refusal, refuse } from '@coup-doeil/core/game';
import { sequence142 } from '../charts/sequence.ts';
import { type CorbachBattle, type CorbachBoard, type CorbachCounter, isFighter } from './types.ts';

const RALLY = sequence142.step('rally');

const isInEnemyZone = (board: CorbachBoard, { side, hex }: CorbachCounter): boolean =>
  hex >= 0 && board.sides.some((other) => other !== side && (board.zones(other).bits[hex] ?? 0) !== 0);

const prepare = (board: CorbachBoard, { parts }: PreparedAsk<CorbachBattle>): ReadyAction | Refusal => {
  const [part, ...others] = parts;
  if (!part || others.length > 0) return refuse(t('One unit at a time.', 'Une unité à la fois.'), RALLY);
  const { counter } = part;
  if (!isFighter(counter) || counter.order === 'good-order')
    return refuse(t('It is in good order.', 'Elle est en bon ordre.'), RALLY);
  return {
    calculator: 'rally-phase',
    input: { units: [{ state: counter.order, inEnemyZone: isInEnemyZone(board, counter) }] },
    roles: [{ path: 'units.1', counter: counter.id }],
    questions: [],
    facts: [],
  };
};

/** Who tries, and who is reorganised outright; the roll is not printed, so its player says how it came out. */
export const rallyAction: ActionRules<CorbachBattle> = {
  id: 'rally',
  label: t('Rally', 'Ralliement'),
  manners: { rallies: t('rallies', 'se rallie') },
  against: 'own',
  fates: {
    rallied: t('rallied: in good order', 'ralliée\u202f: en bon ordre'),
    unrallied: t('not rallied', 'pas ralliée'),
  },
  pools: (board, side, hex) =>
    board.counters
      .filter(
        (counter) =>
          counter.side === side && counter.hex === hex && isFighter(counter) && counter.order !== 'good-order',
      )
      .map((counter) => ({ counters: [{ counter, manners: ['rallies'] }] })),
  prepare,
};
