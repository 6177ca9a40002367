import { bareBands, bareGrid, bareLadder, bareLines, bareNotes, figure } from '@coup-doeil/core/chart';
import { leanCalculator } from '@coup-doeil/core/game';
import { drm } from '../charts/figures.ts';
import type { NoteTerms } from '../charts/notes.ts';
import { shockResult } from '../charts/results.ts';
import { shockRules } from '../rules/shock-answer.ts';
import { BARE } from './bare/shock.ts';

/** The calculator of a shock without its words: for bots, studies and searches. */
export const calculator = leanCalculator(
  BARE,
  {
    terrain: bareGrid({ shock: drm }),
    notes: bareNotes<NoteTerms>(),
    'shock-modifiers': bareLines,
    shock: bareBands({ defender: shockResult, attacker: shockResult }),
    odds: bareLadder(figure),
  },
  shockRules,
);
