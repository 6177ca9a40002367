import type { NextAsk } from '@coup-doeil/core/game';
import { combatSequence } from '../../charts/combat-sequence.ts';

/** The steps of a combat from one to another, as far as a calculator serves them; who and where is the player's to say. */
export const listSteps = (ids: readonly string[]): NextAsk[] =>
  combatSequence.rows.flatMap(({ id, label, cite, calculator }): NextAsk[] =>
    ids.includes(id) && calculator !== undefined
      ? [{ id, title: label, by: 'sheet', cite, calculator, input: {}, open: [''] }]
      : [],
  );
