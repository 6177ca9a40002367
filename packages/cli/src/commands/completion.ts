import { t } from '@coup-doeil/core/chart';
import { listCandidates } from '../complete.ts';
import { pickByName } from '../usage-error.ts';
import type { Command } from './command.ts';

const SCRIPTS = {
  // Bash takes an equals sign for the end of a word: what stands before it is there already.
  bash: `_coup_doeil() {
  local typed=\${COMP_LINE:0:COMP_POINT} last words
  read -ra words <<< "$typed"
  [[ $typed == *' ' ]] && words+=('')
  last=\${words[\${#words[@]}-1]}
  COMPREPLY=($(compgen -W "$(coup-doeil completion words -- "\${words[@]:1}" 2>/dev/null)" -- "$last"))
  [[ \${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
  [[ $last == *=* ]] && COMPREPLY=("\${COMPREPLY[@]#"\${last%%=*}="}")
  return 0
}
complete -F _coup_doeil coup-doeil
`,
  zsh: `#compdef coup-doeil
_coup_doeil() {
  local -a candidates
  candidates=(\${(f)"$(coup-doeil completion words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)"})
  compadd -S '' -- \${(M)candidates:#*=}
  compadd -- \${candidates:#*=}
}
compdef _coup_doeil coup-doeil
`,
  fish: `complete -c coup-doeil -f -a '(coup-doeil completion words -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'
`,
};

export const completion: Command = {
  usage: 'completion <bash|zsh|fish>',
  help: t('the script that completes words in your shell', 'le script qui complète les mots dans votre shell'),
  most: Infinity,
  options: ['lang'],
  run: async (call) => {
    const [shell, ...typed] = call.words;
    if (shell !== 'words') call.io.out(pickByName('shell', shell, SCRIPTS));
    else for (const word of await listCandidates(call, typed)) call.io.out(`${word}\n`);
    return 0;
  },
};
