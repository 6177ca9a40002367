import { createPicker } from '@coup-doeil/dice/roll';
import { tryDamaged } from '../test/sheets/damage.ts';

const count = Math.ceil(100_000 * Number(process.env.PROOF_SIZE ?? 1));
const seed = `${Date.now()}`;
const { faults, mistaken } = await tryDamaged(count, createPicker(seed));
console.log(`${mistaken} of ${count} damaged sheets had mistakes; seed ${seed}`);
for (const fault of faults) console.error(fault);
const isMet = faults.length === 0;
console.log(
  `figure: core: damaged sheets | ${count} games | mistakes with their places, no exception | ${isMet ? 'met' : 'missed'}`,
);
if (!isMet) process.exitCode = 1;
