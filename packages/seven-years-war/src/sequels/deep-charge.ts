import { t } from '@coup-doeil/core/chart';
import { defineSequel, type Effect, type NextAsk } from '@coup-doeil/core/game';
import type { calculator } from '../calculators/deep-charge.ts';

// One a turn: it has made its own.
const MADE: Effect = { kind: 'set', field: 'already', value: true };
const BOUND: Effect = {
  kind: 'mark',
  mark: 'bound',
  label: t('bound to the next attack', 'tenue à la prochaine attaque'),
};

/** What follows a deep charge. */
export const sequel = defineSequel<typeof calculator>()({
  readings: {},
  fates: { obliged: [MADE, BOUND], free: [MADE] },
  next: (context, { end }): NextAsk[] => {
    if (end?.branch.id !== 'obliged') return [];
    const { cite } = context.charts['deep-charge'].at(Number.MAX_SAFE_INTEGER).cells.result;
    return [
      {
        id: 'next-attack',
        title: t('The next attack, which it must join', 'La prochaine attaque, à laquelle elle doit se joindre'),
        by: 'sheet',
        cite,
        calculator: 'attack-terrain',
        input: { attackers: [{ arm: 'cavalry' }] },
        open: [''],
      },
    ];
  },
});
