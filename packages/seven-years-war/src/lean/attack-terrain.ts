import { bareGrid, bareNotes } from '@coup-doeil/core/chart';
import { leanCalculator } from '@coup-doeil/core/game';
import { effect } from '../charts/figures.ts';
import type { NoteTerms } from '../charts/notes.ts';
import { attackRules } from '../rules/attack-answer.ts';
import { BARE } from './bare/attack-terrain.ts';

const ground = bareGrid({ infantry: effect, cavalry: effect, bombardment: effect });

/** The calculator of an attack’s terrain without its words: for bots, studies and searches. */
export const calculator = leanCalculator(
  BARE,
  {
    'terrain-hexes': ground,
    'terrain-hexsides': ground,
    notes: bareNotes<NoteTerms>(),
  },
  attackRules,
);
