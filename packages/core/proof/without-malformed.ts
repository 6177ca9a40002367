import type { RunnerTestFile } from 'vitest';
import { TestRunner } from 'vitest';

/** What the kit says of malformed things. */
const MALFORMED = 'an invalid input is one error that names the field and what is allowed';

/** Loaded by `vitest.mutation.ts`: malformed things come by the thousand, too slow for each change, and they hold no figure. */
export default class WithoutMalformed extends TestRunner {
  onCollected(files: RunnerTestFile[]): void {
    for (const { tasks } of files)
      for (const suite of tasks)
        if ('tasks' in suite) suite.tasks = suite.tasks.filter(({ name }) => name !== MALFORMED);
  }
}
