import {
  type Chart,
  type Difference,
  KIND_TRAITS,
  type Kind,
  type Row,
  type Speller,
  type Text,
  TYPOGRAPHY,
  t,
} from '@coup-doeil/core/chart';
import type { Reading, Source } from '@coup-doeil/core/game';
import { replaceMinus } from '@coup-doeil/core/tell';
import type { Lang, Said } from '../lib/words.ts';

/** Kinds that are read as a list: the mark, the sign or the number first, then what it says. */
export const isList = (kind: Kind): boolean => KIND_TRAITS[kind].layout === 'list';

/** The notes that marks point at: a card has no room for what is printed about a chart as a whole. */
export const markedNotes = ({ notes }: Pick<Chart, 'notes'>): Chart['notes'] => notes.filter(({ mark }) => mark !== '');

/** Kinds whose lines stand under the headings of their groups, with no heads of columns. */
export const isLines = (kind: Kind): boolean => KIND_TRAITS[kind].layout === 'lines';

/** Kinds whose rows are ranges of a throw, each with its results. */
export const isResults = (kind: Kind): boolean => KIND_TRAITS[kind].rowsBy === 'range';

const heads: Readonly<Record<Kind, Said>> = {
  grid: t('Name', 'Nom'),
  bands: t('Result', 'Résultat'),
  matrix: t('Result', 'Résultat'),
  ladder: t('Ratio', 'Rapport'),
  modifiers: t('Line', 'Ligne'),
  sequence: t('Step', 'Étape'),
  notes: t('In our words', 'Avec nos mots'),
  key: t('Meaning', 'Sens'),
};
/** A sequence as its page shows it: the column of its numbers has a head of its own. */
export const withNumberHead = (chart: Chart): Chart =>
  chart.kind === 'sequence'
    ? { ...chart, columns: chart.columns.map((column) => ({ ...column, label: t('No.', 'N°') })) }
    : chart;
export const nameHead = ({ kind }: Chart, lang: Lang): string => heads[kind][lang];

/** A head that ends in words, as `4/1 or more`: another language has them in the row's label. */
const endsInWords = (head: string): boolean => / or |than /.test(head);
/** The head of a row, as its language prints it. */
export const rowName = ({ head, label }: Row, lang: Lang): string =>
  head === undefined || endsInWords(head)
    ? label[lang]
    : replaceMinus(head.replace(' to ', ` ${TYPOGRAPHY[lang].to} `));

const openEnded = {
  more: t(' or more', ' et plus'),
  less: t(' or less', ' et moins'),
} satisfies Readonly<Record<string, Said>>;
/** The head of a row in words, for a card: `11 or more` where the sheet prints `11 +`. */
export const cardHead = (row: Row, lang: Lang): string =>
  rowName(row, lang)
    .replace(/(?<=\d) ?\+$/, openEnded.more[lang])
    .replace(/(?<=\d) [−-]$/, openEnded.less[lang]);

/** The groups of a chart in the sheet's order, each with its rows. */
export const groupsOf = ({ groups, rows }: Chart, lang: Lang) => {
  const groupsOnSheet = groups.map(({ id, label }) => ({
    label: label[lang],
    rows: rows.filter(({ group }) => group === id),
  }));
  const rest = rows.filter(({ group }) => groups.every(({ id }) => id !== group));
  return [...groupsOnSheet, ...(rest.length > 0 ? [{ label: '', rows: rest }] : [])].filter(
    (group) => group.rows.length > 0,
  );
};

/** A cell's text for the eye: true minus, no marks of italics. */
export const cellText = (printed: string, spell: Speller): string =>
  replaceMinus(spell(printed)).replace(/_([^_]+)_/g, '$1');

const isText = (side: object): side is Text => 'en' in side && typeof side.en === 'string';
/** One side of a difference in words; an empty text where that printing has nothing. */
export const sideText = (side: Difference['from'], lang: Lang, spell: Speller): string => {
  if (side === null) return '';
  if (typeof side === 'string') return cellText(side, spell);
  // Of terms, which are data for rules, a reader is told the words beside them.
  return isText(side) ? side[lang] : '';
};

/** The number that a document goes by; none where its id is a word, which nobody is told. */
export const documentNumber = (document: string): string => (/^\d+$/.test(document) ? document : '');

/** A document by its name and its number. */
export const documentName = (sources: readonly Source[], document: string, lang: Lang): string => {
  const title = sources.find(({ id }) => id === document)?.title[lang] ?? '';
  const number = documentNumber(document);
  return title && number ? `${title} (${number})` : title || number;
};

/** The house's answer to a doubtful place: the first of its options. */
export const houseOption = ({ options }: Reading, lang: Lang): string => Object.values(options)[0]?.[lang] ?? '';
