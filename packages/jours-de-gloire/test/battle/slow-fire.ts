import type { BattleUnit } from '@coup-doeil/core/battle';
import { type Situation, tell } from './situation.ts';
import { fireInputs } from './slow-jdg.ts';

/** Of the ways of a shot those that the table counts, by the calculator's totals. */
export const slowFire = (situation: Situation, lead: BattleUnit, second: BattleUnit | undefined, target: string) => {
  const { document, readings } = situation;
  const inputs = fireInputs(document, lead, second, target, readings);
  const totals = inputs.map((input) => tell('fire', input, situation).answer?.total ?? Number.NEGATIVE_INFINITY);
  const wanted = readings['spine-entry'] === 'better' ? Math.max(...totals) : Math.min(...totals);
  return inputs.filter((_, i) => totals[i] === wanted);
};
