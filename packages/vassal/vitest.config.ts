import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@coup-doeil/source'] } },
  test: {
    include: ['test/**/*.test.ts'],
    // A busy machine is no failure; what is too slow is the bench's business.
    testTimeout: 60_000,
    coverage: {
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'html'],
      // Branches: a part that a list may lack has a default, which a whole file never needs.
      thresholds: { statements: 100, functions: 100, lines: 100, branches: 94 },
    },
  },
});
