import { type ActionRules, getCounter, type PreparedAsk, type Question, type Role } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { isRefusal, refuse, SIDES } from '@coup-doeil/core/game';
import { shockModifiers2016 } from '../charts/shock-modifiers.ts';
import type { ShockInput } from '../inputs/shock.ts';
import { tellFacings, tellNeededFaces, tellUnpainted } from './facts.ts';
import { hexRow } from './ground.ts';
import { makeRuns } from './run.ts';
import { attackerOf, barsAttacker, commonOf, facingOf, flips } from './shock-sides.ts';
import type { JdgBattle, JdgBoard } from './types.ts';
import { type Fighting, isFighter, listEnemies, refuseCounter, tellLoneGeneral } from './units.ts';

const COUNTER_CHARGE = t('Does its cavalry counter-charge?', 'Sa cavalerie contre-charge-t-elle\u202f?');

const listQuestions = (defenders: readonly Fighting[]): Question[] => {
  const cavalry = defenders.find(({ arm }) => arm === 'cavalry');
  return cavalry
    ? [
        {
          id: 'counter-charge',
          side: cavalry.side,
          label: COUNTER_CHARGE,
          options: [
            { id: 'no', label: t('no', 'non') },
            { id: 'yes', label: t('yes', 'oui') },
          ],
        },
      ]
    : [];
};

interface Attacking {
  readonly counter: Fighting;
  readonly as: string;
}

/** Those who fight of the counters sent against a hex, or why one of them may not. */
const listAttacking = (board: JdgBoard, { parts, targets: [target] }: PreparedAsk<JdgBattle>) => {
  const attacking: Attacking[] = [];
  for (const { as, counter: sent } of parts) {
    const counter = getCounter(board, sent.id);
    const barred = barsAttacker(board, counter, target);
    if (barred) return barred;
    if (as === 'charges' && counter.arm !== 'cavalry')
      return refuseCounter(
        t('only cavalry charges', 'seule la cavalerie charge'),
        counter,
        shockModifiers2016.line('charge'),
      );
    if (isFighter(counter)) attacking.push({ counter, as });
  }
  return attacking;
};

const prepare = (standing: JdgBoard, ask: PreparedAsk<JdgBattle>) => {
  const { side, answer } = ask;
  const [target] = ask.targets;
  const runs = makeRuns(standing, ask);
  if (isRefusal(runs)) return runs;
  const { board } = runs;
  const defenders = listEnemies(board, target, side);
  if (defenders.length === 0)
    return (
      tellLoneGeneral(board, target, side) ??
      refuse(t('No enemy unit stands there.', 'Aucune unité ennemie ne s’y trouve.'), shockModifiers2016.line('odds'))
    );
  const attacking = listAttacking(board, ask);
  if (isRefusal(attacking)) return attacking;
  const fighting = [...attacking.map(({ counter }) => counter), ...defenders];
  const attackers = attacking.map((part) => attackerOf(board, part, target, fighting));
  const facing = facingOf(
    board,
    defenders,
    attackers.map(({ from }) => SIDES.indexOf(from)),
  );
  const countering = listQuestions(defenders);
  const input: ShockInput = {
    attackers,
    defenders: defenders.map((counter) => ({ ...commonOf(counter), rating: null, state: counter.state })),
    hex: hexRow(board, target),
    facing: SIDES[facing ?? 3] ?? 's',
    allRound: facing === null,
    counterCharge: countering.length > 0 && answer('counter-charge') === 'yes',
  };
  const roles: Role[] = [
    ...attacking.map(({ counter }, i) => ({ path: `attackers.${i + 1}`, counter: counter.id })),
    ...defenders.map((counter, i) => ({ path: `defenders.${i + 1}`, counter: counter.id })),
  ];
  const facts = [
    ...tellFacings(fighting),
    ...tellNeededFaces(
      fighting,
      attacking.map(({ counter }) => counter).filter((counter) => flips(board, counter)),
    ),
    ...tellUnpainted(board, [target, ...attacking.map(({ counter }) => counter.hex)]),
  ];
  return {
    calculator: 'shock',
    input,
    roles,
    questions: [...runs.questions, ...countering],
    facts: [...runs.facts, ...facts],
  };
};

export const shockAction: ActionRules<JdgBattle> = {
  id: 'shock',
  label: t('Shock and charge', 'Choc et charge'),
  called: { attacks: t('Shock', 'Choc'), charges: t('Charge', 'Charge') },
  mark: 'attacked',
  manners: { attacks: t('attacks', 'attaque'), charges: t('charges', 'charge') },
  pools: (board, side, target) => {
    const guns = board.reading('artillery-attacks') === 'offered';
    const counters = board.counters
      .filter(
        (counter) =>
          counter.side === side && (guns || counter.arm !== 'artillery') && !barsAttacker(board, counter, target),
      )
      .map((counter) => ({ counter, manners: counter.arm === 'cavalry' ? ['attacks', 'charges'] : ['attacks'] }));
    if (board.reading('one-formation') === 'together') return [{ counters }];
    const byFormation = Map.groupBy(counters, ({ counter }) => counter.formation);
    return [...byFormation.values()].map((own) => ({ counters: own }));
  },
  prepare,
  separate: true,
};
