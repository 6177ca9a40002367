import { isDeepStrictEqual } from 'node:util';
import { createPicker } from '@coup-doeil/dice/roll';
import { InputError, isInputError } from '../src/error.ts';
import {
  type Calculator,
  checkAsk,
  formatQuery,
  formatWords,
  type Pick,
  parseInput,
  parseQuery,
  parseWords,
  run,
  sampleInput,
  splitWords,
} from '../src/game/index.ts';
import { mangle, pickOne, spoil } from './spoil.ts';

/** What came of a run: how many were taken, how many refused; anything else that happened has thrown. */
export type Tried = Readonly<Record<string, { readonly taken: number; readonly refused: number }>>;

/** Asks of a calculator in every form in which they come. */
const ASKS: Readonly<Record<string, (calculator: Calculator, pick: Pick) => void>> = {
  json: (calculator, pick) => {
    const input = spoil(sampleInput(calculator.input, pick), pick);
    const result = run({ id: 'game', version: '1' }, calculator, { input });
    if (!result.ok) throw new InputError(result.error);
    parseInput(calculator.input, result.report.input);
  },
  words: (calculator, pick) => {
    const said = formatWords(calculator.input, sampleInput(calculator.input, pick));
    const text = said.map((word) => word.join('=')).join(' ');
    parseInput(calculator.input, parseWords(calculator.input, splitWords(mangle(text, pick))));
  },
  link: (calculator, pick) => {
    const asked = checkAsk(calculator, { input: sampleInput(calculator.input, pick) });
    const opened = parseQuery(
      calculator,
      mangle(formatQuery(calculator, { asked, version: '1', headline: '+1' }), pick),
    );
    // Whatever was left of it is a good ask.
    checkAsk(calculator, opened.ask);
    for (const problem of opened.problems) throw new InputError(problem);
  },
};

/** The longest that one malformed thing may take, in time of the processor: a busy machine may keep any program waiting. */
const MOST_MILLISECONDS = 2000;
const MOST_CHARACTERS = 20_000;

/** Tries malformed things, each of which must be taken or refused by the one error, short and safe to say back, in time. */
export const tryMalformed = (
  attempts: Readonly<Record<string, (pick: Pick) => void>>,
  times: number,
  seed: string,
): Tried => {
  const pick = createPicker(seed);
  const kinds = Object.keys(attempts);
  const prototype = Object.getOwnPropertyNames(Object.prototype);
  const tried = Object.fromEntries(kinds.map((kind) => [kind, { taken: 0, refused: 0 }]));
  for (let i = 0; i < times; i++) {
    const kind = pickOne(kinds, pick);
    const count = tried[kind];
    const began = process.cpuUsage();
    try {
      attempts[kind]?.(pick);
      if (count) count.taken++;
    } catch (error) {
      if (!isInputError(error)) throw new Error(`${kind}, ${i} of seed ${seed}`, { cause: error });
      const { code, field, allowed, given } = error;
      const said = JSON.stringify({ code, field, allowed, given });
      if (said.length > MOST_CHARACTERS || field === '')
        throw new Error(`${kind}, ${i} of seed ${seed}: ${said.slice(0, 200)}`);
      if (count) count.refused++;
    }
    const { user, system } = process.cpuUsage(began);
    const took = (user + system) / 1000;
    if (took > MOST_MILLISECONDS) throw new Error(`${kind}, ${i} of seed ${seed}: ${took} ms`);
  }
  if (!isDeepStrictEqual(Object.getOwnPropertyNames(Object.prototype), prototype))
    throw new Error('a prototype was changed');
  return tried;
};

/** The same with asks of one calculator. */
export const tryAsks = (calculator: Calculator, times: number, seed: string): Tried =>
  tryMalformed(
    Object.fromEntries(Object.entries(ASKS).map(([kind, attempt]) => [kind, (pick) => attempt(calculator, pick)])),
    times,
    seed,
  );
