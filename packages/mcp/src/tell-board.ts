import {
  type ActionAsk,
  type GameBoard,
  getCounter,
  listArrivalWords,
  type ReachList,
  type SightList,
  type TargetActions,
  type Threat,
  type ZoneList,
} from '@coup-doeil/core/battle';
import type { Chart, Cite, Language, Text } from '@coup-doeil/core/chart';
import { type FoundWays, type Fraction, type PlanAnswer, type Stage, tellCheck, toWays } from '@coup-doeil/core/plan';
import { formatBrief, formatFigure, formatPair, formatPercent, formatPlace } from '@coup-doeil/core/tell';
import { WORDS } from './words.ts';

/** What the answers of a board are told with. */
export interface BoardTelling {
  readonly board: GameBoard;
  readonly charts: readonly Chart[];
  readonly language: Language;
}

const nameOf = ({ byId }: GameBoard, id: string): string => byId.get(id)?.name ?? id;
const nameAll = (board: GameBoard, ids: readonly string[]): string => ids.map((id) => nameOf(board, id)).join(', ');

const citing = (cite: Cite | undefined, { charts, language }: BoardTelling): string => {
  if (!cite) return '';
  const chart = charts.find(({ id }) => id === cite.chart);
  return ` (${formatPlace(cite, chart, language)})`;
};

/** Where a counter gets to, by cost, and what bars the way first. */
export const tellReach = (reach: ReachList, telling: BoardTelling): string[] => {
  const { counter, hexes, notReached } = reach;
  const { board, language } = telling;
  const costs = [...new Set(hexes.map(({ cost }) => cost))].sort((a, b) => a - b);
  const reasons = new Map<string, string[]>();
  for (const { hex, reason, cite } of notReached) {
    const line = `${reason[language]}${citing(cite, telling)}`;
    reasons.set(line, [...(reasons.get(line) ?? []), hex]);
  }
  return [
    getCounter(board, counter).name,
    ...costs.map((cost) => {
      const reached = hexes.flatMap((arrival) => (arrival.cost === cost ? [arrival.hex] : []));
      return `- ${formatPair(formatFigure(cost), reached.join(' '), language)}`;
    }),
    ...listArrivalWords(board, reach).map(
      ({ label, hexes: own }) => `- ${formatPair(label[language], own.join(' '), language)}`,
    ),
    ...[...reasons].map(([reason, barred]) => `- ${formatPair(barred.join(' '), reason, language)}`),
  ];
};

export const tellZones = ({ hexes }: ZoneList, { board, language }: BoardTelling): string[] =>
  hexes.map(({ hex, holders }) => `- ${formatPair(hex, nameAll(board, holders), language)}`);

export const tellSight = (sight: SightList, { language }: BoardTelling): string[] =>
  'sees' in sight
    ? [sight.sees.join(' ')]
    : [
        formatPair(
          `${sight.from} – ${sight.to}`,
          `${sight.range}, ${WORDS[sight.seen ? 'seen' : 'unseen'][language]}`,
          language,
        ),
      ];

const labelOf = ({ door }: GameBoard, action: string): Text =>
  door.actions.find(({ id }) => id === action)?.label ?? WORDS.nothing;

const tellAsk = ({ action, parts, targets }: ActionAsk, { board, language }: BoardTelling): string => {
  const counters = parts.map(({ counter }) => counter);
  return `${labelOf(board, action)[language]}, ${nameAll(board, counters)} → ${targets.join(', ')}`;
};

const tellSets = (sets: TargetActions['sets'], telling: BoardTelling): string[] =>
  sets.map(
    ({ ask, brief }) =>
      `- ${formatPair(tellAsk(ask, telling), formatBrief(brief, {}, [], telling.language), telling.language)}`,
  );

export const tellActions = (targets: readonly TargetActions[], telling: BoardTelling): string[] =>
  targets.flatMap(({ sets }) => tellSets(sets, telling));

export const tellThreats = (threats: readonly Threat[], telling: BoardTelling): string[] =>
  threats.flatMap(({ hex, counters, best }) => [
    formatPair(hex, nameAll(telling.board, counters), telling.language),
    ...tellSets(best, telling),
  ]);

const tellStage = (stage: Stage, telling: BoardTelling): string[] => {
  const { language } = telling;
  const percent = (chance: Fraction): string => formatPercent(toWays(chance), language);
  const parts = [
    `${percent(stage.done)} ${WORDS.done[language]}`,
    ...(stage.measure ? [`${percent(stage.measure.chance)} ${stage.measure.label[language]}`] : []),
    ...(stage.skipped.ways > 0n ? [`${percent(stage.skipped)} ${WORDS.skipped[language]}`] : []),
    ...stage.stopped.map(
      ({ chance, reason, cite }) => `${percent(chance)} ${reason[language]}${citing(cite, telling)}`,
    ),
    ...(stage.fork ? [WORDS.fork[language]] : []),
  ];
  const facts = stage.facts.map(
    ({ label, text, value, cite }) =>
      `  - ${formatPair(label[language], text?.[language] ?? String(value), language)}${citing(cite, telling)}`,
  );
  return [`- ${formatPair(stage.step, parts.join('; '), language)}`, ...facts];
};

/** Each stage with its chances, then the goals, under each option of the readings on which they hang. */
export const tellPlan = ({ stages, goals }: PlanAnswer, telling: BoardTelling): string[] => {
  const { board, language } = telling;
  const percent = (chance: Fraction): string => formatPercent(toWays(chance), language);
  return [
    ...stages.flatMap((stage) => tellStage(stage, telling)),
    ...goals.flatMap(({ goal, chance, under }) => [
      `- ${formatPair(tellCheck(board, goal)[language], percent(chance), language)}`,
      ...under.map((other) => `  - ${formatPair(`${other.reading}=${other.option}`, percent(other.chance), language)}`),
    ]),
  ];
};

export const tellWays = ({ ways, cut }: FoundWays, telling: BoardTelling): string[] => {
  const { language } = telling;
  const lines = ways.map(({ asks, chance }) => {
    const steps = asks.map((ask) => tellAsk(ask, telling)).join('; ');
    return `- ${formatPair(formatPercent(toWays(chance), language), steps, language)}`;
  });
  return [...(lines.length > 0 ? lines : [WORDS.noWay[language]]), ...(cut ? [WORDS.cut[language]] : [])];
};
