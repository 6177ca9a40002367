import { createRoller } from '@coup-doeil/dice/roll';
import { walkDice } from '../game/index.ts';
import type { OpenThrow } from './act.ts';

/** Throws all dice of an action, or those that follow the ones that a player rolled; the answer has both. */
export const rollFaces = ({ branches }: OpenThrow, seed: string, rolled: readonly number[] = []): readonly number[] => {
  const dice = createRoller(seed);
  const faces = [...rolled];
  for (;;) {
    const next = branches && walkDice(branches, faces).next;
    if (!next) return faces;
    faces.push(dice.roll(next.die));
  }
};
