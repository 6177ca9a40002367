import { bareGrid, bareLines, bareNotes } from '@coup-doeil/core/chart';
import { leanCalculator } from '@coup-doeil/core/game';
import { cost } from '../charts/figures.ts';
import type { NoteTerms } from '../charts/notes.ts';
import { marchRules } from '../rules/march-answer.ts';
import { BARE } from './bare/march.ts';

const ground = bareGrid({ foot: cost, mounted: cost });

/** The calculator of a march without its words: for bots, studies and searches. */
export const calculator = leanCalculator(
  BARE,
  {
    'terrain-hexes': ground,
    'terrain-hexsides': ground,
    'zone-exit': bareLines,
    notes: bareNotes<NoteTerms>(),
  },
  marchRules,
);
