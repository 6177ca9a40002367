import { type Cite, same, type Text } from '@coup-doeil/core/chart';
import type { Counts, Way } from './figures.ts';

/** A sign of the key with its effect, apart from the words of the key: rules need no more. */
export interface Sign {
  readonly label: Text;
  readonly cite: Cite;
  readonly ways: readonly Way[];
}

const sign = (row: string, symbol: string, ...ways: Way[]): Sign => ({
  label: same(symbol),
  cite: { document: '001', chart: 'key', row },
  ways,
});

export const SIGNS = {
  plain: sign('plain', '#', 'into'),
  round: sign('round', '()', 'into', 'out'),
  square: sign('square', '[]', 'out'),
  barred: sign('barred', 'P'),
};

/** The sign that says when a figure counts. */
export const SIGN_OF: Record<Counts, Sign> = { into: SIGNS.plain, both: SIGNS.round, out: SIGNS.square };
