import {
  type ActionRules,
  getCrossing,
  getStack,
  type PreparedAsk,
  type Question,
  type ReadyAction,
  type Role,
} from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { type Refusal, refuse, type ValueOf } from '@coup-doeil/core/game';
import { findSide } from '@coup-doeil/hex';
import { combatModifiers142 } from '../charts/combat-modifiers.ts';
import type { combatInput } from '../inputs/combat.ts';
import { approachOf, aspectOf } from './facing.ts';
import { levelWithin, tellFacings, tellLevels, tellRouted, tellUnpainted } from './facts.ts';
import { betweenOf, roadAt, terrainAt } from './ground.ts';
import { COMBATS, isInactive } from './order.ts';
import { hasCommander, isDemoralised, listDefenders, refuseCounter } from './stacks.ts';
import { type CorbachBattle, type CorbachBoard, type CorbachCounter, isFighter, stateOf, type Unit } from './types.ts';

type CombatInput = ValueOf<typeof combatInput>;

/** Why a counter does not attack a hex, whoever joins it. */
const barsAttacker = (board: CorbachBoard, counter: CorbachCounter, target: number): Refusal | undefined => {
  if (!isFighter(counter))
    return refuseCounter(counter, t('a commander does not attack', 'un chef n’attaque pas'), COMBATS);
  const side = counter.hex < 0 ? -1 : findSide(board.ground.grid, counter.hex, target);
  if (side < 0) return refuseCounter(counter, t('not next to the target', 'pas à côté de la cible'), COMBATS);
  if (counter.order === 'routed') return refuseCounter(counter, t('routed', 'en déroute'), COMBATS);
  if (board.reading('attack-arc') === 'front' && aspectOf(board, counter, side) !== 'front')
    return refuseCounter(
      counter,
      t('the target is not in front of it', 'la cible n’est pas devant elle'),
      combatModifiers142.line('flank'),
    );
  const [top] = getStack(board, counter.hex).filter(isFighter);
  if (board.reading('stack-fights') === 'top' && top?.id !== counter.id)
    return refuseCounter(
      counter,
      t('not on top of its stack', 'pas au-dessus de sa pile'),
      combatModifiers142.line('changed-order'),
    );
  return undefined;
};

const commonOf = (board: CorbachBoard, unit: Unit) => {
  const { arm, strength, morale, moraleAfter, heavy, light, kind, byCombat, order } = unit;
  // Of a routed defender no line speaks, unless it is read as disorganised.
  const noLine = order === 'routed' && board.reading('routed-defends') === 'no-line';
  return {
    arm,
    strength,
    morale,
    moraleAfter,
    heavy,
    light,
    kind,
    state: noLine ? ('good-order' as const) : stateOf(unit),
    byCombat: byCombat && order === 'disorganised',
    out: false,
  };
};

const bonusId = ({ id }: CorbachCounter): string => `bonus.${id}`;

/** Levels up to the target from an attacker’s hex. */
const climbTo = ({ ground: { board } }: CorbachBoard, from: number, target: number): number =>
  (board.levels[target] ?? 0) - (board.levels[from] ?? 0);

const attackerOf = (
  board: CorbachBoard,
  unit: Unit,
  target: number,
  defenders: readonly Unit[],
  answer: PreparedAsk<CorbachBattle>['answer'],
): CombatInput['attackers'][number] => {
  const { grid } = board.ground;
  const crossing = getCrossing(board.ground, unit.hex, findSide(grid, unit.hex, target));
  const answered = answer(bonusId(unit));
  return {
    ...commonOf(board, unit),
    bonus: unit.heavy && (answered === undefined ? unit.bonus : answered === 'yes'),
    from: approachOf(board, defenders, findSide(grid, target, unit.hex)),
    hexsides: crossing ? betweenOf(crossing).hexsides : [],
    level: levelWithin(climbTo(board, unit.hex, target)),
  };
};

const NO_YES: Question['options'] = [
  { id: 'no', label: t('no', 'non') },
  { id: 'yes', label: t('yes', 'oui') },
];

