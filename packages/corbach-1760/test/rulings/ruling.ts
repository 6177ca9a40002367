import type { NearMiss, Ruling } from '@coup-doeil/kit';

type Parts = Pick<Ruling, 'about' | 'answer'> & { readonly unless?: NearMiss; readonly readings?: Ruling['readings'] };

/** A ruling of one calculator: the situation, its words, what it is about and what is ruled. */
export const on =
  (calculator: string) =>
  (situation: string, words: string, { readings, ...parts }: Parts): Ruling => ({
    calculator,
    situation,
    words,
    ...(readings ? { readings } : {}),
    ...parts,
  });
