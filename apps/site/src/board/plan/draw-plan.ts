/* A plan on the map. */
import type { GameBoard } from '@coup-doeil/core/battle';
import type { Plan } from '@coup-doeil/core/plan';
import type { Layers } from '../map/props.ts';
import { drawArrows } from '../play/layers.ts';
import { findWay } from '../play/marching.ts';

/** The hex that a plan is against, if it is against any. */
export const findTarget = (plan: Plan | undefined): string | undefined =>
  plan?.steps.flatMap(({ action }) => action?.targets ?? []).at(-1);

/** The steps of a plan by number, each beside who takes it, with arrows to whom it is against. */
export const drawPlan = (before: GameBoard, after: GameBoard, plan: Plan): Layers => {
  const asked = findTarget(plan);
  const [way] = plan.steps.flatMap(({ march }) =>
    march && before.byId.has(march.counter) ? (findWay(before, { counter: march.counter, hex: march.to }) ?? []) : [],
  );
  return {
    from: plan.steps.flatMap(({ action }) => (action ? drawArrows(after, action) : [])),
    numbers: plan.steps.flatMap(({ action, march }, i) => {
      const hex = march?.to ?? after.byId.get(action?.parts[0]?.counter ?? '')?.unit.hex;
      return hex === undefined ? [] : [{ hex, n: i + 1 }];
    }),
    ...(asked !== undefined && { asked }),
    ...(way && { way: way.hexes }),
  };
};
