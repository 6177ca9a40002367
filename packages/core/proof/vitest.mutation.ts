import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slow suites; the first of them keeps words and answers, and notices most. */
const SLOW = ['conformance', 'twin'];

/** One test that fails is enough to notice a change, and most changes are noticed by quick ones: the slow suites go last. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => SLOW.findIndex((name) => moduleId.includes(name));
    return files.toSorted((a, b) => rank(a) - rank(b));
  }
}

const isOfGame = process.env.ROOM_OF_GAME === '1';

export default defineConfig({
  // The house under a game is not changed, so that it is taken as it is built: quicker by half.
  ssr: { resolve: { conditions: isOfGame ? [] : ['@coup-doeil/source'] } },
  test: {
    server: { deps: { external: [/packages\/(core|kit|hex|dice)\/dist/] } },
    // The room's own tests alone.
    include: [process.env.ROOM_TESTS ?? 'test/**/*.test.ts'],
    // Bytes measure the changed code; malformed things hold no figure.
    exclude: ['test/**/weight.test.ts', 'test/**/malformed.test.ts'],
    setupFiles: ['few-cases.ts', ...(isOfGame ? ['load-all.ts'] : [])].map((file) => join(import.meta.dirname, file)),
    sequence: { sequencer: QuickFirst },
    runner: join(import.meta.dirname, 'without-malformed.ts'),
    // Where no change is made to what runs while a module is loaded, modules need not be loaded anew for every file of tests.
    isolate: isOfGame,
    // What is slow on a busy machine has not noticed anything; Stryker's own stopwatch sees what runs for ever.
    testTimeout: 60_000,
  },
});
