import { measure } from 'mitata';

/** The same work done by this package and by a peer; `equal` throws when the two do not agree. */
export interface Case {
  readonly name: string;
  readonly peer: string;
  /** How many times as fast as the peer it is to be. */
  readonly target: number;
  readonly ours: () => unknown;
  readonly theirs: () => unknown;
  readonly equal: () => void;
}

const duration = (nanoseconds: number): string =>
  nanoseconds < 1e3
    ? `${nanoseconds.toPrecision(3)} ns`
    : nanoseconds < 1e6
      ? `${(nanoseconds / 1e3).toPrecision(3)} µs`
      : `${(nanoseconds / 1e6).toPrecision(3)} ms`;

const ROUNDS = 5;
const BRIEF = { min_cpu_time: 1e8, min_samples: 8 };

/**
 * Both sides by turns, and the best of each: what else the machine does only makes a round slower. The memory that a peer leaves
 * to be collected is not counted against it.
 */
const compare = async ({ ours, theirs }: Case): Promise<{ own: number; other: number }> => {
  const best = { own: Number.POSITIVE_INFINITY, other: Number.POSITIVE_INFINITY };
  // The first round only warms the compiler.
  for (let round = 0; round <= ROUNDS; round++) {
    const own = (await measure(ours, BRIEF)).min;
    const other = (await measure(theirs, BRIEF)).min;
    if (round === 0) continue;
    best.own = Math.min(best.own, own);
    best.other = Math.min(best.other, other);
  }
  return best;
};

/** Checks each case, measures both sides, and prints the table row by row. */
export const run = async (cases: readonly Case[]): Promise<boolean> => {
  let met = true;
  const figures: string[] = [];
  console.log('| work | beside | ours | theirs | times as fast | target | met |');
  console.log('| --- | --- | ---: | ---: | ---: | ---: | --- |');
  for (const work of cases) {
    work.equal();
    const { own, other } = await compare(work);
    const ratio = other / own;
    const enough = ratio >= work.target;
    met &&= enough;
    const shown = ratio < 10 ? ratio.toFixed(1) : ratio.toFixed(0);
    const row = [work.name, work.peer, duration(own), duration(other), shown, work.target, enough ? 'yes' : 'no'];
    console.log(`| ${row.join(' | ')} |`);
    figures.push(
      `figure: ${work.name}, beside ${work.peer} | ${shown} times as fast | ${work.target} | ${enough ? 'met' : 'missed'}`,
    );
  }
  console.log(figures.join('\n'));
  return met;
};

if (import.meta.main) {
  const rooms = process.argv.slice(2);
  const cases: Case[] = [];
  for (const room of rooms.length > 0 ? rooms : ['hex', 'dice']) cases.push(...(await import(`./${room}.ts`)).cases);
  process.exitCode = (await run(cases)) ? 0 : 1;
}
