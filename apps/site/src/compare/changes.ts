import type { Difference, What } from '@coup-doeil/core/chart';
import { abbreviationsIn, isList, rowName, sideText } from '../charts/names.ts';
import { thin } from '../lib/figures.ts';
import { changesBetween, chartIn, keyOf, type Loaded, named, spellerOf } from '../lib/games.ts';
import { cellAnchor, chartPath, href } from '../lib/paths.ts';
import type { Lang, Said } from '../lib/words.ts';
import { type Answered, effectsOf, marksMoved, movedBy } from './moved.ts';
import { linkTo, reportOn, shortAnswer } from './short-answer.ts';
import { marksOf, plainly, termsSaid, words } from './words.ts';

export type Changed = {
  readonly place: string;
  /** The place in the newer printing; in the older where the newer has none. */
  readonly href: string;
  readonly what: string;
  readonly from: string;
  readonly to: string;
  /** In words, from the difference alone. */
  readonly means: readonly string[];
  /** Where calculators answer otherwise for it. */
  readonly effects: readonly Answered[];
};
export type ChangedChart = { readonly id: string; readonly title: string; readonly changes: readonly Changed[] };

const kinds: Readonly<Record<What, Said>> = {
  cell: { en: 'figure', fr: 'chiffre' },
  name: { en: 'name', fr: 'nom' },
  condition: { en: 'when it counts', fr: 'quand elle compte' },
  term: { en: 'what the note does', fr: 'ce que fait la note' },
  reference: { en: 'rule number', fr: 'numéro de règle' },
};
/** What changed between two printings, chart by chart, in the order of the newer sheet. */
export const changedCharts = (loaded: Loaded, from: string, to: string, lang: Lang): readonly ChangedChart[] => {
  const spell = spellerOf(loaded, to, lang);
  const colon = `${thin(lang)}:`;
  const told = (change: Difference): Changed => {
    const [older, newer] = [chartIn(loaded, from, change.chart), chartIn(loaded, to, change.chart)];
    const row = [newer, older].flatMap(
      (chart) => chart?.rows.find(({ id }) => id === (change.row ?? change.note)) ?? [],
    );
    const column = newer?.columns.find(({ id }) => id === change.column)?.label[lang];
    const rowSaid = row[0] === undefined ? '' : rowName(row[0], lang);
    const mark = row[0]?.cells.mark?.printed ?? change.note ?? '';
    const place =
      change.note === undefined
        ? [rowSaid, column ?? ''].filter((part) => part !== '').join(' × ')
        : `${words.note[lang]} ${mark}`;
    const inNewer = newer?.rows.some(({ id }) => id === (change.row ?? change.note)) ?? false;
    const anchor = cellAnchor(change.row ?? change.note ?? '', change.column);
    const edition =
      inNewer || (newer !== undefined && change.row === undefined && change.note === undefined) ? to : from;
    const [before, after] = [marksOf(change.from), marksOf(change.to)];
    const noteOf = (edition: string, mark: string) =>
      chartIn(loaded, edition, change.chart)?.notes.find((one) => one.mark === mark)?.label[lang];
    const marks = [
      ...after
        .filter((one) => !before.includes(one))
        .map((one) => `${words.added[lang]}${colon} ${one}, ${noteOf(to, one) ?? ''}`),
      ...before
        .filter((one) => !after.includes(one))
        .map((one) => `${words.gone[lang]}${colon} ${one}, ${noteOf(from, one) ?? ''}`),
    ];
    const key = keyOf(loaded, to);
    const shown = newer && { ...newer, kind: 'grid' as const, rows: row.slice(0, 1) };
    const abbreviations =
      change.what === 'cell' && shown && !isList(newer.kind)
        ? abbreviationsIn(shown, key, lang).abbreviations.filter(({ symbol }) =>
            [change.from, change.to].some((side) => sideText(side, lang, spell).split(/[\s[]/)[0] === symbol),
          )
        : [];
    const noteTexts = [older, newer].map(
      (chart) => chart?.rows.find(({ id }) => id === change.note)?.label[lang] ?? '',
    );
    const term = change.what === 'term';
    const condition = change.what === 'condition';
    const effects = effectsOf(loaded, change, from, to, lang);
    const sides = [
      [change.from, noteTexts[0], older],
      [change.to, noteTexts[1], newer],
    ] as const;
    // Of what is data for rules a reader sees the words: the note's own, or the line's name as that printing has it.
    const [before_, after_] = sides.map(([side, note, chart]) => {
      if (term) return note ?? '';
      const line = chart?.rows.find(({ id }) => id === change.row);
      return condition ? (line === undefined ? '' : rowName(line, lang)) : sideText(side, lang, spell);
    });
    return {
      place,
      href: `${href(lang, chartPath(loaded.meta.id, change.chart, named(loaded, edition)))}${anchor === '' || row.length === 0 ? '' : `#${anchor}`}`,
      what: kinds[change.what][lang],
      from: before_ ?? '',
      to: after_ ?? '',
      effects,
      means: [
        ...plainly(change, newer, older).map((word) => words[word][lang]),
        ...termsSaid(loaded, change.from, change.to, lang),
        ...(change.from === null ? [`${words.only[lang]} ${to}.`] : []),
        ...(change.to === null ? [`${words.only[lang]} ${from}.`] : []),
        ...marks,
        ...abbreviations.map(({ symbol, meaning }) => `${symbol}${colon} ${meaning}`),
        ...(effects.length === 0 &&
        marksMoved(change).length === 0 &&
        ['cell', 'condition', 'term'].includes(change.what)
          ? [words.quiet[lang]]
          : []),
      ],
    };
  };
  const changes = changesBetween(loaded, from, to);
  const ids = new Set([...(loaded.charts[to] ?? []), ...(loaded.charts[from] ?? [])].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const own = changes.filter(({ chart }) => chart === id);
    const title = (chartIn(loaded, to, id) ?? chartIn(loaded, from, id))?.title[lang] ?? id;
    return own.length === 0 ? [] : [{ id, title, changes: own.map(told) }];
  });
};

/** The worked examples of every calculator that come out otherwise by the other printing. */
export const changedAnswers = (loaded: Loaded, from: string, to: string, lang: Lang): readonly Answered[] =>
  loaded.calculators.flatMap((calculator) =>
    calculator.examples.flatMap(({ title, words }) => {
      const [older, newer] = [from, to].map((edition) =>
        edition in calculator.charts ? reportOn(loaded.meta, calculator, words, edition) : undefined,
      );
      if (older === undefined || newer === undefined) return [];
      const [was, is] = [shortAnswer(older, lang), shortAnswer(newer, lang)];
      if (was === is) return [];
      const side = (report: typeof older, said: string) => ({
        said,
        href: linkTo(loaded.meta, calculator, report, lang),
      });
      return [
        {
          calculator: calculator.title[lang],
          situation: title[lang],
          from: side(older, was),
          to: side(newer, is),
          by: movedBy(older, newer),
        },
      ];
    }),
  );
