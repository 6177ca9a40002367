import { column, figure, ladder, t } from '@coup-doeil/core/chart';

/** The two printings name the ends otherwise; the figures are the same. */
const rungs = (best: string, worst: string) =>
  [
    [best, '+4'],
    ['3/1', '+3'],
    ['2/1', '+2'],
    ['1.5/1', '+1'],
    ['1/1', '0'],
    ['1/1.5', '-1'],
    ['1/2', '-2'],
    ['1/3', '-3'],
    [worst, '-4'],
  ] as const;

/** The odds table of 2016. */
export const odds2016 = ladder({
  id: 'odds',
  title: t('Odds table', 'Table des ratios'),
  document: '004',
  column: column(t('Die modifier', 'Modificateur au dé'), figure),
  rungs: rungs('4/1 +', '1/4 -'),
});

/** The odds table of 2006. */
export const odds2006 = odds2016.reprint({
  document: '003',
  title: t('Strength comparison', 'Comparaison des forces'),
  rungs: rungs('4/1 or more', '1/4 or worse'),
});
