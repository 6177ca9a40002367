import type { Piece, PieceReader } from './piece.ts';
import { splitSequence } from './sequence.ts';

/** Pieces one upon another, from the bottom up. */
export interface Stack {
  readonly id: string;
  readonly map: string | null;
  readonly x: number;
  readonly y: number;
  readonly pieces: readonly string[];
}

/** What a game has on its maps at one moment, by id. */
export interface Position {
  readonly pieces: Map<string, Piece>;
  readonly stacks: Map<string, Stack>;
  /** The stack in which a piece lies, by the id of the piece. */
  readonly stackOf: Map<string, string>;
}

/** What a step did to one piece or stack; `null` where there was or is none. */
export type Change =
  | { readonly of: 'piece'; readonly id: string; readonly before: Piece | null; readonly after: Piece | null }
  | { readonly of: 'stack'; readonly id: string; readonly before: Stack | null; readonly after: Stack | null };

export const createPosition = (): Position => ({ pieces: new Map(), stacks: new Map(), stackOf: new Map() });

const setPiece = ({ pieces }: Position, id: string, piece: Piece | null): void => {
  if (piece) pieces.set(id, piece);
  else pieces.delete(id);
};

const setStack = ({ stacks, stackOf }: Position, id: string, stack: Stack | null): void => {
  for (const piece of stacks.get(id)?.pieces ?? []) if (stackOf.get(piece) === id) stackOf.delete(piece);
  if (stack) stacks.set(id, stack);
  else stacks.delete(id);
  for (const piece of stack?.pieces ?? []) stackOf.set(piece, id);
};

/** Makes changes to a position. */
export const applyChanges = (position: Position, changes: readonly Change[]): void => {
  for (const change of changes) {
    if (change.of === 'piece') setPiece(position, change.id, change.after);
    else setStack(position, change.id, change.after);
  }
};

/** Takes changes back, the last first. */
export const undoChanges = (position: Position, changes: readonly Change[]): void => {
  for (const change of changes.toReversed()) {
    if (change.of === 'piece') setPiece(position, change.id, change.before);
    else setStack(position, change.id, change.before);
  }
};

/** Where a piece stands on a map, by its stack or by itself; `null` for one that lies nowhere. */
export const findPlace = (
  { stacks, stackOf }: Position,
  piece: Piece,
): { readonly map: string; readonly x: number; readonly y: number } | null => {
  const stack = stacks.get(stackOf.get(piece.id) ?? '');
  const { map, x, y } = stack?.map ? stack : piece;
  return map === null ? null : { map, x, y };
};

/** The pieces from the bottom up: what lies by itself under the stacks, a later stack upon an earlier one. */
export const listPieces = ({ pieces, stacks, stackOf }: Position): readonly Piece[] =>
  [
    ...[...pieces.keys()].filter((id) => !stackOf.has(id)),
    ...[...stacks.values()].flatMap((stack) => stack.pieces.filter((id) => stackOf.get(id) === stack.id)),
  ].flatMap((id) => pieces.get(id) ?? []);

const readMapName = (name: string | undefined): string | null => (name === undefined || name === 'null' ? null : name);

const readStack = (id: string, state: string): Stack => {
  const [map, x, y, ...rest] = splitSequence(state, ';');
  return {
    id,
    map: readMapName(map),
    x: Number(x) || 0,
    y: Number(y) || 0,
    // A damaged save may name a piece twice.
    pieces: [...new Set(rest.filter((piece) => piece !== '' && !piece.startsWith('@@')))],
  };
};

/** Changes a position, and notes each change. */
const createEdits = (position: Position) => {
  let changes: Change[] = [];
  const change = (change: Change): void => {
    changes.push(change);
    applyChanges(position, [change]);
  };
  const changeStack = (id: string, after: Stack | null): void =>
    change({ of: 'stack', id, before: position.stacks.get(id) ?? null, after });
  const leaveStack = (id: string): void => {
    const stack = position.stacks.get(position.stackOf.get(id) ?? '');
    if (stack) changeStack(stack.id, { ...stack, pieces: stack.pieces.filter((other) => other !== id) });
  };
  return {
    changePiece: (id: string, after: Piece | null): void =>
      change({ of: 'piece', id, before: position.pieces.get(id) ?? null, after }),
    changeStack,
    leaveStack,
    addStack: (stack: Stack): void => {
      for (const piece of stack.pieces) leaveStack(piece);
      changeStack(stack.id, stack);
    },
    /** Puts a piece upon another, when that one lies in a stack. */
    joinStack: (id: string, under: string | undefined): void => {
      const stack = position.stacks.get(position.stackOf.get(under ?? '') ?? '');
      if (!stack) return;
      const at = stack.pieces.indexOf(under ?? '') + 1;
      changeStack(stack.id, { ...stack, pieces: stack.pieces.toSpliced(at, 0, id) });
    },
    takeChanges: (): readonly Change[] => {
      const step = changes;
      changes = [];
      return step;
    },
  };
};

/** Reads commands into a position and notes what each changed, so that it can be taken back. */
export const createCommandRunner = (position: Position, reader: PieceReader) => {
  const { changePiece, changeStack, leaveStack, addStack, joinStack, takeChanges } = createEdits(position);
  const types = new Map<string, string>();

  const add = (id: string, type: string, state: string): void => {
    if (type === 'stack') addStack(readStack(id, state));
    else {
      types.set(id, type);
      changePiece(id, reader.read(id, type, state));
    }
  };

  const remove = (id: string): void => {
    if (position.stacks.has(id)) changeStack(id, null);
    else {
      leaveStack(id);
      changePiece(id, null);
    }
  };

  const setState = (id: string, state: string): boolean => {
    if (position.stacks.has(id)) addStack(readStack(id, state));
    else {
      const type = types.get(id);
      if (type === undefined || !position.pieces.has(id)) return false;
      changePiece(id, reader.read(id, type, state));
    }
    return true;
  };

  const move = (id: string, map: string | null, x: number, y: number, under: string | undefined): boolean => {
    if (!Number.isFinite(x) || !Number.isFinite(y)) return false;
    const stack = position.stacks.get(id);
    if (stack) {
      changeStack(id, { ...stack, map, x, y });
      return true;
    }
    const piece = position.pieces.get(id);
    if (!piece) return false;
    leaveStack(id);
    changePiece(id, { ...piece, map, x, y });
    joinStack(id, under);
    return true;
  };

  return {
    /** Whether the command was understood; one that is not about pieces counts as such. */
    run: (command: string): boolean => {
      const [kind, id = '', ...fields] = splitSequence(command, '/');
      if (kind === '+') add(id, fields[0] ?? '', fields[1] ?? '');
      else if (kind === '-') remove(id);
      else if (kind === 'D') return setState(id, fields[0] ?? '');
      else if (kind === 'M') return move(id, readMapName(fields[0]), Number(fields[1]), Number(fields[2]), fields[3]);
      return true;
    },
    /** What was changed since this was asked last. */
    takeChanges,
  };
};
