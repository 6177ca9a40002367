import { t } from '@coup-doeil/core/chart';
import { type Branches, listBandRows, type Test } from '@coup-doeil/core/game';
import { d10 } from '@coup-doeil/dice';
import { SHOCK_FATES } from './outcome.ts';
import type { Shock, ShockContext } from './shock.ts';
import { type Fighting, suffer } from './suffer.ts';

const DICE = [{ die: d10, why: t('the shock', 'le choc') }];

/** All that the dice of a shock can bring, once its modifiers are known. */
export const listShockBranches = (
  context: ShockContext,
  { attackers, defenders }: { readonly [S in keyof Pick<Shock, 'attackers' | 'defenders'>]: Fighting['units'] },
  total: number,
): Branches => ({
  dice: DICE,
  fates: SHOCK_FATES,
  rows: listBandRows(DICE, context.charts.shock, total, ({ id, cells }) => {
    const tests: Test[] = [];
    const parties = [
      suffer(context, { side: 'attacker', units: attackers }, cells.attacker, tests),
      suffer(context, { side: 'defender', units: defenders }, cells.defender, tests),
    ];
    return { id, tests, parties };
  }),
});
