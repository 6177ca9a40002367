import { bands, column, oneOf, t } from '@coup-doeil/core/chart';

/** What a shot does to a target, from the least. */
export const FIRE_EFFECTS = ['none', 'test', 'disorder', 'rout'] as const;

/** What a shot does to a target. */
export type FireEffect = (typeof FIRE_EFFECTS)[number];

const rows = (best: string) =>
  [
    [best, 'R'],
    ['13 to 14', 'D'],
    ['9 to 12', 'CT'],
    ['8 -', '-', { unprinted: true }],
  ] as const;

/** The fire table of 2016. */
export const fire2016 = bands({
  id: 'fire',
  title: t('Fire table', 'Table de tir'),
  document: '004',
  columns: {
    target: column(
      t('Effect on the target', 'Effet sur la cible'),
      oneOf<Record<string, FireEffect>>({ R: 'rout', D: 'disorder', CT: 'test', '-': 'none' }),
    ),
  },
  rows: rows('15 +'),
});

/** The fire table of 2006. */
export const fire2006 = fire2016.reprint({ document: '003', rows: rows('15 or more') });
