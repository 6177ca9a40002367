import { vi } from 'vitest';

/** How many random cases a property tries: more when a long run asks for it. */
export const RUNS = Number(process.env.FUZZ ?? 300);

/** A busy machine may take long over a property; that is no failure. */
export const takeTime = (): void => {
  vi.setConfig({ testTimeout: 30_000 + RUNS * 100 });
};
