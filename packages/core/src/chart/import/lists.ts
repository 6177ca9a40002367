import { LANGUAGES, type Language, type Text, t } from '../../text/index.ts';
import { figure, splitCell } from '../cell.ts';
import { type Head, LINE_KINDS, type LineKind, type Terms } from '../chart.ts';
import type { KeySpec } from '../key.ts';
import type { LineSpec, ModifiersSpec } from '../modifiers.ts';
import type { NoteSpec, NotesSpec } from '../notes.ts';
import type { CsvTable } from './csv.ts';
import { bothOf, type Line, linesOf, named, printedCell, toSlug, withIds } from './read.ts';
import { groupsOf } from './tables.ts';

const idList = (line: Line, name: string, known: readonly string[]): string[] => {
  const ids = line.cell(name).split(/[ ;]/).filter(Boolean);
  if (!ids.every((id) => known.includes(id)))
    line.refuse(name, 'csv-line', { rule: 'csv-line-ids', ids: known.join(', ') });
  return ids;
};

const isKind = (word: string): word is LineKind => LINE_KINDS.some((kind) => kind === word);

const LOOKUP = /^lookup (?<chart>[^ .]+)\.(?<column>[^ .]+)$/;

/** `flag`, or `lookup terrain.shock`: how a line counts, and where its figure is looked up. */
const kindOf = (line: Line): { readonly kind: LineKind; readonly terms?: Terms } => {
  const said = line.cell('kind') || 'flag';
  const looked = LOOKUP.exec(said)?.groups;
  if (looked) return { kind: 'lookup', terms: { ...looked } };
  if (isKind(said)) return { kind: said };
  return line.refuse('kind', 'csv-kind', { rule: 'csv-line-kind', kinds: LINE_KINDS.join(', ') });
};

/** `id,group,fr,en,value,kind,not_with,replaces`, and `rules` if you like. */
export const readModifiers = (table: CsvTable, head: Head): ModifiersSpec => {
  const lines = linesOf(table, {
    needed: ['id', 'group', 'fr', 'en', 'value', 'kind', 'not_with', 'replaces'],
    others: ['rules'],
  });
  const known = withIds(lines, (line) => line.cell('en'));
  const ids = known.map(([id]) => id);
  const specs = known.map(([id, line]): [string, LineSpec] => {
    const group = toSlug(bothOf(line.need('group', { rule: 'csv-group' })).en);
    const { kind, terms } = kindOf(line);
    const value = printedCell(line, 'value', head);
    if (kind === 'flag' || kind === 'count') checkFigure(line, value);
    const [notWith, replaces] = [idList(line, 'not_with', ids), idList(line, 'replaces', ids)];
    return [id, { group, ...named(line, head), value, kind, notWith, replaces, ...(terms ? { terms } : {}) }];
  });
  return { ...head, groups: groupsOf(lines), lines: Object.fromEntries(specs) };
};

const checkFigure = (line: Line, value: string): void => {
  const { printed, marks } = splitCell(value);
  try {
    figure(printed, marks);
  } catch {
    line.refuse('value', 'csv-figure', { rule: 'csv-figure' });
  }
};

const NAMES: ReadonlyMap<string, string> = new Map([
  ['*', 'star'],
  ['**', 'two-stars'],
  ['#', 'hash'],
]);

/** `mark,fr,en`, and `id`, `rules` if you like; what a note does is written in the code, as terms. */
export const readNotes = (table: CsvTable, head: Head): NotesSpec<Readonly<Record<string, Terms>>> => {
  const lines = linesOf(table, { needed: ['mark', 'fr', 'en'], others: ['id', 'rules'] });
  const met = new Map<string, number>();
  const known = withIds(lines, (line) => {
    const mark = line.cell('mark');
    const count = (met.get(mark) ?? 0) + 1;
    met.set(mark, count);
    const name = NAMES.get(mark) ?? (/\d/.test(mark) ? `note-${mark}` : mark);
    return count === 1 ? name : `${name}-${count}`;
  });
  const rows = known.map(([id, line]): [string, NoteSpec<Terms>] => {
    const mark = line.cell('mark');
    if (splitCell(`x [${mark}]`).marks[0] !== mark) line.refuse('mark', 'csv-mark', { rule: 'csv-mark' });
    const text = t(
      line.need('en', { rule: 'csv-text', what: 'note', language: 'en' }),
      line.need('fr', { rule: 'csv-text', what: 'note', language: 'fr' }),
    );
    const rules = line.cell('rules');
    return [id, { mark, text, terms: {}, ...(rules ? { rules } : {}) }];
  });
  return { ...head, rows: Object.fromEntries(rows) };
};

/** `symbol,fr,en,effect`: the symbol (`CT / TdC` where the languages print it apart), its meaning, what it does if anything. */
export const readKey = (table: CsvTable, head: Head): KeySpec => {
  const lines = linesOf(table, { needed: ['symbol', 'fr', 'en', 'effect'], others: ['id'] });
  const symbolOf = (line: Line): Text => bothOf(line.need('symbol', { rule: 'csv-symbol' }));
  const rows = withIds(lines, (line) => toSlug(symbolOf(line).en) || line.cell('en')).map(([id, line]) => {
    const symbol = symbolOf(line);
    const meaning = t(
      line.need('en', { rule: 'csv-text', what: 'meaning', language: 'en' }),
      line.need('fr', { rule: 'csv-text', what: 'meaning', language: 'fr' }),
    );
    const effect = line.cell('effect');
    return [id, { symbol, meaning, ...(effect ? { terms: { effect } } : {}) }] as const;
  });
  return { ...head, rows: Object.fromEntries(rows) };
};

/** A document that charts cite. */
export interface SourceSpec {
  readonly id: string;
  readonly title: Text;
  readonly year: number | null;
  readonly languages: readonly Language[];
  readonly about: Text;
}

const isLanguage = (word: string): word is Language => LANGUAGES.some((language) => language === word);

/** `id,fr,en,year,languages`, and `about_fr`, `about_en` if you like: the documents that the charts cite. */
export const readSources = (table: CsvTable): SourceSpec[] => {
  const lines = linesOf(table, { needed: ['id', 'fr', 'en', 'year', 'languages'], others: ['about_fr', 'about_en'] });
  const taken = new Set<string>();
  return lines.map((line) => {
    const id = line.need('id', { rule: 'csv-document-id' });
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id) || taken.has(id))
      line.refuse('id', 'csv-id', { rule: 'csv-document-id' });
    taken.add(id);
    const title = t(
      line.need('en', { rule: 'csv-text', what: 'title', language: 'en' }),
      line.need('fr', { rule: 'csv-text', what: 'title', language: 'fr' }),
    );
    const said = line.cell('year');
    if (said !== '' && !/^\d{4}$/.test(said)) line.refuse('year', 'csv-number', { rule: 'csv-year' });
    const languages = line.need('languages', { rule: 'csv-languages' }).split(/[ ;]/).filter(Boolean);
    if (!languages.every(isLanguage)) return line.refuse('languages', 'csv-language', { rule: 'csv-languages' });
    const about = t(line.cell('about_en') || title.en, line.cell('about_fr') || title.fr);
    return { id, title, year: said === '' ? null : Number(said), languages, about };
  });
};
