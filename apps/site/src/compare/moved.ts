/* Which answers a change between two printings moves, and by how much. */
import type { Difference } from '@coup-doeil/core/chart';
import type { Report } from '@coup-doeil/core/game';
import { signed } from '../lib/figures.ts';
import { changesBetween, chartIn, type Loaded } from '../lib/games.ts';
import { situationText } from '../lib/situation.ts';
import type { Lang } from '../lib/words.ts';
import { type Effect, effectsBetween } from './effects.ts';
import { linkTo, shortAnswer } from './short-answer.ts';
import { marksOf } from './words.ts';

export type Answered = {
  readonly calculator: string;
  readonly situation: string;
  readonly from: { readonly said: string; readonly href: string };
  readonly to: { readonly said: string; readonly href: string };
  /** How far the total moves; empty where there is none or it stays. */
  readonly by: string;
};

/** The marks that stand on one side alone, where the figure itself is the same. */
export const marksMoved = ({ from, to }: Difference): readonly string[] => {
  const [before, after] = [marksOf(from), marksOf(to)];
  const figure = (side: Difference['from']) => (typeof side === 'string' ? side.replace(/ ?\[[^\]]*\]/g, '') : '');
  if (figure(from) !== figure(to)) return [];
  return [...before.filter((mark) => !after.includes(mark)), ...after.filter((mark) => !before.includes(mark))];
};

const MOST_EFFECTS = 2;
/** The plainest situations, one a calculator, whose answers part at the place that changed. */
export const effectsOf = (
  loaded: Loaded,
  change: Difference,
  from: string,
  to: string,
  lang: Lang,
): readonly Answered[] => {
  if (!['cell', 'condition', 'term'].includes(change.what)) return [];
  const all = effectsBetween(loaded, from, to);
  const changedNotes = changesBetween(loaded, from, to).flatMap(({ note, what }) =>
    what === 'term' ? (note ?? []) : [],
  );
  const marksAt = ({ chart, row, column }: Effect['places'][number]): readonly string[] =>
    [from, to].flatMap((edition) => {
      const found = chartIn(loaded, edition, chart);
      const line = found?.rows.find(({ id }) => id === row);
      const marks = [...(line?.marks ?? []), ...(column === undefined ? [] : (line?.cells[column]?.marks ?? []))];
      return marks.flatMap((mark) => found?.notes.find((one) => one.mark === mark)?.id ?? []);
    });
  const direct = ({ places }: Effect) =>
    places.some(({ chart, row, column, note }) =>
      change.note === undefined
        ? chart === change.chart && row === change.row && (change.column === undefined || column === change.column)
        : note === change.note,
    );
  const notesOf = ({ places }: Effect) => new Set(places.flatMap(marksAt).filter((id) => changedNotes.includes(id)));
  const named = ({ places }: Effect) => places.some(({ note }) => note !== undefined && changedNotes.includes(note));
  // Where another changed note marks the same cell, only what cites the note that came or went is this change's doing.
  const idsOf = (marks: readonly string[]) =>
    [from, to].flatMap((edition) => {
      const { notes = [] } = chartIn(loaded, edition, change.chart) ?? {};
      return notes.filter(({ mark }) => marks.includes(mark)).map(({ id }) => id);
    });
  const moved = marksMoved(change);
  const staying = idsOf(marksOf(change.to).filter((mark) => !moved.includes(mark)));
  const shared = moved.length > 0 && staying.some((id) => changedNotes.includes(id));
  const cites = ({ places }: Effect) => places.some(({ note }) => note !== undefined && idsOf(moved).includes(note));
  const own = all.filter((effect) => direct(effect) && (!shared || cites(effect)));
  const byMark =
    change.note === undefined
      ? []
      : all
          // Where two changed notes mark the same place, the answer could be the other's doing.
          .filter((effect) => !named(effect) && notesOf(effect).has(change.note ?? '') && notesOf(effect).size === 1);
  // First what moves a total, then the plainest.
  const still = ({ from: older, to: newer }: Effect) => (movedBy(older, newer) === '' ? 1 : 0);
  const ranked = [...own, ...byMark].toSorted((a, b) => still(a) - still(b) || a.words.length - b.words.length);
  const seen = new Set<string>();
  return ranked
    .filter(({ calculator: { id } }) => !seen.has(id) && seen.add(id))
    .slice(0, MOST_EFFECTS)
    .map(({ calculator, words: said, from: older, to: newer }) => ({
      calculator: calculator.title[lang],
      situation: situationText(calculator, said, lang),
      from: { said: shortAnswer(older, lang), href: linkTo(loaded.meta, calculator, older, lang) },
      to: { said: shortAnswer(newer, lang), href: linkTo(loaded.meta, calculator, newer, lang) },
      by: movedBy(older, newer),
    }));
};

/** How far the total moves. */
export const movedBy = ({ answer: before }: Report, { answer: after }: Report): string => {
  const [was, is] = [before?.total ?? null, after?.total ?? null];
  return was === null || is === null || was === is ? '' : signed(is - was);
};
