import type { ActionRules, Pool, PreparedAsk, ReadyAction, Role, UnpricedAction } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { isRefusal, type Refusal, refuse } from '@coup-doeil/core/game';
import { combatSequence } from '../charts/combat-sequence.ts';
import { notesSheet } from '../charts/notes.ts';
import type { Attack, Attacker } from '../rules/attack.ts';
import type { Arm } from '../vocabulary.ts';
import {
  type AttackingHex,
  armOf,
  askLead,
  barsAttacker,
  groupByHex,
  leadId,
  listLeads,
  namePairs,
  refuseCounter,
} from './attackers.ts';
import { BINDING, tellBound, tellStrengths, tellUnpainted } from './facts.ts';
import { FATES } from './fates.ts';
import { tellRetreats } from './morale.ts';
import {
  attackerAt,
  defendersAt,
  figureAttack,
  hangTogether,
  listEnemies,
  pathBeside,
  type Targets,
  touches,
} from './situation.ts';
import type { WarBattle, WarBoard, WarCounter } from './types.ts';

const attackWith = (board: WarBoard, hex: number, arm: Arm, targets: Targets): Attacker =>
  attackerAt(
    board,
    hex,
    arm,
    targets.map((target) => pathBeside(board, hex, target)),
  );

/** Cavalry bound by a deep charge that could join an attack and does not. */
const listBound = (board: WarBoard, side: string, parts: readonly WarCounter[], targets: Targets) =>
  board.counters.filter(
    (counter) =>
      counter.bound &&
      counter.side === side &&
      !parts.includes(counter) &&
      !barsAttacker(board, counter) &&
      !isRefusal(
        figureAttack(board, {
          attackers: [attackWith(board, counter.hex, 'cavalry', targets)],
          defenders: defendersAt(board, targets),
        }),
      ),
  );

/** The column of each hex: that of who leads; where infantry and cavalry attack together and nobody is said to, the worse. */
const chooseArms = (
  board: WarBoard,
  hexes: readonly AttackingHex[],
  targets: Targets,
  answer: PreparedAsk<WarBattle>['answer'],
): Attack => {
  const defenders = defendersAt(board, targets);
  const attackers = hexes.map((attacking) => {
    const { hex } = attacking;
    const asked = answer(leadId(board, hex));
    const [plain, ...others] = listLeads(board, attacking);
    const lead = others.find((other) => other === asked) ?? plain;
    if (lead === 'artillery') return attackWith(board, hex, 'bombardment', targets);
    if (lead === 'infantry' || lead === 'cavalry') return attackWith(board, hex, lead, targets);
    const [foot, mounted] = [attackWith(board, hex, 'infantry', targets), attackWith(board, hex, 'cavalry', targets)];
    const figure = (attacker: Attacker): number => {
      const result = figureAttack(board, { attackers: [attacker], defenders });
      return isRefusal(result) ? Number.NEGATIVE_INFINITY : result.figure;
    };
    return figure(mounted) < figure(foot) ? mounted : foot;
  });
  return { attackers, defenders };
};

/** Why these counters do not attack these hexes together. */
const barsAttack = (
  board: WarBoard,
  hexes: readonly AttackingHex[],
  targets: Targets,
  [bound]: readonly WarCounter[],
): Refusal | undefined => {
  for (const { counters } of hexes)
    for (const counter of counters) {
      const barred = barsAttacker(board, counter);
      if (barred) return barred;
    }
  const principle = notesSheet.note('combat');
  for (const { hex, counters } of hexes)
    if (!targets.some((target) => touches(board, hex, target)))
      return refuseCounter(counters[0], t('not next to a target', 'à côté d’aucune cible'), principle);
  if (
    !hangTogether(
      board,
      hexes.map(({ hex }) => hex),
      targets,
    )
  )
    return refuse(t('These hexes do not attack together.', 'Ces hex n’attaquent pas ensemble.'), principle);
  if (bound && board.reading('bound-cavalry') === 'must')
    return refuseCounter(bound, t('it must take part in this attack', 'elle doit participer à cette attaque'), BINDING);
  return undefined;
};

const rolesOf = (hexes: readonly AttackingHex[], stacks: readonly (readonly WarCounter[])[]): Role[] => [
  ...hexes.flatMap(({ counters }, i) => counters.map(({ id }) => ({ path: `attackers.${i + 1}`, counter: id }))),
  ...stacks.flatMap((stack, i) => stack.map(({ id }) => ({ path: `defenders.${i + 1}`, counter: id }))),
];

const prepare = (board: WarBoard, ask: PreparedAsk<WarBattle>): ReadyAction | UnpricedAction | Refusal => {
  const { side, parts, targets, answer } = ask;
  const stacks = targets.map((target) => listEnemies(board, target, side));
  if (stacks.some((stack) => stack.length === 0))
    return refuse(
      t('No enemy unit stands there.', 'Aucune unité ennemie ne s’y trouve.'),
      combatSequence.step('designation'),
    );
  const hexes = groupByHex(parts.map(({ counter }) => counter));
  const attacking = hexes.flatMap(({ counters }) => counters);
  const bound = listBound(board, side, attacking, targets);
  const barred = barsAttack(board, hexes, targets, bound);
  if (barred) return barred;
  const columns = hexes.filter((hex) => armOf(hex) !== 'none');
  const situation = chooseArms(board, columns, targets, answer);
  for (const attacker of situation.attackers) {
    // A hex whose only way is forbidden is not in the attack.
    const figure = figureAttack(board, { attackers: [attacker], defenders: situation.defenders });
    if (isRefusal(figure)) return figure;
  }
  if (columns.length < hexes.length)
    return {
      unpriced: t(
        'The sheet has no column for guns that attack alone.',
        'La feuille n’a pas de colonne pour des canons qui attaquent seuls.',
      ),
    };
  return {
    calculator: 'attack-terrain',
    input: situation,
    roles: rolesOf(hexes, stacks),
    names: () => namePairs(board, columns, targets),
    questions: askLead(board, hexes, side),
    facts: [
      ...tellStrengths(attacking, stacks.flat()),
      ...tellRetreats(board, stacks.flat()),
      ...tellBound(bound),
      ...tellUnpainted(board, [...targets, ...hexes.map(({ hex }) => hex)]),
    ],
  };
};

/** Who stands next to a hex and may attack; guns only where others attack beside them. */
const listPools = (board: WarBoard, side: string, target: number): Pool<WarBattle>[] => {
  const counters = board.counters.filter(
    (counter) => counter.side === side && !barsAttacker(board, counter) && touches(board, counter.hex, target),
  );
  return [{ counters: counters.map((counter) => ({ counter, manners: ['attacks'] })) }];
};

export const attackAction: ActionRules<WarBattle> = {
  id: 'attack',
  label: t('Attack', 'Attaque'),
  manners: { attacks: t('attacks', 'attaque') },
  mostTargets: 4,
  fates: FATES,
  pools: listPools,
  prepare,
};
