import type { ActionAsk, GameBoard } from '@coup-doeil/core/battle';
import { useState } from 'preact/hooks';
import { recall, store } from '../../calculator/state/storage.ts';

const KEY = 'page-throws-tests';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

const NONE: readonly number[] = [];

interface Rolled {
  readonly standing: GameBoard;
  readonly ask: ActionAsk | undefined;
  readonly faces: readonly number[];
}

/** The dice that a player has rolled so far for what is asked; and who throws the tests of a row, kept for the next visit. */
export const useRolled = (standing: GameBoard, ask: ActionAsk | undefined) => {
  const [rolled, setRolled] = useState<Rolled>();
  const [throwsTests, setThrowsTests] = useState(() => recall(KEY, isFlag, true));
  return {
    rolled: rolled?.standing === standing && rolled.ask === ask ? rolled.faces : NONE,
    setRolled: (faces: readonly number[]): void => setRolled({ standing, ask, faces }),
    /** Whether the page throws the tests that the row of a player's dice calls for. */
    throwsTests,
    setThrowsTests: (next: boolean): void => {
      store(KEY, next);
      setThrowsTests(next);
    },
  };
};
