import { useMemo } from 'preact/hooks';
import { Engraving } from './Engraving.tsx';
import { joinPlates, listGroundMarks } from './engraving/engrave.ts';
import type { PlanGround } from './plan-ground.ts';
import { readPlanSigns } from './plan-signs.ts';

/** The ground of a plan, engraved. */
export const EngravedPlan = ({ hexes, hexsides }: PlanGround) => {
  const { plates, shift } = useMemo(() => {
    const { signs, shift } = readPlanSigns({ hexes, hexsides });
    return { plates: joinPlates(listGroundMarks(signs)), shift };
  }, [hexes, hexsides]);
  if (plates.length === 0) return null;
  return (
    <g transform={`translate(${shift.x.toFixed(1)} ${shift.y.toFixed(1)})`}>
      <Engraving plates={plates} />
    </g>
  );
};
