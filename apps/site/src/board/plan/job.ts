/* What a plan's worker is asked, and what it tells. All of it is plain data. */
import type { Battlefield, FollowUp, Question } from '@coup-doeil/core/battle';
import type {
  FoundWays,
  Fraction,
  Plan,
  PlanAnswer,
  PlanProgress,
  TooManyStates,
  WaysAsk,
  WaysProgress,
} from '@coup-doeil/core/plan';

interface Asked {
  /** The address of the script with the game’s battle door. */
  readonly door: string;
  readonly document: Battlefield;
}

export type PlanJob = Asked & { readonly plan: Plan };
export type WaysJob = Asked & { readonly ways: WaysAsk };
export type Job = PlanJob | WaysJob;

/** What a step of a plan may lead to, in one case or another. */
export interface StepOffers {
  readonly step: string;
  readonly followUps: readonly Pick<FollowUp, 'id' | 'label' | 'side'>[];
  /** Choices of players that may come up, with all their options. */
  readonly questions: readonly Question[];
}

/** The goals of a plan without one of its steps. */
export interface Without {
  readonly step: string;
  /** In the order of the plan’s goals; nothing for a goal that hung on the step. */
  readonly goals: readonly (Fraction | undefined)[];
}

/** A plan’s answer, with as many ends as are shown. */
export interface ShownAnswer extends PlanAnswer {
  /** How many ends there are in all. */
  readonly allEnds: number;
}

export type PlanMessage =
  | { readonly kind: 'progress'; readonly progress: PlanProgress | WaysProgress }
  | { readonly kind: 'answer'; readonly answer: ShownAnswer | TooManyStates }
  | { readonly kind: 'offers'; readonly offers: readonly StepOffers[] }
  | { readonly kind: 'without'; readonly without: readonly Without[] }
  | { readonly kind: 'ways'; readonly ways: FoundWays }
  /** The plan names what the board does not have. */
  | { readonly kind: 'fault' }
  | { readonly kind: 'end' };
