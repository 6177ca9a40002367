/** A sequence of dice that ends early stands for all that more dice could show after it; ways are parts of this. */
export const ALL_WAYS = 30n ** 24n;

/** In how many of all ways a plan comes to something. */
export interface PlanWays {
  /** By end: where each counter stands and in what state. */
  readonly ends: ReadonlyMap<string, bigint>;
  /** By what is said of a stage: `1 done`, `2 row 5-to-9`, `2 fate d routed`, `2 measure`. */
  readonly stages: ReadonlyMap<string, bigint>;
}

interface EndOfCounter {
  readonly hex: string | null | undefined;
  readonly state: readonly string[];
  readonly marks: readonly string[];
  readonly steps?: number | null | undefined;
  readonly strength?: number | null | undefined;
}

export const describeCounter = (id: string, { hex, state, marks, steps, strength }: EndOfCounter): string =>
  [id, hex ?? '', [...state].sort().join('+'), [...marks].sort().join('+'), steps ?? '', strength ?? ''].join(':');

export const joinCounters = (counters: readonly string[]): string => [...counters].sort().join(' ');

export const addWays = (to: Map<string, bigint>, key: string, ways: bigint): void => {
  to.set(key, (to.get(key) ?? 0n) + ways);
};

/** So many parts of some ways; a part that is no whole number of them is a mistake of this twin. */
export const partOf = (ways: bigint, some: bigint, of: bigint): bigint => {
  if ((ways * some) % of !== 0n) throw new Error('ways that no dice have');
  return (ways * some) / of;
};

/** The stages, counted from 1, that no dice lead to: a chain that has some tries less than it says. */
export const listIdleStages = ({ stages }: PlanWays, count: number): number[] =>
  Array.from({ length: count }, (_, i) => i + 1).filter((stage) => !stages.has(`${stage} done`));
