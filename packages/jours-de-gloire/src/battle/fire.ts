import {
  type ActionRules,
  measureAction,
  type Pool,
  type PreparedAsk,
  type Question,
  type ReadyAction,
  type UnpricedAction,
} from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { isRefusal, type Refusal } from '@coup-doeil/core/game';
import { d10 } from '@coup-doeil/dice';
import { measureDistance } from '@coup-doeil/hex';
import { type FireInput, MOST_RANGE, USUAL_STRENGTH } from '../inputs/fire.ts';
import { OCCASION_LABEL, OCCASION_NAMES } from '../inputs/occasions.ts';
import { OCCASIONS, type Occasion, type SixFronts } from '../vocabulary.ts';
import { chartsOf } from './charts.ts';
import { isSixFronts, standsInSquare } from './facing.ts';
import { tellFacings, tellShownFaces, tellUnpainted } from './facts.ts';
import { barsBattery, barsTarget, pairBatteries } from './fire-bars.ts';
import { cutLevel, hexRow } from './ground.ts';
import { listFrontWays, listShotWays, type ShotWay } from './line.ts';
import type { JdgBattle, JdgBoard, JdgCounter } from './types.ts';
import { type Fighting, listEnemies, tellLoneGeneral } from './units.ts';

/** Where the battery has six fronts, in the words of the line that prices them. */
const sixFrontsOf = (board: JdgBoard, battery: JdgCounter): SixFronts => {
  if (standsInSquare(board, battery)) return 'square';
  if (!isSixFronts(board, battery.hex)) return 'none';
  const terrain = board.ground.hexes[battery.hex]?.terrains[0];
  return SHELTERS.find((shelter) => shelter === terrain) ?? 'none';
};
const SHELTERS = ['town', 'village', 'ruins', 'castle'] as const;

const sightQuestion = (side: string): Question => ({
  id: 'line-of-sight',
  side,
  label: t('Does anything block the line of sight?', 'Quelque chose bloque-t-il la ligne de vue\u202f?'),
  options: [
    { id: 'free', label: t('nothing', 'rien') },
    { id: 'blocked', label: t('it is blocked', 'elle est bloquée') },
  ],
});

const listQuestions = (board: JdgBoard, side: string, range: number): Question[] => {
  const occasion = {
    id: 'occasion',
    side,
    label: OCCASION_LABEL,
    options: OCCASIONS.map((id) => ({ id, label: OCCASION_NAMES[id] })),
  };
  const asked =
    range > chartsOf(board.edition).notes.note('f').value.range && board.reading('line-of-sight') === 'caller';
  return asked ? [occasion, sightQuestion(side)] : [occasion];
};

interface Shot {
  readonly lead: JdgCounter;
  readonly second: JdgCounter | undefined;
  readonly target: number;
  readonly targets: readonly Fighting[];
  readonly occasion: Occasion;
  readonly effective: number;
}

const inputOf = (board: JdgBoard, shot: Shot, { entry }: ShotWay): FireInput => {
  const { lead, second, target, targets, occasion, effective } = shot;
  const { hexsides, works, passage } = entry;
  const { levels } = board.ground.board;
  return {
    strength: lead.strength,
    combined: second !== undefined,
    second: second?.strength ?? USUAL_STRENGTH,
    occasion,
    sixFronts: sixFrontsOf(board, lead),
    range: measureDistance(board.ground.grid, lead.hex, target),
    effective,
    hex: hexRow(board, target),
    hexsides,
    works,
    passage,
    level: cutLevel((levels[target] ?? 0) - (levels[lead.hex] ?? 0)),
    targets: targets.map(({ arm, cohesion, state, square }) => ({ arm, cohesion, rating: null, state, square })),
  };
};

/** Of several ways of one shot the one that stands: worse or better for the shooter, as the table reads it. */
const pickReady = (board: JdgBoard, readies: readonly [ReadyAction, ...ReadyAction[]]): ReadyAction => {
  const [first, ...others] = readies;
  if (others.length === 0) return first;
  const sign = board.reading('spine-entry') === 'worse' ? 1 : -1;
  // A shot that the sheet bars on one of its ways is the worst of all.
  const figure = (ready: ReadyAction): number => sign * (measureAction(board, ready).total ?? Number.NEGATIVE_INFINITY);
  return others.reduce((best, ready) => (figure(ready) < figure(best) ? ready : best), first);
};

