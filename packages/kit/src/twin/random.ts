/** Whole numbers from 0 and below a limit. */
export type Random = (below: number) => number;

/** Random numbers that are the same for the same seed. */
export const createRandom = (seed: number): Random => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
};

/** An item by chance; what stands in the list twice is twice as likely. */
export const pickItem = <T>(random: Random, items: readonly [T, ...T[]]): T => items[random(items.length)] ?? items[0];

/**
 * The numbers of the random positions that a test tries: so many, from the first after some others; or as many as the proof
 * names, `POSITIONS=501-1000` being the 501st to the 1,000th.
 */
export const listSeeds = (count: number, after = 0): number[] => {
  const [, first = 1, last = count] = (/^(\d+)-(\d+)$/.exec(process.env.POSITIONS ?? '') ?? []).map(Number);
  return Array.from({ length: last - first + 1 }, (_, i) => after + first + i);
};
