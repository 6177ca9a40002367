import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@coup-doeil/source'] } },
  test: {
    // The room's own tests alone.
    include: [process.env.ROOM_TESTS ?? 'test/**/*.test.ts'],
    // Bytes measure the changed code. Malformed things come by the thousand: too slow for each change, and they hold no figure.
    exclude: ['test/**/weight.test.ts', 'test/**/malformed.test.ts'],
    setupFiles: [join(import.meta.dirname, 'few-cases.ts')],
    // What is slow on a busy machine has not noticed anything; Stryker's own stopwatch sees what runs for ever.
    testTimeout: 60_000,
  },
});
