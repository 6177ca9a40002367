import { joinCell, type Row, same, type Text, t } from '@coup-doeil/core/chart';
import { choice, defineCalculator, describeInput, type Fact } from '@coup-doeil/core/game';
import { replaceMinus } from '@coup-doeil/core/tell';
import { notesSheet } from '../charts/notes.ts';
import { terrainHexes } from '../charts/terrain-hexes.ts';
import { terrainHexsides } from '../charts/terrain-hexsides.ts';
import { type Extent, findWaterHex, ponded, wet } from '../rules/water.ts';

const input = describeInput({
  place: choice({
    label: t('What is looked at', 'Ce que l’on regarde'),
    options: { hex: t('a hex', 'un hex'), hexside: t('a hexside', 'un bord d’hex') },
    default: 'hex',
    fixed: true,
  }),
  blue: choice({
    label: t('Blue in the hex', 'Du bleu dans l’hex'),
    options: {
      none: t('none', 'aucun'),
      part: t('a part of it', 'en partie'),
      all: t('nothing but blue', 'rien que du bleu'),
    } satisfies Record<Extent, Text>,
    default: 'part',
    when: { place: 'hex' },
  }),
  map: choice({
    label: t('Map', 'Carte'),
    options: { leuthen: same('Leuthen'), other: t('another', 'une autre') },
    default: 'other',
    when: { place: 'hex' },
  }),
  number: choice({
    label: t('Number of the hex', 'Numéro de l’hex'),
    options: { 'hex-3110': same('3110'), another: t('another', 'un autre') },
    default: 'hex-3110',
    when: { place: 'hex', map: 'leuthen' },
  }),
  covered: choice({
    label: t('A pond covers the hexside', 'Un étang couvre le bord d’hex'),
    options: {
      none: t('nowhere', 'nulle part'),
      part: t('in part', 'en partie'),
      all: t('entirely', 'tout entier'),
    } satisfies Record<Extent, Text>,
    default: 'part',
    when: { place: 'hexside' },
  }),
});

/** What a water of the map is, by what shows of it. */
export const calculator = defineCalculator({
  game: 'seven-years-war',
  id: 'water',
  title: t('Type of water', 'Type d’eau'),
  lead: t(
    'Pond, river or deep water; a pond hexside; the walled town of Leuthen.',
    'Étang, rivière ou eau profonde\u202f; un bord d’étang\u202f; la ville ceinturée de Leuthen.',
  ),
  input,
  readings: {},
  charts: {
    sheet: { 'terrain-hexes': terrainHexes, 'terrain-hexsides': terrainHexsides, notes: notesSheet },
  },
  examples: [
    { id: 'part-blue', title: t('A hex partly blue', 'Un hex bleu en partie'), words: 'blue=part' },
    {
      id: 'leuthen-3110',
      title: t('Hex 3110 at Leuthen', 'L’hex 3110 à Leuthen'),
      words: 'blue=none map=leuthen number=hex-3110',
    },
    {
      id: 'pond-hexside',
      title: t('A pond along the whole hexside', 'Un étang sur tout le bord d’hex'),
      words: 'place=hexside covered=all',
    },
  ],
  answer: (context, { place, blue, map, number, covered }) => {
    const facts: Fact[] = [];
    if (place === 'hexside') {
      const { row, note } = ponded(context, covered);
      facts.push(
        toFacts(
          { id: 'hexside', label: t('The hexside', 'Le bord d’hex') },
          row && terrainHexsides.row(row),
          t('no pond hexside', 'pas un bord d’étang'),
          note,
        ),
      );
      if (row) facts.push(...figures(context.charts['terrain-hexsides'].row(row)));
      return { total: null, facts };
    }
    const water = wet(context, blue);
    const town = findWaterHex(context, map, number);
    facts.push(
      toFacts(
        { id: 'water', label: t('Its water', 'Son eau') },
        water.row && terrainHexes.row(water.row),
        t('no water', 'pas d’eau'),
        water.note,
      ),
    );
    if (map === 'leuthen')
      facts.push(
        toFacts(
          { id: 'town', label: t('The hex of note 1', 'L’hex de la note 1') },
          town.row && terrainHexes.row(town.row),
          t('another hex', 'un autre hex'),
          town.note,
        ),
      );
    for (const { row } of [water, town]) if (row) facts.push(...figures(context.charts['terrain-hexes'].row(row)));
    return { total: null, facts };
  },
});

const toFacts = (
  head: Pick<Fact, 'id' | 'label'>,
  row: Row | null,
  none: Text,
  { cite }: { readonly cite: NonNullable<Fact['cite']> },
): Fact => ({ ...head, value: row?.id ?? 'none', text: row?.label ?? none, ...(row ? { cite } : {}) });

/** What the chart prints for the row, column by column. */
const figures = (row: Row): Fact[] =>
  terrainHexes.columns.flatMap(({ id, label, spanner }) => {
    const cell = row.cells[id];
    if (!cell) return [];
    const names = { row: row.label, group: spanner ?? same(''), column: label };
    const head = t('{row}, {group}, {column}', '{row}, {group}, {column}', names);
    const printed = joinCell(cell);
    return [{ id: `${row.id}-${id}`, label: head, value: printed, text: same(replaceMinus(printed)), cite: cell.cite }];
  });
