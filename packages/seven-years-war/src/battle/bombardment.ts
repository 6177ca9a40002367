import type { ActionRules, PreparedAsk, ReadyAction, UnpricedAction } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { isRefusal, type Refusal, refuse } from '@coup-doeil/core/game';
import { measureDistance } from '@coup-doeil/hex';
import { combatSequence } from '../charts/combat-sequence.ts';
import { notesSheet } from '../charts/notes.ts';
import type { Attacker } from '../rules/attack.ts';
import { barsAttacker, groupByHex, namePairs, refuseCounter } from './attackers.ts';
import { tellUnpainted } from './facts.ts';
import { FATES } from './fates.ts';
import { attackerAt, defendersAt, figureAttack, listEnemies, listShots } from './situation.ts';
import type { WarBattle, WarBoard } from './types.ts';

/** The shot of a hex: where its line may enter by either of two hexsides, the worse or the better as the table reads it. */
const pickShot = (board: WarBoard, from: number, target: number): Attacker => {
  const defenders = defendersAt(board, [target]);
  // A shot that the sheet forbids is the worst of all.
  const figure = (attacker: Attacker): number => {
    const result = figureAttack(board, { attackers: [attacker], defenders });
    return isRefusal(result) ? Number.NEGATIVE_INFINITY : result.figure;
  };
  const isWorse = (a: Attacker, b: Attacker): boolean => figure(a) < figure(b);
  const worse = board.reading('spine-entry') === 'worse';
  return listShots(board, from, target)
    .map((path) => attackerAt(board, from, 'bombardment', [path]))
    .reduce((best, other) => ((worse ? isWorse(other, best) : isWorse(best, other)) ? other : best));
};

const prepare = (
  board: WarBoard,
  { side, parts, targets: [target] }: PreparedAsk<WarBattle>,
): ReadyAction | UnpricedAction | Refusal => {
  const step = combatSequence.step('designation');
  const enemies = listEnemies(board, target, side);
  if (enemies.length === 0)
    return refuse(t('No enemy unit stands there.', 'Aucune unité ennemie ne s’y trouve.'), step);
  for (const { counter } of parts) {
    const barred = barsAttacker(board, counter);
    if (barred) return barred;
    if (counter.arm !== 'artillery')
      return refuseCounter(counter, t('only artillery bombards', 'seule l’artillerie bombarde'), step);
    if (counter.range !== null && measureDistance(board.ground.grid, counter.hex, target) > counter.range)
      return refuseCounter(counter, t('out of its range', 'hors de sa portée'), notesSheet.note('combat'));
  }
  const hexes = groupByHex(parts.map(({ counter }) => counter));
  const attackers = hexes.map(({ hex }) => pickShot(board, hex, target));
  const defenders = defendersAt(board, [target]);
  for (const attacker of attackers) {
    const figure = figureAttack(board, { attackers: [attacker], defenders });
    if (isRefusal(figure)) return figure;
  }
  return {
    calculator: 'attack-terrain',
    input: { attackers, defenders },
    roles: [
      ...hexes.flatMap(({ counters }, i) => counters.map(({ id }) => ({ path: `attackers.${i + 1}`, counter: id }))),
      ...enemies.map(({ id }) => ({ path: 'defenders.1', counter: id })),
    ],
    names: () => namePairs(board, hexes, [target]),
    questions: [],
    facts: [
      {
        id: 'unprinted',
        label: t('Range, sight and effect', 'Portée, vue et effet'),
        value: 'silent',
        text: t('the sheet is silent', 'la feuille est muette'),
      },
      ...tellUnpainted(board, [target, ...hexes.map(({ hex }) => hex)]),
    ],
  };
};

export const bombardmentAction: ActionRules<WarBattle> = {
  id: 'bombardment',
  label: t('Bombardment', 'Bombardement'),
  manners: { bombards: t('bombards', 'bombarde') },
  fates: FATES,
  // Each battery by itself, and only where the document gives it a range: whether that is enough is seen as it is prepared.
  pools: (board, side) =>
    board.counters
      .filter((counter) => counter.side === side && counter.range !== null)
      .map((counter) => ({ counters: [{ counter, manners: ['bombards'] }] })),
  prepare,
};
