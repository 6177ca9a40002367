import type { DiceRule } from '@coup-doeil/dice';
import type { Allowed, HexRule, InputFault, Rule } from '@coup-doeil/hex';
import type { CoreRule } from '../error.ts';
import { type Language, type Text, t } from '../text/index.ts';
import { splitFault, tellField } from './fault-place.ts';
import { cutText, quoteValue } from './quote.ts';

/** What each of some rules allows, in words. A rule without its row does not compile. */
export type RuleTexts<R extends Rule> = { readonly [K in R['rule']]: (rule: Extract<R, { readonly rule: K }>) => Text };

/** Every rule by which battlefield documents refuse something. */
export type BattleRule =
  | { readonly rule: 'number'; readonly min: number; readonly max: number }
  | { readonly rule: 'text'; readonly min: number; readonly max: number }
  | { readonly rule: 'word' }
  | { readonly rule: 'list'; readonly max: number }
  | { readonly rule: 'record' }
  | { readonly rule: 'json' };

const RULE_TEXTS: RuleTexts<HexRule | DiceRule | CoreRule | BattleRule> = {
  'whole-number': ({ min, max }) =>
    t('a whole number from {min} to {max}', 'un nombre entier de {min} à {max}', { min, max }),
  number: ({ min, max }) => t('a number from {min} to {max}', 'un nombre de {min} à {max}', { min, max }),
  text: ({ max }) => t('text of at most {max} letters', 'un texte d’au plus {max} lettres', { max }),
  word: () => t('a word in small letters, as light-infantry', 'un mot en minuscules, comme light-infantry'),
  list: (rule) =>
    'max' in rule
      ? t('a list of at most {max}', 'une liste d’au plus {max}', { max: rule.max })
      : t('a list', 'une liste'),
  'list-length': ({ min, max }) => t('a list of {min} to {max}', 'une liste de {min} à {max}', { min, max }),
  record: () => t('an object with words for names', 'un objet dont les noms sont des mots'),
  json: () => t('JSON', 'du JSON'),
  'each-once': () => t('each value once', 'chaque valeur une seule fois'),
  'not-applicable': () => t('nothing: it does not apply here', 'rien\u202f: cela ne s’applique pas ici'),
  'plain-data': () =>
    t('plain data: text, numbers, lists and objects', 'des données simples\u202f: textes, nombres, listes et objets'),
  'single-value': () => t('no more after a single value', 'rien de plus après une valeur simple'),
  'name-value': () => t('name=value', 'nom=valeur'),
  'word-count': ({ max }) => t('at most {max} words', 'au plus {max} mots', { max }),
  'one-side': () => t('counters of one side', 'des pions d’un seul camp'),
  'strength-pair': () =>
    t('two strengths of 0 or more, not both 0', 'deux forces de 0 ou plus, pas toutes deux nulles'),
  'legal-action': () => t('an action that the sheet allows', 'une action que la feuille permet'),
  hash: () => t('64 hexadecimal digits', '64 chiffres hexadécimaux'),
  untampered: () => t('a record whose letters agree', 'un journal dont les lettres concordent'),
  'within-chart': () => t('what the chart prints', 'ce que la table imprime'),
  'hex-number': ({ first, last }) =>
    t('the number of a hex, {first} to {last}', 'le numéro d’un hex, {first} à {last}', { first, last }),
  'hexside-name': () => t('two adjacent hexes, as 1204/1205', 'deux hex adjacents, comme 1204/1205'),
  'vertex-name': () => t('a hex and its corner, as 1204.2', 'un hex et son sommet, comme 1204.2'),
  die: () => t('a die', 'un dé'),
  outcome: () => t('text, a number or a list of them', 'un texte, un nombre ou une liste de ceux-ci'),
  'plain-number': () => t('odds out of a plain number', 'des chances sur un nombre simple'),
  seed: () => t('text or a whole number', 'un texte ou un nombre entier'),
  'generator-words': () =>
    t('four whole numbers of 32 bits, not all 0', 'quatre nombres entiers de 32 bits, pas tous nuls'),
};

const isIn = <T extends object>(table: T, name: string): name is keyof T & string => Object.hasOwn(table, name);

/** The words of a reader's own errors: its rules, and what its faults name instead of a field. */
export interface OwnErrors<R extends Rule = never> {
  readonly rules: RuleTexts<R>;
  readonly fields: Readonly<Record<string, Text>>;
}

const NOTHING = t('nothing', 'rien');
const MOST_LISTED = 300;
const listValues = (values: readonly unknown[]): string => cutText(values.map(String).join(', '), MOST_LISTED);

/** A rule is looked up by name: a package of another version may know rules that this table does not. */
const ruleText = (rule: Rule, tables: readonly object[], language: Language): string => {
  for (const table of tables) {
    // Every row takes its own rule, which is the one that has its name.
    if (isIn(table, rule.rule)) return (table[rule.rule] as (rule: Rule) => Text)(rule)[language];
  }
  return rule.rule;
};

/** What a fault allows, in words: the values, or what its rule says. */
const tellAllowed = <R extends Rule = never>(
  allowed: Allowed,
  language: Language,
  own?: Pick<OwnErrors<R>, 'rules'>,
): string =>
  'rule' in allowed
    ? ruleText(allowed, [...(own ? [own.rules] : []), RULE_TEXTS], language)
    : listValues(allowed) || NOTHING[language];

const NOTHING_GIVEN = t('nothing was given', 'rien n’a été donné');
const UNREADABLE = t('could not be read', 'illisible');

/**
 * A fault or an error in one line, in a reader's language: `strength: given 31; allowed: a whole number from 1 to 30.` What was
 * given is cut, and stands in quotes if it is text.
 */
export const tellError = <R extends Rule = never>(
  fault: InputFault,
  language: Language,
  own?: OwnErrors<R>,
): string => {
  const { field, given } = splitFault(fault);
  const nothing = fault.code === 'unreadable' ? UNREADABLE : NOTHING_GIVEN;
  const got =
    (given ?? null) === null
      ? nothing[language]
      : t('given {value}', 'reçu {value}', { value: quoteValue(given, language) })[language];
  const values = {
    name: tellField(field, language, own?.fields),
    got,
    rule: tellAllowed(fault.allowed, language, own),
  };
  return t('{name}: {got}; allowed: {rule}.', '{name}\u202f: {got}\u202f; permis\u202f: {rule}.', values)[language];
};
