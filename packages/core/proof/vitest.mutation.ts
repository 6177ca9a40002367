import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** One test that fails is enough to notice a change, and most changes are noticed by quick ones: the slow twins go last. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): boolean => moduleId.includes('twin');
    return [...files.filter((file) => !isSlow(file)), ...files.filter(isSlow)];
  }
}

export default defineConfig({
  ssr: { resolve: { conditions: ['@coup-doeil/source'] } },
  test: {
    // The room's own tests alone.
    include: [process.env.ROOM_TESTS ?? 'test/**/*.test.ts'],
    // Bytes measure the changed code. Malformed things come by the thousand: too slow for each change, and they hold no figure.
    exclude: ['test/**/weight.test.ts', 'test/**/malformed.test.ts'],
    setupFiles: [join(import.meta.dirname, 'few-cases.ts')],
    sequence: { sequencer: QuickFirst },
    // No change is made to what runs while a module is loaded, so that modules need not be loaded anew for every file of tests.
    isolate: false,
    // What is slow on a busy machine has not noticed anything; Stryker's own stopwatch sees what runs for ever.
    testTimeout: 60_000,
  },
});
