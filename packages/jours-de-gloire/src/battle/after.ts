import {
  type After,
  applyUnitEffects,
  type BoardFact,
  type Change,
  type DoneAction,
  type EffectRules,
  findEnd,
  getCounter,
  getStack,
  listEntries,
} from '@coup-doeil/core/battle';
import { same, t } from '@coup-doeil/core/chart';
import { isRefusal, listEffects, type Sequel } from '@coup-doeil/core/game';
import { findSide } from '@coup-doeil/hex';
import { STATES } from '../vocabulary.ts';
import { aspectOf } from './facing.ts';
import { makeRuns } from './run.ts';
import type { JdgBattle, JdgBoard, JdgCounter } from './types.ts';

/** Orders go by their words; a square that is struck stays one or not, as the table reads it. */
const effectRules: EffectRules<JdgBattle> = {
  set: (_, { id }, field, value) => {
    const order = field === 'state' ? STATES.find((state) => state === value) : undefined;
    if (order === undefined) return [];
    const others = STATES.filter((state) => state !== order);
    return [{ change: 'state', counter: id, add: order === 'good-order' ? [] : [order], remove: others }];
  },
  retreats: (board, counter, from) => {
    const hexes = listEntries(board, counter, from);
    if (board.reading('recoil-hexes') === 'any') return hexes;
    return hexes.filter((hex) => aspectOf(board, counter, findSide(board.ground.grid, from, hex)) === 'rear');
  },
};

const isStruck = (fate: string | undefined): boolean => fate !== undefined && fate !== 'hold';
const isRouted = (fate: string | undefined): boolean => fate === 'routed' || fate === 'recoils-routed';

const GENERAL = t('No result moves a general', 'Aucun résultat ne déplace un général');
const ROUT = t('In rout: moved by hand', 'En déroute\u202f: à déplacer à la main');

const tell = (id: string, label: BoardFact['label'], counters: readonly JdgCounter[]): BoardFact[] =>
  counters.length === 0
    ? []
    : [
        {
          id,
          label,
          value: counters.map((counter) => counter.id).join(),
          text: same(counters.map(({ name }) => name).join(', ')),
        },
      ];

/** What the table leaves to hands: generals who stay, units in rout. */
const listFacts = (
  board: JdgBoard,
  struck: readonly JdgCounter[],
  routed: readonly JdgCounter[],
  moved: ReadonlySet<string>,
) => {
  const left = struck.filter(({ id }) => moved.has(id));
  const generals = left.flatMap(({ hex }) => getStack(board, hex).filter(({ arm }) => arm === 'general'));
  const byHand = board.reading('rout-moves') === 'by-hand' ? routed : [];
  return [...tell('general-stays', GENERAL, [...new Set(generals)]), ...tell('rout', ROUT, byHand)];
};

/** What the fates of an outcome change: orders, hexes left, marks of this turn. */
export const changeCounters = (
  standing: JdgBoard,
  done: DoneAction<JdgBattle>,
  sequel: Pick<Sequel, 'fates' | 'bears'>,
  mark: string,
): After => {
  const runs = makeRuns(standing, done);
  if (isRefusal(runs)) return { changes: [], questions: [], facts: [] };
  const { board } = runs;
  const end = findEnd(board, done);
  const base = end
    ? applyUnitEffects(board, effectRules, done, listEffects(sequel, end))
    : { changes: [], questions: [], facts: [] };
  const fates = Object.entries(done.outcome.fates);
  const pick = (test: (fate: string) => boolean) =>
    fates.flatMap(([id, fate]) => (test(fate) ? [getCounter(board, id)] : []));
  const [struck, routed] = [pick(isStruck), pick(isRouted)];
  const breaks = board.reading('square-broken') === 'ends' ? struck.filter(({ square }) => square) : [];
  const leaves = board.reading('rout-moves') === 'at-once' ? routed : [];
  const leaving = leaves.map(({ id }): Change => ({ change: 'move', counter: id }));
  const changes: Change[] = [
    ...runs.changes,
    ...done.parts.map(({ counter }): Change => ({ change: 'mark', counter: counter.id, add: [mark], remove: [] })),
    ...base.changes,
    ...breaks.map(({ id }): Change => ({ change: 'state', counter: id, add: [], remove: ['square'] })),
    ...leaving,
  ];
  const moved = new Set(
    [...base.changes, ...leaving].flatMap((change) => (change.change === 'move' ? [change.counter] : [])),
  );
  return { changes, questions: base.questions, facts: listFacts(board, struck, routed, moved) };
};
