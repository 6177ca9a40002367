import type { GameBoard } from '@coup-doeil/core/battle';
import { type Cite, t } from '@coup-doeil/core/chart';
import { type Fraction, type PlanAnswer, type Stage, tellCheck, toWays } from '@coup-doeil/core/plan';
import { formatPair, formatPercent } from '@coup-doeil/core/tell';
import type { Style } from '../io.ts';
import { nameCounter, showFacts } from './board.ts';
import { table } from './table.ts';
import { title, wrap } from './text.ts';

const WORDS = {
  done: t('carried out', 'exécuté'),
  skipped: t('not called for', 'sans objet'),
  stopped: t('cannot go on', 'impossible'),
  choice: t('choice', 'choix'),
  default: t('by default', 'par défaut'),
  fork: t(
    'The sheet has no odds for this: what follows rests on what the plan says.',
    'La feuille n’a pas de chances pour cela\u202f: la suite repose sur ce que dit le plan.',
  ),
  goals: t('Goals', 'Buts'),
  under: t('under', 'avec'),
  ends: t('What becomes of each counter', 'Ce que devient chaque pion'),
  gone: t('eliminated', 'éliminé'),
  off: t('off the map', 'hors de la carte'),
} as const;

const COLUMNS = [
  { head: '', right: true },
  { head: '', flows: true },
];

/** Where something is printed, in words. */
export type TellPlace = (cite: Cite) => string;

const showStage = (stage: Stage, style: Style, tellPlace: TellPlace): string[] => {
  const { translate, language } = style;
  const percent = (chance: Fraction): string => formatPercent(toWays(chance), language);
  const rows = [
    [percent(stage.done), translate(WORDS.done)],
    ...(stage.measure ? [[percent(stage.measure.chance), translate(stage.measure.label)]] : []),
    ...(stage.skipped.ways > 0n ? [[percent(stage.skipped), translate(WORDS.skipped)]] : []),
    ...stage.stopped.map(({ chance, reason, cite }) => [
      percent(chance),
      `${formatPair(translate(WORDS.stopped), translate(reason), language)}${cite ? ` (${tellPlace(cite)})` : ''}`,
    ]),
  ];
  const choices = stage.choices.map(({ label, taken, given }) => {
    const choice = formatPair(translate(label), taken.map((option) => translate(option.label)).join(', '), language);
    return `${translate(WORDS.choice)} · ${choice}${given ? '' : ` (${translate(WORDS.default)})`}`;
  });
  return [
    ...title(style, stage.step),
    ...table(COLUMNS, rows, style.width),
    ...[...choices, ...(stage.fork ? [translate(WORDS.fork)] : [])].flatMap((line) => wrap(line, style.width, 2)),
    ...showFacts(stage.facts, style),
    '',
  ];
};

const showGoals = (board: GameBoard, { goals }: PlanAnswer, style: Style): string[] => {
  const { translate, language } = style;
  const rows = goals.flatMap(({ goal, chance, under }) => [
    [formatPercent(toWays(chance), language), translate(tellCheck(board, goal))],
    ...under.map(({ reading, option, chance: other }) => {
      const label = board.door.readings[reading]?.options[option];
      return [
        formatPercent(toWays(other), language),
        `  ${translate(WORDS.under)} ${label ? translate(label) : ''} (${reading}=${option})`,
      ];
    }),
  ]);
  return goals.length === 0 ? [] : [...title(style, translate(WORDS.goals)), ...table(COLUMNS, rows, style.width), ''];
};

const showCounters = (board: GameBoard, { counters }: PlanAnswer, style: Style): string[] => {
  const { translate, language } = style;
  const { states, marks } = board.door.palette;
  const rows = counters.flatMap(({ counter, ends }) =>
    ends.map(({ chance, gone, hex, state, marks: marked }) => {
      const words = [...state.map((word) => states[word]), ...marked.map((word) => marks[word])];
      const place = gone ? translate(WORDS.gone) : (hex ?? translate(WORDS.off));
      return [
        nameCounter(board, counter),
        formatPercent(toWays(chance), language),
        [place, ...words.flatMap((word) => (word ? [translate(word)] : []))].join(', '),
      ];
    }),
  );
  return [...title(style, translate(WORDS.ends)), ...table([{ head: '', flows: true }, ...COLUMNS], rows, style.width)];
};

/** The stages with their chances and reasons, the goals, and the ends of each counter. */
export const showPlan = (board: GameBoard, answer: PlanAnswer, style: Style, tellPlace: TellPlace): string[] => [
  ...answer.stages.flatMap((stage) => showStage(stage, style, tellPlace)),
  ...showGoals(board, answer, style),
  ...showCounters(board, answer, style),
];
