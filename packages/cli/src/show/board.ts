import {
  type ActionAsk,
  type BoardFact,
  type GameBoard,
  getCounter,
  listArrivalWords,
  type PricedAction,
  prepareAction,
  type ReachList,
  type SightList,
  type TargetActions,
  type Threat,
  type ZoneList,
} from '@coup-doeil/core/battle';
import { fill, type Text, t } from '@coup-doeil/core/chart';
import { formatBrief, formatFact, formatFigure, formatPair } from '@coup-doeil/core/tell';
import type { Style } from '../io.ts';
import { ENEMY, markCounters, OWN, showMap } from './board-map.ts';
import { table } from './table.ts';
import { title, wrap } from './text.ts';

const WORDS = {
  allowance: t('Allowance', 'Potentiel'),
  points: t('Points', 'Points'),
  hexes: t('Hexes', 'Hex'),
  hex: t('Hex', 'Hex'),
  range: t('Range', 'Distance'),
  heldBy: t('Held by', 'Tenu par'),
  sees: t('Seen from here', 'Vu d’ici'),
  free: t('The line of sight is free.', 'La ligne de vue est libre.'),
  blocked: t('The line of sight is blocked.', 'La ligne de vue est bloquée.'),
  who: t('Who', 'Qui'),
  target: t('Target', 'Cible'),
  answer: t('Answer', 'Réponse'),
  leftOutOne: t(
    '1 more set left out: a part of it is worth as much',
    '1 autre groupe écarté\u202f: une partie vaut autant',
  ),
  leftOut: t(
    '{n} more sets left out: a part of each is worth as much',
    '{n} autres groupes écartés\u202f: une partie de chacun vaut autant',
  ),
  nothing: t('Nothing.', 'Rien.'),
  friend: t('own counters', 'ses pions'),
  enemy: t('enemies', 'ennemis'),
} as const;

const legend = (style: Style): string[] =>
  wrap(`${OWN} ${style.translate(WORDS.friend)}  ${ENEMY} ${style.translate(WORDS.enemy)}`, style.width);

export const nameCounter = (board: GameBoard, id: string): string => board.byId.get(id)?.name ?? id;

const nameAll = (board: GameBoard, ids: readonly string[]): string =>
  ids.map((id) => nameCounter(board, id)).join(', ');

/** The map with the cost of each hex, then the hexes by cost. */
export const showReach = (board: GameBoard, reach: ReachList, style: Style): string[] => {
  const { side, name } = getCounter(board, reach.counter);
  const signs = markCounters(board, side);
  for (const { hex, cost } of reach.hexes) if (!signs.has(hex)) signs.set(hex, formatFigure(cost));
  const map = showMap(board, signs, style.width);
  const costs = [...new Set(reach.hexes.map(({ cost }) => cost))].sort((a, b) => a - b);
  const rows = costs.map((cost) => [
    formatFigure(cost),
    reach.hexes.flatMap((arrival) => (arrival.cost === cost ? [arrival.hex] : [])).join(' '),
  ]);
  const { translate, language } = style;
  return [
    ...title(style, name),
    ...(reach.allowance === null
      ? []
      : wrap(formatPair(translate(WORDS.allowance), formatFigure(reach.allowance), language), style.width)),
    ...(map.length > 0 ? [...legend(style), '', ...map] : []),
    ...table(
      [
        { head: translate(WORDS.points), right: true },
        { head: translate(WORDS.hexes), flows: true },
      ],
      rows,
      style.width,
    ),
    ...listArrivalWords(board, reach).flatMap(({ label, hexes }) =>
      wrap(formatPair(translate(label), hexes.join(' '), language), style.width),
    ),
  ];
};

const HELD = '▒';

export const showZones = (board: GameBoard, { side, hexes }: ZoneList, style: Style): string[] => {
  const signs = new Map(hexes.map(({ hex }) => [hex, HELD]));
  for (const [hex, sign] of markCounters(board, side)) signs.set(hex, sign);
  const map = showMap(board, signs, style.width);
  const rows = hexes.map(({ hex, holders }) => [hex, nameAll(board, holders)]);
  const columns = [{ head: style.translate(WORDS.hex) }, { head: style.translate(WORDS.heldBy), flows: true }];
  return [...(map.length > 0 ? [...legend(style), '', ...map] : []), ...table(columns, rows, style.width)];
};

