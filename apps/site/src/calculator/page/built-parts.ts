import type { ComponentType } from 'preact';
import type { ActionsProps } from '../actions/Actions.tsx';
import type { TableProps } from '../answer/details.tsx';
import type { AnswerProps } from '../answer/props.ts';
import type { Form } from '../form/Form.tsx';
import type { PlanProps } from '../plan/Plan.tsx';
import type { WhatIfProps } from '../what-if/LiveWhatIf.tsx';
import type { SetbarProps } from './Setbar.tsx';

/** The parts that the build draws, and whose code a browser fetches only when they are wanted. */
export interface BuiltParts {
  readonly Setbar: ComponentType<SetbarProps>;
  readonly Form: typeof Form;
  readonly Plan: ComponentType<PlanProps>;
  readonly Actions: ComponentType<ActionsProps>;
  readonly ReadingsAndTable: ComponentType<TableProps>;
  readonly Facts: ComponentType<AnswerProps>;
  readonly OddsSection: ComponentType<AnswerProps>;
  readonly Working: ComponentType<AnswerProps>;
  readonly WhatIf: ComponentType<WhatIfProps>;
}

/** After a key, what explains the answer waits so long, in milliseconds, that the answer itself is painted first. */
export const AFTER_ANSWER = 60;
