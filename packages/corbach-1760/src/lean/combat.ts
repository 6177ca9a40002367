import { bareBands, bareGrid, bareLadder, bareLines, bareNotes, figure } from '@coup-doeil/core/chart';
import { leanCalculator } from '@coup-doeil/core/game';
import { drm, observation } from '../charts/figures.ts';
import type { NoteTerms } from '../charts/notes.ts';
import { result } from '../charts/results.ts';
import { combatRules } from '../rules/combat-answer.ts';
import { BARE } from './bare/combat.ts';

/** The calculator of a combat without its words: for bots, studies and searches. */
export const calculator = leanCalculator(
  BARE,
  {
    terrain: bareGrid({ combat: drm, observations: observation }),
    combat: bareBands({ attacker: result, defender: result }),
    'combat-modifiers': bareLines,
    ratio: bareLadder(figure),
    notes: bareNotes<NoteTerms>(),
  },
  combatRules,
);
