import { defineConfig } from 'vitest/config';

// Installs and builds wait for the machine, not for a stopwatch.
export default defineConfig({ test: { include: ['test/**/*.test.ts'], testTimeout: 240_000, hookTimeout: 240_000 } });
