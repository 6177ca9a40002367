import { type Args, readArgs } from './args.ts';
import { BrokenGame } from './broken-game.ts';
import { type Command, checkUse } from './commands/command.ts';
import { allCommands, COMMANDS } from './commands/index.ts';
import { type Io, languageOf, type Style, styleOf } from './io.ts';
import { UsageError, usageError } from './usage-error.ts';

const loadCommand = async (name: string): Promise<Command> => {
  const all: Readonly<Record<string, () => Promise<Command>>> = COMMANDS;
  const load = Object.hasOwn(all, name) ? all[name] : undefined;
  if (!load) throw usageError('unknown', 'command', [...Object.keys(all), 'help'], name);
  return load();
};

const formatHelp = async (of: Command | undefined, { flags }: Args, style: Style): Promise<string> => {
  if (flags.json) {
    const { toCommandHelp, toHelp } = await import('./help-json.ts');
    return `${JSON.stringify(of ? toCommandHelp(of) : toHelp(await allCommands()))}\n`;
  }
  const { showCommand, showHelp } = await import('./help.ts');
  return `${(of ? showCommand(of, style) : showHelp(await allCommands(), style)).join('\n')}\n`;
};

const dispatch = async (args: Args, io: Io): Promise<number> => {
  const style = styleOf(languageOf(args.lang, io.env), io);
  const [name, ...words] = args.words;
  if (args.flags.version) {
    const { version } = await import('./own-package.ts');
    io.out(`${version()}\n`);
    return 0;
  }
  if (name === undefined) {
    if (args.flags.help) io.out(await formatHelp(undefined, args, style));
    else io.err(await formatHelp(undefined, args, style));
    return args.flags.help ? 0 : 2;
  }
  // `help calc <game> <calculator>` is `calc <game> <calculator> --help`.
  if (name === 'help') return dispatch({ ...args, words, flags: { ...args.flags, help: true } }, io);
  const command = await loadCommand(name);
  // Asked of a calculator, help shows its fields; asked of a command, how to use it.
  if (args.flags.help && !(command.helps && words.length >= 2)) {
    io.out(await formatHelp(command, args, style));
    return 0;
  }
  checkUse(command, name, args, words);
  return command.run({ args, words, io, style });
};

/** The language of an error, even where the arguments could not be read. */
const askedLanguage = (argv: readonly string[]): string | undefined => {
  const at = argv.findLastIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const option = argv[at];
  return option === '--lang' ? argv[at + 1] : option?.slice('--lang='.length);
};

/** The whole command: what it was given, what it may touch, and the exit code. */
export const cli = async (argv: readonly string[], io: Io): Promise<number> => {
  try {
    return await dispatch(readArgs(argv), io);
  } catch (error) {
    const language = languageOf(askedLanguage(argv), io.env);
    if (error instanceof BrokenGame) {
      io.err(`coup-doeil: ${error.text[language]}\n`);
      return 1;
    }
    const { isInputError } = await import('@coup-doeil/core/chart');
    if (!(error instanceof UsageError || isInputError(error))) throw error;
    const { errorLine, faultOf } = await import('./error-line.ts');
    if (argv.includes('--json')) io.out(`${JSON.stringify({ error: faultOf(error) })}\n`);
    io.err(`coup-doeil: ${errorLine(error, language)}\n`);
    return 2;
  }
};
