import type { GameBoard } from '@coup-doeil/core/battle';
import { useMemo } from 'preact/hooks';
import { type Barred, type Best, listBarred, listBest } from '../play/best.ts';
import { findActions, type Job, listJobs, reportOn, useSlices } from '../play/search.ts';
import type { Selection } from '../play/selection.ts';
import { getActive } from '../play/sides.ts';
import type { Play } from '../play/use-play.ts';

/** What is worked out for what was touched: a counter's side, the enemies of a side, or the side whose turn it is. */
const listWanted = (board: GameBoard, selection: Selection): readonly Job[] => {
  if (selection.kind === 'threats')
    return board.sides
      .filter((side) => side !== selection.side)
      .flatMap((side) => listJobs(board, side).filter(({ rules }) => rules.against !== 'own'));
  if (selection.kind === 'counter') {
    const counter = board.byId.get(selection.id);
    return counter ? listJobs(board, counter.side, counter.hex) : [];
  }
  return selection.kind === 'none' ? listJobs(board, getActive(board)) : [];
};

/** The best that can be done to each hex, worked out while nobody waits: first the chances, then how far readings take them. */
export const useBest = ({ standing, selection }: Pick<Play, 'standing' | 'selection'>) => {
  const counter = selection.kind === 'counter' ? selection.id : undefined;
  const key = selection.kind === 'threats' ? selection.side : counter;
  const jobs = useMemo(() => listWanted(standing, selection), [standing, selection.kind, key]);
  const searched = useSlices(jobs, (job) => findActions(standing, job));
  const best: readonly Best[] = listBest(standing, jobs, counter);
  const complete = useMemo(() => (searched ? best : []), [searched, jobs]);
  useSlices(complete, ({ priced }) => reportOn(standing, priced.ask));
  const barred: readonly Barred[] = useMemo(
    () => (searched && counter !== undefined ? listBarred(standing, counter, best) : []),
    [searched, standing, counter],
  );
  return { best, barred, searched };
};