export const showSight = (sight: SightList, { translate, language, width }: Style): string[] =>
  'sees' in sight
    ? wrap(formatPair(translate(WORDS.sees), sight.sees.join(' '), language), width)
    : [
        ...wrap(formatPair(translate(WORDS.range), formatFigure(sight.range), language), width),
        ...wrap(translate(sight.seen ? WORDS.free : WORDS.blocked), width),
      ];

/** Who does it, each with its manner where that is not the plain one. */
export const nameParts = (board: GameBoard, ask: ActionAsk, { translate }: Style): string => {
  const manners = board.door.actions.find(({ id }) => id === ask.action)?.manners ?? {};
  const [plain] = Object.keys(manners);
  return ask.parts
    .map(({ counter, as }) => {
      const manner = as === plain ? undefined : manners[as];
      return nameCounter(board, counter) + (manner ? ` (${translate(manner)})` : '');
    })
    .join(', ');
};

export const labelAction = ({ door }: GameBoard, action: string): Text =>
  door.actions.find(({ id }) => id === action)?.label ?? WORDS.nothing;

/** What the chance of an action is the chance of. */
const nameMeasure = (board: GameBoard, calculator: string, { translate }: Style): readonly string[] => {
  const measure = board.door.calculators[calculator]?.measure;
  return measure ? [translate(measure.label)] : [];
};

/** Facts of the board, each with its label; each once. */
export const showFacts = (facts: readonly BoardFact[], { translate, language, width }: Style): string[] =>
  [...new Set(facts.map((fact) => formatPair(translate(fact.label), formatFact(fact, language), language)))].flatMap(
    (line) => wrap(line, width),
  );

/** A line for each set: its figures, of what they are the chance, and who takes part; then what they lack. */
const showSets = (
  board: GameBoard,
  sets: readonly PricedAction[],
  nameSet: (ask: ActionAsk) => string,
  style: Style,
): string[] => {
  const doubts: BoardFact[] = [];
  const rows = sets.map(({ ask, brief }) => {
    const ready = prepareAction(board, ask);
    const isReady = 'calculator' in ready;
    if (isReady) doubts.push(...ready.facts.filter(({ incomplete }) => incomplete));
    return [
      formatBrief(brief, {}, [], style.language),
      [...(isReady ? nameMeasure(board, ready.calculator, style) : []), nameSet(ask)].join(' · '),
    ];
  });
  const columns = [
    { head: '', right: true },
    { head: '', flows: true },
  ];
  return [...table(columns, rows, style.width), ...showFacts(doubts, style)];
};

const tellLeftOut = (n: number, { translate }: Style): string =>
  translate(n === 1 ? WORDS.leftOutOne : fill(WORDS.leftOut, { n }));

export const showActions = (board: GameBoard, targets: readonly TargetActions[], style: Style): string[] => {
  if (targets.length === 0) return wrap(style.translate(WORDS.nothing), style.width);
  return targets.flatMap(({ action, target, sets, leftOut }, i) => [
    ...(i > 0 ? [''] : []),
    ...title(style, `${style.translate(labelAction(board, action))} · ${target}`),
    ...showSets(board, sets, (ask) => nameParts(board, ask, style), style),
    ...(leftOut > 0 ? wrap(tellLeftOut(leftOut, style), style.width) : []),
  ]);
};

export const showThreats = (board: GameBoard, threats: readonly Threat[], style: Style): string[] => {
  if (threats.length === 0) return wrap(style.translate(WORDS.nothing), style.width);
  const nameAttack = (ask: ActionAsk) =>
    `${style.translate(labelAction(board, ask.action))} · ${nameParts(board, ask, style)}`;
  return threats.flatMap(({ hex, counters, best }, i) => [
    ...(i > 0 ? [''] : []),
    ...title(style, `${hex} · ${nameAll(board, counters)}`),
    ...showSets(board, best, nameAttack, style),
  ]);
};
