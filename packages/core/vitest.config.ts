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
      // What truly cannot be reached is named where it stands.
      thresholds: { statements: 98, functions: 98, lines: 98, branches: 98 },
    },
  },
});
