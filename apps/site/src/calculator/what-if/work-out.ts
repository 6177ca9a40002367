import { type CheckedAsk, type WhatIf, whatIfSteps } from '@coup-doeil/core/game';
import type { Subject } from '../state/subject.ts';

/** How long the page may be kept from a key, in milliseconds. */
const SLICE = 4;

/** Works out every neighbour of a state in slices, with room for keys between them; nothing once `isOvertaken`. */
export const workOut = async (
  { calculator }: Subject,
  asked: CheckedAsk,
  isOvertaken: () => boolean = () => false,
): Promise<WhatIf | undefined> => {
  const steps = whatIfSteps(calculator, asked);
  let until = performance.now() + SLICE;
  while (!isOvertaken()) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + SLICE;
  }
  return undefined;
};
