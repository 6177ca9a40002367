import {
  type ActionAsk,
  type Change,
  changeBoard,
  type DoneAction,
  type FollowUp,
  findEnd,
  getStack,
  isUnpriced,
  prepareAction,
} from '@coup-doeil/core/battle';
import { type Text, t } from '@coup-doeil/core/chart';
import { type BattleSide, isRefusal } from '@coup-doeil/core/game';
import { formatHex, getNeighbours } from '@coup-doeil/hex';
import type { Follow } from '../charts/results.ts';
import { shock2006, shock2016 } from '../charts/shock.ts';
import type { ShockInput } from '../inputs/shock.ts';
import { type Following, listFollowing } from '../rules/follow.ts';
import { FOLLOW_BY_HAND, FOLLOW_TITLES } from '../sequels/parts/follow-names.ts';
import { pickByPrinting } from './charts.ts';
import type { JdgBattle, JdgBoard, JdgCounter } from './types.ts';

type Done = DoneAction<JdgBattle>;

/** The counters of a side of the first shock that are still on the map, as they are now. */
const listSide = (after: JdgBoard, { ready }: Done, side: BattleSide): JdgCounter[] =>
  ready.roles.flatMap(({ path, counter: id }) => {
    const counter = path.startsWith(side) ? after.byId.get(id) : undefined;
    return counter && counter.hex >= 0 ? [counter] : [];
  });

/** All who may attack a hex, together. */
const listAsks = (after: JdgBoard, counters: readonly JdgCounter[], target: number, as: string): ActionAsk[] => {
  const askBy = (parts: readonly JdgCounter[]): ActionAsk => ({
    action: 'shock',
    side: parts[0]?.side ?? '',
    parts: parts.map(({ id }) => ({ counter: id, as })),
    targets: [formatHex(after.ground.grid, target)],
  });
  const isLegal = (ask: ActionAsk): boolean => {
    const ready = prepareAction(after, ask);
    return !isRefusal(ready) && !isUnpriced(ready);
  };
  const able = counters.filter((counter) => isLegal(askBy([counter])));
  return able.length === 0 ? [] : [askBy(able)];
};

/** The hexes next to some counters where their enemies stand. */
const listEnemyHexes = (after: JdgBoard, counters: readonly JdgCounter[]): number[] => {
  const beside = counters.flatMap(({ hex, side }) =>
    getNeighbours(after.ground.grid, hex).filter((next) => getStack(after, next).some((other) => other.side !== side)),
  );
  return [...new Set(beside)];
};

interface Going {
  readonly after: JdgBoard;
  readonly done: Done;
  readonly following: Following;
  readonly own: readonly JdgCounter[];
}

const followUp = (
  { following, own, done }: Going,
  asks: readonly ActionAsk[],
  more: Partial<FollowUp> = {},
): FollowUp => ({
  id: following.what,
  label: FOLLOW_TITLES[following.what],
  side: own[0]?.side ?? done.side,
  asks,
  facts: [],
  ...more,
});

const tellByHand = (going: Going, label: Text = FOLLOW_BY_HAND[going.following.what]): FollowUp =>
  followUp(going, [], { facts: [{ id: going.following.what, label, value: 'by-hand', cite: going.following.cite }] });

const NOBODY = t('nobody is left to fight', 'plus personne à affronter');

/** A new shock, sides swapped: against a hex of the attackers, wherever they stand by now. */
const counterShock = (going: Going): FollowUp => {
  const { after, done, own } = going;
  const hexes = [...new Set(listSide(after, done, 'attacker').map(({ hex }) => hex))];
  const asks = hexes.flatMap((hex) => listAsks(after, own, hex, 'attacks'));
  return asks.length === 0 ? tellByHand(going, NOBODY) : followUp(going, asks);
};

const listNewShocks = (after: JdgBoard, own: readonly JdgCounter[], as: string): ActionAsk[] =>
  listEnemyHexes(after, own).flatMap((hex) => listAsks(after, own, hex, as));

const ENTERING = t('Breakthrough, into the hex left first', 'Choc de rupture, en entrant d’abord dans l’hex quitté');

/** A new shock by attackers of the first, from where they stand, or from the hex that was left. */
const breakThrough = (going: Going): FollowUp[] => {
  const { after, done, own } = going;
  const [target] = done.targets;
  const stay = followUp(going, listNewShocks(after, own, 'attacks'));
  if (getStack(after, target).length > 0) return [stay];
  const hex = formatHex(after.ground.grid, target);
  const changes = own.map(({ id }): Change => ({ change: 'move', counter: id, hex }));
  const entered = changeBoard(after, changes);
  const asks = listNewShocks(
    entered,
    own.flatMap(({ id }) => entered.byId.get(id) ?? []),
    'attacks',
  );
  return [stay, followUp(going, asks, { id: 'breakthrough-entering', label: ENTERING, changes })];
};

const SHOCK = { '2016': shock2016, '2006': shock2006 };

const AS_SHOCK: Readonly<Record<Follow, string>> = {
  'counter-shock': 'shock',
  breakthrough: 'shock',
  pursuit: 'charge',
};

const wentBack = (after: JdgBoard, { ready, outcome }: Done): boolean => {
  const fates = ready.roles.flatMap(({ path, counter }) =>
    path.startsWith('attacker') ? [outcome.fates[counter] ?? ''] : [],
  );
  // Who routs is out of the fight as well.
  const isBack = (fate: string): boolean => fate.startsWith('recoils') || fate === 'routed';
  return after.reading('pursuit-when') === 'all' ? fates.every(isBack) : fates.some(isBack);
};

/** What the row of the first shock lets either side do next, on the board as it is by now. */
export const listShockFollowUps = (after: JdgBoard, done: Done): FollowUp[] => {
  const end = findEnd(after, done);
  if (!end) return [];
  const { counterCharge } = done.ready.input as ShockInput;
  const sides = { attacker: listSide(after, done, 'attacker'), defender: listSide(after, done, 'defender') };
  const row = pickByPrinting(SHOCK, after.edition).row(end.branch.id);
  const hasCavalry = (side: BattleSide): boolean =>
    sides[side].some(({ arm, state }) => arm === 'cavalry' && state !== 'routed');
  return listFollowing(row, { hasCavalry, counterCharge, wentBack: wentBack(after, done) }).flatMap((following) => {
    const { what, side } = following;
    const going: Going = { after, done, following, own: sides[side].filter(({ state }) => state !== 'routed') };
    if (after.reading(what) !== AS_SHOCK[what]) return [tellByHand(going)];
    if (what === 'counter-shock') return [counterShock(going)];
    if (what === 'breakthrough') return breakThrough(going);
    return [followUp(going, listNewShocks(after, going.own, 'charges'))];
  });
};
