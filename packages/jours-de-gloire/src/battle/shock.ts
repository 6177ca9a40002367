import {
  type ActionRules,
  getCounter,
  getCrossing,
  type PreparedAsk,
  type Question,
  type Role,
} from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { isRefusal, type Refusal, refuse, SIDES } from '@coup-doeil/core/game';
import { findSide, getAspect } from '@coup-doeil/hex';
import { shock2016 } from '../charts/shock.ts';
import { shockModifiers2016 } from '../charts/shock-modifiers.ts';
import type { ShockInput } from '../inputs/shock.ts';
import { sequel } from '../sequels/shock.ts';
import { changeCounters } from './after.ts';
import { chartsOf } from './charts.ts';
import { arcsOf, aspectOf } from './facing.ts';
import { tellFacings, tellNeededFaces, tellUnpainted } from './facts.ts';
import { listShockFollowUps } from './follow.ts';
import { betweenOf, hexRow } from './ground.ts';
import { makeRuns } from './run.ts';
import type { JdgBattle, JdgBoard, JdgCounter } from './types.ts';
import { barsOrder, type Fighting, isFighter, listEnemies, refuseCounter, tellLoneGeneral } from './units.ts';
import { listThreats, type RearThreat } from './zones.ts';

const SHOCK_TABLE = { cite: { document: shock2016.document, chart: shock2016.id } };

/** Why a counter cannot attack a hex at all, whoever joins it. */
const barsAttacker = (board: JdgBoard, counter: JdgCounter, target: number): Refusal | undefined => {
  const { notes } = chartsOf(board.edition);
  const side = counter.hex < 0 ? -1 : findSide(board.ground.grid, counter.hex, target);
  if (!isFighter(counter))
    return refuseCounter(t('a general does not attack', 'un général n’attaque pas'), counter, SHOCK_TABLE);
  if (side < 0)
    return refuseCounter(
      t('not next to the target', 'pas à côté de la cible'),
      counter,
      notes.note('attackers-adjacent'),
    );
  const barred = barsOrder(board, counter, SHOCK_TABLE);
  if (barred) return barred;
  if (board.reading('attack-arc') === 'front' && aspectOf(board, counter, side) !== 'front')
    return refuseCounter(
      t('the target is not in front of it', 'la cible n’est pas devant elle'),
      counter,
      notes.note('b'),
    );
  return undefined;
};

const commonOf = (counter: Fighting) => ({
  arm: counter.arm,
  strength: counter.arm === 'artillery' ? (counter.shockStrength ?? counter.strength) : counter.strength,
  cohesion: counter.cohesion,
  square: counter.square,
  out: false,
});

/** The test of the attackers stands beside a D in every row that has one: the back is up when it is taken. */
const flips = (board: JdgBoard, counter: JdgCounter): boolean =>
  counter.state === 'good-order' && board.reading('test-face') === 'back';

/** The threat that counts most: infantry or cavalry before artillery, a neighbour before others. */
const pickThreat = (threats: readonly RearThreat[]): RearThreat | undefined => {
  const rank = ({ counter, adjacent }: RearThreat): number =>
    (counter.arm === 'artillery' ? 2 : 0) + (adjacent ? 0 : 1);
  return threats.toSorted((a, b) => rank(a) - rank(b))[0];
};

const attackerOf = (
  board: JdgBoard,
  { counter, as }: { readonly counter: Fighting; readonly as: string },
  target: number,
  fighting: readonly JdgCounter[],
): ShockInput['attackers'][number] => {
  const { grid } = board.ground;
  const crossing = getCrossing(board.ground, counter.hex, findSide(grid, counter.hex, target));
  if (!crossing) throw new Error('not adjacent');
  const { hexsides, works, passage, level } = betweenOf(crossing);
  const threat = pickThreat(listThreats(board, counter, fighting));
  return {
    ...commonOf(counter),
    heavy: counter.heavy,
    charging: as === 'charges',
    rating: flips(board, counter) ? counter.backCohesion : null,
    state: counter.state === 'disordered' ? 'disordered' : 'good-order',
    from: SIDES[findSide(grid, target, counter.hex)] ?? 'n',
    hex: hexRow(board, counter.hex),
    hexsides,
    works,
    passage,
    level,
    threatenedBy: threat && isFighter(threat.counter) ? threat.counter.arm : 'none',
    threatBeside: threat ? threat.adjacent : true,
  };
};

/** The unit whose facing stands for the stack: its first one, one in square last; or the most exposed. */
const facingOf = (board: JdgBoard, defenders: readonly Fighting[], sides: readonly number[]): number | null => {
  const open = defenders.filter(({ square }) => !square);
  const units = open.length > 0 ? open : defenders;
  const behind = (unit: Fighting): number =>
    unit.facing === null
      ? -1
      : sides.filter((side) => getAspect(arcsOf(board, unit), unit.facing ?? 0, side) === 'rear').length;
  const by = board.reading('stack-facing') === 'first' ? units[0] : units.toSorted((a, b) => behind(b) - behind(a))[0];
  return by?.facing ?? null;
};

const COUNTER_CHARGE = t('Does its cavalry counter-charge?', 'Sa cavalerie contre-charge-t-elle\u202f?');

const listQuestions = (defenders: readonly Fighting[]): Question[] =>
  defenders.some(({ arm }) => arm === 'cavalry')
    ? [
        {
          id: 'counter-charge',
          side: defenders[0]?.side ?? '',
          label: COUNTER_CHARGE,
          options: [
            { id: 'no', label: t('no', 'non') },
            { id: 'yes', label: t('yes', 'oui') },
          ],
        },
      ]
    : [];

const prepare = (standing: JdgBoard, ask: PreparedAsk<JdgBattle>) => {
  const { side, answer } = ask;
  const [target] = ask.targets;
  const runs = makeRuns(standing, ask);
  if (isRefusal(runs)) return runs;
  const { board } = runs;
  const parts = ask.parts.map(({ counter, as }) => ({ counter: getCounter(board, counter.id), as }));
  const defenders = listEnemies(board, target, side);
  if (defenders.length === 0)
    return (
      tellLoneGeneral(board, target, side) ??
      refuse(t('No enemy unit stands there.', 'Aucune unité ennemie ne s’y trouve.'), shockModifiers2016.line('odds'))
    );
  const attacking: { readonly counter: Fighting; readonly as: string }[] = [];
  for (const { counter, as } of parts) {
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
  manners: { attacks: t('attacks', 'attaque'), charges: t('charges', 'charge') },
  pools: (board, side, target) => {
    const guns = board.reading('artillery-attacks') === 'offered';
    const counters = board.counters
      .filter(
        (counter) =>
          counter.side === side && (guns || counter.arm !== 'artillery') && !barsAttacker(board, counter, target),
      )
      .map((counter) => ({ counter, manners: counter.arm === 'cavalry' ? ['attacks', 'charges'] : ['attacks'] }));
    return [{ counters }];
  },
  prepare,
  after: (board, done) => changeCounters(board, done, sequel, 'attacked'),
  follow: listShockFollowUps,
};
