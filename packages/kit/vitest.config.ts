import { defineConfig } from 'vitest/config';

export default defineConfig({
  ssr: { resolve: { conditions: ['@coup-doeil/source'] } },
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    coverage: {
      // The generator runs as a program of its own, in copies of the workspace.
      include: ['src/conformance/**/*.ts'],
      reporter: ['text-summary', 'html'],
      thresholds: { statements: 98, functions: 97, lines: 98, branches: 95 },
    },
  },
});
