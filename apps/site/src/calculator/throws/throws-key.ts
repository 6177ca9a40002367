import type { Subject } from '../state/subject.ts';

/** Where the log of throws of a calculator is stored. */
export const throwsKey = ({ game, calculator }: Pick<Subject, 'game' | 'calculator'>): string =>
  `throws/${game.id}/${calculator.id}`;
