import { PairsPlan } from './Pairs.tsx';
import { findHexLists } from './planned.ts';
import { RosePlan } from './Rose.tsx';
import type { RoseProps } from './rose-state.ts';

export type PlanProps = RoseProps;

/** What is asked, as it stands on a map. */
export const Plan = (props: PlanProps) =>
  findHexLists(props.subject.calculator) ? <PairsPlan {...props} /> : <RosePlan {...props} />;
