import { createPicker } from '@coup-doeil/dice/roll';
import { readSheets } from '../src/sheets/index.ts';
import { tryDamaged } from '../test/sheets/damage.ts';
import { LONG_SHEETS, MANY } from '../test/sheets/long-sheets.ts';

const RUNS = 3;
const MOST_MS = 1000;

/** The slowest kind of sheet, each by its fastest run: another process may hold up one of them. */
const times = Object.entries(LONG_SHEETS).map(([kind, files]) => {
  const runs = Array.from({ length: RUNS }, () => {
    const started = performance.now();
    readSheets(files);
    return performance.now() - started;
  });
  return { kind, ms: Math.round(Math.min(...runs)) };
});
const slowest = times.reduce((a, b) => (b.ms > a.ms ? b : a));
const isFast = slowest.ms < MOST_MS;
console.log(
  `figure: core: a sheet of ${MANY} rows | ${slowest.ms} ms (${slowest.kind}) | under ${MOST_MS} ms | ${isFast ? 'met' : 'missed'}`,
);

const count = Math.ceil(100_000 * Number(process.env.PROOF_SIZE ?? 1));
const seed = `${Date.now()}`;
const { faults, mistaken } = await tryDamaged(count, createPicker(seed));
console.log(`${mistaken} of ${count} damaged sheets had mistakes; seed ${seed}`);
for (const fault of faults) console.error(fault);
const isMet = faults.length === 0;
console.log(
  `figure: core: damaged sheets | ${count} games | mistakes with their places, no exception | ${isMet ? 'met' : 'missed'}`,
);
if (!isMet || !isFast) process.exitCode = 1;
