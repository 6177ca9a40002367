import { t } from '@coup-doeil/core/chart';
import { OPTIONS, type OptionName } from './args.ts';
import type { Command } from './commands/command.ts';
import type { Style } from './io.ts';
import { table } from './show/table.ts';
import { title, wrap } from './show/text.ts';

const TITLE = t(
  'Wargame charts that compute, and show their working.',
  'Des tables de jeu qui calculent, et montrent leur calcul.',
);
const WORDS_ARE = t(
  'Words: dotted names, lists counted from 1, several values with commas: attackers.1.arm=cavalry hexsides=stream,slope',
  'Mots\u202f: noms à points, listes comptées à partir de 1, plusieurs valeurs avec des virgules\u202f: attackers.1.arm=cavalry hexsides=stream,slope',
);
const EXITS = t(
  'Exit 0 for an answer (a refusal is one), 2 for wrong use or invalid input.',
  'Sortie 0 pour une réponse (un refus en est une), 2 pour un mauvais usage ou des données invalides.',
);

const optionRows = (names: readonly OptionName[], style: Style): string[][] =>
  names.map((name) => {
    const option = OPTIONS[name];
    return [`--${name}${'value' in option ? ` ${option.value}` : ''}`, style.translate(option.help)];
  });

const pair = [{ head: '' }, { head: '', flows: true }];

export const showHelp = (commands: readonly Command[], style: Style): string[] => [
  ...title(style, `coup-doeil: ${style.translate(TITLE)}`),
  '',
  ...table(
    pair,
    commands.map(({ usage, help }) => [usage, style.translate(help)]),
    style.width,
  ),
  '',
  ...table(
    pair,
    optionRows(
      Object.keys(OPTIONS).filter((name): name is OptionName => name in OPTIONS),
      style,
    ),
    style.width,
  ),
  '',
  ...wrap(style.translate(WORDS_ARE), style.width),
  ...wrap(style.translate(EXITS), style.width),
];

export const showCommand = ({ usage, help, options }: Command, style: Style): string[] => [
  ...title(style, `coup-doeil ${usage}`),
  ...wrap(style.translate(help), style.width),
  '',
  ...table(pair, optionRows(options, style), style.width),
];
