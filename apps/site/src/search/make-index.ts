/* Makes the index of a language from the games and the site's own pages. */
import { type Chart, type Ladder, type Row, t } from '@coup-doeil/core/chart';
import { formatPair, joinParts } from '@coup-doeil/core/tell';
import { cellText, isLines, isList, rowName } from '../charts/names.ts';
import { words as dataWords } from '../data/words.ts';
import { addressName, chartIn, type Loaded, spellerOf } from '../lib/games.ts';
import { atlasPath, calculatorHref, cardPath, chartPath, gamePath, href } from '../lib/paths.ts';
import { type Lang, say } from '../lib/words.ts';
import { words as offlineWords } from '../offline/words.ts';
import { words as correctionWords } from '../sources/corrections-words.ts';
import { rights } from '../sources/rights.ts';
import { words as sourceWords } from '../sources/words.ts';
import type { Entry, EntryKind, Group, SearchIndex } from './index-format.ts';

const noteTitle = t('Note {mark}', 'Note {mark}');
const ODDS = t('Odds atlas', 'Atlas des chances');
const CARD = t('Player’s card', 'Fiche du joueur');

const placeOf = (...parts: readonly string[]): string => parts.join(' · ');

/** A printing of a game, as its charts are read. */
interface Printing {
  readonly loaded: Loaded;
  readonly edition: string;
  readonly lang: Lang;
}

/** A row's name, and what is printed in it, column by column. */
interface Described {
  readonly title: string;
  readonly parts: readonly string[];
}

const describeListed = (chart: Chart, row: Row, lang: Lang): Described => {
  const label = row.label[lang];
  const sign = row.symbol?.[lang].trim() ?? Object.values(row.cells)[0]?.printed ?? '';
  if (chart.kind === 'sequence') return { title: sign === '•' ? label : `${sign} ${label}`, parts: [] };
  if (chart.kind === 'key') return { title: sign, parts: [label] };
  return { title: sign === '' ? chart.title[lang] : noteTitle[lang].replace('{mark}', sign), parts: [label] };
};

/** `Infantry 2`, `Shock −1 [e]`; the first column under a common head with that head. */
const describeRow = ({ loaded, edition, lang }: Printing, chart: Chart, row: Row): Described => {
  if (isList(chart.kind)) return describeListed(chart, row, lang);
  const spell = spellerOf(loaded, edition, lang);
  const parts = chart.columns.flatMap((column, i) => {
    const cell = row.cells[column.id];
    if (cell === undefined || cell.printed === '-') return [];
    const marks = cell.marks.map((mark) => ` [${mark}]`).join('');
    const figure = `${cellText(cell.printed, spell)}${marks}`;
    if (chart.columns.length === 1) return [figure];
    const name = `${column.label[lang]} ${figure}`;
    const spanner = column.spanner?.[lang];
    const begins = spanner !== undefined && spanner !== chart.columns[i - 1]?.spanner?.[lang];
    return [begins ? formatPair(spanner, name, lang) : name];
  });
  return { title: rowName(row, lang), parts };
};

const kindOf = ({ kind }: Chart): EntryKind =>
  kind === 'notes' ? 'note' : isLines(kind) || isList(kind) ? 'line' : 'row';

const isLadder = (chart: Chart): chart is Ladder<unknown> => 'rungs' in chart;
const ratioOf = (chart: Chart, row: Row): Pick<Entry, 'ratio'> => {
  const rung = isLadder(chart) ? chart.rungs.find((each) => each.row === row.id) : undefined;
  return rung ? { ratio: rung.ratio } : {};
};

/** The rows of a chart, with what another printing says where it differs. */
const makeChartGroup = (printing: Printing, chart: Chart, edition: string | undefined): Group => {
  const { loaded, lang } = printing;
  const { meta } = loaded;
  const other = edition === undefined ? undefined : chartIn(loaded, edition, chart.id);
  const entries = chart.rows.map((row): Entry => {
    const { title, parts } = describeRow(printing, chart, row);
    const there = other?.rows.find(({ id }) => id === row.id);
    const otherParts =
      there && edition !== undefined ? describeRow({ ...printing, edition }, chart, there).parts : parts;
    const changed = otherParts.filter((part) => !parts.includes(part));
    return {
      anchor: row.id,
      title,
      text: joinParts(parts, lang),
      ...(changed.length > 0 && { other: joinParts(changed, lang) }),
      ...ratioOf(chart, row),
    };
  });
  // Notes of the chart's own, which no list of notes has.
  const own = chart.notes
    .filter(({ cite, id }) => cite.chart === chart.id && entries.every(({ anchor }) => anchor !== id))
    .map(({ id, mark, label }) => ({
      anchor: `note-${id}`,
      title: mark === '' ? chart.title[lang] : noteTitle[lang].replace('{mark}', mark),
      text: label[lang],
    }));
  const label = meta.printings.find(({ id }) => id === edition)?.label[lang] ?? '';
  return {
    kind: kindOf(chart),
    place: placeOf(meta.title[lang], chart.title[lang]),
    url: href(lang, chartPath(meta.id, chart.id, addressName(loaded, printing.edition))),
    entries: [...entries, ...own],
    ...(other &&
      edition !== undefined && {
        other: { label, url: href(lang, chartPath(meta.id, chart.id, addressName(loaded, edition))) },
      }),
  };
};

