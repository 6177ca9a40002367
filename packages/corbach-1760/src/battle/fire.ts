import {
  type ActionRules,
  getCrossing,
  type LineWay,
  listLineWays,
  measureAction,
  type PreparedAsk,
  type Question,
  type ReadyAction,
  type UnpricedAction,
} from '@coup-doeil/core/battle';
import { same, t } from '@coup-doeil/core/chart';
import { type InputOf, type Refusal, refuse } from '@coup-doeil/core/game';
import { findSide, getAspect, measureDistance } from '@coup-doeil/hex';
import type { calculator } from '../calculators/fire.ts';
import { arcsOf, aspectShown } from './facing.ts';
import { levelWithin, tellFacings, tellLevels, tellRouted, tellUnpainted } from './facts.ts';
import { barsShooter, barsTarget } from './fire-bars.ts';
import { betweenOf, roadAt, terrainAt } from './ground.ts';
import { FIRE, isInactive } from './order.ts';
import { listTargets, refuseCounter } from './stacks.ts';
import { type CorbachBattle, type CorbachBoard, isFighter, stateOf, type Unit } from './types.ts';

type FireInput = InputOf<typeof calculator>;

const MOST_RANGE = 30;
const SIDES = [0, 1, 2, 3, 4, 5];

/** The corners, or sides, that a battery may turn to so that the line leaves it in front. */
const listTurns = (board: CorbachBoard, unit: Unit, ways: readonly LineWay[]): number[] =>
  SIDES.filter((facing) => ways.some(({ out }) => getAspect(arcsOf(board, unit), facing, out) === 'front'));

/** In its own activation it turns first, freely, and stays so: whither is its player’s choice. */
const askTurn = (board: CorbachBoard, side: string, unit: Unit, ways: readonly LineWay[]): Question[] => {
  const turns = listTurns(board, unit, ways);
  if (unit.facing === null || isInactive(board, side) || turns.includes(unit.facing)) return [];
  return [
    {
      id: `turn-to.${unit.id}`,
      side,
      counter: unit.id,
      label: t('{name}: turned to which corner or side?', '{name}\u202f: tournée vers quel sommet ou bord\u202f?', {
        name: unit.name,
      }),
      options: turns.map((facing) => ({ id: `${facing}`, label: same(`${facing + 1}`) })),
    },
  ];
};

const listQuestions = (board: CorbachBoard, side: string, range: number): Question[] =>
  range > 1 && board.reading('line-of-sight') === 'caller'
    ? [
        {
          id: 'line-of-sight',
          side,
          label: t('Does anything block the line of sight?', 'Quelque chose bloque-t-il la ligne de vue\u202f?'),
          options: [
            { id: 'free', label: t('nothing', 'rien') },
            { id: 'blocked', label: t('it is blocked', 'elle est bloquée') },
          ],
        },
      ]
    : [];

const isLight = ({ arm, kind, light }: Unit): boolean => (arm === 'infantry' ? kind === 'light' : light);

const levelTo = ({ ground: { board } }: CorbachBoard, from: number, target: number): number =>
  (board.levels[target] ?? 0) - (board.levels[from] ?? 0);

const inputOf = (
  board: CorbachBoard,
  shooter: Unit,
  target: number,
  targets: readonly Unit[],
  before: number,
): FireInput => {
  const { grid } = board.ground;
  const entry = getCrossing(board.ground, before, findSide(grid, before, target));
  const light = board.reading('light-target') === 'all' ? targets.every(isLight) : targets.some(isLight);
  return {
    range: measureDistance(grid, shooter.hex, target),
    disorganised: shooter.order === 'disorganised',
    twelvePounder: shooter.twelvePounder,
    light,
    from: aspectShown(board, targets, findSide(grid, target, before)),
    hex: terrainAt(board, target),
    road: roadAt(board, target),
    hexsides: entry ? betweenOf(entry).hexsides : [],
    level: levelWithin(levelTo(board, shooter.hex, target)),
    targets: targets.map((unit) => ({ arm: unit.arm, morale: unit.morale, state: stateOf(unit) })),
  };
};

/** Of several ways in the one that stands: worse or better for the shooter, as the table reads it. */
const pickReady = (board: CorbachBoard, readies: readonly ReadyAction[]): ReadyAction => {
  const sign = board.reading('spine-entry') === 'worse' ? 1 : -1;
  const figure = (ready: ReadyAction): number => sign * (measureAction(board, ready).total ?? 0);
  return readies.reduce((best, ready) => (figure(ready) < figure(best) ? ready : best));
};

const prepare = (board: CorbachBoard, ask: PreparedAsk<CorbachBattle>): ReadyAction | UnpricedAction | Refusal => {
  const {
    side,
    parts,
    targets: [target],
    answer,
  } = ask;
  const [part, ...others] = parts;
  if (!part || others.length > 0) return refuse(t('Each battery fires alone.', 'Chaque batterie tire seule.'), FIRE);
  const { counter } = part;
  const ways = counter.hex < 0 ? [] : listLineWays(board, counter.hex, target);
  const barred = barsShooter(board, side, counter, ways);
  if (barred) return barred;
  const isOpen = isInactive(board, side) && board.reading('reaction-firers') === 'others';
  if (!isFighter(counter) || (counter.arm !== 'artillery' && !isOpen))
    return refuseCounter(counter, t('only artillery fires', 'seule l’artillerie tire'), FIRE);
  const targets = listTargets(board, target, side);
  const closed = barsTarget(board, side, counter.hex, target, targets, answer);
  if (closed) return closed;
  if (counter.arm !== 'artillery')
    return {
      unpriced: t(
        'The sheet has a fire table for artillery alone.',
        'La feuille n’a de table de tir que pour l’artillerie.',
      ),
    };
  const range = measureDistance(board.ground.grid, counter.hex, target);
  if (range > MOST_RANGE)
    return { unpriced: t('Farther than {most} hexes.', 'À plus de {most} hex.', { most: MOST_RANGE }) };
  const ready = {
    calculator: 'fire',
    roles: [
      { path: '', counter: counter.id },
      ...targets.map(({ id }, i) => ({ path: `targets.${i + 1}`, counter: id })),
    ],
    questions: [...listQuestions(board, side, range), ...askTurn(board, side, counter, ways)],
    facts: [
      ...tellFacings([counter, ...targets]),
      ...(board.reading('routed-defends') === 'no-line' ? tellRouted(targets) : []),
      ...tellLevels([levelTo(board, counter.hex, target)]),
      ...tellUnpainted(board, [target, counter.hex]),
    ],
  };
  const entries = [...new Set(ways.map(({ before }) => before))];
  return pickReady(
    board,
    entries.map((before) => ({ ...ready, input: inputOf(board, counter, target, targets, before) })),
  );
};

export const fireAction: ActionRules<CorbachBattle> = {
  id: 'fire',
  label: t('Artillery fire', 'Tir d’artillerie'),
  mark: 'fired',
  prepares: true,
  manners: { fires: t('fires', 'tire') },
  pools: (board, side, target) =>
    board.counters
      .filter(
        ({ side: own, arm, hex }) =>
          own === side &&
          arm === 'artillery' &&
          hex >= 0 &&
          measureDistance(board.ground.grid, hex, target) <= MOST_RANGE,
      )
      .map((counter) => ({ counters: [{ counter, manners: ['fires'] }] })),
  prepare,
  separate: true,
};
