import { refuseInput } from '../error.ts';
import type { Entry } from './cell.ts';
import type { Chart, Column, Head } from './chart.ts';
import { cellOf, type Reprints, rowOf } from './column.ts';
import { translateHead } from './head-text.ts';
import { layOut } from './lay-out.ts';
import { parseRatio, type Ratio } from './ratio.ts';
import { revise } from './revise.ts';

/** The sides in whose favour a ratio may be rounded. */
export const FAVOURS = ['defender', 'attacker'] as const;

/** In whose favour a ratio between two printed ones is rounded. */
export type Favour = (typeof FAVOURS)[number];

/** What a ladder is written as. */
export interface LadderSpec<V> extends Head {
  readonly column: Column<V>;
  /** `['1.5/1', '+1']`, in the sheet's order. */
  readonly rungs: readonly (readonly [ratio: string, cell: string])[];
}

/** One printed ratio of a ladder, and what it brings. */
export interface Rung<V> extends Entry<V> {
  readonly ratio: Ratio;
  readonly row: string;
}

/** A printed table of strength ratios: `at` finds the rung of two strengths. */
export interface Ladder<V> extends Chart, Reprints<LadderSpec<V>, Ladder<V>> {
  readonly kind: 'ladder';
  /** From the best for the attacker to the worst. */
  readonly rungs: readonly Rung<V>[];
  /** Between two rungs the ratio is rounded in somebody's favour. */
  at(attack: number, defence: number, favour: Favour): Rung<V>;
}

const isStrength = (n: number): boolean => Number.isFinite(n) && n >= 0;

/** The printed `4/1 +` as an id: `4-1`; a point becomes `p`. */
const rungId = (printed: string): string => printed.replace(/ .*$/, '').replace('/', '-').replaceAll('.', 'p');

/** The rung of two strengths; the rungs stand from the best for the attacker to the worst, and there is one at least. */
export const findRung = <R extends { readonly ratio: Ratio }>(
  rungs: readonly R[],
  attack: number,
  defence: number,
  favour: Favour,
): R => {
  const reached = rungs.findIndex(({ ratio }) => attack * ratio.under >= defence * ratio.over);
  const below = rungs.at(reached) as R;
  const between = reached > 0 && attack * below.ratio.under !== defence * below.ratio.over;
  return (favour === 'attacker' && between ? rungs[reached - 1] : undefined) ?? below;
};

/** Makes a ladder from ratios that look like the sheet. */
export const ladder = <V>(spec: LadderSpec<V>): Ladder<V> => {
  const chart = layOut(
    'ladder',
    spec,
    { value: spec.column },
    spec.rungs.map(([head, cells]) => [rungId(head), { label: translateHead(head), head, cells }] as const),
  );
  const rungs = spec.rungs
    .map(([head]) => {
      const row = rungId(head);
      // Laid out from this very column.
      const cell = cellOf(chart, rowOf(chart, row), 'value') as Entry<V>;
      return { ...cell, ratio: parseRatio(head, spec.id), row };
    })
    .sort((a, b) => b.ratio.over * a.ratio.under - a.ratio.over * b.ratio.under);
  if (rungs.length === 0) throw new Error(`${spec.id}: a ladder has at least one rung`);
  return {
    ...chart,
    rungs,
    at: (attack, defence, favour) => {
      if (!isStrength(attack) || !isStrength(defence) || attack + defence === 0)
        return refuseInput('strength', spec.id, { rule: 'strength-pair' }, `${attack}/${defence}`);
      return findRung(rungs, attack, defence, favour);
    },
    reprint: (changes) => ladder(revise(spec, changes)),
  };
};
