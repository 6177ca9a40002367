import {
  type Chart,
  type Difference,
  type Kind,
  type Row,
  type Speller,
  type Text,
  TYPOGRAPHY,
} from '@coup-doeil/core/chart';
import type { Reading, Source } from '@coup-doeil/core/game';
import { thin } from '../lib/figures.ts';
import { trueMinus } from '../lib/printed.ts';
import type { Lang, Said } from '../lib/words.ts';

/** Kinds that are read as a list: the mark, the sign or the number first, then what it says. */
export const isList = (kind: Kind): boolean => kind === 'notes' || kind === 'key' || kind === 'sequence';

const heads: Readonly<Record<Kind, Said>> = {
  grid: { en: 'Name', fr: 'Nom' },
  bands: { en: 'Result', fr: 'Résultat' },
  matrix: { en: 'Result', fr: 'Résultat' },
  ladder: { en: 'Ratio', fr: 'Rapport' },
  modifiers: { en: 'Line', fr: 'Ligne' },
  sequence: { en: 'Step', fr: 'Étape' },
  notes: { en: 'In our words', fr: 'Avec nos mots' },
  key: { en: 'Meaning', fr: 'Sens' },
};
/** A sequence as its page shows it: the column of its numbers has a head of its own. */
export const withNumberHead = (chart: Chart): Chart =>
  chart.kind === 'sequence'
    ? { ...chart, columns: chart.columns.map((column) => ({ ...column, label: { en: 'No.', fr: 'N°' } })) }
    : chart;
export const nameHead = ({ kind }: Chart, lang: Lang): string => heads[kind][lang];

/** A head that ends in words, as `4/1 or more`: another language has them in the row's label. */
const endsInWords = (head: string): boolean => / or |than /.test(head);
/** The head of a row, as its language prints it. */
export const rowName = ({ head, label }: Row, lang: Lang): string =>
  head === undefined || (lang !== 'en' && endsInWords(head))
    ? label[lang]
    : trueMinus(head.replace(' to ', ` ${TYPOGRAPHY[lang].to} `));

const openEnded = {
  more: { en: ' or more', fr: ' et plus' },
  less: { en: ' or less', fr: ' et moins' },
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
  trueMinus(spell(printed)).replace(/_([^_]+)_/g, '$1');

const isText = (side: object): side is Text => 'en' in side && typeof side.en === 'string';
const formatTerm = (term: unknown): string => (Array.isArray(term) ? term.join(', ') : String(term));

/** One side of a difference in words; an empty text where that printing has nothing. */
export const sideText = (side: Difference['from'], lang: Lang, spell: Speller): string => {
  if (side === null) return '';
  if (typeof side === 'string') return cellText(side, spell);
  if (isText(side)) return side[lang];
  return Object.entries(side)
    .map(([term, value]) => `${term}${thin(lang)}: ${formatTerm(value)}`)
    .join(`${thin(lang)}; `);
};

/** A document by its name and its number. */
export const documentName = (sources: readonly Source[], document: string, lang: Lang): string => {
  const source = sources.find(({ id }) => id === document);
  return source === undefined ? document : `${source.title[lang]} (${document})`;
};

/** The house's answer to a doubtful place: the first of its options. */
export const houseOption = ({ options }: Reading, lang: Lang): string => Object.values(options)[0]?.[lang] ?? '';
