import { defineConfig } from 'vitest/config';

/** The room whose code is changed is held by its own tests. Bytes and stopwatches measure the changed code, so they stay out. */
const room = process.env.ROOM ?? '*';

export default defineConfig({
  ssr: { resolve: { conditions: ['@aide-de-camp/source'] } },
  test: {
    include: [`test/${room}/**/*.test.ts`],
    exclude: ['test/**/weight.test.ts'],
  },
});
