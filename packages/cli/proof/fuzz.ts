import assert from 'node:assert/strict';
import {
  type AnyCalculator,
  type CheckedAsk,
  checkAsk,
  computeAnswer,
  createReport,
  formatWords,
  type Game,
  isRefusal,
  listEditions,
  type Pick,
  parseInput,
  parseWords,
  sampleInput,
} from '@coup-doeil/core/game';
import { type Tried, tryAsks, tryMalformed } from '../../core/proof/malformed.ts';
import { FILES } from '../../core/proof/malformed-files.ts';
import { calculators, picker } from '../test/games.ts';

const VALID = 1_000_000;
const MALFORMED = 100_000;
/** One in so many is also reported, and said in words and in JSON. */
const REPORTED = 200;

/** A valid ask of chance: printing, readings and input. */
const sampleAsk = (calculator: AnyCalculator, pick: Pick): CheckedAsk => {
  const editions = listEditions(calculator);
  const readings = Object.entries(calculator.readings).map(([id, { options }]) => {
    const ids = Object.keys(options);
    return [id, ids[pick(ids.length)] ?? ''] as const;
  });
  return checkAsk(calculator, {
    edition: editions[pick(editions.length)] ?? '',
    readings: Object.fromEntries(readings),
    input: sampleInput(calculator.input, pick),
  });
};

/** An answer or a refusal, its odds exact. */
const holdAnswer = (calculator: AnyCalculator, asked: CheckedAsk): void => {
  const result = computeAnswer(calculator, asked);
  if (isRefusal(result)) return;
  const { total, odds = {} } = result;
  assert(total === null || Number.isFinite(total), `the total is ${total}`);
  for (const [list, { of, ways }] of Object.entries(odds)) {
    let sum = 0;
    for (const [id, n] of ways) {
      assert(Number.isSafeInteger(n) && n > 0, `${list}: ${id} has ${n} ways`);
      sum += n;
    }
    assert.equal(sum, of, `${list}: ${sum} ways out of ${of}`);
  }
};

/** The report folds to its answer, and words and JSON bring the input back. */
const holdReport = (game: Game, calculator: AnyCalculator, asked: CheckedAsk): void => {
  const { working, answer } = createReport(game.meta, calculator, asked);
  let total = 0;
  for (const step of working) {
    if (step.op === 'set') total = step.value;
    if (step.op === 'add') total += step.value;
    assert.equal(step.total, total, `the working at ${step.id}`);
  }
  if (answer && answer.total !== null) assert.equal(answer.total, total, 'the working and the answer');
  const { input } = calculator;
  assert.deepEqual(parseInput(input, parseWords(input, formatWords(input, asked.input))), asked.input);
  assert.deepEqual(parseInput(input, JSON.parse(JSON.stringify(asked.input))), asked.input);
};

const nameOf = (game: Game, calculator: AnyCalculator): string => `${game.meta.id}/${calculator.id}`;

/** Malformed things were each taken or refused by the one error; anything else has thrown. */
const tellMalformed = (name: string, tried: Tried, seed: string) => {
  const counts = Object.entries(tried).map(([kind, { taken, refused }]) => `${kind} ${taken} + ${refused}`);
  console.log(
    `figure: ${name}, malformed (taken + refused) | ${counts.join(', ')}, seed ${seed} | one typed error each | met`,
  );
};

/** Files that belong to no calculator: charts as CSV, battlefields, records, plans. */
const FILES_PART = 'files';
const fuzzFiles = (size: number): void => {
  const seed = `${Date.now()}`;
  const times = Math.ceil(MALFORMED * size) * Object.keys(FILES).length;
  tellMalformed(FILES_PART, tryMalformed(FILES, times, seed), seed);
};

const fuzz = (game: Game, calculator: AnyCalculator, size: number): void => {
  const name = nameOf(game, calculator);
  const [valid, malformed] = [Math.ceil(VALID * size), Math.ceil(MALFORMED * size)];
  const seed = Date.now();
  const pick = picker(seed);
  const start = performance.now();
  for (let i = 0; i < valid; i++) {
    let asked: CheckedAsk | undefined;
    try {
      asked = sampleAsk(calculator, pick);
      holdAnswer(calculator, asked);
      if (i % REPORTED === 0) holdReport(game, calculator, asked);
    } catch (cause) {
      throw new Error(`${name}, ${i} of seed ${seed}: ${JSON.stringify(asked)}`, { cause });
    }
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `figure: ${name}, valid inputs | ${valid} in ${seconds} s, seed ${seed} | no exception, exact odds | met`,
  );
  tellMalformed(name, tryAsks(calculator, malformed, `${seed}`), `${seed}`);
};

/** `node --conditions=@coup-doeil/source proof/fuzz.ts [--list | game/calculator …]`; `PROOF_SIZE=0.001` tries it in small. */
const names = process.argv.slice(2);
const size = Number(process.env.PROOF_SIZE ?? 1);
const isAsked = (name: string): boolean => names.length === 0 || names.includes(name);
if (names.includes('--list')) console.log([FILES_PART, ...calculators.map((pair) => nameOf(...pair))].join('\n'));
if (isAsked(FILES_PART)) fuzzFiles(size);
for (const [game, calculator] of calculators) if (isAsked(nameOf(game, calculator))) fuzz(game, calculator, size);
