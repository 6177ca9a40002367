import type { GameBoard } from '@coup-doeil/core/battle';
import { useState } from 'preact/hooks';
import { NOTHING, type Selection } from './selection.ts';
import { findStanding } from './touch.ts';

/** How far the sheet is pulled up. */
type Height = 'low' | 'high';

/** What was touched last, and the board that it is asked on. */
export const useTouched = (board: GameBoard) => {
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const [height, setHeight] = useState<Height>('low');
  return {
    selection,
    show: (next: Selection): void => {
      setSelection(next);
      if (next.kind !== selection.kind) setHeight('low');
    },
    height,
    setHeight,
    /** The board after the march that is chosen. */
    standing: findStanding(board, selection),
  };
};
