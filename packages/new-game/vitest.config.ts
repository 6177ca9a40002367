import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@aide-de-camp/source'] } },
  test: { include: ['test/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 60_000 },
});
