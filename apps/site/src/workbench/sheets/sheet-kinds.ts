/* What kinds of sheets there are, in words, and what a new one begins with. */
import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';
import type { Cells, DraftSheet } from '../draft/draft.ts';

/** Sheets that are no charts; each has a form. */
export const FORM_SHEETS = [
  'game',
  'charts',
  'key',
  'results',
  'notes',
  'sources',
  'printings',
  'readings',
  'rulings',
  'battle',
] as const;

export const hasForm = (name: string): boolean => FORM_SHEETS.some((form) => form === name);
/** The kinds of a chart, as `charts.csv` names them. */
export const CHART_KINDS = {
  matrix: t(
    'A table thrown on: rows are the die, columns the odds',
    'Une table de dé\u202f: ses faces en lignes, les rapports en colonnes',
  ),
  bands: t('A table thrown on: a column for each side', 'Une table où lancer\u202f: une colonne par camp'),
  grid: t('Costs or effects: rows are the ground', 'Coûts ou effets\u202f: le terrain en lignes'),
  modifiers: t('Modifiers: one line each', 'Modificateurs\u202f: une ligne chacun'),
  ladder: t(
    'A ladder: odds or difference, and what it gives',
    'Une échelle\u202f: rapport ou différence, et ce qu’il donne',
  ),
  sequence: t('The sequence of a turn', 'La séquence d’un tour'),
} satisfies Readonly<Record<string, Said>>;

const HEADS: Readonly<Record<string, readonly string[]>> = {
  matrix: ['die', '1:2', '1:1', '2:1', '3:1'],
  bands: ['die', 'attacker=Attacker / Attaquant', 'defender=Defender / Défenseur'],
  grid: ['fr', 'en', 'shift=Shift / Décalage'],
  modifiers: ['fr', 'en', 'value', 'kind', 'on'],
  ladder: ['ratio', 'value'],
  sequence: ['number', 'fr', 'en'],
  game: ['what', 'fr', 'en'],
  charts: ['id', 'kind', 'fr', 'en', 'with', 'dice', 'rounding', 'ends', 'edges'],
  key: ['symbol', 'fr', 'en', 'effect'],
  results: ['symbol', 'fr', 'en', 'whom', 'steps', 'retreat', 'state', 'test', 'pass', 'fail'],
  notes: ['mark', 'fr', 'en'],
  sources: ['id', 'fr', 'en', 'year', 'languages'],
  printings: ['id', 'year', 'document'],
  readings: ['id', 'option', 'fr', 'en', 'chart', 'why_fr', 'why_en'],
  rulings: ['calculator', 'situation', 'words', 'total', 'refused', 'odds'],
  battle: ['id', 'fr', 'en', 'facing', 'front', 'flank', 'rear', 'zone', 'march', 'stops'],
};

const GAME_ROWS: Cells = [['id'], ['title'], ['publisher'], ['period'], ['about']];

/** A new sheet of a kind, with its heads. */
export const makeSheet = (name: string, kind: string): DraftSheet => ({
  name,
  cells: [HEADS[kind] ?? [], ...(kind === 'game' ? GAME_ROWS : [])],
});

/** A blank game: a table of odds, and the sheets that explain it. */
export const makeBlank = (): readonly DraftSheet[] => [
  makeSheet('combat', 'matrix'),
  makeSheet('terrain', 'grid'),
  ...['shifts'].map((name) => makeSheet(name, 'modifiers')),
  ...['key', 'notes', 'game', 'sources'].map((name) => makeSheet(name, name)),
];

/** What a head means, for forms. A head that is not listed is shown as it is. */
export const HEAD_WORDS: Readonly<Record<string, Said>> = {
  what: t('What', 'Quoi'),
  fr: t('In French', 'En français'),
  en: t('In English', 'En anglais'),
  id: t('Id, for addresses', 'Identifiant, pour les adresses'),
  kind: t('Kind', 'Genre'),
  with: t('Goes with', 'Va avec'),
  dice: t('Thrown with', 'Se lance avec'),
  rounding: t('Rounded', 'Arrondi'),
  ends: t('Past the last row', 'Au-delà de la dernière ligne'),
  edges: t('Past the last column', 'Au-delà de la dernière colonne'),
  symbol: t('Symbol', 'Symbole'),
  effect: t('Counts as', 'Compte pour'),
  whom: t('Strikes whom', 'Frappe qui'),
  steps: t('Steps lost', 'Pas perdus'),
  retreat: t('Hexes back', 'Hexes de recul'),
  state: t('State', 'État'),
  test: t('Test', 'Test'),
  pass: t('If passed', 'Si réussi'),
  fail: t('If failed', 'Si raté'),
  mark: t('Mark', 'Appel'),
  year: t('Year', 'Année'),
  languages: t('Languages printed', 'Langues imprimées'),
  document: t('Source', 'Source'),
  chart: t('Chart', 'Table'),
  option: t('Option', 'Option'),
  why_fr: t('Why, in French', 'Pourquoi, en français'),
  why_en: t('Why, in English', 'Pourquoi, en anglais'),
  calculator: t('Calculator', 'Calcul'),
  situation: t('Situation', 'Situation'),
  words: t('What is asked', 'Ce qu’on demande'),
  total: t('Total', 'Total'),
  refused: t('Refused by', 'Refusé par'),
  odds: t('Odds', 'Chances'),
  facing: t('Faces', 'Regarde'),
  front: t('Front', 'Front'),
  flank: t('Flank', 'Flanc'),
  rear: t('Rear', 'Arrière'),
  zone: t('Zone', 'Zone'),
  march: t('Marches by the column', 'Marche d’après la colonne'),
  stops: t('Stops in enemy zones', 'S’arrête dans une zone ennemie'),
};

/** The rows of game.csv. */
export const GAME_WORDS: Readonly<Record<string, Said>> = {
  id: t('Id, for addresses', 'Identifiant, pour les adresses'),
  title: t('Title', 'Titre'),
  publisher: t('Publisher', 'Éditeur'),
  period: t('Period', 'Époque'),
  about: t('In a sentence', 'En une phrase'),
  stage: t('Stage', 'État'),
};