/** The charts of the default printing, and of each older one what the default does not have. */
const makeChartGroups = (loaded: Loaded, lang: Lang): readonly Group[] => {
  const [first, ...older] = loaded.editions;
  if (first === undefined) return [];
  const newest = (loaded.charts[first] ?? []).map((chart) =>
    makeChartGroup(
      { loaded, edition: first, lang },
      chart,
      older.find((edition) => chartIn(loaded, edition, chart.id)),
    ),
  );
  const gone = older.flatMap((edition) =>
    (loaded.charts[edition] ?? []).flatMap((chart) => {
      const now = chartIn(loaded, first, chart.id);
      const rows = chart.rows.filter(({ id }) => !now?.rows.some((row) => row.id === id));
      if (rows.length === 0) return [];
      const group = makeChartGroup({ loaded, edition, lang }, { ...chart, rows, notes: [] }, undefined);
      const label = loaded.meta.printings.find(({ id }) => id === edition)?.label[lang] ?? edition;
      return [{ ...group, place: placeOf(group.place, label) }];
    }),
  );
  return [...newest, ...gone];
};

const makePage = (place: string, url: string, title: string, text: string, kind: EntryKind = 'page'): Group => ({
  kind,
  place,
  url,
  entries: [{ anchor: '', title, text }],
});

const makeGameGroups = (loaded: Loaded, lang: Lang): readonly Group[] => {
  const { meta, game, calculators, editions } = loaded;
  const title = meta.title[lang];
  const w = say(lang);
  return [
    ...makeChartGroups(loaded, lang),
    ...calculators.map((calculator) =>
      makePage(
        placeOf(title, w('calculators')),
        calculatorHref(lang, meta.id, calculator),
        calculator.title[lang],
        calculator.lead[lang],
        'calculator',
      ),
    ),
    ...(loaded.charts[editions[0] ?? ''] ?? []).map((chart) =>
      makePage(placeOf(title, w('charts')), href(lang, chartPath(meta.id, chart.id)), chart.title[lang], '', 'chart'),
    ),
    {
      kind: 'reading',
      place: placeOf(title, sourceWords.readings[lang]),
      url: href(lang, 'sources'),
      entries: Object.entries(game.readings).map(([id, { question, options }]) => ({
        anchor: `${meta.id}-${id}`,
        title: question[lang],
        text: Object.values(options)[0]?.[lang] ?? '',
      })),
    },
    makePage('', href(lang, gamePath(meta.id)), title, meta.about[lang]),
    makePage(title, href(lang, atlasPath(meta.id)), ODDS[lang], ''),
    makePage(title, href(lang, cardPath(meta.id)), CARD[lang], ''),
  ];
};

/** The pages that belong to no game. */
const makeSitePages = (lang: Lang): readonly Group[] => {
  const w = say(lang);
  const text = (lines: readonly { readonly [K in Lang]: string }[]) => lines.map((line) => line[lang]).join(' ');
  return [
    makePage('', href(lang, 'sources'), w('sources'), sourceWords.sub[lang]),
    makePage('', href(lang, 'corrections'), w('corrections'), correctionWords.sub[lang]),
    makePage('', href(lang, 'data'), w('data'), dataWords.sub[lang]),
    makePage('', href(lang, 'offline'), offlineWords.title[lang], offlineWords.sub[lang]),
    makePage('', href(lang, 'rights'), w('rights'), text(rights)),
    makePage('', href(lang, 'docs'), w('docs'), ''),
  ];
};

export const makeIndex = (games: readonly Loaded[], lang: Lang): SearchIndex => [
  ...games.flatMap((loaded) => makeGameGroups(loaded, lang)),
  ...makeSitePages(lang),
];
