import type { GameBoard } from '@coup-doeil/core/battle';
import { useMemo, useState } from 'preact/hooks';
import type { Selection } from '../../board/play/selection.ts';
import { findStanding, repeatTouches, touchHex } from '../../board/play/touch.ts';

/** The touches that a selection comes of, for a link to the board. */
const listTouches = (selection: Selection, before: Selection): readonly string[] => {
  if (selection.kind === 'counter') return [selection.id, ...(selection.hex === undefined ? [] : [selection.hex])];
  if (selection.kind !== 'target') return [];
  return [...(before.kind === 'counter' ? listTouches(before, before) : []), ...selection.ask.targets.slice(0, 1)];
};

/** What was touched last on a battle that is looked at, not played: the board stays as it is. */
export const useTouches = (board: GameBoard, first: readonly string[]) => {
  const opening = useMemo(() => ({ selection: repeatTouches(board, first), touches: first }), [board]);
  const [touched, setTouched] = useState(opening);
  const { selection, touches } = touched;
  const standing = useMemo(() => findStanding(board, selection), [board, selection]);
  return {
    board,
    selection,
    touches,
    standing,
    touch: (hex: string): void => {
      const next = touchHex(board, selection, hex);
      setTouched({ selection: next, touches: listTouches(next, selection) });
    },
    back: (): void => setTouched(opening),
  };
};

export type Touched = ReturnType<typeof useTouches>;
