import { type Line, t } from '@coup-doeil/core/chart';
import type { Context } from '@coup-doeil/core/game';
import type { rallySheet } from '../charts/rally.ts';
import type { RALLY_READINGS } from '../readings/rally.ts';
import type { Army, Mover } from '../vocabulary.ts';

/** What an infantry unit may find shelter in. */
export const SHELTERS = ['none', 'woods', 'town', 'walled-town'] as const;
export type Shelter = (typeof SHELTERS)[number];

export interface Shaken {
  readonly arm: Mover;
  readonly morale: number;
  readonly leader: boolean;
  readonly leaderModifier: number;
  /** Hexes to the nearest enemy. */
  readonly distance: number;
  readonly shelter: Shelter;
  /** A friend in disorder or routed stands with it or next to it. */
  readonly friends: boolean;
  readonly army: Army;
}

export type RallyCharts = { readonly rally: typeof rallySheet };
export type RallyContext = Context<RallyCharts, typeof RALLY_READINGS>;

/** The morale a unit rallies on: its own, and every line that holds. */
export const rallyMorale = (context: RallyContext, unit: Shaken): number => {
  const { charts, tally } = context;
  const lines = charts.rally;
  const add = (line: Line, value = line.value) => tally.add(line, value);
  const { id: chart, document, title } = lines;
  tally.add({ label: title, cite: { document, chart } }, unit.morale, () => t('The unit’s morale', 'Moral de l’unité'));
  if (unit.leader) add(lines.line('leader'), unit.leaderModifier);
  if (unit.distance >= Number(lines.line('far').terms.atLeast)) add(lines.line('far'));
  if (sheltered(context, unit)) add(lines.line('shelter'));
  if (unit.friends) add(lines.line('friends'));
  if (unit.distance <= Number(lines.line('enemy').terms.atMost)) add(lines.line('enemy'));
  if (unit.army !== 'steady') add(lines.line(unit.army));
  return tally.total;
};

const sheltered = ({ charts, reading }: RallyContext, { arm, shelter }: Shaken): boolean => {
  const { arm: who, in: where } = charts.rally.line('shelter').terms;
  if (arm !== who || !Array.isArray(where)) return false;
  return where.includes(shelter) || (shelter === 'walled-town' && reading('walled-shelter') === 'town');
};
