import type { Pick } from '@coup-doeil/core/game';
import { createPicker } from '@coup-doeil/dice/roll';

/** The largest size that a picker of dice draws from. */
const LARGEST = 2 ** 16;

/**
 * Draws whole numbers below any size; the same seed gives the same draws. A field may span more than dice draws from: such a
 * number is drawn in two parts. Of nothing (a reading without options, another check's problem) the draw is 0.
 */
export const sizedPicker = (seed: string): Pick => {
  const draw = createPicker(seed);
  const pick = (size: number): number => {
    if (size <= LARGEST) return size < 1 ? 0 : draw(size);
    for (;;) {
      const drawn = pick(Math.ceil(size / LARGEST)) * LARGEST + draw(LARGEST);
      // The last part may reach beyond the size: drawn again, so that each number stays as likely.
      if (drawn < size) return drawn;
    }
  };
  return pick;
};
