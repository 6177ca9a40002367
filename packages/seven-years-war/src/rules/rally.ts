import { t } from '@coup-doeil/core/chart';
import { addLines, type Context } from '@coup-doeil/core/game';
import type { rallySheet } from '../charts/rally.ts';
import type { RALLY_READINGS } from '../readings/rally.ts';
import type { Army, Mover, Shelter } from '../vocabulary.ts';

/** A unit that would rally, and what is around it. */
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

type RallyCharts = { readonly rally: typeof rallySheet };
type RallyContext = Context<RallyCharts, typeof RALLY_READINGS>;

/** The morale a unit rallies on: its own, and every line that holds. */
export const computeRallyMorale = (context: RallyContext, unit: Shaken): number => {
  const { charts, tally } = context;
  const lines = charts.rally;
  const { id: chart, document, title } = lines;
  tally.add({ label: title, cite: { document, chart } }, unit.morale, () => t('The unit’s morale', 'Moral de l’unité'));
  const [far, enemy] = [lines.line('far'), lines.line('enemy')];
  addLines(tally, [
    unit.leader && { line: lines.line('leader'), value: unit.leaderModifier },
    unit.distance >= far.terms.atLeast && { line: far },
    sheltered(context, unit) && { line: lines.line('shelter') },
    unit.friends && { line: lines.line('friends') },
    unit.distance <= enemy.terms.atMost && { line: enemy },
    unit.army !== 'steady' && { line: lines.line(unit.army) },
  ]);
  return tally.total;
};

const sheltered = ({ charts, reading }: RallyContext, { arm, shelter }: Shaken): boolean => {
  const { arm: who, in: where } = charts.rally.line('shelter').terms;
  if (arm !== who) return false;
  return where.includes(shelter) || (shelter === 'walled-town' && reading('walled-shelter') === 'town');
};
