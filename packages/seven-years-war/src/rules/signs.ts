import type { Row } from '@aide-de-camp/core/chart';
import { InputError } from '@aide-de-camp/core/game';
import type { Counts, Way } from '../charts/figures.ts';
import type { keySheet } from '../charts/key.ts';

export type Sign = 'plain' | 'round' | 'square' | 'barred';

/** The sign of the key that says when a figure counts. */
export const BRACKETS: Record<Counts, Sign> = { into: 'plain', both: 'round', out: 'square' };

/** A row of the key. */
export const signOf = ({ key }: { readonly key: typeof keySheet }, id: Sign): Row => {
  const found = key.rows.find((row) => row.id === id);
  if (found) return found;
  throw new InputError({ code: 'row', field: key.id, allowed: key.rows.map((row) => row.id), given: id });
};

/** Whether figures under this sign count for an attack that goes this way. */
export const counts = ({ terms }: Row, way: Way): boolean => Array.isArray(terms.ways) && terms.ways.includes(way);
