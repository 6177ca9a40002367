import { type Calculator, checkAsk, computeAnswer, createReport, parseWords, splitWords } from '@coup-doeil/core/game';
import { calculator as attackTerrain } from '../src/calculators/attack-terrain.ts';
import { calculator as march } from '../src/calculators/march.ts';
import { calculator as rally } from '../src/calculators/rally.ts';

const WARM = 20_000;
const RUNS = 50_000;
const MOST_MICROSECONDS = 25;
const named = { id: 'seven-years-war', version: '0.1.0' };

const microseconds = (work: () => unknown, runs: number): number => {
  for (let i = 0; i < WARM; i++) work();
  const from = performance.now();
  for (let i = 0; i < runs; i++) work();
  return ((performance.now() - from) * 1000) / runs;
};

const pair = 'attackers.1.paths.1.hexsides=stream defenders.1.terrains=town';
const three =
  'attackers.1.arm=cavalry attackers.1.terrains=woods attackers.2.arm=infantry attackers.2.paths.1.hexsides=up-slope attackers.3.paths.1.hexsides=stream,bridge defenders.1.terrains=town';
const cases: readonly (readonly [name: string, calculator: Calculator, words: string])[] = [
  ['march, two steps', march, 'mover=cavalry allowance=8 steps.1.leaving=support steps.2.terrains=marsh,town'],
  ['terrain of one pair', attackTerrain, pair],
  ['terrain of three pairs', attackTerrain, three],
  ['rally with odds', rally, 'shelter=woods leader=true distance=1'],
];

let met = true;
for (const [name, calculator, words] of cases) {
  const asked = checkAsk(calculator, { input: parseWords(calculator.input, splitWords(words)) });
  const bare = microseconds(() => computeAnswer(calculator, asked), RUNS);
  const whole = microseconds(() => createReport(named, calculator, asked), RUNS / 10);
  console.log(`${name}: answer ${bare.toFixed(1)} µs, whole report ${whole.toFixed(1)} µs`);
  const verdict = bare <= MOST_MICROSECONDS ? 'met' : 'missed';
  console.log(`figure: ${name}, answer | ${bare.toFixed(1)} µs | ${MOST_MICROSECONDS} µs | ${verdict}`);
  met &&= bare <= MOST_MICROSECONDS;
}
console.log(
  met ? `\nEvery answer within ${MOST_MICROSECONDS} µs.` : `\nAn answer took more than ${MOST_MICROSECONDS} µs.`,
);
if (!met) process.exitCode = 1;
