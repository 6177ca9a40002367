import {
  type Calculator,
  checkAsk,
  computeAnswer,
  createReport,
  isRefusal,
  parseWords,
  splitWords,
} from '@coup-doeil/core/game';
import { calculator } from '../src/calculators/combat.ts';
import { meta } from '../src/meta.ts';

/** What an answer may cost, as a part of what 100,000 simulated combats cost. */
const ANSWER_PART = 40;
const REPORT_PART = 5;
const SIMULATED = 100_000;
const ROUNDS = 40;

// The shape of any calculator is what the runner takes; its input is checked on the way in.
const any: Calculator = calculator;

/** The best of many short rounds, in microseconds for one: what others do on the machine counts least so. */
const best = (times: number, run: () => void): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    for (let i = 0; i < times; i++) run();
    least = Math.min(least, ((performance.now() - start) * 1000) / times);
  }
  return least;
};

/** A combat thrown, its modifiers known and its tests bare: as lean as a simulation can be. */
const simulate = (units: number, total: number, seen: Map<string, number>): void => {
  const die = (): number => 1 + Math.floor(Math.random() * 6);
  const row = die() + total;
  let failed = 0;
  for (let unit = 0; unit < units; unit++) if (die() + row > 6) failed++;
  const outcome = `${row}-${failed}`;
  seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
};

const CASES = [
  ['one against one', '', 2],
  ['three against two', 'attackers=3 defenders=2 attackers.3.from=flank', 5],
  ['six against six', 'attackers=6 defenders=6 attackers.6.morale=3 defenders.6.state=disorganised', 12],
] as const;

let kept = true;
for (const [name, words, units] of CASES) {
  const asked = checkAsk(any, { input: parseWords(any.input, splitWords(words)) });
  const result = computeAnswer(any, asked);
  if (isRefusal(result) || result.total === null) throw new Error(`${name} is refused`);
  const { total } = result;
  const seen = new Map<string, number>();
  const simulated = SIMULATED * best(5000, () => simulate(units, total, seen));
  const answered = best(50, () => computeAnswer(any, asked));
  const whole = best(10, () => createReport(meta, any, asked));
  const parts = [simulated / answered, simulated / whole].map(Math.round);
  console.log(
    `${name}: ${SIMULATED} simulated ${(simulated / 1000).toFixed(1)} ms; answer ${answered.toFixed(1)} µs (1/${parts[0]}), full report ${whole.toFixed(0)} µs (1/${parts[1]})`,
  );
  for (const [what, part, least] of [
    ['answer', parts[0] ?? 0, ANSWER_PART],
    ['full report', parts[1] ?? 0, REPORT_PART],
  ] as const)
    console.log(
      `figure: ${name}, ${what} | 1/${part} of ${SIMULATED} simulated | 1/${least} | ${part > least ? 'met' : 'missed'}`,
    );
  kept &&= (parts[0] ?? 0) > ANSWER_PART && (parts[1] ?? 0) > REPORT_PART;
}
if (!kept) process.exitCode = 1;
