import type { NextAsk } from '@coup-doeil/core/game';
import { combatSequence } from '../../charts/combat-sequence.ts';

/** Some steps of a combat, each with the calculator that serves it; who and where is the player's to say. */
export const listSteps = (ids: readonly string[]): NextAsk[] =>
  ids.map((id) => {
    const { label, cite, calculator = null } = combatSequence.step(id);
    return { id, title: label, by: 'sheet', cite, calculator, input: {}, open: [''] };
  });
