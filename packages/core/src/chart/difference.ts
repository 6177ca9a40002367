import type { Entry } from './cell.ts';
import type { Chart } from './chart.ts';
import { cellOf, type Reprints, rowOf } from './column.ts';
import { type Ends, type Reached, stayWithin } from './ends.ts';
import { translateHead } from './head-text.ts';
import { checkStrengths, type Favour, type LadderSpec } from './ladder.ts';
import { layOut } from './lay-out.ts';
import { parseRange, type Range, rangeId } from './range.ts';
import { revise } from './revise.ts';

/** A printed difference of two strengths: `+3 to +5`, `+3/+5`, `-2`, `0`, `+6 +`, `-4 or less`. */
export const parseDifference = (printed: string, field: string): Range => {
  const plain = printed.replaceAll('−', '-').replace(/(?<=\d) ?(?:[/…]|à) ?(?=[+-]?\d)/, ' to ');
  return parseRange(plain.replaceAll(/\+(?=\d)/g, '').replace(/(?<=\d)(?=[+-]$)/, ' '), field);
};

/** One printed range of differences, and what it brings. */
export interface DifferenceRung<V> extends Entry<V>, Range {
  readonly row: string;
}

/** A ladder of differences of two strengths, in steps. */
export interface Differences<V> extends Chart, Reprints<LadderSpec<V>, Differences<V>> {
  readonly kind: 'ladder';
  readonly by: 'difference';
  readonly ends?: Ends;
  /** From the best for the attacker to the worst. */
  readonly rungs: readonly DifferenceRung<V>[];
  find(attack: number, defence: number, favour: Favour): Reached<DifferenceRung<V>>;
  at(attack: number, defence: number, favour: Favour): DifferenceRung<V>;
}

/** Where a difference stands on rungs that follow on one another from the best to the worst; half a point favours somebody. */
const findDifference = <R extends Range>(
  rungs: readonly R[],
  attack: number,
  defence: number,
  favour: Favour,
): Reached<R> => {
  const difference = favour === 'attacker' ? Math.ceil(attack - defence) : Math.floor(attack - defence);
  const rung = rungs.find(({ from }) => difference >= from);
  // A ladder has one rung at least.
  if (!rung) return { rung: rungs.at(-1) as R, beyond: 'below' };
  return { rung, beyond: difference > rung.to ? 'above' : null };
};

/** Makes a ladder of differences that look like the sheet; they follow on one another. */
export const differences = <V>(spec: LadderSpec<V>): Differences<V> => {
  const ranges = spec.rungs.map(([head]) => parseDifference(head, spec.id));
  const chart = layOut(
    'ladder',
    spec,
    { value: spec.column },
    spec.rungs.map(([head, cells], i) => [rangeId(ranges[i] as Range), { label: translateHead(head), head, cells }]),
  );
  const rungs = ranges
    .map((range): DifferenceRung<V> => {
      const row = rangeId(range);
      // Laid out from this very column.
      return { ...(cellOf(chart, rowOf(chart, row), 'value') as Entry<V>), ...range, row };
    })
    .sort((a, b) => b.from - a.from);
  if (rungs.length === 0) throw new Error(`${spec.id}: a ladder has at least one rung`);
  for (const [i, { from, row }] of rungs.entries()) {
    const below = rungs[i + 1];
    if (below && below.to + 1 !== from)
      throw new Error(`${spec.id}: row ${row} should begin where row ${below.row} ends`);
  }
  const find: Differences<V>['find'] = (attack, defence, favour) => {
    checkStrengths(spec.id, attack, defence);
    return findDifference(rungs, attack, defence, favour);
  };
  return {
    ...chart,
    by: 'difference',
    ...(spec.ends ? { ends: spec.ends } : {}),
    rungs,
    find,
    at: (attack, defence, favour) =>
      stayWithin(find(attack, defence, favour), spec.ends, spec.id, `${attack - defence}`),
    reprint: (changes) => differences(revise(spec, changes)),
  };
};
