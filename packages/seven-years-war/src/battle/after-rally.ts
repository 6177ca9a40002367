import type { After, DoneAction } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import type { WarBattle, WarBoard } from './types.ts';

const ORDERS_AFTER = [
  { id: 'disordered', label: t('disordered', 'en désordre') },
  { id: 'good-order', label: t('in good order', 'en bon ordre') },
];

/** Who rallies from disorder is in good order; from rout to which order the sheet does not say. */
export const afterRally = (_: WarBoard, { parts, outcome, answer }: DoneAction<WarBattle>): After => {
  const counter = parts[0]?.counter;
  if (!counter || outcome.row !== 'rallied') return { changes: [], questions: [], facts: [] };
  const { id, side, order, name, unit } = counter;
  const remove = [order, 'disordered-again'].filter((word) => unit.state.includes(word));
  if (order === 'disordered')
    return { changes: [{ change: 'state', counter: id, add: [], remove }], questions: [], facts: [] };
  const question = {
    id: `rally-to.${id}`,
    side,
    counter: id,
    label: t(
      '{name} rallies from rout: to which order?',
      '{name} se rallie d’une déroute\u202f: dans quel ordre\u202f?',
      { name },
    ),
    options: ORDERS_AFTER,
  };
  const next = ORDERS_AFTER.find((option) => option.id === answer(question.id))?.id;
  const add = next === 'disordered' ? ['disordered'] : [];
  return { changes: next ? [{ change: 'state', counter: id, add, remove }] : [], questions: [question], facts: [] };
};
