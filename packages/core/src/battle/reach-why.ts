import { type Arrival, getNeighbours } from '@coup-doeil/hex';
import type { Cite } from '../chart/cell.ts';
import { isRefusal, type Refusal } from '../game/index.ts';
import { type Text, t } from '../text/index.ts';
import { cell, item } from './check.ts';
import type { BattleTypes, CounterOf } from './door.ts';
import type { GameBoard } from './game-board.ts';
import { askStep, findMarches, readCircumstances } from './reach.ts';
import { ENEMY, ZONE_SHIFT } from './zones.ts';

/** Why a counter does not get to a hex. */
export interface NotReached {
  readonly why: 'off-board' | 'barred' | 'enemy' | 'too-far' | 'stopped' | 'spent' | 'closed' | 'cut-off';
  readonly reason: Text;
  /** Where that is printed, if it is. */
  readonly cite?: Cite;
}

const REASONS = {
  'off-board': t('The counter is not on the map.', 'Le pion n’est pas sur la carte.'),
  enemy: t(
    'An enemy stands there: by the custom of these games no march enters his hex.',
    'Un ennemi s’y trouve\u202f: selon l’usage de ces jeux, aucune marche n’entre dans son hexagone.',
  ),
  stopped: t(
    'Every way there enters an enemy zone, where the march ends.',
    'Tout chemin y passe par une zone ennemie, où la marche se termine.',
  ),
  spent: t(
    'Every way there ends before it, at a step that takes all the points.',
    'Tout chemin s’arrête avant, à un pas qui prend tous les points.',
  ),
  'cut-off': t('No way leads there.', 'Aucun chemin n’y mène.'),
} as const;

const tell = (why: keyof typeof REASONS): NotReached => ({ why, reason: REASONS[why] });

const quote = (why: 'barred' | 'closed', { refused }: Refusal): NotReached => ({ why, ...refused });

const tellCost = ({ cost }: Arrival, allowance: number, scale: number): NotReached => ({
  why: 'too-far',
  reason: t(
    'It costs {cost}, only {allowance} allowed.',
    'Cela coûte {cost}\u202f; {allowance} seulement sont permis.',
    {
      cost: cost / scale,
      allowance: allowance / scale,
    },
  ),
});

/** The refusal of the last step, from a hex that is reached. */
const findClosing = <G extends BattleTypes>(
  board: GameBoard<G>,
  counter: CounterOf<G>,
  hex: number,
  arrivals: ReadonlyMap<number, Arrival>,
): NotReached => {
  const presence = board.presence(counter.side);
  const { kinds, crossings } = board.ground;
  let stop: 'stopped' | 'spent' | 'cut-off' = 'cut-off';
  for (const [side, from] of getNeighbours(board.ground.grid, hex).entries()) {
    const before = arrivals.get(from);
    if (!before) continue;
    const crossing = item(crossings, cell(kinds, from * 6 + ((side + 3) % 6)));
    const circumstances = readCircumstances(cell(presence, hex), cell(presence, from));
    const step = askStep(board, counter, crossing, circumstances, before.mode);
    if (isRefusal(step)) return quote('closed', step);
    if (before.stopped && stop !== 'stopped') stop = cell(presence, from) >> ZONE_SHIFT ? 'stopped' : 'spent';
  }
  const { zoneStopCite } = board.door.march;
  return stop === 'stopped' && zoneStopCite ? { ...tell(stop), cite: zoneStopCite } : tell(stop);
};

/** Why a counter does not get to a hex, `undefined` where it does; for as many hexes as one asks. */
export const explainReach = <G extends BattleTypes>(
  board: GameBoard<G>,
  counter: CounterOf<G>,
): ((hex: number) => NotReached | undefined) => {
  const { march } = board.door;
  if (counter.hex < 0) return () => tell('off-board');
  const barred = march.barsMarch?.(board, counter);
  const { arrivals: reached, allowance } = findMarches(board, counter);
  const { arrivals, scale } = findMarches(board, counter, null);
  const presence = board.presence(counter.side);
  return (hex) => {
    if (hex === counter.hex) return undefined;
    if (barred) return quote('barred', barred);
    if (cell(presence, hex) & ENEMY) return tell('enemy');
    if (reached.has(hex)) return undefined;
    const ended = march.barsEnd?.(board, counter, hex);
    if (ended) return quote('barred', ended);
    const far = arrivals.get(hex);
    return far ? tellCost(far, Number(allowance), scale) : findClosing(board, counter, hex, arrivals);
  };
};

/** Why a counter does not get to a hex; `undefined` where it does. */
export const explainHex = <G extends BattleTypes>(
  board: GameBoard<G>,
  counter: CounterOf<G>,
  hex: number,
): NotReached | undefined => explainReach(board, counter)(hex);
