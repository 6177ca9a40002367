import type { DoneAction, FollowUp } from '../battle/action-rules.ts';
import type { BattleTypes } from '../battle/door.ts';
import type { GameBoard } from '../battle/game-board.ts';
import { same, t } from '../text/index.ts';
import type { Performance, Stop } from './perform.ts';
import type { FollowAsk, PlanStep } from './plan.ts';
import { noteChoice, type StageTally } from './stage.ts';
import type { Offer } from './state.ts';

export const NOT_OFFERED: Stop = {
  why: 'not-offered',
  reason: t('The sheet does not offer it after this.', 'La feuille ne l’offre pas après cela.'),
};

const isAgainst = (targets: readonly string[], wanted: readonly string[] | undefined): boolean =>
  wanted === undefined || (wanted.length === targets.length && wanted.every((hex) => targets.includes(hex)));

const pickOffer = (
  { asks, changes = [], label, side }: FollowUp,
  { targets, counters, answers }: FollowAsk,
  step: string,
  tally: StageTally,
): Offer | undefined => {
  const open = asks.filter((ask) => isAgainst(ask.targets, targets));
  const [ask] = open;
  if (!ask) return undefined;
  if (asks.length > 1) {
    const options = asks.map((other) => other.targets.join('+'));
    const question = { id: `${step}.targets`, side, label, options: options.map((id) => ({ id, label: same(id) })) };
    noteChoice(tally, question, ask.targets.join('+'), targets !== undefined && open.length === 1);
  }
  const parts = counters ? ask.parts.filter(({ counter }) => counters.includes(counter)) : ask.parts;
  return parts.length === 0 ? undefined : { ask: { ...ask, parts, ...(answers ? { answers } : {}) }, changes };
};

/** What the game offers after an action, for the steps that take it up. */
export const listOffers = <G extends BattleTypes>(
  after: () => GameBoard<G>,
  { rules }: Performance<G>,
  done: DoneAction<G>,
  followers: readonly PlanStep[],
  tally: StageTally,
): Readonly<Record<string, Offer>> => {
  if (followers.length === 0) return {};
  const offered = rules.follow?.(after(), done) ?? [];
  return Object.fromEntries(
    followers.flatMap(({ id, follow }) => {
      const up = offered.find((other) => other.id === follow?.id);
      const offer = up && follow && pickOffer(up, follow, id, tally);
      return offer ? [[id, offer] as const] : [];
    }),
  );
};
