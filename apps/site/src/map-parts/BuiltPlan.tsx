import { useMemo } from 'preact/hooks';
import { EngravedPlan } from './EngravedPlan.tsx';
import type { PlanGround } from './plan-ground.ts';
import { useBuilt } from './use-built.ts';

/** The pen is large: where the page draws a plan by itself, it waits for the first sign of somebody. */
const waitForSomebody = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.userActivation.hasBeenActive) return resolve();
    for (const sign of ['pointermove', 'pointerdown', 'keydown'])
      addEventListener(sign, () => resolve(), { once: true, passive: true });
    return undefined;
  });

/**
 * The ground of a plan. The build engraves it, and says of what; a browser fetches the pen once the ground is another, as it is
 * at once where the page was opened by a link.
 */
export const BuiltPlan = (props: PlanGround) => {
  const isDrawn = ({ signs }: { readonly signs: readonly string[] }): boolean => signs.length > 0;
  const [hexes, hexsides] = [props.hexes.filter(isDrawn), props.hexsides.filter(isDrawn)];
  const key = JSON.stringify({ hexes, hexsides });
  const ground = useMemo((): PlanGround => ({ hexes, hexsides }), [key]);
  const isBlank = hexes.length + hexsides.length === 0;
  const { place, Pen } = useBuilt(
    key,
    (built) => built.dataset.ground === key || (isBlank && !built.firstChild),
    async () => {
      await waitForSomebody();
      return (await import('./EngravedPlan.tsx')).EngravedPlan;
    },
  );
  if (import.meta.env.SSR)
    return (
      <g data-ground={key}>
        <EngravedPlan {...ground} />
      </g>
    );
  if (Pen)
    return (
      <g key="drawn">
        <Pen {...ground} />
      </g>
    );
  // Hydration leaves what stands in an element whose content is said to be HTML, and its other attributes.
  return <g ref={place} dangerouslySetInnerHTML={{ __html: '' }} />;
};
