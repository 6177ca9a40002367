import { InputError } from '@aide-de-camp/core/game';
import { type Args, readArgs } from './args.ts';
import { calc } from './commands/calc.ts';
import { charts } from './commands/charts.ts';
import type { Command } from './commands/command.ts';
import { completion } from './commands/completion.ts';
import { diff } from './commands/diff.ts';
import { games } from './commands/games.ts';
import { roll } from './commands/roll.ts';
import { schema } from './commands/schema.ts';
import { showCommand, showHelp } from './help.ts';
import { type Io, languageOf, styleOf } from './io.ts';
import { version } from './version.ts';
import { faultLine, named, Wrong, wrong } from './wrong.ts';

export const COMMANDS = { games, charts, schema, calc, roll, diff, completion } as const satisfies Record<
  string,
  Command
>;

const dispatch = async (args: Args, io: Io): Promise<number> => {
  const style = styleOf(languageOf(args.lang, io.env), io);
  const [name, ...words] = args.words;
  if (args.flags.version) {
    io.out(`${version()}\n`);
    return 0;
  }
  if (name === undefined || name === 'help') {
    const [of] = words;
    io.out(
      `${(of === undefined ? showHelp(COMMANDS, style) : showCommand(named<Command>('command', of, COMMANDS), style)).join('\n')}\n`,
    );
    return name === undefined && !args.flags.help ? 2 : 0;
  }
  const command = named<Command>('command', name, COMMANDS);
  // Asked of a calculator, help shows its fields; asked of a command, how to use it.
  if (args.flags.help && words.length < 2) {
    io.out(`${showCommand(command, style).join('\n')}\n`);
    return 0;
  }
  const unused = Object.keys(args.flags).find(
    (flag) => flag !== 'help' && !command.options.some((one) => one === flag),
  );
  if (unused)
    throw wrong(
      'option',
      `--${unused}`,
      command.options.map((one) => `--${one}`),
      `--${unused}`,
    );
  return command.run({ args, words, io, style });
};

/** The whole command: what it was given, what it may touch, and the exit code. */
export const cli = async (argv: readonly string[], io: Io): Promise<number> => {
  try {
    return await dispatch(readArgs(argv), io);
  } catch (error) {
    if (!(error instanceof Wrong || error instanceof InputError)) throw error;
    const fault = error instanceof Wrong ? error.fault : error;
    const { code, field, allowed, given } = fault;
    const asked = argv.indexOf('--lang');
    const language = languageOf(asked < 0 ? undefined : argv[asked + 1], io.env);
    if (argv.includes('--json')) io.out(`${JSON.stringify({ error: { code, field, allowed, given } })}\n`);
    io.err(`aide-de-camp: ${faultLine(fault, language)}\n`);
    return 2;
  }
};
