import {
  type ActionAsk,
  type BattleDoor,
  type BattlefieldInput,
  type GameBoard,
  isUnpriced,
  listActions,
  openBoard,
  prepareAction,
  type ReadyAction,
  readBattlefield,
} from '@coup-doeil/core/battle';
import { checkAsk, isInputError, isRefusal } from '@coup-doeil/core/game';
import { thin } from '../spread.ts';
import type { Subject } from '../subject.ts';

const checkBattle = (
  door: BattleDoor,
  [id, document]: readonly [id: string, document: BattlefieldInput],
  find: (board: GameBoard) => string[],
): string[] => {
  try {
    return find(openBoard(door, readBattlefield(document))).map((line) => `battle ${id}: ${line}`);
  } catch (error) {
    if (!isInputError(error)) throw error;
    return [`battle ${id}: ${error.field} may not be ${JSON.stringify(error.given)}`];
  }
};

/** What is wrong on the ready battles of a game that has a battle door; a draft may have none yet. */
export const checkBoards =
  (find: (board: GameBoard, subject: Subject) => string[]) =>
  (subject: Subject): string[] => {
    const { door, battles } = subject;
    if (!door) return [];
    const ready = Object.entries(battles);
    return [...new Set(ready.flatMap((entry) => checkBattle(door, entry, (board) => find(board, subject))))];
  };

/** Sets of counters that are listed, of every side and action, evenly chosen. */
export const sampleAsks = (board: GameBoard, most: number): ActionAsk[] => {
  const asks = board.sides.flatMap((side) =>
    listActions(board, side).flatMap(({ sets }) => sets.slice(0, 3).map(({ ask }) => ask)),
  );
  const byAction = Map.groupBy(asks, ({ action }) => action);
  return [...byAction.values()].flatMap((own) => thin(own, Math.ceil(most / byAction.size)));
};

/** Every counter alone, in each manner, against each hex that an action may be against. */
export const listAlone = (board: GameBoard): ActionAsk[] =>
  board.counters.flatMap(({ id: counter, side, unit }) =>
    board.door.actions.flatMap(({ id: action, manners, against }) => {
      const hexes = board.counters.flatMap((other) => (other.side !== side && other.unit.hex ? [other.unit.hex] : []));
      const targets = against === 'own' ? [unit.hex].flatMap((hex) => hex ?? []) : [...new Set(hexes)];
      return targets.flatMap((target) =>
        Object.keys(manners).map((as) => ({ action, side, parts: [{ counter, as }], targets: [target] })),
      );
    }),
  );

/** An action made ready; nothing where it is refused or cannot be priced. */
export const prepareReady = (board: GameBoard, ask: ActionAsk): ReadyAction | undefined => {
  const ready = prepareAction(board, ask);
  return isRefusal(ready) || isUnpriced(ready) ? undefined : ready;
};

/** What a board asks a calculator, checked. */
export const checkBoardAsk = (board: GameBoard, id: string, input: unknown) => {
  const calculator = board.door.calculators[id];
  if (!calculator) throw new Error(`no calculator ${id}`);
  const readings = Object.fromEntries(
    Object.keys(calculator.readings).map((name) => [name, board.readings[name] ?? '']),
  );
  return { calculator, asked: checkAsk(calculator, { edition: board.edition, readings, input }) };
};

/** An ask in a line. */
export const formatBoardAsk = ({ action, parts, targets }: ActionAsk): string =>
  `${action} by ${parts.map(({ counter, as }) => `${counter} (${as})`).join(', ')} at ${targets.join(', ')}`;
