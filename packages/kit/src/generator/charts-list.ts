import { type Kind, type Text, t } from '@coup-doeil/core/chart';
import type { CsvTable } from '@coup-doeil/core/chart/import';
import { failAt } from './mistake.ts';
import { type Dice, diceOf } from './options.ts';
import { typeset } from './typeset.ts';

/** Kinds that a CSV file can hold. */
export type FiledKind = Exclude<Kind, 'sequence'>;
const FILED: Readonly<Record<FiledKind, true>> = {
  grid: true,
  bands: true,
  ladder: true,
  matrix: true,
  modifiers: true,
  notes: true,
  key: true,
};
const isFiled = (word: string): word is FiledKind => Object.hasOwn(FILED, word);

/** A chart that goes into a throw; `shift:` before it says that its lines move the column of a matrix. */
export interface Use {
  readonly id: string;
  readonly shifts: boolean;
}

/** A row of charts.csv: what a chart is called, and what goes into a throw on it. */
export interface ListedChart {
  readonly row: number;
  readonly id: string;
  readonly kind: FiledKind;
  readonly title: Text;
  /** The ladders and the modifiers that go with a table; `undefined` where nothing is said. */
  readonly uses?: readonly Use[];
  readonly dice?: Dice;
}

const NEEDED = ['id', 'kind', 'fr', 'en'];
const MORE = ['with', 'dice'];
const SHIFT = /^shift:/;
/** Ids that would collide with other files of the package, or with fields of a calculator. */
const KEPT = ['index', 'figures', 'words', 'lookup', 'columns', 'attack', 'defence', 'column'];
const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Reads charts.csv: the charts in the sheet's order, and what is thrown on tables. */
export const readChartsList = ({ file, heads, rows }: CsvTable): ListedChart[] => {
  const odd =
    NEEDED.find((name) => !heads.includes(name)) ?? heads.find((name) => ![...NEEDED, ...MORE].includes(name));
  if (odd !== undefined)
    failAt({ file, row: 1, column: odd }, 'its columns are id, kind, fr, en; with and dice if you like');
  if (rows.length === 0) failAt({ file, row: 2 }, 'it wants a row for each chart, in the sheet’s order');
  const ids = rows.map(({ cells }) => cells.get('id') ?? '');
  return rows.map(({ line: row, cells }, i) => {
    const cell = (name: string): string => cells.get(name) ?? '';
    const refuse = (column: string, what: string): never =>
      failAt({ file, row, column }, `${what}; it says ${JSON.stringify(cell(column))}`);
    const id = cell('id');
    if (!KEBAB.test(id) || ids.indexOf(id) < i) refuse('id', 'it should be an id of its own, such as fire-modifiers');
    if (id === 'charts' || id === 'sources') refuse('id', 'that file is no chart');
    const typed = cell('kind');
    const kind = isFiled(typed) ? typed : refuse('kind', `it should be one of ${Object.keys(FILED).join(', ')}`);
    for (const language of ['fr', 'en']) if (cell(language) === '') refuse(language, 'it should be the title');
    if (KEPT.includes(id)) refuse('id', 'that name is kept for a file of the package; make it longer');
    const uses = cell('with')
      .split(/[ ;]+/)
      .filter(Boolean)
      .map((said): Use => ({ id: said.replace(SHIFT, ''), shifts: SHIFT.test(said) }));
    if (!uses.every((one) => ids.includes(one.id)))
      refuse('with', `it should name charts of this file: ${ids.join(', ')}`);
    const said = cell('dice');
    const dice = said === '' ? undefined : (diceOf(said) ?? refuse('dice', 'it should be dice such as d6 or 2d6'));
    return {
      row,
      id,
      kind,
      title: typeset(t(cell('en'), cell('fr'))),
      ...(uses.length > 0 ? { uses } : {}),
      ...(dice ? { dice } : {}),
    };
  });
};
