import { chargeBridge } from './shared.ts';

export const CHARGE_READINGS = { 'charge-bridge': chargeBridge };
