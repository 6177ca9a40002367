import { type ActionAsk, type GameBoard, prepareAction, runAction, withReadings } from '@coup-doeil/core/battle';
import { createReport, listOptions } from '@coup-doeil/core/game';
import { listReadings } from '../../twin/tables.ts';
import type { Check } from '../subject.ts';
import { checkBoardAsk, checkBoards, formatBoardAsk, prepareReady, sampleAsks } from './boards.ts';

const MOST_ASKS = 12;

/** All that a player is answered, readings apart. */
const answerAll = (board: GameBoard, ask: ActionAsk): string => {
  const ready = prepareReady(board, ask);
  if (!ready) return JSON.stringify(prepareAction(board, ask));
  const { calculator, asked } = checkBoardAsk(board, ready.calculator, ready.input);
  const { input, answer, refused } = createReport(board.door.game, calculator, asked);
  return JSON.stringify([ready.roles, input, answer, refused]);
};

/** Every reading that a board may be asked for, with the options that are not chosen. */
const listOthers = (board: GameBoard): [id: string, option: string][] =>
  Object.entries(listReadings(board.door)).flatMap(([id, spec]) =>
    listOptions(spec)
      .filter((option) => option !== board.readings[id])
      .map((option): [string, string] => [id, option]),
  );

export const boardReadings: Check = {
  id: 'board-readings',
  says: 'another option of a reading changes no answer on the map that does not name it',
  run: checkBoards((board) => {
    const asks = sampleAsks(board, MOST_ASKS).map((ask) => {
      const run = runAction(board, ask);
      const namedReadings = new Set('report' in run ? run.readings.map(({ id }) => id) : []);
      return { ask, namedReadings, answer: answerAll(board, ask) };
    });
    return listOthers(board).flatMap(([id, option]) => {
      const other = withReadings(board, { readings: { [id]: option } });
      return asks.flatMap(({ ask, namedReadings, answer }) =>
        namedReadings.has(id) || answerAll(other, ask) === answer
          ? []
          : [`${formatBoardAsk(ask)}: ${id} = ${option} changes the answer, which does not name it`],
      );
    });
  }),
};
