import { type Blocks, blockByHeight, getLevel, getUnits, measureDistance, traceSight } from '@coup-doeil/hex';
import type { Hex } from '../vocabulary.ts';
import { type Field, hexAt, hexNamed, type Table } from './setup.ts';

/** How far two hexes are apart, and what stands between them. */
export interface LineOfSight {
  readonly range: number;
  /** The step of the line that blocks it; 0 where nothing does. */
  readonly blockedAt: number;
  /** Rule 7.4 is not on the sheet: the answer stands on what the caller, or the table, says that blocks. */
  readonly by: 'caller' | 'usual';
}

const COVER: readonly Hex[] = ['woods', 'town', 'castle'];

/** Range and line of sight between two hexes; `blocks` is what the caller says, nothing by default. */
export const lineOfSight = (
  at: Table,
  field: Field,
  fromHex: number | string,
  toHex: number | string,
  blocks: Blocks = () => false,
): LineOfSight => {
  const [from, to] = [hexNamed(field, fromHex), hexNamed(field, toHex)];
  const [eye, target] = [getLevel(field, from), getLevel(field, to)];
  const usual: Blocks = (_, __, hex, step, of) =>
    step < of &&
    (blockByHeight(getLevel(field, hex), step, of, eye, target) ||
      (!blockByHeight(-getLevel(field, hex), step, of, -eye, -target) &&
        (COVER.includes(hexAt(field, hex)) || getUnits(field, hex).length > 0)));
  const by = at.reading('line-of-sight');
  return {
    range: measureDistance(field.grid, from, to),
    blockedAt: traceSight(field.grid, from, to, by === 'usual' ? usual : blocks),
    by,
  };
};
