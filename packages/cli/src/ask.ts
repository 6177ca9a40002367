import {
  type AnyCalculator,
  type Ask,
  type CheckedAsk,
  checkAsk,
  isInputError,
  parseInput,
  parseWord,
  parseWords,
} from '@coup-doeil/core/game';
import { cutText, tellCondition } from '@coup-doeil/core/tell';
import type { Args } from './args.ts';
import type { Call } from './commands/command.ts';
import { UsageError, usageError } from './usage-error.ts';

/** The most that one input may weigh: more is not an input of any calculator. */
export const MOST_CHARACTERS = 1_000_000;

/** How the table plays, unless an input says otherwise for itself. */
export type Table = Pick<Ask, 'edition' | 'readings'>;

export const tableOf = ({ edition, readings }: Args): Table => ({
  readings,
  ...(edition === undefined ? {} : { edition }),
});

/** Standard input, piece by piece; a folder or a broken disk is a wrong input, not a fault of ours. */
export async function* readPieces(input: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* input;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : null;
    // The system's code stays out of the error: it is no word of a reader's.
    throw usageError('unreadable', 'standard-input', { rule: code === 'EISDIR' ? 'no-folder' : 'readable-text' }, null);
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
const readJson = (text: string, field: string): Readonly<Record<string, unknown>> => {
  try {
    const read: unknown = JSON.parse(text.trim());
    if (typeof read === 'object' && read !== null && !Array.isArray(read))
      return read as Readonly<Record<string, unknown>>;
  } catch {
    // Told below, with what was given.
  }
  throw usageError('json', field, { rule: 'json-object' }, text.trim());
};

const ASK_NAMES = ['edition', 'readings', 'input'] as const;

/** The names that only a whole ask has, `{ edition, readings, input }`, each of which may be left out; without any it is an input alone. */
const listAskNames = ({ input }: AnyCalculator): readonly string[] =>
  ASK_NAMES.filter((name) => !Object.hasOwn(input.fields, name));

/** A whole ask at a table: its readings add to those of the table. */
const addTable = (table: Table, read: Readonly<Record<string, unknown>>): { readonly [K in keyof Ask]: unknown } => {
  const { readings = {} } = read;
  const isProfile = typeof readings === 'object' && readings !== null && !Array.isArray(readings);
  return { ...table, ...read, readings: isProfile ? { ...table.readings, ...readings } : readings };
};

/** What is wrong with an ask; of a field that does not apply also what it hangs on. */
const tellFault = (calculator: AnyCalculator, error: unknown): unknown => {
  if (!isInputError(error) || error.code !== 'does-not-apply') return error;
  const { code, field, allowed, given } = error;
  return new UsageError({ code, field, allowed, given }, tellCondition(calculator.input, field) ?? undefined);
};

/** Reads asks in JSON at a table, which is checked but once, however many come. */
export const createAskReader = (
  calculator: AnyCalculator,
  table: Table,
): ((text: string, field: string) => CheckedAsk) => {
  const { edition, readings } = checkAsk(calculator, table);
  const askNames = listAskNames(calculator);
  return (text, field) => {
    const read = readJson(text, field);
    try {
      // Whatever came from outside: the check is what makes an ask of it.
      for (const name of askNames)
        if (Object.hasOwn(read, name)) return checkAsk(calculator, addTable(table, read) as Ask);
      return { edition, readings, input: parseInput(calculator.input, read) };
    } catch (error) {
      throw tellFault(calculator, error);
    }
  };
};

/** The input of one call: its words, or else the JSON object on standard input, or else, where nothing is given there, the defaults. */
export const readAsk = async (
  { args, io }: Call,
  calculator: AnyCalculator,
  words: readonly string[],
): Promise<CheckedAsk> => {
  const table = tableOf(args);
  if (words.length > 0) {
    const read = words.map(parseWord);
    try {
      const input = parseWords(calculator.input, calculator.renewWords?.(read) ?? read);
      return checkAsk(calculator, { ...table, input } as Ask);
    } catch (error) {
      throw tellFault(calculator, error);
    }
  }
  if (io.terminal.in) return checkAsk(calculator, table);
  const text = await readAll(io.input);
  if (text === '') throw usageError('missing', 'standard-input', { rule: 'some-input' }, null);
  return createAskReader(calculator, table)(text, 'standard-input');
};
