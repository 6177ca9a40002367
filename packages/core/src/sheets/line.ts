import { splitCell } from '../chart/cell.ts';
import type { Note } from '../chart/chart.ts';
import { type Text, t } from '../text/index.ts';
import type { Sheet, SheetRow } from './csv.ts';
import { KEBAB, sheetText, toSlug } from './parse/name.ts';
import { nameOfColumn, type Problems } from './problem.ts';

/** What a reader of a sheet needs besides its rows. */
export interface Desk {
  readonly problems: Problems;
  /** The notes whose marks may stand in cells. */
  readonly notes: readonly Note[];
}

/** A row with its place, for readers that take its cells one by one. */
export interface Line {
  readonly line: number;
  /** The cell, empty where the sheet has no such column. */
  cell(name: string): string;
  /** Takes down what is wrong with a cell. */
  addProblem(name: string, text: Text): void;
  /** The cell; an empty one is a problem. */
  need(name: string, text: Text): string;
}

const WANTS_COLUMNS = (columns: string): Text =>
  t('it wants the columns {columns}', 'il faut les colonnes {columns}', { columns });
const NO_SUCH_COLUMN = (columns: string): Text =>
  t('its columns are {columns}', 'ses colonnes sont {columns}', { columns });
const WANTS_ROWS = t('it wants at least one row under its heads', 'il faut au moins une ligne sous les titres');

const openLine = ({ file }: Sheet, { line, cells }: SheetRow, { problems }: Desk): Line => {
  const cell = (name: string): string => cells.get(name) ?? '';
  const addProblem = (name: string, text: Text): void =>
    problems.add({ file, line, column: name, text, given: cell(name) });
  return {
    line,
    cell,
    addProblem,
    need: (name, text) => {
      if (cell(name) === '') addProblem(name, text);
      return cell(name);
    },
  };
};

/** The lines of a sheet, once its heads are those that a reader knows; none where one is missing. */
export const openLines = (
  sheet: Sheet,
  desk: Desk,
  { needed, others = [] }: { readonly needed: readonly string[]; readonly others?: readonly string[] | 'any' },
): readonly Line[] => {
  const { file, heads, rows } = sheet;
  const missing = needed.filter((name) => !heads.includes(name));
  const list = [...needed, ...(others === 'any' ? ['…'] : others)].join(', ');
  if (missing.length > 0)
    desk.problems.add({
      file,
      line: 1,
      column: missing.join(', '),
      text: WANTS_COLUMNS(list),
      given: heads.join(', '),
    });
  // A head without a name was told when the file was cut.
  for (const name of heads)
    if (others !== 'any' && name !== '' && !needed.includes(name) && !others.includes(name))
      desk.problems.add({ file, line: 1, column: name, text: NO_SUCH_COLUMN(list), given: name });
  if (rows.length === 0) desk.problems.add({ file, line: 2, column: nameOfColumn(heads, 0), text: WANTS_ROWS });
  return missing.length > 0 ? [] : rows.map((row) => openLine(sheet, row, desk));
};

const WANTS_ID = t('it should be an id such as dry-lake', 'il faut un identifiant comme dry-lake');
const TAKEN = t(
  'another row has this id: give one of the two an id of its own',
  'une autre ligne a cet identifiant\u202f: donnez-en un à l’une des deux',
);

/** Each line with its id: as the sheet says, else made from its name; a line without one of its own is left out. */
export const withIds = (
  lines: readonly Line[],
  name: (line: Line) => string,
): (readonly [id: string, line: Line])[] => {
  const used = new Set<string>();
  return lines.flatMap((line) => {
    const id = line.cell('id') || toSlug(name(line));
    if (!KEBAB.test(id)) line.addProblem('id', WANTS_ID);
    else if (used.has(id)) line.addProblem('id', TAKEN);
    const isOwn = KEBAB.test(id) && !used.has(id);
    used.add(id);
    return isOwn ? [[id, line] as const] : [];
  });
};

const NO_BAR = t('a cell holds no bar', 'une cellule ne contient pas de barre verticale');

/** A cell as a builder of charts takes it: no bar in it, and every mark has its note. */
export const printedCell = (line: Line, name: string, desk: Desk): string => {
  const cell = line.cell(name);
  if (cell.endsWith(']')) checkMarks(line, name, splitCell(cell).marks, desk);
  return withoutBar(line, name);
};

/** A cell without the bar that parts the cells of a row in the source. */
export const withoutBar = (line: Line, name: string): string => {
  const text = line.cell(name);
  if (text.includes('|')) line.addProblem(name, NO_BAR);
  return text.replaceAll('|', ' ');
};

const checkMarks = (line: Line, name: string, marks: readonly string[], { notes }: Desk): void => {
  for (const mark of marks)
    if (!notes.some((note) => note.mark === mark))
      line.addProblem(
        name,
        t('the mark [{mark}] has no note in notes.csv', 'l’appel [{mark}] n’a pas de note dans notes.csv', { mark }),
      );
};

const WANTS_TEXT = {
  en: t('it wants its words in English', 'il faut ses mots en anglais'),
  fr: t('it wants its words in French', 'il faut ses mots en français'),
} as const;

/** The text of a line in both languages; one language alone will do for both while a game is a draft. */
export const textOf = (
  line: Line,
  names: { readonly en: string; readonly fr: string } = { en: 'en', fr: 'fr' },
): Text => {
  const [en, fr] = [line.cell(names.en), line.cell(names.fr)];
  if (en === '' && fr === '') line.addProblem(names.en, WANTS_TEXT.en);
  return sheetText(en || fr, fr || en);
};

/** A name with the marks that stand on it, and its rule numbers. */
export const namedLine = (line: Line, desk: Desk) => {
  const label = textOf(line);
  const [en, fr] = [splitCell(label.en), splitCell(label.fr)];
  checkMarks(line, 'en', en.marks, desk);
  checkMarks(line, 'fr', fr.marks, desk);
  const marks = [...new Set([...en.marks, ...fr.marks])];
  const rules = line.cell('rules');
  return {
    label: sheetText(en.printed, fr.printed),
    ...(marks.length > 0 ? { marks: marks.join(' ') } : {}),
    ...(rules ? { rules } : {}),
  };
};
