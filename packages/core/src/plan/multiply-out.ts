import type { ActionOutcome } from '../battle/action-rules.ts';
import type { BattleTypes } from '../battle/door.ts';
import { withDocument } from '../battle/game-board.ts';
import { readOutcome } from '../battle/outcome.ts';
import { countsMeasure } from '../game/answer.ts';
import type { Branch } from '../game/branches.ts';
import { listRowEnds, shareRows } from '../game/list-ends.ts';
import { type Add, type Carried, type CarriedEnd, endRow, settle } from './carried.ts';
import { listOffers } from './offer.ts';
import { addSeparateEnds, type Courses, createCourses } from './separate-ends.ts';
import { shareOut } from './stage.ts';
import { changeStanding } from './state.ts';

const addJointEnd = <G extends BattleTypes>(
  carried: Carried<G>,
  outcome: ActionOutcome,
  { succeeded, ways }: Pick<CarriedEnd, 'succeeded' | 'ways'>,
  add: Add,
): void => {
  const { start, board, performance, followers, tally } = carried;
  const { changes, done } = settle(carried, outcome);
  const standing = changeStanding(start, carried.standing, changes);
  const offers = listOffers(() => withDocument(board, standing.document), performance, done, followers, tally);
  add({ standing, row: outcome.row, succeeded, ways, offers });
};

/** Every joint end by itself. */
const addJointEnds = <G extends BattleTypes>(carried: Carried<G>, row: Branch, rowWays: bigint, add: Add): void => {
  const { calculator, done } = carried.performance;
  for (const { branch, passed, ways } of listRowEnds(row, rowWays)) {
    const end = endRow(carried, branch, passed);
    if (!end) continue;
    const succeeded = countsMeasure(calculator, end.outcome);
    addJointEnd(carried, readOutcome(done.ready, end), { succeeded, ways }, add);
  }
};

const bearsTogether = ({ parties }: Branch): boolean =>
  parties.some(({ bears, units }) => bears !== undefined || units.some((unit) => unit.bears !== undefined));

/** Adds every way in which an action may come out. */
export const multiplyOut = <G extends BattleTypes>(carried: Carried<G>, before: bigint, add: Add): void => {
  const { tally, performance, followers } = carried;
  const { branches, rules, unprinted } = performance;
  if (!branches) {
    addJointEnd(carried, unprinted, { succeeded: null, ways: before * shareOut(tally, 1n) }, add);
    return;
  }
  const { of, rows } = shareRows(branches);
  const share = before * shareOut(tally, of);
  let courses: Courses | undefined;
  for (const { branch, ways } of rows) {
    if (!rules.separate || followers.length > 0 || bearsTogether(branch))
      addJointEnds(carried, branch, ways * share, add);
    else {
      courses ??= createCourses(carried, branch.id);
      addSeparateEnds(carried, courses, branch, ways * share, add);
    }
  }
};
