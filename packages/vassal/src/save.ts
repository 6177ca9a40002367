import { readCommands } from './commands.ts';
import type { VassalModule } from './module.ts';
import { createPieceReader } from './piece.ts';
import { type Change, type Position, runCommand, undoChanges } from './position.ts';
import { checkLimit, describeProblem, type Problem } from './problem.ts';
import { readSavedText } from './saved-text.ts';
import { splitSequence } from './sequence.ts';

/** A board as a saved game lays it on a map: in which column and row of boards, and whether it is turned half round. */
export interface LaidBoard {
  readonly board: string;
  readonly column: number;
  readonly row: number;
  readonly isTurned: boolean;
}

/** A step of a log: what it changes, and what was written in the chat. */
export interface LogStep {
  readonly changes: readonly Change[];
  readonly chat: readonly string[];
}

/** A save or a log: how the game stood at its beginning, and how it went on. */
export interface SavedGame {
  readonly position: Position;
  /** The boards of each map, by the map's name. */
  readonly boards: Readonly<Record<string, readonly LaidBoard[]>>;
  /** Empty in a save. Go on with `applyChanges`, back with `undoChanges`. */
  readonly steps: readonly LogStep[];
  readonly problems: readonly Problem[];
}

/** The boards of a map from a command `<map>BoardPicker`: name, column and row, again and again. */
const readLayout = (command: string): readonly [map: string, boards: readonly LaidBoard[]] | null => {
  const [name = '', ...fields] = splitSequence(command, '\t');
  if (!name.endsWith('BoardPicker')) return null;
  const boards: LaidBoard[] = [];
  checkLimit('boards', fields.length / 3);
  for (let i = 0; i + 2 < fields.length; i += 3) {
    const [board = '', column, row] = fields.slice(i, i + 3);
    boards.push({
      board: board.replace(/\/rev$/, ''),
      column: Number(column) || 0,
      row: Number(row) || 0,
      isTurned: board.endsWith('/rev'),
    });
  }
  return [name.replace(/BoardPicker$/, ''), boards];
};

/** Reads a save or a log. Without its module, layers that the module alone defines are not known. */
export const readSave = async (bytes: Uint8Array, module: VassalModule | null = null): Promise<SavedGame> => {
  const { setup, steps } = readCommands(await readSavedText(bytes));
  const reader = createPieceReader(module);
  const position: Position = { pieces: new Map(), stacks: new Map(), stackOf: new Map() };
  const editing = { position, reader, types: new Map(), changes: [] };
  const boards = new Map<string, readonly LaidBoard[]>();
  for (const command of setup) {
    const layout = readLayout(command);
    if (layout) boards.set(...layout);
    else runCommand(editing, command);
  }
  editing.changes.splice(0);
  let unread = 0;
  const logged = steps.map((commands): LogStep => {
    for (const command of commands) if (!runCommand(editing, command)) unread += 1;
    const chat = commands.flatMap((command) => /^CHAT(.*)/s.exec(command)?.[1] ?? []);
    return { changes: editing.changes.splice(0), chat };
  });
  for (const { changes } of logged.toReversed()) undoChanges(position, changes);
  return {
    position,
    boards: Object.fromEntries(boards),
    steps: logged,
    problems: [
      ...reader.problems.values(),
      ...(unread > 0 ? [describeProblem('unread-command', { count: unread })] : []),
    ],
  };
};
