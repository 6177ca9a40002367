import type { ActionRules, PreparedAsk, ReadyAction } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { type Refusal, refuse } from '@coup-doeil/core/game';
import { combatSequence } from '../charts/combat-sequence.ts';
import { tellFaces } from './facts.ts';
import { findLeaders } from './leaders.ts';
import type { WarBattle, WarBoard, WarCounter } from './types.ts';
import { isEngaged } from './zones.ts';

/** Whether a counter may try a deep charge, once the advances are over. */
export const mayCharge = (board: WarBoard, counter: WarCounter): boolean =>
  counter.arm === 'cavalry' && counter.formed && !counter.marks.includes('charged') && isEngaged(board, counter);

const ADVANCED = {
  id: 'advanced',
  label: t('Are the advances over?', 'Les avances sont-elles finies\u202f?'),
  options: [
    { id: 'yes', label: t('yes', 'oui') },
    { id: 'no', label: t('no', 'non') },
  ],
};

const prepare = (board: WarBoard, { side, parts, answer }: PreparedAsk<WarBattle>): ReadyAction | Refusal => {
  const [part, ...others] = parts;
  if (!part || others.length > 0)
    return refuse(t('One unit at a time.', 'Une unité à la fois.'), combatSequence.step('cavalry'));
  const { counter } = part;
  const led = findLeaders(board, counter);
  return {
    calculator: 'deep-charge',
    input: {
      arm: counter.arm,
      engaged: isEngaged(board, counter),
      formed: counter.formed,
      already: counter.marks.includes('charged'),
      advanced: answer('advanced') !== 'no',
      morale: counter.morale ?? 0,
      ...led.input,
    },
    roles: [{ path: '', counter: counter.id }],
    questions: [{ ...ADVANCED, side }],
    facts: [...led.facts, ...tellFaces([counter])],
  };
};

export const deepChargeAction: ActionRules<WarBattle> = {
  id: 'deep-charge',
  label: t('Deep charge', 'Charge profonde'),
  manners: { charges: t('charges', 'charge') },
  against: 'own',
  pools: (board, side, hex) =>
    board.counters
      .filter((counter) => counter.side === side && counter.hex === hex && mayCharge(board, counter))
      .map((counter) => ({ counters: [{ counter, manners: ['charges'] }] })),
  prepare,
};
