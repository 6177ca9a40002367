import { same, type Text, t } from '../text/index.ts';

/** What units came to: how many of them, and that in words, for one unit and for more. */
export type UnitFate = readonly [count: number, singular: Text, plural: Text];

const ALL: Readonly<Record<number, (what: Text) => Text>> = {
  1: (what) => what,
  2: (what) => t('both {what}', 'les deux {what}', { what }),
  3: (what) => t('all three {what}', 'les trois {what}', { what }),
  4: (what) => t('all four {what}', 'les quatre {what}', { what }),
  5: (what) => t('all five {what}', 'les cinq {what}', { what }),
  6: (what) => t('all six {what}', 'les six {what}', { what }),
};

const describeAll = (count: number, what: Text): Text =>
  ALL[count]?.(what) ?? t('all {count} {what}', 'les {count} {what}', { count, what });

/** What became of several units: `all three unaffected`, `2 recoil, 1 routed`. Of a lone unit no number is said. */
export const describeUnits = (fates: readonly UnitFate[]): Text => {
  const [first, ...others] = fates.filter(([count]) => count > 0);
  if (!first) return same('');
  if (others.length === 0) return describeAll(first[0], first[0] > 1 ? first[2] : first[1]);
  const parts = [first, ...others].map(([n, singular, plural]) =>
    t('{n} {what}', '{n} {what}', { n, what: n > 1 ? plural : singular }),
  );
  return parts.reduce((before, part) => t('{before}, {part}', '{before}, {part}', { before, part }));
};
