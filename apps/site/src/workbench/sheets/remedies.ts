/* What would mend a mistake. A remedy is offered only where it was tried, and the mistake was gone. */
import { splitCell, t } from '@coup-doeil/core/chart';
import type { Lang } from '../../lib/words.ts';
import { type Cells, type Draft, findSheet, putCells, putSheet } from '../draft/draft.ts';
import { findKind, listMistakes, type Mistake } from '../draft/read-draft.ts';
import { setListed } from './listed.ts';
import { makeSheet } from './sheet-kinds.ts';

export interface Remedy {
  readonly label: string;
  readonly apply: (draft: Draft) => Draft;
  /** The cell to go on at, where the remedy leaves something to type. */
  readonly next?: { readonly sheet: string; readonly row: number; readonly column: number };
}

/** Words that stand in a column whatever the game. */
const COLUMN_WORDS: Readonly<Record<string, readonly string[]>> = {
  kind: [
    'grid',
    'bands',
    'matrix',
    'ladder',
    'modifiers',
    'sequence',
    'notes',
    'key',
    'march',
    'flag',
    'one of',
    'count',
  ],
  rounding: ['in favour of the defender', 'in favour of the attacker', 'up', 'down'],
  ends: ['stay', 'refuse', 'reading'],
  edges: ['stay', 'refuse', 'reading'],
  on: ['die', 'column', 'dice', 'attack', 'defence'],
  whom: ['attacker', 'defender', 'both'],
};
const DICE = ['d6', '2d6', 'd10'] as const;
const MOST_PUTS = 2;

/** How many letters are other, too many or missing. */
const countEdits = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min((row[j] ?? 0) + (letter === other ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
};

const setCell = (draft: Draft, sheet: string, row: number, column: number, text: string): Draft => ({
  ...draft,
  sheets: putSheet(draft.sheets, {
    name: sheet,
    cells: putCells(findSheet(draft.sheets, sheet)?.cells ?? [], row, column, [[text]]),
  }),
});

/** A row at the foot of a sheet, its cells by their heads; the sheet is made where there is none. */
const addRow = (
  draft: Draft,
  sheet: string,
  values: Readonly<Record<string, string>>,
): { draft: Draft; row: number } => {
  const { cells } = findSheet(draft.sheets, sheet) ?? makeSheet(sheet, sheet);
  const [head = []] = cells;
  const row = cells.length;
  const block: Cells = [head.map((name) => values[name] ?? '')];
  return {
    draft: { ...draft, sheets: putSheet(draft.sheets, { name: sheet, cells: putCells(cells, row, 0, block) }) },
    row,
  };
};

const headOf = (draft: Draft, sheet: string): readonly string[] => findSheet(draft.sheets, sheet)?.cells[0] ?? [];

/** A row in another sheet that explains what stands in the cell; its words are still to be typed. */
const explain = (draft: Draft, sheet: string, first: string, text: string, label: string, lang: Lang): Remedy => {
  const column = headOf(draft, sheet).indexOf(lang);
  return {
    label,
    apply: (before) => addRow(before, sheet, { [first]: text }).draft,
    next: { sheet, row: addRow(draft, sheet, {}).row, column: Math.max(1, column) },
  };
};

/** Words like the one that stands there, from the same sheet, the key, and those of the column. */
const listAlike = (draft: Draft, { sheet, column = 0, given = '' }: Mistake): readonly string[] => {
  const cells = findSheet(draft.sheets, sheet)?.cells ?? [];
  const key = ['key', 'results'].flatMap(
    (name) =>
      findSheet(draft.sheets, name)
        ?.cells.slice(1)
        .map(([first = '']) => first) ?? [],
  );
  const known = [
    ...(COLUMN_WORDS[cells[0]?.[column] ?? ''] ?? []),
    ...key,
    ...cells.slice(1).flatMap((row) => row[column] ?? []),
  ];
  const far = Math.max(1, Math.floor(given.length / 3));
  return [...new Set(known)]
    .filter((word) => word !== '' && word !== given)
    .map((word) => [word, countEdits(word.toLowerCase(), given.toLowerCase())] as const)
    .filter(([, edits]) => edits <= far)
    .toSorted(([, a], [, b]) => a - b)
    .map(([word]) => word);
};

/** A sign alone is no word to read on a button. */
const DASH = t('a dash: nothing', 'un tiret\u202f: rien');

const listCellRemedies = (draft: Draft, mistake: Mistake, lang: Lang): readonly Remedy[] => {
  const { sheet, row, column, given = '' } = mistake;
  if (column === undefined || given === '') return [];
  const { printed, marks } = splitCell(given);
  const puts = listAlike(draft, mistake).map((word) => ({
    label: t('Put {word}', 'Mettre {word}', { word: word === '-' ? DASH : word })[lang],
    apply: (before: Draft) => setCell(before, sheet, row, column, word),
  }));
  const key = findSheet(draft.sheets, 'key') || !findSheet(draft.sheets, 'results') ? 'key' : 'results';
  return [
    ...puts,
    explain(
      draft,
      key,
      'symbol',
      printed,
      t('Add {word} to the key', 'Ajouter {word} à la légende', { word: printed })[lang],
      lang,
    ),
    ...marks.map((mark) =>
      explain(draft, 'notes', 'mark', mark, t('Add the note {mark}', 'Ajouter la note {mark}', { mark })[lang], lang),
    ),
    {
      label: t('Empty the cell', 'Vider la cellule')[lang],
      apply: (before: Draft) => setCell(before, sheet, row, column, ''),
    },
  ];
};

/** What is thrown on a table, said in charts.csv. */
const listDice = (draft: Draft, { sheet, row }: Mistake, lang: Lang): readonly Remedy[] => {
  const kind = row > 0 ? undefined : findKind(draft, sheet);
  if (kind === undefined) return [];
  return DICE.map((dice) => ({
    label: t('Thrown with {dice}', 'Se lance avec {dice}', { dice })[lang],
    apply: (before: Draft) => setListed(before, sheet, kind, { dice }),
  }));
};

const isSamePlace = (a: Mistake, b: Mistake): boolean =>
  a.sheet === b.sheet && a.row === b.row && a.column === b.column;

/** The remedies of a mistake that mend it: what they leave wrong is no more than the words that are still to be typed. */
export const findRemedies = (draft: Draft, mistake: Mistake, lang: Lang): readonly Remedy[] => {
  const before = listMistakes(draft).length;
  const mends = ({ apply, next }: Remedy): boolean => {
    const after = listMistakes(apply(draft));
    return after.every((other) => !isSamePlace(other, mistake)) && after.length < before + (next ? 1 : 0);
  };
  const mending: Remedy[] = [];
  let puts = 0;
  for (const remedy of listCellRemedies(draft, mistake, lang)) {
    if ((!remedy.next && puts >= MOST_PUTS) || !mends(remedy)) continue;
    if (!remedy.next) puts += 1;
    mending.push(remedy);
  }
  return [...mending, ...listDice(draft, mistake, lang).filter(mends)];
};
