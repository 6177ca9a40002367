/* The result of an action in the sheet's words. */
import { sequels } from 'virtual:coup-doeil/sequels';
import type { GameBoard } from '@coup-doeil/core/battle';
import { endWalk, type Sequel } from '@coup-doeil/core/game';
import { followFaces, type OpenThrow } from '@coup-doeil/core/record';
import { formatOutcome } from '@coup-doeil/core/tell';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';

/** What follows the answers of a calculator; nothing until it is loaded, or where nothing does. */
export const useSequel = (game: string, calculator: string | undefined): Sequel | undefined => {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly sequel: Sequel }>();
  useEffect(() => {
    const id = calculator ?? '';
    sequels[game]?.[id]?.().then((sequel) => setLoaded({ id, sequel }));
  }, [game, calculator]);
  return loaded?.id === calculator ? loaded?.sequel : undefined;
};

/** The names of the counters by where they stand in the input. */
const nameRoles = (board: GameBoard, { ready }: OpenThrow): Readonly<Record<string, string>> => {
  const paths = Map.groupBy(ready.roles, ({ path }) => path);
  const nameOf = (id: string): string => board.byId.get(id)?.name ?? id;
  return Object.fromEntries(
    [...paths].map(([path, roles]) => [path, roles.map(({ counter }) => nameOf(counter)).join(', ')]),
  );
};

/** What some faces came to, in a sentence; nothing where the action has no dice, or not all are thrown. */
export const tellFaces = (
  board: GameBoard,
  open: OpenThrow,
  faces: readonly number[],
  sequel: Sequel | undefined,
  lang: Lang,
): string => {
  const { calculator, report, branches } = open;
  const walk = followFaces(open, faces);
  const end = walk && branches && endWalk(calculator.odds ?? {}, branches, walk);
  if (!walk || !branches || !end) return '';
  return formatOutcome({ calculator, report, branches, walk, end, sequel, names: nameRoles(board, open) }, lang);
};
