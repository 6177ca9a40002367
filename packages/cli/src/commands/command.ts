import type { Text } from '@coup-doeil/core/chart';
import type { Args, OptionName } from '../args.ts';
import type { InstalledGame } from '../discover.ts';
import type { Io, Style } from '../io.ts';
import { usageError } from '../usage-error.ts';

export interface Call {
  readonly args: Args;
  /** The words after the command. */
  readonly words: readonly string[];
  readonly io: Io;
  readonly style: Style;
  /** The game of a folder of sheets, in place of those that are installed. */
  readonly own?: InstalledGame;
}

/** One command: what it is called with, what it says of itself, and what it does. It gives the exit code. */
export interface Command {
  readonly usage: string;
  readonly help: Text;
  /** How many words it takes. */
  readonly most: number;
  /** It explains a calculator when asked for help on one. */
  readonly helps?: true;
  readonly options: readonly OptionName[];
  run(call: Call): Promise<number>;
}

/** Throws the error of an option or a word that a command does not take. */
export const checkUse = (
  { options, most, usage }: Command,
  name: string,
  { given }: Args,
  words: readonly string[],
): void => {
  const allowed = options.map((option) => `--${option}`);
  const unused = given.find((option) => option !== 'help' && !options.includes(option));
  if (unused) throw usageError('option', `--${unused}`, allowed, `--${unused}`);
  const extra = words[most];
  if (extra !== undefined) throw usageError('word', name, [usage], extra);
};

/** JSON on one line, as every command prints it. */
export const printJson = (io: Io, value: unknown): void => io.out(`${JSON.stringify(value)}\n`);

export const printLines = (io: Io, lines: readonly string[]): void =>
  io.out(`${lines.map((line) => line.trimEnd()).join('\n')}\n`);
