import { cell } from './check.ts';
import type { BattleTypes, CounterOf } from './door.ts';
import type { GameBoard } from './game-board.ts';

/** The bit of a zone of control, whoever holds it. */
export const ZONE = 1;
/** The first of the bits by which a game tells zones apart. */
export const OWN_BITS = 2;

/** The zones of one side: for each hex the bits of all that control it. */
export interface ZoneMap<G extends BattleTypes = BattleTypes> {
  readonly bits: Uint8Array;
  /** The counters that control a hex, in the order of the document. */
  readonly holders: ReadonlyMap<number, readonly CounterOf<G>[]>;
}

/** The zones of a side: which hexes, and who holds each. */
export const buildZones = <G extends BattleTypes>(board: GameBoard<G>, side: string): ZoneMap<G> => {
  const { near, size } = board.ground.grid;
  const bits = new Uint8Array(size);
  const holders = new Map<number, CounterOf<G>[]>();
  for (const counter of board.counters) {
    if (counter.side !== side || counter.hex < 0) continue;
    for (let way = 0; way < 6; way++) {
      const hex = cell(near, counter.hex * 6 + way);
      const sides = hex < 0 ? 0 : board.door.controls(board, counter, way);
      if (sides === 0) continue;
      bits[hex] = cell(bits, hex) | sides;
      const others = holders.get(hex);
      if (others) others.push(counter);
      else holders.set(hex, [counter]);
    }
  }
  return { bits, holders };
};

/** What a side finds in a hex beside the ground, as bits; the zone bits of its enemies stand from `ZONE_SHIFT` up. */
export const FRIEND = 1;
export const BESIDE = 2;
export const ZONE_SHIFT = 2;
/** An enemy counter stands there: nobody enters. */
export const ENEMY = 0x80;

/** For each hex what a side finds there. */
export const buildPresence = <G extends BattleTypes>(board: GameBoard<G>, side: string): Uint8Array => {
  const { near, size } = board.ground.grid;
  const presence = new Uint8Array(size);
  for (const counter of board.counters) {
    const { hex } = counter;
    if (hex < 0) continue;
    const unit = board.door.isUnit(board, counter);
    if (counter.side === side) {
      if (unit) presence[hex] = cell(presence, hex) | FRIEND;
      continue;
    }
    presence[hex] = cell(presence, hex) | ENEMY;
    for (let way = 0; unit && way < 6; way++) {
      const beside = cell(near, hex * 6 + way);
      if (beside >= 0) presence[beside] = cell(presence, beside) | BESIDE;
    }
  }
  for (const enemy of board.sides)
    if (enemy !== side)
      board.zones(enemy).bits.forEach((sides, hex) => {
        if (sides) presence[hex] = cell(presence, hex) | (sides << ZONE_SHIFT);
      });
  return presence;
};
