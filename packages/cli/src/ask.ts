import { type AnyCalculator, type Asked, checkAsk, fromWords, toWord } from '@aide-de-camp/core/game';
import type { Call } from './commands/command.ts';
import { wrong } from './wrong.ts';

/** The most that one input may weigh: more is not an input of any calculator. */
export const MOST_BYTES = 1_000_000;

const readAll = async (input: AsyncIterable<string>): Promise<string> => {
  let text = '';
  for await (const chunk of input) {
    text += chunk;
    if (text.length > MOST_BYTES)
      throw wrong('json', 'standard input', `at most ${MOST_BYTES} characters`, text.length);
  }
  return text;
};

export const readJson = (text: string, field: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    const given = text.trim();
    throw wrong('json', field, 'one JSON object', given.length > 60 ? `${given.slice(0, 60)}…` : given);
  }
};

/** The input of one call: its words, or else the JSON object on standard input, or else the defaults. */
export const ask = async ({ args, io }: Call, calculator: AnyCalculator, words: readonly string[]): Promise<Asked> => {
  const table = { readings: args.readings, ...(args.edition === undefined ? {} : { edition: args.edition }) };
  if (words.length > 0)
    return checkAsk(calculator, { ...table, input: fromWords(calculator.input, words.map(toWord)) });
  const text = io.terminal.in ? '' : (await readAll(io.input)).trim();
  return checkAsk(calculator, text === '' ? table : { ...table, input: readJson(text, 'standard input') });
};
