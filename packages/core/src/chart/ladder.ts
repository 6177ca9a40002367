import { rejectInput } from '../error.ts';
import type { Entry } from './cell.ts';
import type { Chart, Column, Head } from './chart.ts';
import { cellOf, type Reprints, rowOf } from './column.ts';
import { type Ends, type Reached, stayWithin } from './ends.ts';
import { translateHead } from './head-text.ts';
import { layOut } from './lay-out.ts';
import { isOpenEnded, parseRatio, type Ratio } from './ratio.ts';
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
  /** What happens beyond an end that is not printed as open (`4/1 +`); said nothing, `at` refuses it. */
  readonly ends?: Ends;
}

/** One printed ratio of a ladder, and what it brings. */
export interface Rung<V> extends Entry<V> {
  readonly ratio: Ratio;
  readonly row: string;
  /** The sheet prints that it holds outward too: `4/1 +`. */
  readonly isOpen: boolean;
}

/** A printed table of strength ratios: `at` finds the rung of two strengths. */
export interface Ladder<V> extends Chart, Reprints<LadderSpec<V>, Ladder<V>> {
  readonly kind: 'ladder';
  readonly by: 'ratio';
  readonly ends?: Ends;
  /** From the best for the attacker to the worst. */
  readonly rungs: readonly Rung<V>[];
  /** Between two rungs the ratio is rounded in somebody's favour. It may lie beyond what is printed. */
  find(attack: number, defence: number, favour: Favour): Reached<Rung<V>>;
  /** The rung found; an error beyond what is printed, unless the chart stays at its ends. */
  at(attack: number, defence: number, favour: Favour): Rung<V>;
}

const isStrength = (n: number): boolean => Number.isFinite(n) && n >= 0;

/** The printed `4/1 +` as an id: `4-1`; a point becomes `p`. */
const rungId = (printed: string): string => printed.replace(/ .*$/, '').replace(/[/:]/, '-').replaceAll('.', 'p');

export const checkStrengths = (id: string, attack: number, defence: number): void => {
  if (!isStrength(attack) || !isStrength(defence) || attack + defence === 0)
    rejectInput('strength', id, { rule: 'strength-pair' }, `${attack}/${defence}`);
};

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

/** Two strengths as the ratio of whole numbers to one that sheets round to: 11 to 2 as 5, or in the attacker's favour as 6. */
const roundRatio = (attack: number, defence: number, favour: Favour): number => {
  const [up, down] = favour === 'attacker' ? [Math.ceil, Math.floor] : [Math.floor, Math.ceil];
  return attack > defence ? up(attack / defence) : 1 / down(defence / attack);
};

/** Makes a ladder from ratios that look like the sheet. */
export const ladder = <V>(spec: LadderSpec<V>): Ladder<V> => {
  const chart = layOut(
    'ladder',
    spec,
    { value: spec.column },
    // Told with a true minus: `1/3 −`.
    spec.rungs.map(
      ([head, cells]) => [rungId(head), { label: translateHead(head.replace('-', '−')), head, cells }] as const,
    ),
  );
  const rungs = spec.rungs
    .map(([head]) => {
      const row = rungId(head);
      // Laid out from this very column.
      const cell = cellOf(chart, rowOf(chart, row), 'value') as Entry<V>;
      return { ...cell, ratio: parseRatio(head, spec.id), row, isOpen: isOpenEnded(head) };
    })
    .sort((a, b) => b.ratio.over * a.ratio.under - a.ratio.over * b.ratio.under);
  const [best, worst] = [rungs[0], rungs.at(-1)];
  if (!best || !worst) throw new Error(`${spec.id}: a ladder has at least one rung`);
  const find: Ladder<V>['find'] = (attack, defence, favour) => {
    checkStrengths(spec.id, attack, defence);
    const rounded = roundRatio(attack, defence, favour);
    // What rounds back to an outermost rung is not beyond it.
    const isBeyond = ({ isOpen, ratio: { over, under } }: Rung<V>, way: number): boolean =>
      !isOpen && (attack * under - over * defence) * way > 0 && (rounded - over / under) * way > 0;
    const beyond = isBeyond(best, 1) ? 'above' : isBeyond(worst, -1) ? 'below' : null;
    return { rung: findRung(rungs, attack, defence, favour), beyond };
  };
  return {
    ...chart,
    by: 'ratio',
    ...(spec.ends ? { ends: spec.ends } : {}),
    rungs,
    find,
    at: (attack, defence, favour) =>
      stayWithin(find(attack, defence, favour), spec.ends, spec.id, `${attack}/${defence}`),
    reprint: (changes) => ladder(revise(spec, changes)),
  };
};
