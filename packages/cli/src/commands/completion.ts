import { t } from '@aide-de-camp/core/chart';
import { candidates } from '../complete.ts';
import { named } from '../wrong.ts';
import type { Command } from './command.ts';

const SCRIPTS = {
  // Bash takes an equals sign for the end of a word: what stands before it is there already.
  bash: `_aide_de_camp() {
  local typed=\${COMP_LINE:0:COMP_POINT} last words
  read -ra words <<< "$typed"
  [[ $typed == *' ' ]] && words+=('')
  last=\${words[\${#words[@]}-1]}
  COMPREPLY=($(compgen -W "$(aide-de-camp completion words -- "\${words[@]:1}" 2>/dev/null)" -- "$last"))
  [[ \${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
  [[ $last == *=* ]] && COMPREPLY=("\${COMPREPLY[@]#"\${last%%=*}="}")
  return 0
}
complete -F _aide_de_camp aide-de-camp
`,
  zsh: `#compdef aide-de-camp
_aide_de_camp() {
  local -a found
  found=(\${(f)"$(aide-de-camp completion words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)"})
  compadd -S '' -- \${(M)found:#*=}
  compadd -- \${found:#*=}
}
compdef _aide_de_camp aide-de-camp
`,
  fish: `complete -c aide-de-camp -f -a '(aide-de-camp completion words -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'
`,
};

export const completion: Command = {
  usage: 'completion <bash|zsh|fish>',
  help: t('the script that completes words in your shell', 'le script qui complète les mots dans votre shell'),
  most: Infinity,
  options: ['lang'],
  run: async (call) => {
    const [shell, ...typed] = call.words;
    if (shell !== 'words') call.io.out(named('shell', shell, SCRIPTS));
    else for (const word of await candidates(call, typed)) call.io.out(`${word}\n`);
    return 0;
  },
};
