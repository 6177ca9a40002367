/* Which of the answers that differ between two printings differ because of one change. */

import type { Difference } from '@coup-doeil/core/chart';
import { formatAnswer, formatSigned, formatSituation } from '@coup-doeil/core/tell';
import { changesBetween, chartIn, type Loaded } from '../lib/games.ts';
import type { Lang } from '../lib/words.ts';
import { type Effect, findEffects } from './effects.ts';
import { findMarks, findMovedMarks } from './marks.ts';
import { linkToReport } from './reports.ts';

export type AnswerPair = {
  readonly calculator: string;
  readonly situation: string;
  readonly from: { readonly text: string; readonly href: string };
  readonly to: { readonly text: string; readonly href: string };
  /** How far the total moves; empty where there is none or it stays. */
  readonly by: string;
};

/** How far the total moves from one answer to the other. */
export const formatMove = (from: Effect['from'], to: Effect['to']): string => {
  const [before, after] = [from.answer?.total ?? null, to.answer?.total ?? null];
  return before === null || after === null || before === after ? '' : formatSigned(after - before);
};

type Place = Effect['places'][number];
type Pair = readonly [from: string, to: string];

/** The notes that mark a place, in either printing. */
const notesMarking = (loaded: Loaded, pair: Pair, { chart: id, row, column }: Place): readonly string[] =>
  pair.flatMap((edition) => {
    const chart = chartIn(loaded, edition, id);
    const line = chart?.rows.find((each) => each.id === row);
    const marks = [...(line?.marks ?? []), ...(column === undefined ? [] : (line?.cells[column]?.marks ?? []))];
    return marks.flatMap((mark) => chart?.notes.find((note) => note.mark === mark)?.id ?? []);
  });

/** The notes of a chart that go by some marks, in either printing. */
const notesOfMarks = (loaded: Loaded, pair: Pair, chart: string, marks: readonly string[]): readonly string[] =>
  pair.flatMap((edition) =>
    (chartIn(loaded, edition, chart)?.notes ?? []).filter(({ mark }) => marks.includes(mark)).map(({ id }) => id),
  );

const isAt = (change: Difference, { chart, row, column, note }: Place): boolean =>
  change.note === undefined
    ? chart === change.chart && row === change.row && (change.column === undefined || column === change.column)
    : note === change.note;

/** The effects of a change, those that move a total first, then the plainest. */
const selectEffects = (loaded: Loaded, change: Difference, pair: Pair): readonly Effect[] => {
  const effects = findEffects(loaded, ...pair);
  const changedNotes = changesBetween(loaded, ...pair).flatMap(({ note, what }) =>
    what === 'term' ? (note ?? []) : [],
  );
  const citesAny = ({ places }: Effect, notes: readonly string[]) =>
    places.some(({ note }) => note !== undefined && notes.includes(note));

  // Where another changed note marks the same cell, only an effect that cites the note whose mark moved is this change's.
  const movedMarks = findMovedMarks(change);
  const movedNotes = notesOfMarks(loaded, pair, change.chart, movedMarks);
  const stayingMarks = findMarks(change.to).filter((mark) => !movedMarks.includes(mark));
  const staying = notesOfMarks(loaded, pair, change.chart, stayingMarks);
  const shared = movedMarks.length > 0 && staying.some((id) => changedNotes.includes(id));
  const direct = effects.filter(
    (effect) => effect.places.some((place) => isAt(change, place)) && (!shared || citesAny(effect, movedNotes)),
  );

  // A changed note acts through the cells it marks; where two changed notes mark the same cell, it could be the other's.
  const { note: changedNote } = change;
  const throughMark = effects.filter((effect) => {
    if (changedNote === undefined || citesAny(effect, changedNotes)) return false;
    const marking = effect.places.flatMap((place) => notesMarking(loaded, pair, place));
    const notes = new Set(marking.filter((id) => changedNotes.includes(id)));
    return notes.size === 1 && notes.has(changedNote);
  });

  const rank = ({ from, to }: Effect) => (formatMove(from, to) === '' ? 1 : 0);
  return [...direct, ...throughMark].toSorted((a, b) => rank(a) - rank(b) || a.words.length - b.words.length);
};

const MOST_SHOWN = 2;
/** The plainest situations, one a calculator, whose answers differ because of a change. */
export const describeEffects = (loaded: Loaded, change: Difference, pair: Pair, lang: Lang): readonly AnswerPair[] => {
  if (!['cell', 'condition', 'term'].includes(change.what)) return [];
  const seen = new Set<string>();
  return selectEffects(loaded, change, pair)
    .filter(({ calculator: { id } }) => !seen.has(id) && seen.add(id))
    .slice(0, MOST_SHOWN)
    .map(({ calculator, words, from, to }) => ({
      calculator: calculator.title[lang],
      situation: formatSituation(calculator.input, words, lang),
      from: { text: formatAnswer(from, calculator, lang), href: linkToReport(loaded.meta, calculator, from, lang) },
      to: { text: formatAnswer(to, calculator, lang), href: linkToReport(loaded.meta, calculator, to, lang) },
      by: formatMove(from, to),
    }));
};
