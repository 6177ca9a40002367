/* What changed between two printings, and which worked answers change with it. */
import { formatAnswer } from '@coup-doeil/core/tell';
import { changesBetween, chartIn, type Loaded } from '../lib/games.ts';
import type { Lang } from '../lib/words.ts';
import { type Change, describeChange, WEIGHTS, type Weight } from './change.ts';
import { type AnswerPair, formatMove } from './effects-of-change.ts';
import { linkToReport, reportOn } from './reports.ts';

export type ChangedChart = { readonly id: string; readonly title: string; readonly changes: readonly Change[] };
export type ChangesOfWeight = {
  readonly weight: Weight;
  readonly count: number;
  readonly charts: readonly ChangedChart[];
};

/** What changed between two printings, chart by chart, in the order of the newer sheet. */
export const listChangedCharts = (loaded: Loaded, from: string, to: string, lang: Lang): readonly ChangedChart[] => {
  const differences = changesBetween(loaded, from, to);
  const ids = new Set([...(loaded.charts[to] ?? []), ...(loaded.charts[from] ?? [])].map(({ id }) => id));
  return [...ids].flatMap((id) => {
    const changes = differences
      .filter(({ chart }) => chart === id)
      .map((difference) => describeChange(loaded, difference, [from, to], lang));
    const title = (chartIn(loaded, to, id) ?? chartIn(loaded, from, id))?.title[lang] ?? id;
    return changes.length === 0 ? [] : [{ id, title, changes }];
  });
};

/** The same, what plays otherwise first, mere names last. */
export const rankChanges = (charts: readonly ChangedChart[]): readonly ChangesOfWeight[] =>
  WEIGHTS.map((weight) => {
    const own = charts
      .map((chart) => ({ ...chart, changes: chart.changes.filter((change) => change.weight === weight) }))
      .filter(({ changes }) => changes.length > 0);
    return { weight, count: own.flatMap(({ changes }) => changes).length, charts: own };
  });

/** The worked examples of every calculator that come out otherwise by the other printing. */
export const listChangedAnswers = (loaded: Loaded, from: string, to: string, lang: Lang): readonly AnswerPair[] =>
  loaded.calculators.flatMap((calculator) =>
    calculator.examples.flatMap(({ title, words }) => {
      const [older, newer] = [from, to].map((edition) =>
        edition in calculator.charts ? reportOn(loaded.meta, calculator, words, edition) : undefined,
      );
      if (older === undefined || newer === undefined) return [];
      const side = (report: typeof older) => ({
        text: formatAnswer(report, calculator, lang),
        href: linkToReport(loaded.meta, calculator, report, lang),
      });
      const [before, after] = [side(older), side(newer)];
      if (before.text === after.text) return [];
      const by = formatMove(older, newer);
      return [{ calculator: calculator.title[lang], situation: title[lang], from: before, to: after, by }];
    }),
  );

/** Gives each id once, and nothing when it is asked for again. */
export const takeOnce = () => {
  const used = new Set<string>();
  return {
    take: (id: string): string | undefined => {
      if (used.has(id)) return undefined;
      used.add(id);
      return id;
    },
  };
};
