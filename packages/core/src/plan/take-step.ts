import type { BattleTypes } from '../battle/door.ts';
import { type GameBoard, getCounter, parseBoardHex, withDocument } from '../battle/game-board.ts';
import { applyMarch, findMarches } from '../battle/reach.ts';
import { explainHex } from '../battle/reach-why.ts';
import { first } from '../game/value.ts';
import { t } from '../text/index.ts';
import type { CarriedEnd } from './carried.ts';
import { multiplyOut } from './multiply-out.ts';
import { NOT_OFFERED } from './offer.ts';
import { isStop, performAction, type Stop, stopGone } from './perform.ts';
import type { PlanStep } from './plan.ts';
import { countAction, countDone, countSkip, countStop, noteChoice, type StageTally, shareOut } from './stage.ts';
import { addState, changeStanding, type State } from './state.ts';
import { type Start, testCheck } from './test-check.ts';

/** A step on its way through all states. */
export interface Walk<G extends BattleTypes> {
  readonly board: GameBoard<G>;
  readonly start: Start;
  readonly step: PlanStep;
  /** Steps that later checks ask about. */
  readonly asked: ReadonlySet<string>;
  readonly followers: readonly PlanStep[];
  readonly tally: StageTally;
  /** The last step is counted, not multiplied out. */
  readonly folded: boolean;
}

const keepAsked = (
  state: State,
  { asked, step }: Pick<Walk<BattleTypes>, 'asked' | 'step'>,
): Pick<State, 'memory' | 'offers'> => {
  const { [step.id]: _, ...offers } = state.offers;
  return { offers, memory: Object.fromEntries(Object.entries(state.memory).filter(([id]) => asked.has(id))) };
};

/** The state after a step, with as many ways as it is shared out to. */
const advance = <G extends BattleTypes>(
  { step, asked, tally, start }: Walk<G>,
  lasting: Pick<State, 'memory' | 'offers'>,
  { standing, ways, row, succeeded, offers }: CarriedEnd,
): void =>
  addState(tally.next, start, {
    document: standing.document,
    versions: standing.versions,
    memory: asked.has(step.id) ? { ...lasting.memory, [step.id]: { row, succeeded } } : lasting.memory,
    offers: { ...lasting.offers, ...offers },
    ways,
  });

const stay = <G extends BattleTypes>(walk: Walk<G>, state: State): void =>
  addState(walk.tally.next, walk.start, {
    ...state,
    ...keepAsked(state, walk),
    ways: state.ways * shareOut(walk.tally, 1n),
  });

const ALREADY_THERE = t('It stands there already.', 'Il s’y trouve déjà.');

const marchIn = <G extends BattleTypes>(
  walk: Walk<G>,
  state: State,
  { counter: id, to }: NonNullable<PlanStep['march']>,
): Stop | undefined => {
  const board = withDocument(walk.board, state.document);
  if (!board.byId.has(id)) return stopGone(getCounter(walk.board, id).name);
  const counter = getCounter(board, id);
  const hex = parseBoardHex(board, to);
  const barred = explainHex(board, counter, hex);
  if (barred) return { ...barred, why: 'not-reached' };
  const arrival = findMarches(board, counter).arrivals.get(hex);
  if (!arrival || hex === counter.hex) return { why: 'not-reached', reason: ALREADY_THERE };
  countDone(walk.tally, state.ways);
  const ways = state.ways * shareOut(walk.tally, 1n);
  const standing = changeStanding(walk.start, state, applyMarch(board, counter, arrival));
  advance(walk, keepAsked(state, walk), { standing, ways, row: '', succeeded: null, offers: {} });
  return undefined;
};

const actIn = <G extends BattleTypes>(walk: Walk<G>, state: State): Stop | undefined => {
  const { step, tally } = walk;
  const offer = step.follow && state.offers[step.id];
  const ask = offer?.ask ?? step.action;
  if (!ask) return NOT_OFFERED;
  const standing = changeStanding(walk.start, state, offer?.changes ?? []);
  const board = withDocument(walk.board, standing.document);
  const performance = performAction(board, ask, step.fates);
  if (isStop(performance)) return performance;
  for (const question of performance.done.ready.questions) {
    const given = ask.answers?.[question.id];
    noteChoice(tally, question, given ?? first(question.options).id, given !== undefined);
  }
  countAction(tally, performance, state.ways);
  if (walk.folded) return undefined;
  const { start, followers, asked } = walk;
  const lasting = keepAsked(state, walk);
  const isAsked = asked.has(step.id);
  const carried = { start, tally, board, performance, answers: ask.answers, standing, followers, isAsked };
  multiplyOut(carried, state.ways, (end) => advance(walk, lasting, end));
  return undefined;
};

/** Takes a step in one state, or stays there; counts what comes of it. */
export const takeStep = <G extends BattleTypes>(walk: Walk<G>, state: State): void => {
  const { start, step, tally } = walk;
  const isOff = step.when?.some((check) => !testCheck(start, state, check)) ?? false;
  if (isOff) countSkip(tally, state.ways);
  const stop = isOff ? undefined : step.march ? marchIn(walk, state, step.march) : actIn(walk, state);
  if (stop) countStop(tally, stop, state.ways);
  if (isOff || stop) stay(walk, state);
};
