import { computeMeasured } from '../game/answer.ts';
import { type Branch, type DiceEnd, isRefusal } from '../game/index.ts';
import type { ActionAsk, ActionOutcome, After, DoneAction, FollowUp, ReadyAction } from './action-rules.ts';
import { askCalculator, getRules, isUnpriced, prepareParts, readAsk } from './actions.ts';
import type { BattleTypes } from './door.ts';
import type { GameBoard } from './game-board.ts';

const NOTHING: After = { changes: [], questions: [], facts: [] };

const doneOf = <G extends BattleTypes>(
  board: GameBoard<G>,
  ask: ActionAsk,
  outcome: ActionOutcome,
): DoneAction<G> | undefined => {
  if (board.door.results) throw new Error('what follows outcomes is not loaded: await loadResults(door) first');
  const rules = getRules(board, ask.action);
  const read = readAsk(board, rules, ask);
  const ready = prepareParts(board, rules, read);
  return isRefusal(ready) || isUnpriced(ready) ? undefined : { ...read, ready, outcome };
};

/** How the dice of a ready action came out, as the board names it: fates by counter. */
export const readOutcome = ({ roles }: Pick<ReadyAction, 'roles'>, { branch, fates }: DiceEnd): ActionOutcome => ({
  row: branch.id,
  fates: Object.fromEntries(
    roles.flatMap(({ path, counter }) => (fates[path] === undefined ? [] : [[counter, fates[path]]])),
  ),
});

// A plan asks for every end of one ready action, on the board that it was made for.
const known = new WeakMap<ReadyAction, readonly Branch[]>();

/** Keeps the rows of a ready action, so that they are not worked out again. */
export const keepRows = (ready: ReadyAction, rows: readonly Branch[]): readonly Branch[] => {
  known.set(ready, rows);
  return rows;
};

const listRowsOf = <G extends BattleTypes>(board: GameBoard<G>, ready: ReadyAction): readonly Branch[] => {
  const rows = known.get(ready);
  if (rows) return rows;
  const { calculator, ask } = askCalculator(board, ready.calculator, ready.input);
  const { result } = computeMeasured(calculator, ask);
  return keepRows(ready, (isRefusal(result) ? undefined : result.branches?.rows) ?? []);
};

/** The end of the dice that an outcome names: its row, and the fates by where the units stand in the input. */
export const findEnd = <G extends BattleTypes>(
  board: GameBoard<G>,
  { ready, outcome }: Pick<DoneAction<G>, 'ready' | 'outcome'>,
): DiceEnd | undefined => {
  const branch = listRowsOf(board, ready).find(({ id }) => id === outcome.row);
  if (!branch) return undefined;
  const fates = ready.roles.flatMap(({ path, counter }) => {
    const fate = outcome.fates[counter];
    return fate === undefined ? [] : [[path, fate] as const];
  });
  return { branch, fates: Object.fromEntries(fates), outcome: {} };
};

/**
 * What an outcome changes, on the board that the action was asked on. Choices of players that it needs are questions, whose
 * answers stand in the ask; until they are answered, what hangs on them is not among the changes. An action that is refused
 * changes nothing.
 */
export const applyOutcome = <G extends BattleTypes>(
  board: GameBoard<G>,
  ask: ActionAsk,
  outcome: ActionOutcome,
): After => {
  const done = doneOf(board, ask, outcome);
  return (done && getRules(board, ask.action).after?.(board, done)) ?? NOTHING;
};

/** What the sheet says may come next: `after` is the board with all that the outcome changed. */
export const listFollowUps = <G extends BattleTypes>(
  board: GameBoard<G>,
  ask: ActionAsk,
  outcome: ActionOutcome,
  after: GameBoard<G>,
): readonly FollowUp[] => {
  const done = doneOf(board, ask, outcome);
  return (done && getRules(board, ask.action).follow?.(after, done)) ?? [];
};
