import { getStack } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import type { Refusal } from '@coup-doeil/core/game';
import { formatHex } from '@coup-doeil/hex';
import { sequence142 } from '../charts/sequence.ts';
import { isActivatedWith, isInactive } from './order.ts';
import { refuseCounter } from './stacks.ts';
import { type CorbachBoard, type CorbachCounter, isFighter } from './types.ts';

// What a formation may move when it is activated: a unit, a stack or a line of battle; two of these, not alike, where the army’s
// commander is with its own. Commanders move beside that, with who stands with them. Marks say who has moved, not with whom: who
// stands in one hex by now moved as a stack, and the line of battle moved as one.

const ACTIONS = sequence142.step('actions');
const [ALONE, WITH_ARMY] = [Number(ACTIONS.terms.actions), Number(ACTIONS.terms.withArmyCommander)];

type Kind = 'unit' | 'stack' | 'line';

const hasMoved = ({ marks }: CorbachCounter): boolean => marks.includes('moved');
const isInLine = ({ unit }: CorbachCounter): boolean => unit.state.includes('line-of-battle');
const isArmy = ({ unit }: CorbachCounter): boolean => unit.traits.includes('army');

/** The commanders with whom a counter may move: that of its formation, and that of the army. */
const listCommanders = (board: CorbachBoard, { side, formation }: CorbachCounter): CorbachCounter[] =>
  board.counters.filter(
    (other) =>
      other.side === side &&
      !isFighter(other) &&
      (isArmy(other) || (formation !== undefined && other.formation === formation)),
  );

/** How many moves its activation has; two where it can no longer be told who stood with whom. */
const countAllowed = (commanders: readonly CorbachCounter[]): number => {
  const ofFormation = commanders.find((commander) => !isArmy(commander));
  const ofArmy = commanders.find(isArmy);
  if (!ofFormation || !ofArmy) return ALONE;
  return ofFormation.hex === ofArmy.hex || hasMoved(ofFormation) || hasMoved(ofArmy) ? WITH_ARMY : ALONE;
};

interface Move {
  readonly kind: Kind;
  /** Where who made it stands; −1 for a line, which is in several hexes. */
  readonly hex: number;
}

/** The moves that have been made, those with a commander apart. */
const listMoves = (movers: readonly CorbachCounter[]): Move[] => {
  const others = movers.filter((counter) => !isInLine(counter));
  const hexes = [...new Set(others.map(({ hex }) => hex))];
  const moves = hexes.map((hex): Move => {
    const isStack = others.filter((counter) => counter.hex === hex).length > 1;
    return { kind: isStack ? 'stack' : 'unit', hex };
  });
  return others.length < movers.length ? [...moves, { kind: 'line', hex: -1 }] : moves;
};

/** Why a counter may not end a march in a hex: its formation has made its moves. */
export const barsMove = (board: CorbachBoard, counter: CorbachCounter, hex: number): Refusal | undefined => {
  if (!isFighter(counter) || counter.marchColumn || isInactive(board, counter.side)) return undefined;
  const mates = board.counters.filter((other) => isFighter(other) && isActivatedWith(counter, other));
  const commanders = listCommanders(board, counter);
  const isLed = (at: number): boolean => commanders.some((commander) => commander.hex === at);
  // A column may have moved in the marching movement, before all activations.
  const movers = mates.filter(
    (other) =>
      hasMoved(other) &&
      other.hex >= 0 &&
      !other.marchColumn &&
      !commanders.some((commander) => hasMoved(commander) && commander.hex === other.hex),
  );
  const [first] = movers;
  if (!first || isLed(hex) || isLed(counter.hex)) return undefined;
  const moves = listMoves(movers);
  const joins = moves.some((move) => (isInLine(counter) ? move.kind === 'line' : move.hex === hex));
  // Who joins a unit makes a stack of it: a second one is no move of another kind.
  const isSecond = !isInLine(counter) && moves.some((move) => move.kind === 'stack' && move.hex !== hex);
  if (joins && !isSecond && !hasMoved(counter)) return undefined;
  const waiting = getStack(board, counter.hex).filter((other) => mates.includes(other) && !hasMoved(other));
  const kinds: Kind[] = isInLine(counter) ? ['line'] : waiting.length > 1 ? ['unit', 'stack'] : ['unit'];
  const isOpen = kinds.some((kind) => moves.every((move) => move.kind !== kind));
  if (isOpen && moves.length < countAllowed(commanders)) return undefined;
  return refuseCounter(
    first,
    t(
      'has moved to {hex}: an activation moves one unit, one stack or one line of battle',
      'a bougé en {hex}\u202f: une activation déplace une unité, une pile ou une ligne de bataille',
      { hex: formatHex(board.ground.grid, first.hex) },
    ),
    ACTIONS,
  );
};
