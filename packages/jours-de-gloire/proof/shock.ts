import {
  type Calculator,
  checkAsk,
  computeAnswer,
  createReport,
  fillProfile,
  foldOdds,
  isRefusal,
  parseInput,
  parseWords,
  silentTally,
  splitWords,
} from '@coup-doeil/core/game';
import { d10 } from '@coup-doeil/dice';
import { calculator } from '../src/calculators/shock.ts';
import { fightOf } from '../src/inputs/shock.ts';
import { meta } from '../src/meta.ts';
import type { ShockContext } from '../src/rules/shock.ts';
import { listShockBranches } from '../src/rules/shock-branches.ts';

/** What the odds may cost, as a part of what 100,000 simulated shocks cost. */
const ODDS_PART = 500;
const REPORT_PART = 50;
const SIMULATED = 100_000;
const ROUNDS = 60;

// The shape of any calculator is what the runner takes; its input is checked on the way in.
const any: Calculator = calculator;
const words = calculator.examples[0]?.words ?? '';
const asked = checkAsk(any, { input: parseWords(any.input, splitWords(words)) });
const result = computeAnswer(any, asked);
if (isRefusal(result) || result.total === null) throw new Error('the worked example is refused');

const fight = fightOf(parseInput(calculator.input, parseWords(calculator.input, splitWords(words))));
const chosen = fillProfile(calculator.readings);
const charts = calculator.charts['2016'];
if (!charts) throw new Error('no charts');
// The profile was filled from these very readings.
const reading: ShockContext['reading'] = (id) => chosen[id] as never;
const context: ShockContext = { edition: '2016', charts, tally: silentTally(), reading };

const TOTAL = result.total;
const ATTACKERS = [6, 6, 5, 7];
const DEFENDERS = [6, 5];

/** The dice of one shock thrown, the modifiers known beforehand: as lean as a simulation can be. */
const die = (): number => Math.floor(Math.random() * d10.faces.length);
const simulate = (seen: Map<string, number>): void => {
  const total = die() + TOTAL;
  let [failed, back] = [0, 0];
  if (total < 5) for (const rating of ATTACKERS) failed += die() > rating ? 1 : 0;
  else {
    back = DEFENDERS.length;
    if (total >= 10) failed = back;
    else for (const rating of DEFENDERS) failed += die() > rating ? 1 : 0;
  }
  const outcome = `${back}-${failed}`;
  seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
};

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

const seen = new Map<string, number>();
const simulated = SIMULATED * best(10_000, () => simulate(seen));
const sides = Object.entries(calculator.odds ?? {}).filter(
  ([, { role }]) => typeof role === 'string' || 'side' in role,
);
const lists = Object.fromEntries(sides);
const joint = best(200, () => foldOdds(lists, listShockBranches(context, fight, TOTAL)));
const answered = best(200, () => computeAnswer(any, asked));
const whole = best(50, () => createReport({ id: meta.id, version: meta.version }, any, asked));

const line = (name: string, micros: number, part: number): boolean => {
  const ratio = simulated / micros;
  const value = `${micros.toFixed(1)} µs, 1/${Math.round(ratio)} of ${SIMULATED} simulated`;
  console.log(`figure: shock, ${name} | ${value} | 1/${part} | ${ratio > part ? 'met' : 'missed'}`);
  return ratio > part;
};
console.log(`${SIMULATED} simulated: ${(simulated / 1000).toFixed(1)} ms; the answer alone: ${answered.toFixed(1)} µs`);
const kept = [line('final joint odds', joint, ODDS_PART), line('full report', whole, REPORT_PART)];
if (kept.includes(false)) process.exitCode = 1;
