import { type AnyCalculator, type CheckedAsk, checkAsk, parseWord, parseWords } from '@coup-doeil/core/game';
import { cutText } from '@coup-doeil/core/tell';
import type { Call } from './commands/command.ts';
import { UsageError, usageError } from './usage-error.ts';

/** The most that one input may weigh: more is not an input of any calculator. */
export const MOST_CHARACTERS = 1_000_000;

/** Standard input, piece by piece; a folder or a broken disk is a wrong input, not a fault of ours. */
export async function* readPieces(input: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* input;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : null;
    throw usageError('unreadable', 'standard-input', { rule: 'readable-text' }, code);
  }
}

const readAll = async (input: AsyncIterable<string>): Promise<string> => {
  let text = '';
  for await (const piece of readPieces(input)) {
    text += piece;
    if (text.length > MOST_CHARACTERS)
      throw usageError('json', 'standard-input', { rule: 'text-length', max: MOST_CHARACTERS }, cutText(text, 20));
  }
  return text.trim();
};

/** The JSON object that a text is. A mark of byte order before it does no harm. */
export const readJson = (text: string, field: string): object => {
  try {
    const read: unknown = JSON.parse(text.trim());
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read;
  } catch {
    // Told below, with what was given.
  }
  throw usageError('json', field, { rule: 'json-object' }, text.trim());
};

/** The input of one call: its words, or else the JSON object on standard input, or else the defaults. */
export const readAsk = async (
  { args, io }: Call,
  calculator: AnyCalculator,
  words: readonly string[],
): Promise<CheckedAsk> => {
  const table = { readings: args.readings, ...(args.edition === undefined ? {} : { edition: args.edition }) };
  if (words.length > 0) {
    const read = words.map(parseWord);
    return checkAsk(calculator, {
      ...table,
      input: parseWords(calculator.input, calculator.renewWords?.(read) ?? read),
    });
  }
  const text = io.terminal.in ? '' : await readAll(io.input);
  return checkAsk(calculator, text === '' ? table : { ...table, input: readJson(text, 'standard-input') });
};
