import { type Source, STAGES, type Stage } from '../../game/game.ts';
import { first } from '../../game/value.ts';
import { LANGUAGES, type Language, same, type Text, t } from '../../text/index.ts';
import type { Sheet } from '../csv.ts';
import { type Desk, type Line, openLines, textOf } from '../line.ts';
import { KEBAB } from '../parse/name.ts';

/** What a game is called. */
export interface Title {
  readonly id: string;
  readonly title: Text;
  readonly publisher: string;
  readonly period: Text;
  readonly about: Text;
  readonly stage: Stage;
}

const WHAT = ['id', 'title', 'publisher', 'period', 'about', 'stage'] as const;
const WANTS_WHAT = t('it should be {list}', 'il faut {list}', { list: WHAT.join(', ') });
const TWICE = t('another row says it', 'une autre ligne le dit');
const WANTS_ID = t('it should be an id such as the-ford', 'il faut un identifiant comme the-ford');
const NOT_SAID = same('–');

/** A title for an id: `the-ford` → `The ford`. */
export const titleFor = (id: string): Text => {
  const name = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`.replaceAll('-', ' ');
  return same(name);
};

const WANTS_STAGE = t('it should be {stages}', 'il faut {stages}', { stages: STAGES.join(', ') });

const readStage = (line: Line | undefined): Stage => {
  const word = line && textOf(line).en;
  const stage = STAGES.find((own) => own === word);
  if (word !== undefined && !stage) line?.addProblem('en', WANTS_STAGE);
  return stage ?? 'draft';
};

/** `what,fr,en`: what the game is called. What it leaves out goes by the folder’s name. */
export const readTitle = (sheet: Sheet | undefined, folder: string, desk: Desk): Title => {
  const lines = sheet ? openLines(sheet, desk, { needed: ['what'], others: ['fr', 'en'] }) : [];
  const lineOf = (what: string) => lines.find((line) => line.cell('what') === what);
  for (const line of lines) {
    if (!WHAT.some((what) => what === line.cell('what'))) line.addProblem('what', WANTS_WHAT);
    else if (lineOf(line.cell('what')) !== line) line.addProblem('what', TWICE);
  }
  const text = (what: (typeof WHAT)[number], other: Text): Text => {
    const line = lineOf(what);
    return line ? textOf(line) : other;
  };
  const idLine = lineOf('id');
  const id = (idLine && textOf(idLine).en) ?? folder;
  if (idLine && !KEBAB.test(id)) idLine.addProblem('en', WANTS_ID);
  const title = text('title', titleFor(id));
  return {
    id,
    title,
    publisher: text('publisher', NOT_SAID).en,
    period: text('period', NOT_SAID),
    about: text('about', title),
    stage: readStage(lineOf('stage')),
  };
};

export interface SheetPrinting {
  readonly id: string;
  readonly year: number | null;
  readonly document: string;
  readonly label: Text;
}

const WANTS_YEAR = t(
  'it should be a year of four figures, or nothing',
  'il faut une année de quatre chiffres, ou rien',
);
const WANTS_WORD = t(
  'it should be an id of its own, such as 2010 or revised',
  'il faut un identifiant à part, comme 2010 ou revised',
);
const WANTS_DOCUMENT = t('sources.csv has no such document', 'sources.csv n’a pas ce document');
const WORD = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const yearOf = (line: Line): number | null => {
  const year = line.cell('year');
  if (year !== '' && !/^\d{4}$/.test(year)) line.addProblem('year', WANTS_YEAR);
  return /^\d{4}$/.test(year) ? Number(year) : null;
};

const withWords = (lines: readonly Line[]): Line[] => {
  const used = new Set<string>();
  return lines.filter((line) => {
    const id = line.cell('id');
    const isOwn = WORD.test(id) && !used.has(id);
    if (!isOwn) line.addProblem('id', WANTS_WORD);
    used.add(id);
    return isOwn;
  });
};

/** `id,year,document`, the newest first, and `fr`, `en` if you like. One without a name where there is no such sheet. */
export const readPrintings = (sheet: Sheet | undefined, documents: readonly string[], desk: Desk): SheetPrinting[] => {
  const document = first(documents);
  const lines = sheet ? openLines(sheet, desk, { needed: ['id'], others: ['year', 'document', 'fr', 'en'] }) : [];
  const printings = withWords(lines).map((line) => {
    const id = line.cell('id');
    if (line.cell('document') !== '' && !documents.includes(line.cell('document')))
      line.addProblem('document', WANTS_DOCUMENT);
    const label = line.cell('fr') + line.cell('en') === '' ? same(id) : textOf(line);
    return { id, year: yearOf(line), document: line.cell('document') || document, label };
  });
  return printings.length > 0
    ? printings
    : [{ id: 'printed', year: null, document, label: t('as printed', 'tel qu’imprimé') }];
};

const isLanguage = (word: string): word is Language => LANGUAGES.some((language) => language === word);
const WANTS_LANGUAGES = t(
  'it should be en, fr or both, a space between them',
  'il faut en, fr ou les deux, séparés par une espace',
);

/** `id,fr,en,year,languages`, and `about_fr`, `about_en` if you like: the documents that the charts cite. */
export const readSources = (sheet: Sheet | undefined, { title }: Title, desk: Desk): Source[] => {
  const others = ['fr', 'en', 'year', 'languages', 'about_fr', 'about_en'];
  const lines = sheet ? openLines(sheet, desk, { needed: ['id'], others }) : [];
  const sources = withWords(lines).map((line) => {
    const languages = line.cell('languages').split(/[ ;]+/).filter(Boolean);
    if (!languages.every(isLanguage)) line.addProblem('languages', WANTS_LANGUAGES);
    const hasAbout = line.cell('about_en') + line.cell('about_fr') !== '';
    return {
      id: line.cell('id'),
      title: textOf(line),
      year: yearOf(line),
      languages: languages.filter(isLanguage),
      about: hasAbout ? textOf(line, { en: 'about_en', fr: 'about_fr' }) : textOf(line),
    };
  });
  return sources.length > 0 ? sources : [{ id: 'sheet', title, year: null, languages: [], about: title }];
};
