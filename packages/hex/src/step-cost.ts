import { checkInteger } from './check.ts';

/**
 * A game's function for the cost of one step: a whole number from 0 to `MOST_COST`, or `FORBIDDEN`. (Games with costs of
 * ½ count in half-points.) The unit stays in its mode unless the cost comes from `changeMode`, `stopAfter` or `takeRest`.
 */
export type StepCost = (from: number, side: number, to: number, mode: number) => number;

/** The cost of a step that may not be made. */
export const FORBIDDEN = -1;
/** The bits of a step's outcome that are its cost. */
export const COST_MASK = 0xfffff;
// A step that takes all that is left stands above all costs, the lower the more must be left for it.
const MOST_NEEDED = 1000;
/** The highest cost of one step: 1,047,574. */
export const MOST_COST = COST_MASK - 1 - MOST_NEEDED;
const MOST_MODES = 500;

/** A cost after which the unit moves on in another mode: it has left the road, formed column, limbered. */
export const changeMode = (cost: number, mode: number, stops = 0): number =>
  cost < 0 ? cost : cost + (checkInteger(mode, 'mode', 0, MOST_MODES - 1) * 2 + stops + 1) * (COST_MASK + 1);

/** A cost after which the unit may not move on: it has entered a zone of control, say. */
export const stopAfter = (cost: number, mode = 0): number => changeMode(cost, mode, 1);

/**
 * A step that takes all that is left of the allowance; the unit stops after it. It may not be made when no more is left than it
 * needs: what leaving a zone costs before it, say.
 */
export const takeRest = (mode = 0, needed = 0): number =>
  stopAfter(COST_MASK - checkInteger(needed, 'needed', 0, MOST_NEEDED), mode);
