import { reading } from './game.ts';
import { anything, boolean, integer, listOf, mapOf, object, oneOf, scalar, string, text } from './parts.ts';

const option = object({ name: string, help: text }, { value: string });

const command = { usage: string, help: text, options: listOf(option) };

export const commandHelp = object(command);
export const help = object({ commands: listOf(commandHelp), options: listOf(option) });

/** The fields of a calculator, each by the word that says it. */
export const calculatorHelp = object({
  game: string,
  calculator: string,
  title: text,
  lead: text,
  editions: listOf(string),
  fields: listOf(
    object(
      { name: string, label: text, kind: oneOf(['choice', 'direction', 'whole', 'flag', 'list']) },
      {
        help: text,
        default: scalar,
        options: listOf(object({ value: string, label: text })),
        min: integer,
        max: integer,
        optional: boolean,
        when: mapOf(anything),
        only: text,
      },
    ),
  ),
  readings: listOf(reading),
  examples: listOf(object({ id: string, title: text, words: string })),
});

/** What can be asked of the command `schema`. */
export const schemaList = listOf(object({ name: string, of: text }));
