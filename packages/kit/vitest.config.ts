import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@coup-doeil/source'] } },
  test: { include: ['test/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 60_000 },
});
