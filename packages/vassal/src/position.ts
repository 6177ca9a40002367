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

const setById = <T>(things: Map<string, T>, id: string, thing: T | null): void => {
  if (thing) things.set(id, thing);
  else things.delete(id);
};

const setThing = ({ pieces, stacks, stackOf }: Position, change: Change, which: 'before' | 'after'): void => {
  const { id } = change;
  if (change.of === 'piece') setById(pieces, id, change[which]);
  else {
    for (const piece of stacks.get(id)?.pieces ?? []) if (stackOf.get(piece) === id) stackOf.delete(piece);
    setById(stacks, id, change[which]);
    for (const piece of change[which]?.pieces ?? []) stackOf.set(piece, id);
  }
};

/** Makes changes to a position. */
export const applyChanges = (position: Position, changes: readonly Change[]): void => {
  for (const change of changes) setThing(position, change, 'after');
};

/** Takes changes back, the last first. */
export const undoChanges = (position: Position, changes: readonly Change[]): void => {
  for (const change of changes.toReversed()) setThing(position, change, 'before');
};

const findStack = ({ stacks, stackOf }: Position, piece: string): Stack | undefined =>
  stacks.get(stackOf.get(piece) ?? '');

/** Where a piece stands on a map, by its stack or by itself; `null` for one that lies nowhere. */
export const findPlace = (
  position: Position,
  piece: Piece,
): { readonly map: string; readonly x: number; readonly y: number } | null => {
  const stack = findStack(position, piece.id);
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

/** A position that commands are read into, and what they changed. */
export interface Editing {
  readonly position: Position;
  readonly reader: PieceReader;
  /** The types of pieces by id: a command that changes a state does not repeat them. */
  readonly types: Map<string, string>;
  readonly changes: Change[];
}

const note = ({ position, changes }: Editing, change: Change): void => {
  changes.push(change);
  applyChanges(position, [change]);
};

const changePiece = (editing: Editing, id: string, after: Piece | null): void =>
  note(editing, { of: 'piece', id, before: editing.position.pieces.get(id) ?? null, after });

const changeStack = (editing: Editing, id: string, after: Stack | null): void =>
  note(editing, { of: 'stack', id, before: editing.position.stacks.get(id) ?? null, after });

const leaveStack = (editing: Editing, id: string): void => {
  const stack = findStack(editing.position, id);
  if (stack) changeStack(editing, stack.id, { ...stack, pieces: stack.pieces.filter((other) => other !== id) });
};

/** Whether a piece or a stack could be set to a state: its type must be known. */
const setState = (editing: Editing, id: string, type: string | undefined, state = ''): boolean => {
  if (type === 'stack') {
    const stack = readStack(id, state);
    for (const piece of stack.pieces) leaveStack(editing, piece);
    changeStack(editing, id, stack);
  } else if (type !== undefined) changePiece(editing, id, editing.reader.read(id, type, state));
  return type !== undefined;
};

const remove = (editing: Editing, id: string): void => {
  if (editing.position.stacks.has(id)) changeStack(editing, id, null);
  else {
    leaveStack(editing, id);
    changePiece(editing, id, null);
  }
};

/** Moves a stack, or a piece, upon another where that one lies in a stack; whether there is one, and it has a place to go. */
const move = (editing: Editing, id: string, [to, left, top, under = '']: readonly string[]): boolean => {
  const { position } = editing;
  const place = { map: readMapName(to), x: Number(left), y: Number(top) };
  const [stack, piece] = [position.stacks.get(id), position.pieces.get(id)];
  if (![place.x, place.y].every(Number.isFinite)) return false;
  if (stack) changeStack(editing, id, { ...stack, ...place });
  else if (piece) {
    leaveStack(editing, id);
    changePiece(editing, id, { ...piece, ...place });
    const below = findStack(position, under);
    if (below) {
      const pieces = below.pieces.toSpliced(below.pieces.indexOf(under) + 1, 0, id);
      changeStack(editing, below.id, { ...below, pieces });
    }
  }
  return Boolean(stack ?? piece);
};

/** Reads a command into a position. Whether it was understood; one that is not about pieces counts as such. */
export const runCommand = (editing: Editing, command: string): boolean => {
  const { types, position } = editing;
  const [kind, id = '', ...fields] = splitSequence(command, '/');
  const [first = '', second] = fields;
  if (kind === 'M') return move(editing, id, fields);
  if (kind === 'D') {
    const type = position.pieces.has(id) ? types.get(id) : undefined;
    return setState(editing, id, position.stacks.has(id) ? 'stack' : type, first);
  }
  if (kind === '+') {
    types.set(id, first);
    setState(editing, id, first, second);
  } else if (kind === '-') remove(editing, id);
  return true;
};
