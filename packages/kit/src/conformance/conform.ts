import type { Game } from '@coup-doeil/core/game';
import { describe, test } from 'vitest';
import { CHECKS } from './checks.ts';
import { few } from './few.ts';
import { type Check, type Options, type Subject, subjectOf } from './subject.ts';

const TIMEOUT = 120_000;

/** Where the kit noticed them says nothing, so there is no stack. */
const failure = (problems: readonly string[]): Error => {
  const error = new Error(few(problems).join('\n'));
  error.stack = '';
  return error;
};

/** Fails with all that a check finds. */
export const hold = async (check: Check, subject: Subject): Promise<void> => {
  const problems = await check.run(subject);
  if (problems.length > 0) throw failure(problems);
};

/** Registers one test a check. All that a game's conformance test says: `conform(game, { at: import.meta.dirname })`. */
export const conform = (game: Game, options: Options): void => {
  describe(`${game.meta.id} conforms`, () => {
    const subject = subjectOf(game, options);
    for (const check of CHECKS) test(check.says, async () => hold(check, await subject), TIMEOUT);
  });
};
