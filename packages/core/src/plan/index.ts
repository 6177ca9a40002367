/**
 * Several actions in order, as one exact answer: the joint distribution over what becomes of the counters, and from it the
 * chance of every stage, of every counter's end and of every goal.
 */
export type { CounterEnd, CounterEnds, PlanEnd, SideLosses } from './ends.ts';
export { type FoundWay, type FoundWays, findWays, searchWays, type WaysAsk, type WaysProgress } from './find-ways.ts';
export { type Fraction, toWays } from './fraction.ts';
export { parsePlan } from './parse-plan.ts';
export type { Stop } from './perform.ts';
export type { Check, FollowAsk, Plan, PlanStep } from './plan.ts';
export { readPlan } from './read-plan.ts';
export { computePlan, type GoalChance, isTooMany, type PlanAnswer, runPlan } from './run-plan.ts';
export type { Stage, StageChoice } from './stage.ts';
export { tellCheck } from './tell-check.ts';
export type { PlanOptions, PlanProgress, TooManyStates } from './walk-plan.ts';
