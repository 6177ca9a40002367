import { defineConfig } from 'vitest/config';

const SOURCE = '@coup-doeil/source';

export default defineConfig({
  ssr: { resolve: { conditions: [SOURCE] } },
  // The command finds the games by Node's own resolution: that too is to see their sources.
  test: { include: ['test/**/*.test.ts'], execArgv: [`--conditions=${SOURCE}`], testTimeout: 30_000 },
});
