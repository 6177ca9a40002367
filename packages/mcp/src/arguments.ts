import { LANGUAGES, type Language } from '@coup-doeil/core/chart';
import type { AnyCalculator, JsonSchema, Meta } from '@coup-doeil/core/game';
import { createJsonSchema, InputError, isInputError, listEditions, listOptions } from '@coup-doeil/core/game';
import { tellError } from '@coup-doeil/core/tell';
import type { CallToolResult } from '@modelcontextprotocol/server';
import { MOST_LETTERS } from './shapes.ts';

/** What a tool was called with: data of any kind. */
export type Given = Readonly<Record<string, unknown>>;

const reject = (field: string, allowed: InputError['allowed'], given: unknown): never => {
  throw new InputError({ code: 'choice', field, allowed, given });
};

/** One of the names that there are, or the error that lists them. */
export const pickName = <T>(field: string, given: unknown, known: ReadonlyMap<string, T>): T =>
  (typeof given === 'string' ? known.get(given) : undefined) ?? reject(field, [...known.keys()], given ?? null);

export const readLanguage = ({ language = 'en' }: Given): Language =>
  LANGUAGES.find((known) => known === language) ?? reject('language', LANGUAGES, language);

/** What of a call is the ask of a calculator: core itself refuses what is no part of one. */
export const readAsk = ({ input, edition, readings }: Given) =>
  ({
    ...(input === undefined ? {} : { input }),
    ...(edition === undefined ? {} : { edition }),
    ...(readings === undefined ? {} : { readings }),
  }) as never;

/** Refuses names that a tool does not have, and arguments larger than are read. */
export const checkArguments = (given: Given, names: readonly string[]): void => {
  for (const name of Object.keys(given)) if (!names.includes(name)) reject(name, names, given[name]);
  const { length } = JSON.stringify(given);
  if (length > MOST_LETTERS) reject('arguments', { rule: 'text', min: 0, max: MOST_LETTERS }, length);
};

export const LANGUAGE: JsonSchema = { type: 'string', enum: LANGUAGES, default: 'en' };

/** An object of these names, the first of them needed. */
export const describeObject = (
  properties: Readonly<Record<string, JsonSchema>>,
  needed: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: needed,
  properties,
});

/** The arguments of a calculator, from its own description. */
export const describeAsk = (calculator: AnyCalculator, { printings }: Meta): Readonly<Record<string, JsonSchema>> => {
  const editions = listEditions(calculator);
  const readings = Object.entries(calculator.readings).map(([id, reading]) => [
    id,
    { type: 'string', enum: listOptions(reading), description: reading.question.en },
  ]);
  return {
    input: createJsonSchema(calculator.input),
    ...(printings.length > 1 ? { edition: { type: 'string', enum: editions, default: editions[0] } } : {}),
    ...(readings.length > 0 ? { readings: describeObject(Object.fromEntries(readings)) } : {}),
    language: LANGUAGE,
  };
};

/** What a tool gives: lines for a person, and the same as data. */
export const giveResult = (lines: readonly string[], data: object): CallToolResult => ({
  content: [{ type: 'text', text: lines.join('\n') }],
  // What is given is plain data; the copy has nothing else in it.
  structuredContent: JSON.parse(JSON.stringify(data)),
});

/** Bad arguments are an error of the tool, in a line that says what is allowed; anything else is a fault of ours. */
export const catchFault = async (given: Given, answer: () => Promise<CallToolResult>): Promise<CallToolResult> => {
  try {
    return await answer();
  } catch (error) {
    if (!isInputError(error)) throw error;
    const { code, field, allowed } = error;
    const language = given.language === 'fr' ? 'fr' : 'en';
    return {
      isError: true,
      content: [{ type: 'text', text: tellError(error, language) }],
      structuredContent: { error: { code, field, allowed: JSON.parse(JSON.stringify(allowed)) } },
    };
  }
};
