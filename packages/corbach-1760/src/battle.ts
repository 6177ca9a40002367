import { withResults } from '@coup-doeil/core/battle';
import { battle as early } from './battle/early.ts';
import { results } from './battle/results.ts';

/** The board of Corbach 1760: what its counters are, and what they may do from where they stand. */
export const battle = withResults(early, results);
