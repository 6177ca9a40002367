/* The charts of a game as sheets: what somebody who typed them would have typed. */
import { type Chart, joinCell, type Row, type Text } from '@coup-doeil/core/chart';
import type { Loaded } from '../../lib/games.ts';
import { type Cells, type DraftSheet, formatSheets } from './draft.ts';

/** `Fire / Tir`, or one name where both languages have the same. */
const both = ({ en, fr }: Text): string => (en === fr ? en : `${en} / ${fr}`);

const groupOf = ({ groups }: Chart, { group }: Row): string => {
  const label = groups.find(({ id }) => id === group)?.label;
  return label ? both(label) : '';
};

const printed = (row: Row, column: string): string => {
  const cell = row.cells[column];
  return cell ? joinCell(cell) : '';
};

const spellName = ({ label, marks }: Row, lang: 'en' | 'fr'): string => joinCell({ printed: label[lang], marks });

/** `13 to 14`, `15 +`, `< 0` as a head of a row is typed. */
const rangeOf = ({ head = '' }: Row): string =>
  head
    .replace(/^(?:<|Less than) (-?\d+)$/, (_, above: string) => `${Number(above) - 1}-`)
    .replace(/ (?:to|à) /, '-')
    .replace(/ (?:and )?\+$| or more$/, '+')
    .replace(/ (?:and )?-$| or less$/, '-');

/** A line whose figure is not printed is a number that is worked out at the table. */
const kindOf = ({ line, cells }: Row): string => {
  const figure = Object.values(cells)[0]?.printed ?? '';
  return /^[+-]?\d+$/.test(figure) ? (line?.kind === 'count' ? 'count' : 'flag') : 'difference';
};

const headsOf = ({ columns }: Chart): readonly string[] => columns.map(({ id, label }) => `${id}=${both(label)}`);
const cellsOf = ({ columns }: Chart, row: Row): readonly string[] => columns.map(({ id }) => printed(row, id));

/** What a sheet said that a symbol does, by its columns: texts, where a game’s own terms are figures and lists. */
const listTypedTerms = ({ rows }: Chart): readonly string[] => [
  ...new Set(
    rows.flatMap(({ terms }) =>
      Object.entries(terms).flatMap(([name, term]) => (typeof term === 'string' ? [name] : [])),
    ),
  ),
];

/** The name of a chart’s sheet: a game has one sheet of notes and one key, whatever their ids. */
const nameOf = ({ id, kind }: Chart): string => (kind === 'notes' || (kind === 'key' && id !== 'results') ? kind : id);

const layOut: Readonly<Record<Chart['kind'], (chart: Chart) => Cells>> = {
  grid: (chart) => [
    ['id', 'group', 'fr', 'en', ...headsOf(chart)],
    ...chart.rows.map((row) => [
      row.id,
      groupOf(chart, row),
      spellName(row, 'fr'),
      spellName(row, 'en'),
      ...cellsOf(chart, row),
    ]),
  ],
  bands: (chart) => [['die', ...headsOf(chart)], ...chart.rows.map((row) => [rangeOf(row), ...cellsOf(chart, row)])],
  matrix: (chart) => [['die', ...headsOf(chart)], ...chart.rows.map((row) => [rangeOf(row), ...cellsOf(chart, row)])],
  ladder: (chart) => [
    ['ratio', 'value'],
    ...chart.rows.map((row) => [row.head ?? row.label.en, ...cellsOf(chart, row)]),
  ],
  modifiers: (chart) => [
    ['id', 'group', 'fr', 'en', 'value', 'kind'],
    ...chart.rows.map((row) => [
      row.id,
      groupOf(chart, row),
      spellName(row, 'fr'),
      spellName(row, 'en'),
      ...cellsOf(chart, row).slice(0, 1),
      kindOf(row),
    ]),
  ],
  sequence: (chart) => [
    ['number', 'depth', 'fr', 'en'],
    ...chart.rows.map((row) => [cellsOf(chart, row)[0] ?? '', String(row.depth ?? ''), row.label.fr, row.label.en]),
  ],
  notes: (chart) => [
    ['mark', 'fr', 'en'],
    // A note without a mark is about a chart as a whole: a sheet has no place for it.
    ...chart.rows
      .map((row) => [cellsOf(chart, row)[0] ?? '', row.label.fr, row.label.en])
      .filter(([mark]) => mark !== ''),
  ],
  key: (chart) => {
    const terms = listTypedTerms(chart);
    return [
      ['symbol', 'fr', 'en', ...terms],
      ...chart.rows.map(({ symbol, label, terms: own }) => [
        symbol ? both(symbol) : '',
        label.fr,
        label.en,
        ...terms.map((name) => String(own[name] ?? '')),
      ]),
    ];
  },
};

/** The notes whose marks stand in a cell or at a name: of those at the heads of columns sheets do not speak. */
const withoutLost = (sheets: readonly DraftSheet[]): readonly DraftSheet[] => {
  const cells = sheets.filter(({ name }) => name !== 'notes').flatMap((sheet) => sheet.cells.flat());
  return sheets.map((sheet) =>
    sheet.name === 'notes'
      ? {
          ...sheet,
          cells: sheet.cells.filter(([mark], i) => i === 0 || cells.some((text) => text.includes(`[${mark}]`))),
        }
      : sheet,
  );
};

/** The sheets of a game’s newest printing, in one text. Conditions and rules that are no figure stay behind: they are its source. */
export const formatGameSheets = ({ meta, game, editions, charts }: Loaded): string => {
  const all = charts[editions[0] ?? ''] ?? [];
  const rows = (what: string, text: Text) => [what, text.fr, text.en];
  const sheets: readonly DraftSheet[] = [
    ...all.map((chart) => ({
      name: nameOf(chart),
      cells: layOut[chart.kind](chart),
    })),
    {
      name: 'charts',
      cells: [
        ['id', 'kind', 'fr', 'en', 'with', 'dice', 'rounding', 'ends', 'edges'],
        ...all
          .filter(({ kind }) => kind !== 'notes' && kind !== 'key')
          .map(({ id, kind, title }) => [
            id,
            kind,
            title.fr,
            title.en,
            '',
            kind === 'bands' || kind === 'matrix' ? (meta.dice[0] ?? '') : '',
          ]),
      ],
    },
    {
      name: 'game',
      cells: [
        ['what', 'fr', 'en'],
        ['id', `my-${meta.id}`, `my-${meta.id}`],
        rows('title', meta.title),
        ['publisher', meta.publisher, meta.publisher],
        rows('period', meta.period),
      ],
    },
    {
      name: 'sources',
      cells: [
        ['id', 'fr', 'en', 'languages'],
        ...game.sources.map(({ id, title, languages }) => [id, title.fr, title.en, languages.join(' ')]),
      ],
    },
  ];
  return formatSheets(withoutLost(sheets));
};
