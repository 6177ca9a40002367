import type { Game } from '@coup-doeil/core/game';
import { describe, test } from 'vitest';
import { CHECKS } from './checks.ts';
import { limitProblems } from './limit-problems.ts';
import { type Check, loadSubject, type Options, type Subject } from './subject.ts';

const TIMEOUT = 120_000;

/** An error without a stack: where the kit found the problems tells a reader nothing. */
const failure = (problems: readonly string[]): Error => {
  const error = new Error(limitProblems(problems).join('\n'));
  error.stack = '';
  return error;
};

/** Runs one check; throws when it finds problems. */
export const runCheck = async (check: Check, subject: Subject): Promise<void> => {
  const problems = await check.run(subject);
  if (problems.length > 0) throw failure(problems);
};

/** Registers a test for each check. A game's conformance test is `conform(game, { at: import.meta.dirname })`. */
export const conform = (game: Game, options: Options): void => {
  describe(`${game.meta.id} conforms`, () => {
    const subject = loadSubject(game, options);
    for (const check of CHECKS) test(check.says, async () => runCheck(check, await subject), TIMEOUT);
  });
};
