import { defineConfig } from 'vitest/config';

/** The room whose code is changed is held by its own tests. Bytes and stopwatches measure the changed code, so they stay out. */
const room = process.env.ROOM ?? '*';

export default defineConfig({
  ssr: { resolve: { conditions: ['@coup-doeil/source'] } },
  test: {
    include: [`test/${room}/**/*.test.ts`],
    // Malformed things come by the thousand: too slow to be thrown at each change, and they hold no figure.
    exclude: ['test/**/weight.test.ts', 'test/**/malformed.test.ts'],
    setupFiles: ['proof/few-cases.ts'],
    // What is slow on a busy machine has not noticed anything; Stryker's own stopwatch sees what runs for ever.
    testTimeout: 60_000,
  },
});
