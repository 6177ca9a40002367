import { parseArgs } from 'node:util';
import { LANGUAGES, type Text, t } from '@coup-doeil/core/text';
import { isLanguage } from './io.ts';
import { usageError } from './usage-error.ts';

/** What each option says of itself; the help, the completions and the reference page are made from this list. */
export const OPTIONS = {
  json: { type: 'boolean', help: t('the answer as JSON', 'la réponse en JSON') },
  csv: { type: 'boolean', help: t('the chart as CSV', 'la table en CSV') },
  md: { type: 'boolean', help: t('the chart as Markdown', 'la table en Markdown') },
  edition: {
    type: 'string',
    value: 'E',
    help: t('the printing; the newest when nothing is said', 'l’édition\u202f; la plus récente si rien n’est dit'),
  },
  lang: {
    type: 'string',
    value: LANGUAGES.join('|'),
    help: t('the language; the locale’s when nothing is said', 'la langue\u202f; celle du système si rien n’est dit'),
  },
  reading: {
    type: 'string',
    multiple: true,
    value: 'id=value',
    help: t(
      'how a doubtful place is read; one for each place',
      'comment lire un endroit douteux\u202f; une par endroit',
    ),
  },
  'what-if': {
    type: 'boolean',
    help: t('what mattered, and what would change the answer', 'ce qui a compté, et ce qui changerait la réponse'),
  },
  lines: {
    type: 'boolean',
    help: t(
      'one JSON object a line in, one answer a line out',
      'un objet JSON par ligne en entrée, une réponse par ligne en sortie',
    ),
  },
  brief: {
    type: 'boolean',
    help: t(
      'for programs: the refusal or the answer, the odds of its measure, and no text; with --lines or --json',
      'pour les programmes\u202f: le refus ou la réponse, les chances de sa mesure, sans texte\u202f; avec --lines ou --json',
    ),
  },
  report: {
    type: 'boolean',
    help: t('the schema of the report instead of the input', 'le schéma du rapport au lieu des données'),
  },
  seed: {
    type: 'string',
    value: 'S',
    help: t('the seed of the dice; the same seed, the same faces', 'la graine des dés\u202f; même graine, mêmes faces'),
  },
  best: {
    type: 'string',
    value: 'N',
    help: t('only the N best of each list', 'seulement les N meilleures de chaque liste'),
  },
  mapping: {
    type: 'string',
    value: 'F',
    help: t('a file that says what each kind of piece is', 'un fichier qui dit ce qu’est chaque sorte de pion'),
  },
  before: {
    type: 'string',
    value: 'F',
    help: t('an earlier save of the same game', 'une sauvegarde antérieure de la même partie'),
  },
  step: {
    type: 'string',
    value: 'N',
    help: t('after N steps of a log', 'après N étapes d’un journal'),
  },
  target: {
    type: 'string',
    value: 'HEX',
    help: t('the hex that is to be attacked', 'l’hex à attaquer'),
  },
  action: {
    type: 'string',
    value: 'A',
    help: t('the action whose chance is wanted', 'l’action dont on veut la chance'),
  },
  least: {
    type: 'string',
    value: 'N',
    help: t('the least chance wanted, in a hundred: 45, 37.5', 'la chance voulue au moins, sur cent : 45, 37.5'),
  },
  help: { type: 'boolean', help: t('this help', 'cette aide') },
  version: { type: 'boolean', help: t('the version of the command', 'la version de la commande') },
} as const satisfies Record<string, { type: 'boolean' | 'string'; multiple?: true; value?: string; help: Text }>;

export type OptionName = keyof typeof OPTIONS;

const VALUE_NAMES = [
  'edition',
  'lang',
  'seed',
  'best',
  'mapping',
  'before',
  'step',
  'target',
  'action',
  'least',
] as const;
type ValueName = (typeof VALUE_NAMES)[number];
const isValueName = (name: string): name is ValueName => VALUE_NAMES.some((known) => known === name);

export interface Args extends Partial<Readonly<Record<ValueName, string>>> {
  readonly words: readonly string[];
  readonly flags: Partial<Record<OptionName, boolean>>;
  /** Every option that was given, in its order. */
  readonly given: readonly OptionName[];
  readonly readings: Readonly<Record<string, string>>;
}

const names = Object.keys(OPTIONS).filter((name): name is OptionName => name in OPTIONS);

const spec = Object.fromEntries(
  names.map((name) => [
    name,
    { type: OPTIONS[name].type, multiple: name === 'reading', ...(name === 'help' ? { short: 'h' } : {}) },
  ]),
);

const splitReading = (text: string): readonly [string, string] => {
  const at = text.indexOf('=');
  if (at < 1) throw usageError('reading', '--reading', { rule: 'id-value' }, text);
  return [text.slice(0, at), text.slice(at + 1)];
};

const parseTokens = (argv: readonly string[]) =>
  // Node loads its parser when it is first called, a tenth of a short command's time: plain words need none.
  argv.some((word) => word.startsWith('-'))
    ? parseArgs({ args: [...argv], options: spec, strict: false, tokens: true }).tokens
    : argv.map((value) => ({ kind: 'positional', value }) as const);

/** The command line as it came, or the one error. */
export const readArgs = (argv: readonly string[]): Args => {
  const words: string[] = [];
  const flags: Partial<Record<OptionName, boolean>> = {};
  const values: Partial<Record<ValueName, string>> = {};
  const readings: [string, string][] = [];
  const given: OptionName[] = [];
  for (const token of parseTokens(argv)) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { rawName, value } = token;
    const name = names.find((known) => known === token.name);
    if (!name) {
      const all = names.map((known) => `--${known}`);
      throw usageError('option', rawName, all, rawName);
    }
    given.push(name);
    if (OPTIONS[name].type === 'boolean') {
      if (value !== undefined) throw usageError('option', rawName, { rule: 'no-value' }, value);
      flags[name] = true;
      // The next option is not the value of this one, unless an equals sign says so.
    } else if (value === undefined || (!token.inlineValue && value.startsWith('-')))
      throw usageError('option', rawName, { rule: 'value' }, null);
    else if (name === 'reading') {
      const [id, option] = splitReading(value);
      if (readings.some(([other]) => other === id)) throw usageError('reading', '--reading', { rule: 'once' }, value);
      readings.push([id, option]);
    } else if (isValueName(name)) values[name] = value;
  }
  const { lang } = values;
  if (lang !== undefined && !isLanguage(lang)) throw usageError('option', '--lang', LANGUAGES, lang);
  return { words, flags, given, readings: Object.fromEntries(readings), ...values };
};
