import { type Text, t } from '@coup-doeil/core/chart';
import { defineSequel, type Effect } from '@coup-doeil/core/game';
import type { calculator } from '../calculators/morale-effect.ts';
import type { Fate } from '../charts/morale-effects.ts';
import { findMoraleRow } from '../rules/morale.ts';
import { listSteps } from './parts/next-steps.ts';

const mark = (id: string, label: Text): Effect => ({ kind: 'mark', mark: id, label });

const FATE_EFFECTS: Readonly<Record<Fate, readonly Effect[]>> = {
  unsaid: [],
  none: [],
  disorder: [mark('disorder', t('in disorder', 'en désordre'))],
  rout: [mark('rout', t('routed', 'en déroute'))],
  surrender: [mark('surrender', t('surrenders, for one loss point', 'se rend, pour un point de perte'))],
};

const FIRST_LOSS: readonly Effect[] = [
  { kind: 'set', field: 'stepLost', value: true },
  { kind: 'turn', face: 'back' },
];

type Column = 'loss' | 'r' | 's';
type Moraled = Parameters<typeof calculator.answer>[1];
type MoraleContext = Parameters<typeof findMoraleRow>[0] & Parameters<typeof calculator.answer>[0];

const effectOf = (context: MoraleContext, { morale }: Moraled, column: Column): readonly Effect[] => {
  const row = findMoraleRow(context, morale);
  return row ? FATE_EFFECTS[context.charts['morale-effects'].at(row, column).value] : [];
};

/** The sheet has no combat table: the player says what came of the unit, and its morale what that does. */
export const sequel = defineSequel<typeof calculator>()({
  readings: {},
  fates: {},
  entered: {
    'loss-point': {
      label: t('a loss point', 'un point de perte'),
      effects: (context, input) => [
        { kind: 'lose', steps: 1 },
        // The line of its morale speaks of a unit that has lost a step already.
        ...(input.stepLost ? effectOf(context, input, 'loss') : FIRST_LOSS),
      ],
    },
    r: {
      label: t('a result “r”', 'un résultat «\u202fr\u202f»'),
      effects: (context, input) => effectOf(context, input, 'r'),
    },
    s: {
      label: t('a result “S”', 'un résultat «\u202fS\u202f»'),
      effects: (context, input) => effectOf(context, input, 's'),
    },
    retreat: { label: t('a retreat', 'un recul'), effects: () => [{ kind: 'leave', hexes: 1 }] },
  },
  next: () => listSteps(['advance', 'extension', 'cavalry']),
});
