import { SIDES } from '@coup-doeil/core/game';
import type { Attacker, ShockContext } from './shock.ts';

/** Whether the attackers stand next to one another; units of one hex do. */
export const standTogether = (
  { reading }: Pick<ShockContext, 'reading'>,
  attackers: readonly Pick<Attacker, 'from'>[],
): boolean => {
  const sides = [...new Set(attackers.map(({ from }) => SIDES.indexOf(from)))];
  if (!areChained(sides)) return false;
  const apart = sides.some((a) => sides.some((b) => (a - b + 6) % 6 > 1 && (b - a + 6) % 6 > 1));
  return !apart || reading('attackers-adjacent') === 'chain';
};

/** Whether sides of a hex follow one another without a gap. */
const areChained = (sides: readonly number[]): boolean => {
  const ends = new Set(sides.filter((side) => !sides.includes((side + 1) % 6)));
  return ends.size <= 1;
};
