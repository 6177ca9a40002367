import { disorderedAgain } from './shared.ts';

/** The readings of the calculator `cohesion`. */
export const COHESION_READINGS = { 'disordered-again': disorderedAgain };
