import { KINDS, type Kind } from '../../chart/chart.ts';
import { ENDS, type Ends } from '../../chart/ends.ts';
import type { Favour } from '../../chart/ladder.ts';
import { type Text, t } from '../../text/index.ts';
import type { Sheet } from '../csv.ts';
import { type Desk, type Line, openLines, textOf } from '../line.ts';
import { parseDice } from '../parse/dice.ts';
import { KEBAB } from '../parse/name.ts';
import { titleFor } from './game.ts';

/** Kinds of rows in charts.csv: those of charts, and a march over a chart. */
type ListedKind = Kind | 'march';
const LISTED: readonly ListedKind[] = [...KINDS, 'march'];

/** A row of charts.csv: what a chart is called, what goes into a throw on it, and what happens past its ends. */
export interface Listed {
  readonly line?: Line;
  readonly id: string;
  readonly kind: ListedKind;
  readonly title: Text;
  /** What goes with it, where that is said. */
  readonly uses?: readonly string[];
  readonly dice?: string;
  readonly ends?: Ends;
  readonly edges?: Ends;
  readonly favour?: Favour;
  /** How the successes of a pool are rounded. */
  readonly rounding?: 'up' | 'down';
}

const MORE = ['fr', 'en', 'with', 'dice', 'ends', 'edges', 'rounding'];
const WANTS_KIND = t('it should be one of {kinds}', 'il faut l’un de {kinds}', { kinds: LISTED.join(', ') });
const WANTS_CHART_ID = t(
  'it should be an id of its own, such as fire-modifiers',
  'il faut un identifiant à part, comme fire-modifiers',
);
const WANTS_DICE = t(
  'it should be dice such as d6, 2d6, d6+d8, d100, d10(1-10), pool d6',
  'il faut des dés comme d6, 2d6, d6+d8, d100, d10(1-10), pool d6',
);
const WANTS_ENDS = t('it should be {ends}, or nothing', 'il faut {ends}, ou rien', { ends: ENDS.join(', ') });
const WANTS_ROUNDING = t(
  'it should be in favour of the attacker, in favour of the defender, up, down, or nothing',
  'il faut in favour of the attacker, in favour of the defender, up, down, ou rien',
);
/** Names of other sheets. */
export const OTHER_SHEETS = ['game', 'printings', 'charts', 'sources', 'readings', 'rulings', 'battle'];

/** The kinds that a setting says something of. */
const SETTINGS = {
  with: ['bands', 'matrix', 'march'],
  dice: ['bands', 'matrix'],
  ends: ['bands', 'matrix', 'ladder'],
  edges: ['matrix'],
  rounding: ['bands', 'matrix', 'ladder'],
} as const satisfies Readonly<Record<string, readonly ListedKind[]>>;

const NOT_OF_KIND = (kinds: string): Text =>
  t('it counts for nothing here: it is for {kinds}', 'cela ne compte pas ici\u202f: c’est pour {kinds}', { kinds });
const NO_POOL = t(
  'up and down are for the successes of a pool, in favour of a side for odds and differences',
  'up et down sont pour les succès d’une poignée de dés, in favour of … pour des rapports et des différences',
);

/** A setting that says nothing of this kind of chart is told, never passed over. */
const checkSettings = (line: Line, kind: ListedKind): void => {
  for (const [name, kinds] of Object.entries(SETTINGS))
    if (line.cell(name) !== '' && !kinds.some((own) => own === kind))
      line.addProblem(name, NOT_OF_KIND(kinds.join(', ')));
};

const isKind = (word: string): word is ListedKind => LISTED.some((kind) => kind === word);
const isEnds = (word: string): word is Ends => ENDS.some((ends) => ends === word);

const readRounding = (line: Line, kind: ListedKind): Pick<Listed, 'favour' | 'rounding'> => {
  const text = line.cell('rounding');
  const [, favour] = /^(?:in favour of the )?(attacker|defender)$/.exec(text) ?? [];
  const isPool = line.cell('dice').startsWith('pool ');
  if (favour === 'attacker' || favour === 'defender') {
    if (kind === 'bands' || isPool) line.addProblem('rounding', NO_POOL);
    return { favour };
  }
  if (text === 'up' || text === 'down') {
    if (!isPool) line.addProblem('rounding', NO_POOL);
    return { rounding: text };
  }
  if (text !== '') line.addProblem('rounding', WANTS_ROUNDING);
  return {};
};

const readListed = (line: Line, kind: ListedKind): Listed => {
  checkSettings(line, kind);
  const [uses, dice] = [line.cell('with').split(/[ ;]+/).filter(Boolean), line.cell('dice')];
  if (dice !== '' && !parseDice(dice)) line.addProblem('dice', WANTS_DICE);
  const ends = (name: 'ends' | 'edges') => {
    const word = line.cell(name);
    if (isEnds(word)) return { [name]: word };
    if (word !== '') line.addProblem(name, WANTS_ENDS);
    return {};
  };
  return {
    line,
    id: line.cell('id'),
    kind,
    title: line.cell('fr') + line.cell('en') === '' ? titleFor(line.cell('id')) : textOf(line),
    ...(uses.length > 0 ? { uses } : {}),
    ...(dice !== '' && parseDice(dice) ? { dice } : {}),
    ...ends('ends'),
    ...ends('edges'),
    ...readRounding(line, kind),
  };
};

/** Reads charts.csv: the charts in the sheet’s order. */
export const readListing = (sheet: Sheet, desk: Desk): Listed[] => {
  const lines = openLines(sheet, desk, { needed: ['id', 'kind'], others: MORE });
  const used = new Set<string>();
  return lines.flatMap((line) => {
    const [id, kind] = [line.cell('id'), line.cell('kind')];
    const isOwn = KEBAB.test(id) && !used.has(id) && !OTHER_SHEETS.includes(id);
    used.add(id);
    if (!isOwn) line.addProblem('id', WANTS_CHART_ID);
    if (!isKind(kind)) line.addProblem('kind', WANTS_KIND);
    return isOwn && isKind(kind) ? [readListed(line, kind)] : [];
  });
};

const hasAll = ({ heads }: Sheet, ...names: readonly string[]): boolean => names.every((name) => heads.includes(name));

/** The kind of a chart that charts.csv does not list, by its name and its heads. */
export const guessKind = (id: string, sheet: Sheet, areOdds: (heads: readonly string[]) => boolean): Kind => {
  if (id === 'notes' || id === 'key') return id;
  if (id === 'results') return 'key';
  if (hasAll(sheet, 'from', 'to') || hasAll(sheet, 'die'))
    return areOdds(sheet.heads.filter((head) => !['from', 'to', 'die'].includes(head))) ? 'matrix' : 'bands';
  if (['ratio', 'odds', 'difference'].some((head) => hasAll(sheet, head, 'value'))) return 'ladder';
  if (hasAll(sheet, 'value')) return 'modifiers';
  return hasAll(sheet, 'number') ? 'sequence' : 'grid';
};
