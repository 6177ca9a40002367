import { chargeBridge } from './shared.ts';

/** The readings of the calculator `charge`. */
export const CHARGE_READINGS = { 'charge-bridge': chargeBridge };
