import { t } from '@coup-doeil/core/chart';
import { readSheets } from '@coup-doeil/core/sheets';
import { tellProblem } from '@coup-doeil/core/tell';
import { OPTIONS, type OptionName } from '../args.ts';
import { readSheetFiles } from '../sheet-files.ts';
import { usageError } from '../usage-error.ts';
import { type Call, type Command, checkUse, printJson } from './command.ts';

const ALL = Object.keys(OPTIONS).filter(
  (name): name is OptionName => name in OPTIONS && name !== 'help' && name !== 'version',
);

/** The commands that a folder of sheets can answer; each is loaded when it is asked for. */
const loadCommand = async (name: string): Promise<Command> => {
  const { COMMANDS } = await import('./index.ts');
  const { completion: _, try: own, ...others } = COMMANDS;
  const load = Object.entries(others).find(([other]) => other === name)?.[1];
  if (!load) throw usageError('unknown', 'command', Object.keys(others), name);
  return load();
};

/** `try` itself is a word of the language. */
export const tryFolder: Command = {
  usage: 'try <folder> [command …]',
  help: t(
    'any command for a game that is only a folder of sheets: try my-game calc assault attack=5',
    'n’importe quelle commande pour un jeu qui n’est qu’un dossier de feuilles\u202f: try mon-jeu calc assault attack=5',
  ),
  most: Infinity,
  helps: true,
  options: ALL,
  run: async (call) => {
    const { args, io, style } = call;
    const [folder, name = 'games', ...words] = call.words;
    const { files, id } = readSheetFiles(folder);
    const { game, problems, warnings } = readSheets(files, { folder: id });
    if (problems.length > 0) {
      if (args.flags.json) printJson(io, { problems });
      for (const problem of problems) io.err(`coup-doeil: ${tellProblem(problem, style.language)}\n`);
      return 2;
    }
    for (const warning of warnings) io.err(`coup-doeil: ${tellProblem(warning, style.language)}\n`);
    const command = await loadCommand(name);
    const own = { meta: game.meta, package: id, door: () => undefined, load: async () => game };
    const inner: Call = { ...call, words: name === 'games' ? words : [game.meta.id, ...words], own };
    checkUse(command, name, args, inner.words);
    return command.run(inner);
  },
};
