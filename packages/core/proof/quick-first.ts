import type { RunnerTestFile } from 'vitest';
import { TestRunner } from 'vitest';

/** Checks of the kit that ask hundreds of asks; those first that notice most. */
const SLOW = [
  'what the game says is what it said',
  'what counters on a map may do, and what is said of it, is what it was',
  'what the game answers is what it answered',
  'every cell, line, note, step and reading cites a place that exists',
  'words, links, JSON and schemas bring every input back',
  'what an outcome changes is a battle again, what follows is legal, and no way of the dice is lost',
  'what is said to change an answer changes it, and nothing nearer does',
];

/** Malformed things come by the thousand: too slow for each change, and they hold no figure. */
const LEFT_OUT = 'an invalid input is one error that names the field and what is allowed';

/** Loaded by `vitest.mutation.ts`. One test that fails is enough to notice a change: the slow ones of a file are begun when all others have passed. */
export default class QuickFirst extends TestRunner {
  onCollected(files: RunnerTestFile[]): void {
    for (const { tasks } of files)
      for (const suite of tasks)
        if ('tasks' in suite)
          suite.tasks = suite.tasks
            .filter(({ name }) => name !== LEFT_OUT)
            .sort((a, b) => SLOW.indexOf(a.name) - SLOW.indexOf(b.name));
  }
}
