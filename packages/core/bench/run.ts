import assert from 'node:assert/strict';

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

const ROUNDS = 12;
const ROUND_MS = 100;
const BATCH_NS = 50_000;

let kept: unknown;

/** The best time of one run, in nanoseconds. Batches are short: a long one is broken in upon by whatever else the machine does. */
const time = (work: () => unknown): number => {
  let best = Number.POSITIVE_INFINITY;
  let runs = 1;
  for (const end = performance.now() + ROUND_MS; performance.now() < end; ) {
    const start = process.hrtime.bigint();
    // What comes of it is kept, so that the work is done.
    for (let run = 0; run < runs; run++) kept = work();
    const spent = Number(process.hrtime.bigint() - start);
    best = Math.min(best, spent / runs);
    if (spent < BATCH_NS) runs *= 2;
  }
  assert.notEqual(kept, undefined);
  return best;
};

/**
 * Both sides by turns, and the best of each: what else the machine does only makes a round slower. The memory that either leaves
 * to be collected is hardly counted.
 */
const compare = ({ ours, theirs }: Case): { readonly own: number; readonly other: number } => {
  const best = { own: Number.POSITIVE_INFINITY, other: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round++) {
    best.own = Math.min(best.own, time(ours));
    best.other = Math.min(best.other, time(theirs));
  }
  return best;
};

/** Checks each case, measures both sides, and prints the table row by row. */
export const run = (cases: readonly Case[]): boolean => {
  let met = true;
  const figures: string[] = [];
  console.log('| work | beside | ours | theirs | times as fast | target | met |');
  console.log('| --- | --- | ---: | ---: | ---: | ---: | --- |');
  for (const work of cases) {
    work.equal();
    const { own, other } = compare(work);
    const ratio = other / own;
    const enough = ratio >= work.target;
    met &&= enough;
    const shown = ratio < 10 ? ratio.toFixed(1) : ratio.toFixed(0);
    const row = [
      work.name,
      work.peer,
      duration(own),
      duration(other),
      shown,
      Number(work.target.toFixed(2)),
      enough ? 'yes' : 'no',
    ];
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
  process.exitCode = run(cases) ? 0 : 1;
}
