import { column, figure, ladder, t } from '@coup-doeil/core/chart';

export const odds2016 = ladder({
  id: 'odds',
  title: t('Odds table', 'Table des ratios'),
  document: '004',
  column: column(t('Die modifier', 'Modificateur au dé'), figure),
  rungs: [
    ['4/1 +', '+4'],
    ['3/1', '+3'],
    ['2/1', '+2'],
    ['1.5/1', '+1'],
    ['1/1', '0'],
    ['1/1.5', '-1'],
    ['1/2', '-2'],
    ['1/3', '-3'],
    ['1/4 -', '-4'],
  ],
});

export const odds2006 = odds2016.reprint({ document: '003' });
