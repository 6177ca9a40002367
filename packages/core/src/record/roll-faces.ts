import { createRoller } from '@coup-doeil/dice/roll';
import { walkDice } from '../game/index.ts';
import type { OpenThrow } from './act.ts';

/** Throws all dice of an action. */
export const rollFaces = ({ branches }: OpenThrow, seed: string): readonly number[] => {
  const dice = createRoller(seed);
  const faces: number[] = [];
  for (;;) {
    const next = branches && walkDice(branches, faces).next;
    if (!next) return faces;
    faces.push(dice.roll(next.die));
  }
};
