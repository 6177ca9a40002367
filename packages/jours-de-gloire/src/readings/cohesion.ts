import { disorderedAgain } from './shared.ts';

export const COHESION_READINGS = { 'disordered-again': disorderedAgain };
