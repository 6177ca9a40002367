import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@coup-doeil/source'] } },
  // Whole inputs by the hundred thousand take their time on a busy machine.
  test: { include: ['test/**/*.test.ts'], testTimeout: 120_000 },
});
