import { t } from '@aide-de-camp/core/chart';
import { OPTIONS } from '../args.ts';
import { games } from '../find.ts';
import { named } from '../wrong.ts';
import type { Call, Command } from './command.ts';

const NAMES = ['games', 'charts', 'schema', 'calc', 'roll', 'diff', 'completion', 'help'] as const;

/** What may stand next: asked by the shells' scripts as `completion words <what was typed>`. */
const candidates = async (call: Call, typed: readonly string[]): Promise<readonly string[]> => {
  const before = typed.slice(0, -1).filter((word) => !word.startsWith('-'));
  const [command, game, calculator] = before;
  if (typed.at(-1)?.startsWith('-')) return Object.keys(OPTIONS).map((name) => `--${name}`);
  if (command === undefined) return NAMES;
  const found = await games(call);
  if (game === undefined) return command === 'games' ? [] : found.map(({ meta }) => meta.id);
  const one = found.find(({ meta }) => meta.id === game);
  if (!one) return [];
  if (command === 'charts') return one.meta.charts.map(({ id }) => id);
  if (command === 'diff') return one.meta.printings.map(({ id }) => id);
  if (calculator === undefined) return one.meta.calculators.map(({ id }) => id);
  const loaded = await (await one.load()).calculators[calculator]?.();
  return Object.keys(loaded?.input.fields ?? {}).map((name) => `${name}=`);
};

const SCRIPTS = {
  bash: `_aide_de_camp() {
  COMPREPLY=($(compgen -W "$(aide-de-camp completion words "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o nospace -F _aide_de_camp aide-de-camp
`,
  zsh: `#compdef aide-de-camp
_aide_de_camp() {
  local -a found
  found=(\${(f)"$(aide-de-camp completion words "\${(@)words[2,CURRENT]}" 2>/dev/null)"})
  compadd -S '' -- $found
}
compdef _aide_de_camp aide-de-camp
`,
  fish: `complete -c aide-de-camp -f -a '(aide-de-camp completion words (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'
`,
};

export const completion: Command = {
  usage: 'completion <bash|zsh|fish>',
  help: t('the script that completes words in your shell', 'le script qui complète les mots dans votre shell'),
  most: Infinity,
  options: ['lang'],
  run: async (call) => {
    const { io } = call;
    const [shell, ...typed] = call.words;
    if (shell === 'words') io.out(`${(await candidates(call, typed.length ? typed : [''])).join('\n')}\n`);
    else io.out(named('shell', shell, SCRIPTS));
    return 0;
  },
};
