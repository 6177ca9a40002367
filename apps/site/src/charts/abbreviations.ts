/* The abbreviations of a game's key: which of them a chart uses, and in which cells. */
import { type Chart, createSpeller, type Row } from '@coup-doeil/core/chart';
import { memoiseById } from '@coup-doeil/core/game';
import { replaceMinus } from '@coup-doeil/core/tell';
import { cellAnchor } from '../lib/paths.ts';
import type { Lang } from '../lib/words.ts';
import { isList, isResults } from './names.ts';

/** In a key, `[]` stands for any figure in brackets as `[-1]`, and this for a bare one as `-1`. */
const bare = '#';
const shapeOf = (printed: string): string => printed.replace(/[+-]?\d+/, '') || bare;

/** Makes a function that finds which rows of the game's key a cell is made of, as the speller does: the longest symbol first. */
const makeKeyFinder = (chart: Chart, key: Chart) => {
  // The speller finds the symbols: here it spells each as its position in the key.
  const spellPositions = createSpeller(
    {
      ...key,
      rows: key.rows.map((row, i) => (row.symbol ? { ...row, symbol: { ...row.symbol, fr: `\0${i}\0` } } : row)),
    },
    'fr',
  );
  const results = isResults(chart.kind);
  const signs = key.rows.filter(({ symbol }) => symbol && !/[\p{L}\d]/u.test(symbol.en));
  // Cells of a chart print the same few texts: what is worked out of one is kept.
  const signOf = memoiseById((printed) => signs.filter(({ symbol }) => symbol?.en === shapeOf(printed)));
  const hasSigns = memoiseById((column) =>
    chart.rows.some(({ cells }) => signOf(cells[column]?.printed ?? '').some(({ symbol }) => symbol?.en !== bare)),
  );
  const symbolsOf = memoiseById((printed) =>
    [...spellPositions(printed).matchAll(/\0(\d+)\0/g)]
      .flatMap(([, position]) => key.rows[Number(position)] ?? [])
      // A figure is a result of the key where results are printed; elsewhere it is a cost or a modifier.
      .filter(({ symbol }) => results || !/^\d+$/.test(symbol?.en ?? '')),
  );
  return (printed: string, column: string): readonly Row[] => [
    ...symbolsOf(printed),
    // A bare figure says something of itself only beside figures with other signs.
    ...signOf(printed).filter(({ symbol }) => symbol?.en !== bare || hasSigns(column)),
  ];
};

export type Abbreviation = { readonly symbol: string; readonly meaning: string };
export type Abbreviations = {
  /** Those of a game's key that a chart uses, as the language prints them. */
  readonly abbreviations: readonly Abbreviation[];
  /** By a cell's anchor: which of them it is made of, in its order. */
  readonly symbols: Readonly<Record<string, readonly number[]>>;
};

/** The rows of the key that the cells of a chart are made of: of a column each text is looked up once. */
const findUsed = (chart: Chart, key: Chart, findInKey: ReturnType<typeof makeKeyFinder>): readonly Row[] => {
  const used = new Set<Row>();
  for (const { id } of chart.columns)
    for (const printed of new Set(chart.rows.map(({ cells }) => cells[id]?.printed)))
      if (printed !== undefined) for (const row of findInKey(printed, id)) used.add(row);
  return key.rows.filter((row) => used.has(row));
};

const spellOut = (used: readonly Row[], lang: Lang): readonly Abbreviation[] =>
  used.map(({ symbol, label }) => ({ symbol: replaceMinus(symbol?.[lang].trim() ?? ''), meaning: label[lang] }));

/** Those of a game’s key that a chart uses, as the language prints them. */
export const listAbbreviations = (chart: Chart, key: Chart | undefined, lang: Lang): readonly Abbreviation[] =>
  key === undefined || isList(chart.kind) ? [] : spellOut(findUsed(chart, key, makeKeyFinder(chart, key)), lang);

export const abbreviationsIn = (chart: Chart, key: Chart | undefined, lang: Lang): Abbreviations => {
  if (key === undefined || isList(chart.kind)) return { abbreviations: [], symbols: {} };
  const findInKey = makeKeyFinder(chart, key);
  const used = findUsed(chart, key, findInKey);
  const cells = chart.rows.flatMap(({ id, cells }) =>
    Object.entries(cells).map(
      ([column, { printed }]) => [cellAnchor(id, column), [...new Set(findInKey(printed, column))]] as const,
    ),
  );
  return {
    abbreviations: spellOut(used, lang),
    symbols: Object.fromEntries(
      cells
        .filter(([, rows]) => rows.length > 0)
        .map(([anchor, rows]) => [anchor, rows.map((row) => used.indexOf(row))]),
    ),
  };
};
