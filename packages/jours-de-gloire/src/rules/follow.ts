import type { Cite } from '@coup-doeil/core/chart';
import type { BattleSide } from '@coup-doeil/core/game';
import type { Follow } from '../charts/results.ts';
import type { shock2016 } from '../charts/shock.ts';

/** What is known of a shock that is over. */
export interface Fought {
  hasCavalry(side: BattleSide): boolean;
  readonly counterCharge: boolean;
  /** Attackers went back, as the table reads how many must have. */
  readonly wentBack: boolean;
}

/** A thing that may come after a shock, and whose it is. */
export interface Following {
  readonly side: BattleSide;
  readonly what: Follow;
  readonly cite: Cite;
}

type Row = ReturnType<typeof shock2016.row>;

/** What the cells of a row let either side do next. */
export const listFollowing = ({ cells }: Pick<Row, 'cells'>, fought: Fought): Following[] =>
  (['attacker', 'defender'] as const).flatMap((side) =>
    cells[side].value.follow
      .filter(({ cavalryOnly }) => !cavalryOnly || fought.hasCavalry(side))
      .filter(({ afterCounterCharge }) => !afterCounterCharge || (fought.counterCharge && fought.wentBack))
      .map(({ what }) => ({ side, what, cite: cells[side].cite })),
  );
