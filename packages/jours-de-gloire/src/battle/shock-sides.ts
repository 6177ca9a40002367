import { getCrossing } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { type Refusal, SIDES } from '@coup-doeil/core/game';
import { findSide, getAspect } from '@coup-doeil/hex';
import { shock2016 } from '../charts/shock.ts';
import type { ShockInput } from '../inputs/shock.ts';
import { chartsOf } from './charts.ts';
import { arcsOf, aspectOf } from './facing.ts';
import { betweenOf, hexRow } from './ground.ts';
import type { JdgBoard, JdgCounter } from './types.ts';
import { barsOrder, type Fighting, isFighter, refuseCounter } from './units.ts';
import { listThreats, type RearThreat } from './zones.ts';

const SHOCK_TABLE = { cite: { document: shock2016.document, chart: shock2016.id } };

/** Why a counter cannot attack a hex at all, whoever joins it. */
export const barsAttacker = (board: JdgBoard, counter: JdgCounter, target: number): Refusal | undefined => {
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

/** What both sides’ fields have alike. */
export const commonOf = (counter: Fighting) => ({
  arm: counter.arm,
  strength: counter.arm === 'artillery' ? (counter.shockStrength ?? counter.strength) : counter.strength,
  cohesion: counter.cohesion,
  square: counter.square,
  out: false,
});

/** The test of the attackers stands beside a D in every row that has one: the back is up when it is taken. */
export const flips = (board: JdgBoard, counter: JdgCounter): boolean =>
  counter.state === 'good-order' && board.reading('test-face') === 'back';

/** The threat that counts most: infantry or cavalry before artillery, a neighbour before others. */
const pickThreat = (threats: readonly RearThreat[]): RearThreat | undefined => {
  const rank = ({ counter, adjacent }: RearThreat): number =>
    (counter.arm === 'artillery' ? 2 : 0) + (adjacent ? 0 : 1);
  return threats.toSorted((a, b) => rank(a) - rank(b))[0];
};

/** An attacker in the words of the input. */
export const attackerOf = (
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
    threatenedBy: threat?.counter.arm ?? 'none',
    threatBeside: threat?.adjacent ?? true,
  };
};

/** The unit whose facing stands for the stack: its first one, one in square last; or the most exposed. */
export const facingOf = (board: JdgBoard, defenders: readonly Fighting[], sides: readonly number[]): number | null => {
  const open = defenders.filter(({ square }) => !square);
  const units = open.length > 0 ? open : defenders;
  const behind = (unit: Fighting): number =>
    unit.facing === null
      ? -1
      : sides.filter((side) => getAspect(arcsOf(board, unit), unit.facing ?? 0, side) === 'rear').length;
  const by = board.reading('stack-facing') === 'first' ? units[0] : units.toSorted((a, b) => behind(b) - behind(a))[0];
  return by?.facing ?? null;
};
