import { t } from '@coup-doeil/core/chart';
import type { OwnErrors } from '@coup-doeil/core/tell';
import type { CliRule } from './usage-error.ts';

/** The words of the command line's own errors. */
export const ERROR_TEXTS: OwnErrors<CliRule> = {
  rules: {
    value: () => t('a value', 'une valeur'),
    'no-value': () => t('no value', 'aucune valeur'),
    'id-value': () => t('id=value', 'id=valeur'),
    'one-format': () => t('one of --json, --csv, --md', 'un seul de --json, --csv, --md'),
    'readable-text': () => t('text that can be read', 'un texte lisible'),
    'text-length': ({ max }) => t('at most {max} characters', 'au plus {max} caractères', { max }),
    'json-object': () => t('one JSON object', 'un objet JSON'),
    'some-input': () =>
      t(
        'one JSON object, such as {} for the defaults, or the input in words',
        'un objet JSON, comme {} pour les valeurs par défaut, ou les données en mots',
      ),
    'no-folder': () => t('a file or a pipe, not a folder', 'un fichier ou un tube, pas un dossier'),
    once: () => t('each reading once', 'chaque lecture une seule fois'),
    'with-json': () => t('--brief with --lines or --json', '--brief avec --lines ou --json'),
    'brief-or-what-if': () => t('either --brief or --what-if', 'soit --brief, soit --what-if'),
    'installed-game': () => t('a game that is installed; there is none', 'un jeu installé\u202f; il n’y en a aucun'),
    'installed-package': ({ name }) => t('npm install {name}', 'npm install {name}', { name }),
    'json-file': () => t('a JSON file that can be read', 'un fichier JSON lisible'),
    'battle-file': ({ battles }) =>
      t(
        '{battles} (battles that the game has ready), or a JSON file that can be read',
        '{battles} (batailles que le jeu tient prêtes), ou un fichier JSON lisible',
        { battles },
      ),
    'vassal-file': () => t('a module, a save or a log of VASSAL', 'un module, une sauvegarde ou un journal de VASSAL'),
    step: ({ max }) => t('a number up to {max}', 'un nombre jusqu’à {max}', { max }),
    percent: () => t('a number from 0 to 100', 'un nombre de 0 à 100'),
    count: () => t('a number from 1', 'un nombre à partir de 1'),
    'battle-game': () => t('a game with counters on a map', 'un jeu qui a des pions sur une carte'),
    sheets: () =>
      t(
        'a folder of CSV files, or a file that holds sheets',
        'un dossier de fichiers CSV, ou un fichier qui contient des feuilles',
      ),
    'no-words': () => t('no words; each line is an input', 'aucun mot\u202f; chaque ligne est une entrée'),
  },
  // What stands where an input would have a field.
  fields: {
    'standard-input': t('standard input', 'entrée standard'),
    line: t('line', 'ligne'),
    command: t('command', 'commande'),
    game: t('game', 'jeu'),
    calculator: t('calculator', 'calcul'),
    chart: t('chart', 'table'),
    mcp: t('package', 'paquet'),
    shape: t('shape', 'forme'),
    folder: t('folder', 'dossier'),
    shell: t('shell', 'shell'),
    file: t('file', 'fichier'),
    ask: t('question', 'question'),
    unit: t('unit', 'unité'),
    side: t('side', 'camp'),
    plan: t('plan', 'plan'),
    module: t('module', 'module'),
    save: t('save', 'sauvegarde'),
    mapping: t('mapping', 'correspondance'),
    before: t('earlier save', 'sauvegarde antérieure'),
    vassal: t('package', 'paquet'),
  },
};
