import { type AnyCalculator, defineGame, type Game, type Meta, type Source } from '../game/game.ts';
import type { Readings } from '../game/reading.ts';
import { LANGUAGES } from '../text/index.ts';
import type { Charts } from './make/charts.ts';
import { createMarchCalculator } from './make/march.ts';
import type { Plan } from './make/plan.ts';
import { createTableCalculator } from './make/table.ts';
import type { Stance } from './read/battle.ts';
import type { SheetPrinting, Title } from './read/game.ts';
import type { Built } from './read/plans.ts';
import type { SheetRuling } from './read/rulings.ts';
import { readingsOfPlan } from './readings.ts';

/** What the sheets of a game say, as plain data. */
export interface SheetData {
  readonly title: Title;
  readonly printings: readonly SheetPrinting[];
  readonly sources: readonly Source[];
  readonly readings: Readings;
  readonly plans: readonly Plan[];
  /** The charts of each printing that nothing is wrong with, in the sheet’s order, with what their builders took. */
  readonly charts: Readonly<Record<string, readonly Built[]>>;
  /** What the sheet says of situations at the table, for tests. */
  readonly rulings: readonly SheetRuling[];
  /** Zones and facing, for a battle door. */
  readonly stances: Readonly<Record<string, Stance>>;
}

export const byId = (charts: readonly Built[]): Charts =>
  Object.fromEntries(charts.map(({ built }) => [built.id, built]));

/** The charts that a plan names. */
export const namedByPlan = (plan: Plan): readonly string[] =>
  plan.kind === 'march'
    ? [plan.grid]
    : [
        plan.table,
        ...plan.modifiers,
        ...plan.ladders,
        ...(typeof plan.columns === 'object' ? [plan.columns.ladder] : []),
        ...(plan.readOn === undefined ? [] : [plan.readOn]),
      ];

/** What the lines of a plan say, each by one term. */
export const termsOfPlan = (plan: Plan, charts: Charts, term: string): readonly string[] =>
  namedByPlan(plan).flatMap((id) =>
    (charts[id]?.rows ?? []).flatMap(({ terms }) => (typeof terms[term] === 'string' ? [terms[term]] : [])),
  );

export const createCalculator = (
  game: string,
  plan: Plan,
  printed: readonly PrintedCharts[],
  own: Readings,
): AnyCalculator => {
  const charts = Object.fromEntries(printed.map(({ printing, built }) => [printing.id, byId(built)]));
  const newest = byId(printed[0]?.built ?? []);
  const named = termsOfPlan(plan, newest, 'when').map((when) => when.replace(/=.*$/, ''));
  const asked = readingsOfPlan(plan, newest);
  const said = Object.entries(own).filter(([id]) => Object.hasOwn(asked, id) || named.includes(id));
  const making = {
    game,
    printings: printed.map(({ printing }) => printing.id),
    charts,
    readings: { ...asked, ...Object.fromEntries(said) },
  };
  return plan.kind === 'march'
    ? createMarchCalculator({ ...making, plan })
    : createTableCalculator({ ...making, plan });
};

/** The charts of a printing. */
export interface PrintedCharts {
  readonly printing: SheetPrinting;
  readonly built: readonly Built[];
}

const createMeta = ({ title, printings, plans, charts, sources }: SheetData, version: string): Meta => {
  const { id, title: name, publisher, period, about, stage } = title;
  const newest = charts[printings[0]?.id ?? ''] ?? [];
  const languages = LANGUAGES.filter((language) => sources.some((source) => source.languages.includes(language)));
  return {
    id,
    title: name,
    publisher,
    period,
    about,
    dice: [...new Set(plans.flatMap((plan) => (plan.kind === 'table' ? [plan.dice.replace('pool ', '')] : [])))],
    printings: printings.map(({ id: printing, year, label }) => ({ id: printing, year, label })),
    languages: languages.length > 0 ? languages : LANGUAGES,
    stage,
    version,
    charts: newest.map(({ listed }) => ({ id: listed.id, title: listed.title })),
    calculators: plans.map((plan) => ({ id: plan.id, title: plan.title })),
  };
};

export const createGame = (
  data: SheetData,
  version: string,
  printed: readonly PrintedCharts[],
  calculators: readonly AnyCalculator[],
): Game =>
  defineGame({
    meta: createMeta(data, version),
    sources: data.sources,
    readings: data.readings,
    silences: [],
    charts: async () =>
      Object.fromEntries(printed.map(({ printing, built }) => [printing.id, built.map((chart) => chart.built)])),
    calculators: Object.fromEntries(calculators.map((calculator) => [calculator.id, async () => calculator])),
  });
