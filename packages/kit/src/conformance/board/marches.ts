import { applyMarch, askMarch, type BoardReach, findMarches, type GameBoard } from '@coup-doeil/core/battle';
import { createReport } from '@coup-doeil/core/game';
import { thin } from '../spread.ts';
import type { Check } from '../subject.ts';
import { checkBoardAsk, checkBoards } from './boards.ts';

const MOST_HEXES = 12;

type Counter = GameBoard['counters'][number];
type Arrival = BoardReach['arrivals'] extends ReadonlyMap<number, infer A> ? A : never;

const explainArrival = (board: GameBoard, counter: Counter, arrival: Arrival): string | undefined => {
  const { game, march } = board.door;
  const { calculator: id, input } = askMarch(board, counter, arrival);
  const { calculator, asked } = checkBoardAsk(board, id, input);
  const { answer, refused } = createReport(game, calculator, asked);
  if (refused) return `its working is a refusal: ${refused.reason.en}`;
  const total = answer?.total ?? null;
  const cost = arrival.cost / march.scale;
  return total === null || total === cost ? undefined : `it costs ${cost}, and ${total} by its working`;
};

/** A march that was searched costs what the rule of the march says of its very steps. */
export const boardMarches: Check = {
  id: 'board-marches',
  says: 'a march on the map costs what its calculator says of the same steps',
  run: checkBoards((board) =>
    board.counters.flatMap((counter) => {
      const arrivals = [...findMarches(board, counter).arrivals].filter(([hex]) => hex !== counter.hex);
      return thin(arrivals, MOST_HEXES).flatMap(([, arrival]) => {
        const problem = explainArrival(board, counter, arrival);
        const [move] = applyMarch(board, counter, arrival);
        const to = move?.change === 'move' ? move.hex : '';
        return problem ? [`march of ${counter.id} to ${to}: ${problem}`] : [];
      });
    }),
  ),
};
