/* What the map shows over its ground for what was touched. */
import { type ActionAsk, findView, type GameBoard, type Question } from '@coup-doeil/core/battle';
import { findSpan, formatFigure, formatWorth } from '@coup-doeil/core/tell';
import { formatHex } from '@coup-doeil/hex';
import type { Side } from '../../components/Counter.tsx';
import type { Lang } from '../../lib/words.ts';
import type { Layers, Tag } from '../map/props.ts';
import { words } from '../page/words.ts';
import type { Barred, Best } from './best.ts';
import { getReach } from './marching.ts';
import { recallReport } from './search.ts';

/** The sides of a document in its own order, also those that have no counter yet. */
export const listSides = ({ document, sides }: GameBoard): readonly string[] => [
  ...new Set([...document.sides.map(({ side }) => side), ...sides]),
];

/** Of the sides of a document the first is drawn as attackers are, the others as defenders. */
export const pigmentsOf = (board: GameBoard): Readonly<Record<string, Side>> =>
  Object.fromEntries(listSides(board).map((side, i) => [side, i === 0 ? 'attacker' : 'defender']));

const toPercent = ({ ways, of }: { readonly ways: number; readonly of: number }): number => (100 * ways) / of;

/** A tag with the chance, and its span once that is known. */
const makeTag = (board: GameBoard, { hex, priced }: Best, lang: Lang): Tag => {
  const { brief, ask } = priced;
  const report = recallReport(board, ask);
  const full = report && 'report' in report ? report : undefined;
  const span = full && findSpan({ answer: full.report.answer, readings: full.readings });
  const own = brief.measure ? toPercent(brief.measure) : 0;
  return {
    hex,
    text: formatWorth(brief, lang),
    low: span ? toPercent(span.lowest) : own,
    high: span ? toPercent(span.highest) : own,
  };
};

export const listTags = (
  board: GameBoard,
  best: readonly Best[],
  barred: readonly Barred[],
  lang: Lang,
): readonly Tag[] => [
  ...best.map((entry) => makeTag(board, entry, lang)),
  ...barred.map(({ hex }) => ({ hex, text: words.no[lang], low: 0, high: 0, barred: true })),
];

/** The hexes that a counter gets to, with what each costs. */
export const drawReach = (board: GameBoard, id: string): NonNullable<Layers['reach']> => {
  const { grid } = board.ground;
  const { arrivals, scale } = getReach(board, id);
  const side = board.byId.get(id)?.side ?? '';
  const enemies = board.sides.filter((other) => other !== side).map((other) => board.zones(other).bits);
  return new Map(
    [...arrivals.values()].map(({ hex, cost }) => [
      formatHex(grid, hex),
      { cost: formatFigure(cost / scale), zone: enemies.some((bits) => bits[hex] !== 0) },
    ]),
  );
};

/** The hexes that a counter itself controls. */
export const drawZone = (board: GameBoard, id: string): NonNullable<Layers['zones']> => {
  const counter = board.byId.get(id);
  if (!counter) return [];
  const side = pigmentsOf(board)[counter.side] ?? 'attacker';
  return [...board.zones(counter.side).holders].flatMap(([hex, holders]) =>
    holders.includes(counter) ? [{ hex: formatHex(board.ground.grid, hex), side }] : [],
  );
};

/** From the hex of each who takes part to the hex that the action is against. */
export const drawArrows = (board: GameBoard, { parts, targets }: ActionAsk): NonNullable<Layers['from']> => {
  const [target = ''] = targets;
  const hexes = parts.flatMap(({ counter }) => {
    const hex = board.byId.get(counter)?.unit.hex;
    return hex === undefined || hex === target ? [] : [hex];
  });
  return [...new Set(hexes)].map((hex) => [hex, target] as const);
};

/** The hexes of the first question that is open and about hexes. */
export const listOptionHexes = (open: readonly Question[]): readonly string[] =>
  open.find(({ hexes }) => hexes)?.options.map(({ id }) => id) ?? [];

/** The field of view of a hex. */
export const drawView = (board: GameBoard, hex: number): ReadonlySet<string> => {
  const seen = new Set<string>();
  findView(board, hex).forEach((sees, at) => {
    if (sees) seen.add(formatHex(board.ground.grid, at));
  });
  return seen;
};