/** The effective range that counts for two batteries; `null` where the document lacks it. */
const rangeOf = (board: JdgBoard, lead: JdgCounter, second: JdgCounter | undefined): number | null => {
  if (!second || board.reading('combined-range') === 'leading') return lead.range;
  return lead.range === null || second.range === null ? null : Math.min(lead.range, second.range);
};

const prepare = (board: JdgBoard, ask: PreparedAsk<JdgBattle>): ReadyAction | UnpricedAction | Refusal => {
  const { side, parts, answer } = ask;
  const [target] = ask.targets;
  const ways = (counter: JdgCounter) => (counter.hex < 0 ? [] : listShotWays(board, counter.hex, target));
  for (const { counter } of parts) {
    const barred = barsBattery(board, counter, ways(counter));
    if (barred) return barred;
  }
  const pair = pairBatteries(parts);
  if (isRefusal(pair)) return pair;
  const [lead, second] = pair;
  const targets = listEnemies(board, target, side);
  const general = targets.length === 0 ? tellLoneGeneral(board, target, side) : undefined;
  if (general) return general;
  const occasion = OCCASIONS.find((option) => option === answer('occasion')) ?? 'ordinary';
  const barred = barsTarget(board, { from: lead.hex, target }, { targets, occasion, answer });
  if (barred) return barred;
  const effective = rangeOf(board, lead, second);
  if (effective === null)
    return { unpriced: t('Its effective range is not given.', 'Sa portée efficace n’est pas donnée.') };
  const range = measureDistance(board.ground.grid, lead.hex, target);
  if (range > MOST_RANGE)
    return { unpriced: t('Farther than {most} hexes.', 'À plus de {most} hex.', { most: MOST_RANGE }) };
  const batteries = second ? [lead, second] : [lead];
  const shot: Shot = { lead, second, target, targets, occasion, effective };
  const ready = {
    calculator: 'fire',
    roles: [
      { path: '', counter: lead.id },
      ...(second ? [{ path: 'second', counter: second.id }] : []),
      ...targets.map(({ id }, i) => ({ path: `targets.${i + 1}`, counter: id })),
    ],
    questions: listQuestions(board, side, range),
    facts: [
      ...tellFacings(batteries),
      ...tellShownFaces([...batteries, ...targets]),
      ...tellUnpainted(board, [target, lead.hex]),
    ],
  };
  const [first, ...others] = listFrontWays(board, lead, ways(lead));
  if (!first) throw new Error('a line that leads nowhere');
  const inputOn = (way: ShotWay): ReadyAction => ({ ...ready, input: inputOf(board, shot, way) });
  return pickReady(board, [inputOn(first), ...others.map(inputOn)]);
};

/** The batteries of a side that might fire at a hex, those of one formation in one hex together. */
const listPools = (board: JdgBoard, side: string, target: number): Pool<JdgBattle>[] => {
  const stacks = new Map<string, JdgCounter[]>();
  for (const counter of board.counters) {
    if (counter.side !== side || counter.arm !== 'artillery' || counter.hex < 0) continue;
    if (measureDistance(board.ground.grid, counter.hex, target) > MOST_RANGE) continue;
    const stack = counter.formation === undefined ? counter.id : `${counter.hex} ${counter.formation}`;
    stacks.set(stack, [...(stacks.get(stack) ?? []), counter]);
  }
  return [...stacks.values()].map((batteries) => ({
    counters: batteries.map((counter) => ({
      counter,
      manners: batteries.length > 1 ? ['leads', 'supports'] : ['leads'],
    })),
    most: 2,
  }));
};

/** The least total that brings the table to a row with an effect: the highest face of the die is added to it. */
const isEffective = (board: JdgBoard, total: number | null): boolean =>
  total !== null && chartsOf(board.edition).fire.at(total + Math.max(...d10.faces)).cells.target.value !== 'none';

export const fireAction: ActionRules<JdgBattle> = {
  id: 'fire',
  label: t('Artillery fire', 'Tir d’artillerie'),
  mark: 'fired',
  prepares: true,
  manners: { leads: t('fires', 'tire'), supports: t('joins the fire', 'se joint au tir') },
  pools: listPools,
  prepare,
  separate: true,
  isListed: (board, { total }) => isEffective(board, total),
};