/** What the sheet does not explain, and what no map shows: the heavies’ bonus, who commands from afar. */
const listQuestions = (board: CorbachBoard, side: string, enemy: string, attackers: readonly Unit[]): Question[] => {
  const bonuses = attackers
    .filter(({ heavy }) => heavy)
    .map((unit) => ({
      id: bonusId(unit),
      side,
      counter: unit.id,
      label: t('{name}: a bonus against cavalry?', '{name}\u202f: un bonus contre la cavalerie\u202f?', {
        name: unit.name,
      }),
      options: unit.bonus ? NO_YES.toReversed() : NO_YES,
    }));
  if (board.reading('commander-present') === 'hex') return bonuses;
  const label = t('Is a commander of theirs present?', 'Un de leurs chefs est-il présent\u202f?');
  return [
    ...bonuses,
    { id: 'attacker-commander', side, label, options: NO_YES },
    { id: 'defender-commander', side: enemy, label, options: NO_YES },
  ];
};

const isReordered = ({ marks }: CorbachCounter): boolean => marks.includes('reordered');

const prepare = (board: CorbachBoard, ask: PreparedAsk<CorbachBattle>): ReadyAction | Refusal => {
  const { side, parts, targets, answer } = ask;
  const [target] = targets;
  if (isInactive(board, side))
    return refuse(
      t('The combats are those of the side whose turn it is.', 'Les combats sont ceux du camp dont c’est le tour.'),
      COMBATS,
    );
  const defenders = listDefenders(board, target, side);
  const [first] = defenders;
  if (!first) return refuse(t('No enemy unit stands there.', 'Aucune unité ennemie ne s’y trouve.'), COMBATS);
  const attackers: Unit[] = [];
  for (const { counter } of parts) {
    const barred = barsAttacker(board, counter, target);
    if (barred) return barred;
    if (isFighter(counter)) attackers.push(counter);
  }
  const hexes = attackers.map(({ hex }) => hex);
  const byHex = board.reading('commander-present') === 'hex';
  const input: CombatInput = {
    attackers: attackers.map((unit) => attackerOf(board, unit, target, defenders, answer)),
    defenders: defenders.map((unit) => ({ ...commonOf(board, unit), marchColumn: unit.marchColumn })),
    hex: terrainAt(board, target),
    road: roadAt(board, target),
    attackerCommander: byHex ? hasCommander(board, hexes, side) : answer('attacker-commander') === 'yes',
    defenderCommander: byHex ? hasCommander(board, [target], first.side) : answer('defender-commander') === 'yes',
    attackerChangedOrder: attackers.some(isReordered),
    defenderChangedOrder: defenders.some(isReordered),
    attackerDemoralised: isDemoralised(board, attackers),
    defenderDemoralised: isDemoralised(board, defenders),
  };
  const roles: Role[] = [
    ...attackers.map(({ id }, i) => ({ path: `attackers.${i + 1}`, counter: id })),
    ...defenders.map(({ id }, i) => ({ path: `defenders.${i + 1}`, counter: id })),
  ];
  return {
    calculator: 'combat',
    input,
    roles,
    questions: listQuestions(board, side, first.side, attackers),
    facts: [
      ...tellFacings([...attackers, ...defenders]),
      ...(board.reading('routed-defends') === 'no-line' ? tellRouted(defenders) : []),
      ...tellLevels(hexes.map((hex) => climbTo(board, hex, target))),
      ...tellUnpainted(board, [target, ...hexes]),
    ],
  };
};

export const combatAction: ActionRules<CorbachBattle> = {
  id: 'combat',
  label: t('Combat', 'Combat'),
  mark: 'attacked',
  manners: { attacks: t('attacks', 'attaque') },
  pools: (board, side, target) => {
    const guns = board.reading('artillery-in-combat') === 'both';
    const counters = board.counters.filter(
      (counter) =>
        counter.side === side && (guns || counter.arm !== 'artillery') && !barsAttacker(board, counter, target),
    );
    return [{ counters: counters.map((counter) => ({ counter, manners: ['attacks'] })) }];
  },
  prepare,
  separate: true,
};
