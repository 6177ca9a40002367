import { type Entry, type Text, t } from '@coup-doeil/core/chart';
import { memoiseById, type Party, type Test, type UnitEnd } from '@coup-doeil/core/game';
import { d6 } from '@coup-doeil/dice';
import { type Counts, parseCounts } from '@coup-doeil/dice/together';
import type { Result } from '../charts/results.ts';
import { type Asks, type Burden, blow, burden, FATES, type Struck } from './fates.ts';

const ENDS = [...FATES, 'steps', 'retreat'] as const;

/** An outcome read back from its id, such as `holds-2-disorganised-1-steps-1-retreat-2`; empty for what is no such id. */
export const countOutcome = (id: string): Counts<(typeof ENDS)[number]> => parseCounts(id, ENDS) ?? {};

/** Whom the star or an E strikes bears nothing more. */
export const GONE = ['eliminated'];

/** Of one unit among several the retreat is said; the steps are its side's, unless each loses its own. */
const alone = (result: Result, units: readonly Struck[], asks: Asks): Burden => {
  const { steps, retreat } = burden(result, units.slice(0, 1), asks);
  return { steps: steps > 0 && (units.length === 1 || asks.losses() === 'each') ? steps : 0, retreat };
};

const textsOf = (name: Text) =>
  memoiseById((n): Text => t('morale test, {name} {n}', 'test de moral, {name} {n}', { name, n }));

/** What the test of a unit is thrown for, by its list in the input and its place there. */
const TEST_TEXTS = {
  attackers: textsOf(t('attacker', 'attaquant')),
  defenders: textsOf(t('defender', 'défenseur')),
  targets: textsOf(t('unit', 'unité')),
};

/** Units that are struck together, each with its place in the list of the input. */
export interface StruckSide {
  readonly side: 'attacker' | 'defender';
  readonly list: keyof typeof TEST_TEXTS;
  readonly units: readonly (Struck & { readonly place: number })[];
}

/** What a result makes of a side; the tests that it calls for join those of the row. */
export const strike = (
  { side, list, units }: StruckSide,
  { value: result, cite }: Pick<Entry<Result>, 'value' | 'cite'>,
  asks: Asks,
  tests: Test[],
): Party => {
  const bears = alone(result, units, asks);
  return {
    side,
    cite,
    bears: { ...burden(result, units, asks) },
    units: units.map((struck): UnitEnd => {
      const unit = `${list}.${struck.place}`;
      const end = blow(result, struck, asks);
      if (typeof end === 'string') return { unit, pass: end, fail: end, test: null, bears: { ...bears } };
      const test = tests.push({ die: d6, need: end.need, why: TEST_TEXTS[list](`${struck.place}`) }) - 1;
      return { unit, pass: 'holds', fail: end.fail, test, bears: { ...bears } };
    }),
  };
};

/** Somebody is worse off. */
export const suffers = (id: string): boolean =>
  Object.keys(countOutcome(id)).some((what) => what !== 'holds' && what !== 'tests');
