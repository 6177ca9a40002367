import { type Answer, formatPlaceId, isRefusal, type Refusal } from '@coup-doeil/core/game';

/** Everything that two answers could differ in, their words aside, as one text. */
export const signature = (result: Answer | Refusal): string => {
  if (isRefusal(result)) return `refused ${formatPlaceId(result.refused.cite)}`;
  const { total, incomplete = false, odds, facts = [] } = result;
  return JSON.stringify([total, incomplete, odds, facts.map(({ id, value }) => [id, value])]);
};
