/* The readings of a game, grouped by the chart that they stand on, the most doubtful first. */
import type { Reading } from '@coup-doeil/core/game';
import { chartIn, type Loaded } from '../lib/games.ts';
import type { Lang } from '../lib/words.ts';

export interface Doubt {
  readonly id: string;
  readonly reading: Reading;
}
export interface DoubtGroup {
  readonly title: string;
  readonly doubts: readonly Doubt[];
}

const DOUBTFUL = ['weak', 'fair', 'strong'] as const;
const rankOf = ({ reading }: Doubt): number => DOUBTFUL.indexOf(reading.confidence);

/** In the order of the newest sheet; charts of older ones follow. */
export const groupDoubts = (loaded: Loaded, lang: Lang): readonly DoubtGroup[] => {
  const doubts = Object.entries(loaded.game.readings).map(([id, reading]): Doubt => ({ id, reading }));
  const ids = new Set([
    ...loaded.editions.flatMap((edition) => (loaded.charts[edition] ?? []).map(({ id }) => id)),
    ...doubts.map(({ reading }) => reading.cite.chart),
  ]);
  return [...ids].flatMap((chart) => {
    const own = doubts.filter(({ reading }) => reading.cite.chart === chart);
    if (own.length === 0) return [];
    const charts = loaded.editions.flatMap((edition) => chartIn(loaded, edition, chart) ?? []);
    return [{ title: charts[0]?.title[lang] ?? '', doubts: own.toSorted((a, b) => rankOf(a) - rankOf(b)) }];
  });
};
